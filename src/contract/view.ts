/** Everything one seat, or an onlooker, may know: enough to redraw the screen with no event, and to go on from. */
import type { DecisionKind } from './decision';
import type { HEAP_NAMES } from './numbers';
import type { Result } from './result';
import type { GameName } from './setup';

/** A viewer: 0-7 the seats, 8 an onlooker, 9 the truth. The truth never leaves the referee and the tests. */
export type Viewer = number;

/** One token on the board. */
export interface TokenView {
  /** Public id; ids start as the number of the square on which the token first stood, plus 256 for every renewal. */
  readonly id: number;
  readonly square: number;
  readonly seat: number;
  /** Kind number, or null when this viewer does not know it. */
  readonly kind: number | null;
  /** Seats (mask) that have been shown the kind, as far as this viewer may know. */
  readonly shownTo: number;
}

/** A heap beside the board: reserve, hand, deck, fallen. `kinds` holds null for what is hidden; order is the state's. */
export interface HeapView {
  readonly seat: number | null;
  readonly name: (typeof HEAP_NAMES)[number];
  readonly kinds: readonly (number | null)[];
}

export interface View {
  readonly game: GameName;
  readonly form: string;
  readonly viewer: Viewer;
  /** Choices made so far outside windows, settled ones not counted: answers in a window are nobody else's business. */
  readonly ply: number;
  /** Who is asked what; `seat` null inside a window where this viewer may not know. Null when the match is over. */
  readonly asked: { readonly seat: number | null; readonly kind: DecisionKind } | null;
  readonly width: number;
  readonly height: number;
  /** One number a square, the game's terrain numbers, rank 1 first. */
  readonly terrain: readonly number[];
  /** Ordered by square. */
  readonly tokens: readonly TokenView[];
  readonly heaps: readonly HeapView[];
  /** Square of the Flag token; null beside the board or where the game has none. */
  readonly flag: number | null;
  /** The game's public numbers by name (placements, passes, board faces, steps of a power in progress …). */
  readonly counters: Readonly<Record<string, number>>;
  /** Lists of public numbers by name (the public part of the resolution stack, a picked square, marks). */
  readonly lists: Readonly<Record<string, readonly number[]>>;
  /** Earlier positions that a repetition rule has to know, oldest first, as short texts in the game's own form. */
  readonly history: readonly string[];
  readonly result: Result | null;
}

/**
 * One guess of all that a view hides, in the order that the contract's README gives for the game. The match's generator is
 * never part of it: `fill` seeds it with 0, and `Engine.hash` does not cover it.
 */
export type Guess = readonly number[];
