/** Laying out an army in secret (RULES 4 SETUP; M1, M2). */
import { KEY } from '../../games/medieval/codec';
import { countsOf, setupSquares } from '../../games/medieval/forms';
import { packChoice, unpackChoice } from '../../games/shared/choice';
import { ask, type Flow } from '../core/question';
import { ALL, type Table } from '../core/table';
import { type MedievalState, piecesWhere, SEATS, seatBit } from './state';
import { beginTurn } from './turn';

/** Is the set-up going on, or was it when the match ended? */
export const isArranging = (game: MedievalState): boolean => game.arranged.length > 0;

/** How many of each kind the seat has still to lay; below 0 where there are too many. */
export const leftOf = (game: MedievalState, seat: number): readonly number[] => {
  const left = [...countsOf(game.form)];
  for (const { kind } of piecesWhere(game, (piece) => piece.seat === seat)) left[kind] = (left[kind] ?? 0) - 1;
  return left;
};

/** Puts a piece on a set-up square; its id is that square. */
export const lay = (game: MedievalState, seat: number, square: number, kind: number): void => {
  game.board[square] = { id: square, seat, kind, square, shownTo: seatBit(seat), prisoner: false, fuse: 0 };
};

/** The first seat that has not filled all of its squares; null when both have. */
export const nextToArrange = (game: MedievalState): number | null => {
  const seat = game.arranged.findIndex((count, index) => count < setupSquares(game.form, index).length);
  return seat < 0 ? null : seat;
};

/** Seat by seat, square by square; each answer is the own seat's alone until all stand. Then the first turn begins. */
export function* arrangeArmies(game: MedievalState, table: Table): Flow {
  for (let seat = nextToArrange(game); seat !== null; seat = nextToArrange(game)) {
    game.side = seat;
    const answered = game.arranged[seat] ?? 0;
    const square = setupSquares(game.form, seat)[answered] ?? 0;
    const choices = leftOf(game, seat).flatMap((count, item) => (count > 0 ? packChoice('item', { item }) : []));
    const { item: kind } = unpackChoice(yield ask(seat, 'place', KEY.arrange, [square], choices));
    game.arranged[seat] = answered + 1;
    lay(game, seat, square, kind);
    table.tell(seatBit(seat), { type: 'placed', seat, token: square, kind, square });
  }
  game.arranged = [];
  table.tell(ALL, { type: 'dealt', seats: SEATS });
  table.learned = true;
  beginTurn(game, game.first, table);
}
