/** Two worlds of a trial, as they can be played again. */
import type { ChoiceCode } from '../../../../src/contract/decision';
import type { Setup } from '../../../../src/contract/setup';

/** A match, from its setup on, as it is played to the end of a trial. */
export interface Played {
  readonly setup: Setup;
  /** What the seats chose, in order. */
  readonly answers: readonly ChoiceCode[];
}

/** The two worlds of a trial that its viewer can't tell apart. */
export interface Pair {
  readonly viewer: number;
  readonly worlds: readonly [Played, Played];
}
