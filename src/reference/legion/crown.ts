/** What the crown does (section 4; L10): every adjacent enemy but Tower and Catapult falls. */
import { UNITS } from '../../games/legion/units';
import { type LegionState, neighboursOf } from './state';

/** Enemies that the King on `from` removes, ascending, whatever their defence, shield or terrain. */
export const crowned = (game: LegionState, from: number): readonly number[] => {
  const king = game.board[from] ?? null;
  return neighboursOf(from).filter((square) => {
    const piece = game.board[square] ?? null;
    return king !== null && piece !== null && piece.seat !== king.seat && !UNITS[piece.kind]?.immovable;
  });
};
