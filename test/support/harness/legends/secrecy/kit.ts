/** The Legends family's part of the secrecy harness. */

import { characters } from '../../../../../src/games/legends/characters';
import { STANDARD_FORM } from '../../../../../src/games/legends/forms';
import type { Form } from '../../../../../src/games/legends/language';
import { opponents } from '../../../../../src/games/legends/opponents';
import { type Level, levelsOf } from '../../../../../src/worker/opponent/levels';
import type { SecrecyKit } from '../../secrecy/kit';
import { leaksOf } from './leaks';
import { createLegendsTrials } from './trials';

const LEVELS = levelsOf(opponents, characters);
/** Every level by itself, and the strongest by each character. */
const THINKING: readonly Level[] = [
  ...opponents.map(({ name }) => LEVELS.find(name, undefined, undefined)),
  ...characters.map(({ name }) => LEVELS.find(LEVELS.hint, name, undefined)),
].filter((level) => level !== null);

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
