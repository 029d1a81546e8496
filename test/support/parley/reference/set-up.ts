/** P2: the secret set-up, seat by seat and square by square; P15: squares of a seat that resigned are skipped. */
import { packChoice, unpackChoice } from '../../../../src/games/shared/choice';
import { ask, type Flow } from '../../../../src/reference/core/question';
import { ALL, type Table } from '../../../../src/reference/core/table';
import { EMPTY_ITEM, SEATS, SHAPE, SQUARES, STEP } from '../names';
import { homeSeat, isIn, type ParleyState, seatBit, seatsIn, unplaced } from './state';
import { keyOf, tellApart } from './tell';

/** Kinds not yet placed, then `-` while more squares than tokens are left. */
const itemsFor = (game: ParleyState, seat: number): readonly number[] => {
  const kinds = unplaced(game, seat);
  const squaresLeft = SHAPE.width * (seat + 1) - game.setUp;
  return squaresLeft > kinds.length ? [...kinds, EMPTY_ITEM] : kinds;
};

/** The last answer is given: everything is told at once, each seat's kinds to itself alone. */
const reveal = (game: ParleyState, table: Table): void => {
  table.tell(ALL, { type: 'dealt', seats: SEATS });
  for (const [square, token] of game.board.entries()) {
    if (token === null) continue;
    const { id, seat } = token;
    tellApart(table, seat, token.kind, (kind) => ({ type: 'placed', seat, token: id, kind, square }));
  }
  table.learned = true;
  game.step = STEP.card;
  game.active = seatsIn(game)[0] ?? 0;
  table.tell(ALL, { type: 'turn', seat: game.active });
};

export function* setUp(game: ParleyState, table: Table): Flow {
  for (; game.setUp < SQUARES; game.setUp++) {
    const square = game.setUp;
    const seat = homeSeat(square);
    if (!isIn(game, seat)) continue;
    if (seat !== game.active) {
      game.active = seat;
      table.tell(ALL, { type: 'turn', seat });
    }
    const choices = itemsFor(game, seat).map((item) => packChoice('item', { item }));
    const { item } = unpackChoice(yield ask(seat, 'place', keyOf(STEP.setUp), [square], choices));
    if (item !== EMPTY_ITEM) game.board[square] = { id: square, seat, kind: item, shownTo: seatBit(seat) };
  }
  reveal(game, table);
}
