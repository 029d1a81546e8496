/** Medieval's numbers in the words of src/contract/README.md. */
import type { Codec } from '../../contract/codec';
import type { Setup } from '../../contract/setup';
import { readArmy } from './army';
import { formNumber } from './forms';
import { COUNTERS, KEYS, LISTS, OPTIONS, REASONS } from './names';

export { KEY, PHASE, REASONS } from './names';

/** Number of the option `first`: 0 Red, 1 Blue, 2 to be drawn. */
export const firstOf = ({ options }: Pick<Setup, 'options'>): number => {
  const values: readonly unknown[] = OPTIONS.first;
  return Math.max(0, values.indexOf(options['first']));
};

/** A seat's kinds by ascending set-up square; null: to be arranged. The setup has been read. */
export const armyOf = (setup: Pick<Setup, 'form' | 'seats'>, seat: number): readonly number[] | null => {
  const army = setup.seats[seat]?.army;
  const read = army === undefined ? null : readArmy(army, formNumber(setup.form), seat);
  return read?.ok === true ? read.value : null;
};

/** `first`, then per seat the number of its kinds (0: to be arranged) and these. The setup has been read. */
const setupWords = (setup: Setup): readonly number[] => [
  firstOf(setup),
  ...setup.seats.flatMap((_, seat) => {
    const kinds = armyOf(setup, seat) ?? [];
    return [kinds.length, ...kinds];
  }),
];

export const codec: Codec = {
  keys: KEYS,
  counters: COUNTERS,
  lists: LISTS,
  reasons: REASONS,
  historyWords: 0,
  formatHistory: () => '',
  parseHistory: () => [],
  setupWords,
};
