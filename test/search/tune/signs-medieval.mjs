/**
 * The signs of the game for Medieval's evaluation (assembly/medieval/weights.ts), as data. A law is a sum of weights that is never
 * less than `least` (logit × 1000); its terms are facts, by how much.
 */

/** Facts as assembly/medieval/evaluate.ts lays them out. */
export const FACTS = 95;
const [PIECES, CAPTIVE, VEILED, BOMB_LEFT, BOMB_SET, RUN, ATTACKED, LATER] = [0, 11, 16, 27, 28, 29, 45, 48];
const [COMPANY, NEAREST, MARCH, MOVES, HUNT, BURNS, AT_KING, LOSSES] = [51, 55, 63, 74, 75, 86, 89, 90];
const [F, , X, A, N, B, M, L, P, , K] = span(0, 11);

/** What a piece is worth at the least, shown or not. */
const ALIVE = 150;
/** Nearer to the enemy's King is better by this much a step for whatever fights: sides wait for each other without that. */
const DRIVE = new Map([
  [F, 6],
  [X, 8],
  [N, 10],
  [L, 8],
  [P, 10],
]);
/** A King on his way to the enemy's stockade shows who has won rather than makes it so: steps from 0 on count so much at the most. */
const MOST_RUN = [4500, 3000, 2000, 1200, 800, 500, 300, 200, 120, 60, 0];
/** Steps of the way to the enemy's King that count. */
const WAY = 24;

function span(first, count) {
  return Array.from({ length: count }, (_, i) => first + i);
}
const law = (why, terms, least = 0) => ({ why, terms, least });
const between = (why, fact, least, most) => [law(why, [[fact, 1]], least), law(why, [[fact, -1]], -most)];
const notBelow = (why, pairs, least = 0) =>
  pairs.map(([more, less]) =>
    law(
      why,
      [
        [more, 1],
        [less, -1],
      ],
      least,
    ),
  );
const inTurn = (first, count) => span(first, count - 1).map((fact) => [fact, fact + 1]);
const reversed = (pairs) => pairs.map(([a, b]) => [b, a]);

export const LAWS = [
  ...span(PIECES, 10).map((kind) => law('a living piece is worth something', [[kind, 1]], ALIVE)),
  ...notBelow('the stronger of two that fight is worth no less', [
    [X, F],
    [N, X],
    [L, N],
    [P, L],
    [N, A],
  ]),
  ...notBelow(
    'what goes to prison is worth more than what is taken off',
    [B, M, L, P].flatMap((kind) => [
      [kind, A],
      [kind, N],
    ]),
  ),
  ...span(0, 5).flatMap((n) => [
    law('a prisoner may come back', [[CAPTIVE + n, 1]]),
    law(
      'a free piece is worth more than one in prison',
      [
        [B + n, 1],
        [CAPTIVE + n, -1],
      ],
      ALIVE,
    ),
  ]),
  ...span(VEILED, 11).map((fact) => law('what is hidden may be anything', [[fact, 1]])),
  ...span(0, 10).map((kind) =>
    law('a hidden King is worth more to hide than any other piece', [
      [VEILED + K, 1],
      [VEILED + kind, -1],
    ]),
  ),
  law('a bomb in the supply', [[BOMB_LEFT, 1]]),
  ...notBelow('a bomb that is set is worth no more than one in the supply', [[BOMB_LEFT, BOMB_SET]]),
  ...notBelow('nearer to the enemy stockade', inTurn(RUN, 16)),
  ...MOST_RUN.map((most, steps) => law('a King on his way', [[RUN + steps, -1]], -most)),
  law('far from it counts nothing', [[RUN + 15, 1]]),
  ...notBelow('more enemies that reach the King', [...inTurn(ATTACKED, 3), ...inTurn(LATER, 3)]),
  law(
    'a King who is taken next',
    [
      [ATTACKED, 1],
      [ATTACKED + 1, -1],
    ],
    3000,
  ),
  law(
    'one who may still get away',
    [
      [LATER, 1],
      [LATER + 1, -1],
    ],
    300,
  ),
  ...notBelow('one’s own beside the King', reversed(inTurn(COMPANY, 4))),
  ...notBelow('an enemy far from the King', reversed(inTurn(NEAREST, 8))),
  ...span(MARCH, 11).flatMap((fact) => between('the way is told by the hunt', fact, 0, 0)),
  ...between('who moves next', MOVES, 0, 400),
  ...span(0, 10).flatMap((kind) => [
    law('nearer to the enemy’s King', [[HUNT + kind, 1]], DRIVE.get(kind) ?? 2),
    law(
      'the way is never worth more than who walks it',
      [
        [PIECES + kind, 1],
        [HUNT + kind, -WAY / 2],
      ],
      0,
    ),
  ]),
  ...between('a King does not hunt', HUNT + K, 0, 0),
  ...span(BURNS, 3).flatMap((fact) => between('what burns counts less, never less than nothing', fact, -10, 0)),
  ...notBelow('the later, the less', reversed(inTurn(BURNS, 3))),
  law('a bomb of one’s own beside the King', [[AT_KING, -1]]),
  ...span(LOSSES, 5).flatMap((fact) => between('what may be taken counts less, never less than nothing', fact, -9, 0)),
  ...notBelow('a piece that the enemy knows is taken sooner', [[LOSSES + 1, LOSSES]]),
];

/** By how much weights break a law. */
export const breach = ({ terms, least }, weights) =>
  Math.max(0, least - terms.reduce((sum, [fact, by]) => sum + by * weights[fact], 0));
