/** When prisoners may walk out (RULES 7, M26). */
import { CAMP, PRISON } from '../../games/medieval/board';
import { type MedievalState, otherSeat, type Piece } from './state';

/** The prison row on which a prisoner is held. */
export const rowOf = (prisoner: Piece): readonly number[] => PRISON[otherSeat(prisoner.seat)] ?? [];

/** Nothing of the captor stands in his camp or on his row; his bombs count as well, who waits to be jailed does not. */
export const isOpen = (game: MedievalState, captor: number): boolean => {
  const guarded = (square: number): boolean => game.board[square]?.seat === captor;
  return !CAMP[captor]?.some(guarded) && !PRISON[captor]?.some(guarded);
};
