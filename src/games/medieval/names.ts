/** Medieval's words in the order of their numbers (src/contract/MEDIEVAL.md). */

export const COUNTERS = ['side', 'turn', 'phase', 'begun', 'quiet', 'supply0', 'supply1', 'first', 'form'] as const;

export const LISTS = ['prisoners', 'fuses', 'pending', 'acted', 'shuttle', 'home', 'army', 'arranged'] as const;

/** The questions by name; their numbers are their places. */
export const KEY = {
  arrange: 'medieval.arrange',
  act: 'medieval.act',
  more: 'medieval.more',
  free: 'medieval.free',
  home: 'medieval.home',
  jail: 'medieval.jail',
  room: 'medieval.room',
  aside: 'medieval.aside',
} as const;

export const KEYS: readonly string[] = Object.values(KEY);

/** What `phase` tells, by name. */
export const PHASE = {
  arranging: 0,
  act: 1,
  more: 2,
  free: 3,
  home: 4,
  jail: 5,
  room: 6,
  aside: 7,
  over: 8,
} as const;

export const REASONS = ['king', 'stockade', 'no-action', 'no-progress', 'agreement', 'resign'] as const;

/** Each option with its values, the first being the default. */
export const OPTIONS = { first: ['red', 'blue', 'drawn'], marks: ['on', 'off'] } as const;
