/** B6–B8: the two cards. */
import { packChoice, unpackChoice } from '../../../../src/games/shared/choice';
import { ask, type Flow } from '../../../../src/reference/core/question';
import { ALL, type Table } from '../../../../src/reference/core/table';
import { neighboursOf } from '../content/map';
import { HOP, LANTERN, STEP } from '../content/names';
import { endTurn } from './end';
import { cellsOf, keyOf, type PebbleState, seatBit, tellApart, tokenOn } from './state';
import { hopsFrom, move } from './travel';

/** B7: others' tokens beside one of the seat's own whose kind it has not been shown. */
const lanternTargets = (game: PebbleState): readonly number[] => {
  const bit = seatBit(game.active);
  return game.board.flatMap((token, cell) => {
    if (token === null || token.seat === game.active || (token.shownTo & bit) !== 0) return [];
    return neighboursOf(cell).some((near) => game.board[near]?.seat === game.active) ? [cell] : [];
  });
};

const hoppers = (game: PebbleState): readonly number[] =>
  cellsOf(game, game.active).filter((cell) => hopsFrom(game, cell).length > 0);

/** B6: distinct cards of the hand that can be played, ascending. */
export const playableCards = (game: PebbleState): readonly number[] => {
  const hand = game.hands[game.active] ?? [];
  const canPlay = (card: number): boolean =>
    card === LANTERN ? lanternTargets(game).length > 0 : hoppers(game).length > 0;
  return [LANTERN, HOP].filter((card) => hand.includes(card) && canPlay(card));
};

/** B6: the first copy goes to the discard heap; its question follows. */
export const playCard = (game: PebbleState, card: number, table: Table): void => {
  const hand = game.hands[game.active] ?? [];
  hand.splice(hand.indexOf(card), 1);
  game.discard.push(card);
  table.tell(ALL, { type: 'played', seat: game.active, card });
  game.step = card === LANTERN ? STEP.lantern : STEP.hop;
};

const pick = (game: PebbleState, args: readonly number[], cells: readonly number[]) =>
  ask(
    game.active,
    'pick',
    keyOf(game.step),
    args,
    cells.map((to) => packChoice('square', { to })),
  );

/** B7. B15: without a target left it lapses. */
export function* lantern(game: PebbleState, table: Table): Flow {
  const seat = game.active;
  const targets = lanternTargets(game);
  if (targets.length > 0) {
    const { to } = unpackChoice(yield pick(game, [], targets));
    const token = tokenOn(game, to);
    game.board[to] = { ...token, shownTo: token.shownTo | seatBit(seat) };
    tellApart(table, seatBit(seat), token.kind, (kind) => ({ type: 'looked', seat, token: token.id, kind }));
    table.learned = true;
  }
  endTurn(game, table);
}

/** B8: which token hops. */
export function* hop(game: PebbleState): Flow {
  const { to } = unpackChoice(yield pick(game, [], hoppers(game)));
  game.hopper = to;
  game.step = STEP.landing;
}

/** B8: where it lands. */
export function* land(game: PebbleState, table: Table): Flow {
  const from = game.hopper ?? 0;
  const { to } = unpackChoice(yield pick(game, [from], hopsFrom(game, from)));
  move(game, from, to, table);
  endTurn(game, table);
}
