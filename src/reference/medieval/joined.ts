/** Footmen that join an attack (RULES 5, M7, M8): the whole side-connected group, as it stands at that moment. */
import { KIND } from '../../games/medieval/units';
import { beside } from './ground';
import type { MedievalState, Piece } from './state';

const isOwnFootman = (piece: Piece | null | undefined, seat: number): piece is Piece =>
  piece?.kind === KIND.footman && piece.seat === seat;

/** The Footmen connected with this one, ascending, itself left out. */
export const joinedWith = (game: MedievalState, footman: Piece): readonly Piece[] => {
  const group: Piece[] = [footman];
  for (const member of group) {
    for (const square of beside(member.square)) {
      const near = game.board[square];
      if (isOwnFootman(near, footman.seat) && !group.includes(near)) group.push(near);
    }
  }
  return group.slice(1).sort((a, b) => a.square - b.square);
};

/** Is at least one other Footman connected? Then `+` is offered. */
export const canJoin = (game: MedievalState, footman: Piece): boolean =>
  beside(footman.square).some((square) => isOwnFootman(game.board[square], footman.seat));
