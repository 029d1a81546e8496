/** Shots (RULES 5): straight, the shooter stays and is never at stake; what does not win is blocked. */
import { UNITS } from '../../games/medieval/units';
import { linesFrom } from './ground';
import type { MedievalState, Piece } from './state';

/** Enemies but prisoners (M24), bombs and the King among them (M14, M15). */
export const isTarget = (game: MedievalState, seat: number, square: number): boolean => {
  const piece = game.board[square] ?? null;
  return piece !== null && piece.seat !== seat && !piece.prisoner;
};

/** Squares that a piece may shoot at, ascending; none for whoever doesn't shoot. */
export const shotTargets = (game: MedievalState, shooter: Piece): readonly number[] => {
  const range = UNITS[shooter.kind]?.reach ?? null;
  if (range === null) return [];
  const targets: number[] = [];
  for (const line of linesFrom(shooter.square)) {
    for (const [index, square] of line.slice(0, range.far).entries()) {
      if (index + 1 >= range.near && isTarget(game, shooter.seat, square)) targets.push(square);
      if (!range.overPieces && game.board[square] !== null) break;
    }
  }
  return targets.sort((a, b) => a - b);
};
