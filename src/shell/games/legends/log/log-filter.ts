/** Which entries of the log are shown: all, one side's, or the fights. */
import type { Entry, Turn } from './turns';

export const FILTERS = ['all', 'even', 'odd', 'fights'] as const;
export type Filter = (typeof FILTERS)[number];

const isShown = ({ seat, sort }: Entry, filter: Filter): boolean => {
  switch (filter) {
    case 'all':
      return true;
    case 'fights':
      return sort === 'fight';
    case 'even':
      return seat !== null && seat % 2 === 0;
    case 'odd':
      return seat !== null && seat % 2 === 1;
  }
};

/** The turns with the entries that pass; turns without any are left out, unless nothing is filtered. */
export const filtered = (turns: readonly Turn[], filter: Filter): readonly Turn[] =>
  filter === 'all'
    ? turns
    : turns
        .map((turn) => ({ ...turn, entries: turn.entries.filter((entry) => isShown(entry, filter)) }))
        .filter(({ entries }) => entries.length > 0);
