/** Choices that are squares. */
import type { ChoiceCode } from '../../contract/decision';
import { packChoice } from '../../games/shared/choice';

/** One choice a square, in the order given. */
export const squareCodes = (squares: readonly number[]): readonly ChoiceCode[] =>
  squares.map((to) => packChoice('square', { to }));
