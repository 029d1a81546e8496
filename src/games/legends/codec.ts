/** Legends' numbers in the words of src/contract/README.md. */
import type { Codec } from '../../contract/codec';
import type { Setup } from '../../contract/setup';
import { readArmy } from './army';
import { parseLaid } from './boards';
import { formOf, STANDARD_FORM } from './forms';
import { COUNTERS, KEYS, LISTS, OPAQUE_LISTS, OPTIONS, REASONS } from './names';

/** The options that views carry as counters, in this order. */
export const OPTION_NAMES = ['windows', 'lists', 'asks'] as const;
/** The options that setups carry, in this order. */
export const SETUP_OPTIONS = [...OPTION_NAMES, 'exchanges'] as const;
export type OptionName = (typeof SETUP_OPTIONS)[number];

/** Place of an option's value in its list; the default's when it is not there. */
export const optionNumber = (name: OptionName, value: unknown): number => {
  const values: readonly unknown[] = OPTIONS[name];
  return Math.max(0, values.indexOf(value));
};

/** A printed board is its code; an own one -1 and its terrain as it lies. */
const boardWords = (text: string): readonly number[] => {
  const board = parseLaid(text) ?? 0;
  return typeof board === 'number' ? [board] : [-1, ...board];
};

/** Options, boards, then every seat's army (LEGENDS.md, Setup). The setup has been read. */
const setupWords = (setup: Setup): readonly number[] => {
  const form = formOf(setup.form) ?? STANDARD_FORM;
  const boards = setup.boards ?? [];
  const armies = setup.seats.map(({ army }) => {
    const read = army === undefined ? null : readArmy(army, form);
    return read?.ok === true ? read.value.pieces : [];
  });
  return [
    ...SETUP_OPTIONS.map((name) => optionNumber(name, setup.options[name])),
    boards.length,
    ...boards.flatMap(boardWords),
    ...armies.flatMap((pieces) => [pieces.length, ...pieces]),
  ];
};

export const codec: Codec = {
  keys: KEYS,
  counters: COUNTERS,
  lists: LISTS,
  opaque: OPAQUE_LISTS,
  reasons: REASONS,
  historyWords: 0,
  formatHistory: () => '',
  parseHistory: () => [],
  setupWords,
};
