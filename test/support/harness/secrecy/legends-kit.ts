/** The Legends family's part of the secrecy harness. */
import { STANDARD_FORM } from '../../../../src/games/legends/forms';
import type { Form } from '../../../../src/games/legends/language';
import { opponents } from '../../../../src/games/legends/opponents';
import type { SecrecyKit } from './kit';
import { leaksOf } from './legends-leaks';
import { createLegendsTrials } from './legends-trials';

/** One choice weighed at a glance, and a search through sampled worlds. */
const LEVELS: readonly string[] = ['greedy', 'standard'];
const THINKING = opponents.filter(({ name }) => LEVELS.includes(name)).map(({ parameters }) => parameters);

const fewest = (form: Form): number => form.seats[0] ?? 2;

/** That of a form. */
export function secrecyOf(form: Form): SecrecyKit {
  return {
    trials: ({ make, seed, leak = 0, seats = fewest(form) }) => {
      const lie = Object.values(leaksOf(form, seats))[leak - 1] ?? null;
      return createLegendsTrials({ make, seed, form, seats, leak: lie });
    },
    leaks: (seats = fewest(form)) => Object.keys(leaksOf(form, seats)),
    thinking: THINKING,
  };
}

/** That of the standard form. */
export const legendsSecrecy: SecrecyKit = secrecyOf(STANDARD_FORM);
