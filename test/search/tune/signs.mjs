/**
 * The signs of the game: what the weights of Legends' facts (assembly/legends/weights.ts) must keep in every form, as data. A
 * law is a sum of weights that is never less than `least` (logit × 1000); its terms are facts, by how much. Facts go
 * together (a piece beside its castle is one more of one and one less of another), so what is bounded is sums and differences.
 */

/** Facts as assembly/legends/facts.ts lays them out. */
export const FACTS = 81;
const [STRENGTH, MAGIC, OPS, ACTION, ABILITY, VEILED, RESTED] = [0, 10, 12, 36, 37, 38, 42];
const [WORTH, MOVERS, TOP, BONUS, STEPS, AHEAD, HUNT, SIEGE, BESIEGERS, CAPTURE] = [
  44, 45, 46, 47, 48, 49, 51, 53, 55, 56,
];
const [CONTACT, OPEN, WALL, ESCORT, FOUND, EXPOSED, DEFENDERS, CURSED, DISPEL, LAME] = [
  58, 60, 61, 62, 63, 64, 65, 67, 70, 71,
];
const [HIDDEN, TOUCHED, GUARDS, SECONDS] = [72, 76, 78, 80];

/** What a living piece is worth at the least, wherever it stands and whether it was shown or not. */
export const ALIVE = 80;
/** So is one that can't move: it guards what it stands beside, and others stumble over it. */
export const STILL_ALIVE = 130;
/** What one is worth at the least that may be captured next. */
const IN_DANGER = 10;

const law = (why, terms, least = 0) => ({ why, terms, least });
const span = (first, count) => Array.from({ length: count }, (_, i) => first + i);
const atLeast0 = (why, facts) => facts.map((fact) => law(why, [[fact, 1]]));
const atMost0 = (why, facts) => facts.map((fact) => law(why, [[fact, -1]]));
const notBelow = (why, pairs) =>
  pairs.map(([more, less]) => law(why, [...more.map((f) => [f, 1]), ...less.map((f) => [f, -1])]));

/** Laws that are the same in every form. */
export const LAWS = [
  ...notBelow(
    'the stronger of two pieces is worth no less',
    span(STRENGTH, 9).map((fact) => [[fact + 1], [fact]]),
  ),
  ...notBelow(
    'nor is it while both are hidden, or rest',
    [
      [7, VEILED, VEILED + 1, RESTED, RESTED + 1],
      [4, VEILED + 1, VEILED + 2, RESTED + 1, RESTED + 1],
    ].flatMap(([strong, veil, lessVeil, rest, lessRest]) => [
      [
        [strong, veil],
        [strong - 1, lessVeil],
      ],
      [
        [strong, veil, rest],
        [strong - 1, lessVeil, lessRest],
      ],
    ]),
  ),
  ...atLeast0('what is hidden may be anything', [...span(VEILED, 4), ...span(RESTED, 2)]),
  ...atLeast0('a power that may be left unused never harms', [ACTION, ABILITY]),
  ...notBelow(
    'nor does what it can do',
    span(OPS, 9).flatMap((op) => [
      [[op, ACTION], []],
      [[op, ABILITY], []],
    ]),
  ),
  ...atLeast0('more pieces, and better ones', [WORTH, MOVERS, TOP, BONUS, CURSED, DISPEL]),
  ...atMost0('fewer than three movers soon are none', [LAME]),
  ...atLeast0('room to move, and ground gained', [STEPS, AHEAD, AHEAD + 1]),
  ...atLeast0('what may be captured', [HUNT, HUNT + 1, CAPTURE, CAPTURE + 1, CONTACT]),
  ...atMost0('what may be walked into', [CONTACT + 1]),
  ...atLeast0('nearer to the other castle', [SIEGE, SIEGE + 1, BESIEGERS]),
  ...atLeast0('guards of the own castle', [DEFENDERS, GUARDS + 1, SECONDS]),
  ...notBelow('of these the stronger', [[[GUARDS], [GUARDS + 1]]]),
  ...notBelow('a square beside the own castle is held rather than open', [
    [[ESCORT], [OPEN]],
    [[WALL], [OPEN]],
  ]),
  ...atMost0('a foe beside the own castle; a castle far from its own edge', [TOUCHED, EXPOSED]),
  // on the first rank or the second: there it may have a guard before it or behind it
  ...notBelow('a hidden castle stands no better a rank nearer to the others', [
    [[HIDDEN + 1], [HIDDEN + 2, EXPOSED]],
    [[HIDDEN + 2], [HIDDEN + 3, EXPOSED]],
  ]),
  ...notBelow('which is worse where it is known', [[[TOUCHED], [TOUCHED + 1]]]),
  ...notBelow(
    'a castle is hidden rather than found',
    span(HIDDEN, 4).map((hidden) => [[hidden], [FOUND]]),
  ),
];

