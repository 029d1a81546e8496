/** Putting captured pieces into prison (RULES 4 JAIL and 7; M23, M38): keys 5, 6 and 7. */
import { PRISON } from '../../games/medieval/board';
import { KEY, PHASE } from '../../games/medieval/codec';
import { unpackChoice } from '../../games/shared/choice';
import { ask, type Flow } from '../core/question';
import { ALL, type Table } from '../core/table';
import { squareCodes } from './codes';
import { distancesFromSquare } from './ground';
import { nearestVacant } from './nearest';
import { type Captive, isBomb, isVacant, type MedievalState, otherSeat, type Piece, pieceOn } from './state';
import { move } from './tell';

/** Vacant squares of a captor's row, ascending. */
export const cellsOf = (game: MedievalState, captor: number): readonly number[] =>
  (PRISON[captor] ?? []).filter((square) => isVacant(game, square));

/** Who may be moved aside on a full row, the first that there are: own pieces, enemies, own bombs, enemy bombs. */
const ROOM: readonly ((piece: Piece, captor: number) => boolean)[] = [
  (piece, captor) => piece.seat === captor && !isBomb(piece),
  (piece, captor) => piece.seat !== captor && !isBomb(piece) && !piece.prisoner,
  (piece, captor) => piece.seat === captor && isBomb(piece),
  (piece, captor) => piece.seat !== captor && isBomb(piece),
];

/** M23: squares of the pieces of which one has to make room on a full row, ascending. */
export const roomSquares = (game: MedievalState, captor: number): readonly number[] => {
  const row = PRISON[captor] ?? [];
  for (const test of ROOM) {
    const squares = row.filter((square) => !isVacant(game, square) && test(pieceOn(game, square), captor));
    if (squares.length > 0) return squares;
  }
  return [];
};

/** Key 7: where a piece of the row may be moved aside to, ascending. */
export const asideSquares = (game: MedievalState, piece: Piece): readonly number[] =>
  nearestVacant(game, distancesFromSquare(piece.square));

const imprison = (game: MedievalState, { id, kind, owner }: Captive, square: number, table: Table): void => {
  game.board[square] = { id, seat: owner, kind, square, shownTo: ALL, prisoner: true, fuse: 0 };
  table.tell(ALL, { type: 'returned', token: id, kind, square, seat: owner, army: owner });
  game.pending.shift();
  game.phase = PHASE.jail;
};

/** A full row: keys 6 and 7, then the prisoner takes the square made free. Nobody wins by being moved aside. */
function* makeRoom(game: MedievalState, captive: Captive, captor: number, table: Table): Flow {
  if (game.aside === null) {
    game.phase = PHASE.room;
    const choices = squareCodes(roomSquares(game, captor));
    const answer = yield ask(captor, 'pick', KEY.room, [captive.id, captive.kind], choices);
    game.aside = pieceOn(game, unpackChoice(answer).to);
  }
  game.phase = PHASE.aside;
  const piece = game.aside;
  const cell = piece.square;
  const choices = squareCodes(asideSquares(game, piece));
  const { to } = unpackChoice(yield ask(captor, 'pick', KEY.aside, [piece.id], choices));
  game.aside = null;
  move(game, piece, to, table);
  imprison(game, captive, cell, table);
}

/** All who wait, in the order of capture; each is placed by the seat across from its owner. */
export function* jailAll(game: MedievalState, table: Table): Flow {
  for (let captive = game.pending[0]; captive !== undefined; captive = game.pending[0]) {
    const captor = otherSeat(captive.owner);
    const cells = cellsOf(game, captor);
    if (cells.length === 0) {
      yield* makeRoom(game, captive, captor, table);
      continue;
    }
    game.phase = PHASE.jail;
    const answer = yield ask(captor, 'pick', KEY.jail, [captive.id, captive.kind], squareCodes(cells));
    imprison(game, captive, unpackChoice(answer).to, table);
  }
}
