/** What a game's rules ask in the middle of anything, and which questions answer themselves. */
import type { ChoiceCode, Decision, DecisionKind } from '../../contract/decision';

export interface Question {
  readonly decision: Decision;
  /** Asked inside a window: who is asked is nobody else's business, and the answer makes no ply. */
  readonly window: boolean;
}

/** Rules as a generator function: it yields a question and gets the chosen code back; it returns at the match's end. */
export type Flow = Generator<Question, void, ChoiceCode>;

/** A question outside windows. */
export const ask = (
  seat: number,
  kind: DecisionKind,
  key: string,
  args: readonly number[],
  choices: readonly ChoiceCode[],
): Question => ({ decision: { seat, kind, key, args, choices }, window: false });

/** The same inside a window. */
export const askInWindow = (...question: Parameters<typeof ask>): Question => ({ ...ask(...question), window: true });

/** Contract README, "Settling": does this question answer itself? `asksAlways`: the option `asks: always`. */
export const settles = ({ kind, choices }: Decision, asksAlways: boolean): boolean => {
  if (choices.length !== 1) return false;
  switch (kind) {
    case 'respond':
      return !asksAlways;
    case 'pick':
    case 'order':
    case 'name':
    case 'terrain':
    case 'seat':
      return true;
    case 'main':
    case 'swap':
    case 'place':
    case 'card':
      return false;
  }
};
