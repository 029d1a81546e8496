/** Legends' words in the order of their numbers (src/contract/LEGENDS.md). */

export const COUNTERS = [
  'side',
  'turn',
  'phase',
  'exchanges',
  'extra',
  'passes',
  'window',
  'stirred',
  'windows',
  'lists',
  'asks',
  'form',
] as const;

export const LISTS = [
  'army',
  'fresh',
  'used',
  'boosts',
  'grants',
  'curses',
  'fallen',
  'shuttle',
  'quiet',
  'strengths',
  'fight',
  'strike',
  'roster0',
  'roster1',
  'roster2',
  'roster3',
  'roster4',
  'roster5',
  'roster6',
  'roster7',
  'arranged',
  'goals',
  'stack',
] as const;

/** Lists whose items each engine words in its own way; they are compared within one engine, never between two. */
export const OPAQUE_LISTS = ['stack'] as const;

export const KEYS = [
  'legends.exchange',
  'legends.main',
  'legends.window',
  'legends.offer',
  'legends.order',
  'legends.pick',
  'legends.place',
  'legends.berserk',
  'legends.name',
  'legends.terrain',
  'legends.opponent',
  'legends.retreat',
  'legends.arrange',
] as const;

export const REASONS = [
  'castle',
  'no-move',
  'resign',
  'agreement',
  'no-progress',
  'survive',
  'reach',
  'hold',
  'control',
] as const;

/** `counters.phase`. */
export const PHASES = [
  'exchanges',
  'opening',
  'main',
  'consequences',
  'closing',
  'turnEnd',
  'over',
  'arranging',
] as const;
/** `counters.window`; -1 when none is open. */
export const WINDOWS = ['opening', 'attack', 'strike', 'closing'] as const;

/** Option values by number; the first is the default. */
export const OPTIONS = {
  windows: ['combat', 'full'],
  lists: ['open', 'closed'],
  asks: ['useful', 'always'],
  exchanges: ['on', 'off'],
} as const;

/** Bit of a power's item that says that the target is the second piece on its square (R139). */
export const PRIMED_TARGET = 0x100;
/** The same for the piece that uses the power. */
export const PRIMED_USER = 0x200;
