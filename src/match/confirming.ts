/** How a completed choice is confirmed by pressing once more. */
import type { Asking } from './types';

/** The square that confirms the completed choice when it is pressed again; null while nothing is complete, or no square does. */
export const confirmingSquare = ({ choice, presses }: Pick<Asking, 'choice' | 'presses'>): number | null => {
  const last = presses.at(-1);
  return choice !== null && last?.on === 'square' ? last.square : null;
};
