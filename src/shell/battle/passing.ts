/** When a question may be passed: never over the head of what is chosen and waits to be confirmed. */
import { PASS } from '../../games/shared/choice';
import type { Asking } from '../../match/types';

/** Is passing pressed already, and to be confirmed? */
export const isPassChosen = ({ decision, choice, presses }: Asking): boolean =>
  presses.length > 0 && choice !== null && decision.choices[choice] === PASS;

/**
 * Is one of several picks, or an exchange, chosen and not confirmed? Passing would drop it without a word, and nobody could tell
 * whether it does.
 */
export const isLeftOpen = (asking: Asking): boolean => {
  const { decision, choice, presses } = asking;
  if (presses.length === 0 || choice === null || isPassChosen(asking)) return false;
  return decision.kind === 'pick' || decision.kind === 'swap';
};
