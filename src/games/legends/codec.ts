/** Legends' numbers in the words of src/contract/README.md. */
import type { Codec } from '../../contract/codec';
import type { Setup } from '../../contract/setup';
import { readArmy } from './army';
import { parseBoard } from './boards';
import { COUNTERS, KEYS, LISTS, OPAQUE_LISTS, OPTIONS, REASONS } from './names';

/** The options' numbers, as setups and views carry them, in this order. */
export const OPTION_NAMES = ['windows', 'lists', 'asks'] as const;
export type OptionName = (typeof OPTION_NAMES)[number];

/** Place of an option's value in its list; the default's when it is not there. */
export const optionNumber = (name: OptionName, value: unknown): number => {
  const values: readonly unknown[] = OPTIONS[name];
  return Math.max(0, values.indexOf(value));
};

/** `windows lists asks`, boards, then every seat's army (LEGENDS.md, Setup). The setup has been read. */
const setupWords = (setup: Setup): readonly number[] => {
  const boards = setup.boards ?? [];
  const armies = setup.seats.map(({ army }) => {
    const read = army === undefined ? null : readArmy(army);
    return read?.ok === true ? read.value.pieces : [];
  });
  return [
    ...OPTION_NAMES.map((name) => optionNumber(name, setup.options[name])),
    boards.length,
    ...boards.map((text) => parseBoard(text) ?? 0),
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