/**
 * The kinds of the form that an engine of tune.ts is at, castles left out: worth, what a kind can (traits of kinds.ts), the facts
 * of being hidden and of resting (-1: none), and those below that are its own, each with how many. `take` gives so many words of the outbox.
 */
export function kindsIn(core, take) {
  const [first, last] = take(core.kindsOfForm());
  const kinds = [];
  for (let kind = first; kind <= last; kind++) {
    const [worth, traits, veil, rest, ...counts] = take(core.kindFacts(kind));
    if (worth === undefined) continue;
    kinds.push({ kind, worth, traits, veil, rest, own: counts.flatMap((by, fact) => (by > 0 ? [[fact, by]] : [])) });
  }
  return kinds;
}

/** The most that hunting counts for a piece, in sixteenths: by one who stands beside it; worth of prey beyond its own (facts-board.ts). */
const [NEXT_TO, PREY_MORE] = [16, 20];

/** Laws of a kind's living pieces (kindsOf of legends.mjs): they are never worth less than none over all that goes with them. */
export function lawsOfKind({ own, worth, veil }) {
  const still = veil === VEILED + 3;
  const magic = own.some(([fact]) => fact === MAGIC);
  const weakest = own.some(([fact]) => fact === STRENGTH);
  const hunted = Math.floor((worth + PREY_MORE) / NEXT_TO);
  return [
    law('a living piece', own, still ? STILL_ALIVE : ALIVE),
    law('whoever gets room by its death', [...own, [STEPS, -4]], IN_DANGER),
    law(
      'shown, and about to be captured',
      [...own, [CAPTURE, -Math.floor(worth / 8)], [HUNT, -hunted], [STEPS, -1]],
      IN_DANGER,
    ),
    law(
      'hidden, and beside one that is stronger',
      [...own, [veil, 1], [CONTACT, -1], [HUNT + 1, -hunted], [STEPS, -1]],
      IN_DANGER,
    ),
    ...(still ? [law('two hunt for it', [...own, [HUNT, -2 * hunted]], IN_DANGER)] : []),
    ...(still ? [] : [law('it may walk into what is stronger', [...own, [CONTACT + 1, 1], [STEPS, -1]], IN_DANGER)]),
    // many of the next strength have nobody else to hope for
    ...(weakest ? [law('hidden, and two hunt for it', [...own, [HUNT + 1, -2 * hunted]], IN_DANGER)] : []),
    ...(magic ? [law('three are left that dispel it', [...own, [DISPEL, -3], [HUNT, -hunted]], IN_DANGER)] : []),
  ];
}

/**
 * What makes for an end, and by how much at the least: between two that only wait, results say that going forward
 * gains nothing, and what is fitted to these waits as well. More of it where the players arrange their armies than where a
 * castle may be dealt to any place.
 */
const drives = (facts) => facts.map(([fact, least]) => law('a match is to be won', [[fact, 1]], least));
const DRIVES_DEALT = drives([
  [HUNT, 2],
  [HUNT + 1, 5],
  [AHEAD + 1, 3],
]);
const DRIVES_ARRANGED = drives([
  [HUNT, 4],
  [HUNT + 1, 20],
  [SIEGE, 100],
  [SIEGE + 1, 70],
  [AHEAD + 1, 4],
]);

/** All laws of a form of these kinds, which is arranged or not; the same one once. */
export function lawsOf(kinds, isArranged) {
  const all = [...LAWS, ...(isArranged ? DRIVES_ARRANGED : DRIVES_DEALT), ...kinds.flatMap(lawsOfKind)];
  return [...new Map(all.map((one) => [JSON.stringify([one.terms, one.least]), one])).values()];
}

/** By how much weights (one a fact) break a law; 0 and less: they keep it. */
export const breach = ({ terms, least }, weights) =>
  least - terms.reduce((sum, [fact, by]) => sum + by * weights[fact], 0);
