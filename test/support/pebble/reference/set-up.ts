/** B2, B3: cards fall, then each seat sets its tokens in secret. */
import { packChoice, unpackChoice } from '../../../../src/games/shared/choice';
import { ask, type Flow } from '../../../../src/reference/core/question';
import { ALL, type Table } from '../../../../src/reference/core/table';
import { CELLS } from '../content/map';
import { COPIES, EMPTY_ITEM, HAND, KINDS, PLACES, ROSTER, SEATS, STEP } from '../content/names';
import { isIn, keyOf, type PebbleState, seatBit, seatsIn, tellApart } from './state';

/** B2: shuffled, then two cards from the top for each seat in turn. */
export const deal = (table: Table): PebbleState => {
  const deck = COPIES.flatMap((count, card) => Array.from({ length: count }, () => card));
  table.generator.shuffle(deck);
  const hands = Array.from({ length: SEATS }, () => deck.splice(0, HAND));
  return {
    step: STEP.setUp,
    active: 0,
    turns: 0,
    quiet: 0,
    inMask: seatBit(SEATS) - 1,
    setUp: 0,
    hopper: null,
    board: CELLS.map(() => null),
    hands,
    fallen: hands.map(() => []),
    deck,
    discard: [],
  };
};

/** Kinds not all placed, then `-` while more cells than tokens are left. */
const itemsFor = (game: PebbleState, seat: number): readonly number[] => {
  const left = KINDS.map((kind) => {
    const placed = game.board.filter((token) => token?.seat === seat && token.kind === kind).length;
    return { kind, count: (ROSTER[kind] ?? 0) - placed };
  });
  const tokens = left.reduce((sum, { count }) => sum + count, 0);
  const cells = PLACES.slice(game.setUp).filter((place) => place.seat === seat).length;
  const kinds = left.flatMap(({ kind, count }) => (count > 0 ? [kind] : []));
  return cells > tokens ? [...kinds, EMPTY_ITEM] : kinds;
};

/** All stand: each seat is told its own kinds, the others that something stands there. */
const reveal = (game: PebbleState, table: Table): void => {
  table.tell(ALL, { type: 'dealt', seats: SEATS });
  for (const [square, token] of game.board.entries()) {
    if (token === null) continue;
    const { id, seat } = token;
    tellApart(table, seatBit(seat), token.kind, (kind) => ({ type: 'placed', seat, token: id, kind, square }));
  }
  table.learned = true;
  game.step = STEP.main;
  game.active = seatsIn(game)[0] ?? 0;
  table.tell(ALL, { type: 'turn', seat: game.active });
};

export function* setUp(game: PebbleState, table: Table): Flow {
  for (; game.setUp < PLACES.length; game.setUp++) {
    const { seat, cell } = PLACES[game.setUp] ?? { seat: 0, cell: 0 };
    if (!isIn(game, seat)) continue;
    if (seat !== game.active) {
      game.active = seat;
      table.tell(ALL, { type: 'turn', seat });
    }
    const choices = itemsFor(game, seat).map((item) => packChoice('item', { item }));
    const { item } = unpackChoice(yield ask(seat, 'place', keyOf(STEP.setUp), [cell], choices));
    if (item !== EMPTY_ITEM) game.board[cell] = { id: cell, seat, kind: item, shownTo: seatBit(seat) };
  }
  reveal(game, table);
}
