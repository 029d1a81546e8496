/** Parley's words and numbers (RULES.md "Codes and words"). */
export const SHAPE = { width: 5, height: 3 } as const;
export const SEATS = 3;
export const SQUARES = SHAPE.width * SHAPE.height;
export const KINDS = 'EGS';
export const CARDS = 'WRT';
/** Set-up item for a square left empty. */
export const EMPTY_ITEM = 3;
export const COUNTERS = ['active', 'step', 'turns', 'renewals', 'in', 'setup'] as const;
export const LISTS = ['pending', 'left'] as const;
/** Message keys of the decisions, by key number. */
export const KEYS = [
  'parley.place',
  'parley.card',
  'parley.whisper',
  'parley.rumourSeat',
  'parley.rumourPick',
  'parley.main',
  'parley.slip',
  'parley.window',
] as const;
export const REASONS = ['last-envoy', 'none-left', 'turn-limit', 'agreement'] as const;
export const COPIES_OF_A_CARD = 4;
export const STEP = {
  setUp: 0,
  card: 1,
  whisper: 2,
  rumourSeat: 3,
  rumourPick: 4,
  main: 5,
  slip: 6,
  window: 7,
  over: 8,
} as const;
