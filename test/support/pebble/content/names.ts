/** Pebble's words and numbers (RULES.md). */
import { homeOf } from './map';

export const NAME = 'pebble';

export const SEATS = 3;

export const GEM = 1;
export const CHIP = 2;
export const BOULDER = 3;
export const KINDS = [GEM, CHIP, BOULDER] as const;
/** Letter of each kind by its number; number 0, in the set-up: the cell stays empty. */
export const LETTERS = '-GCB';
export const EMPTY_ITEM = 0;
/** How many a seat has of each kind, by its number. */
export const ROSTER: readonly number[] = [0, 1, 2, 2];

export const LANTERN = 0;
export const HOP = 1;
export const CARDS = 'LH';
/** Copies of each card in the match. */
export const COPIES: readonly number[] = [5, 4];
export const HAND = 2;
/** Cards that stay in the deck. */
export const DECK = 3;

/** The places of the set-up in order (B3): the home cells of seat 0, then 1, then 2. */
export const PLACES: readonly { readonly seat: number; readonly cell: number }[] = Array.from(
  { length: SEATS },
  (_, seat) => homeOf(seat).map((cell) => ({ seat, cell })),
).flat();

export const STEP = { setUp: 0, main: 1, lantern: 2, hop: 3, landing: 4, over: 5 } as const;
/** Message keys of the decisions by step. */
export const KEYS = ['pebble.place', 'pebble.main', 'pebble.lantern', 'pebble.hop', 'pebble.land'] as const;
export const COUNTERS = ['active', 'step', 'turns', 'quiet', 'in', 'setup'] as const;
export const LISTS = ['pending'] as const;
export const REASONS = ['last-in', 'quiet', 'agreement'] as const;
/** Turns in a row without a loss that make a draw (B14). */
export const QUIET_LIMIT = 18;
