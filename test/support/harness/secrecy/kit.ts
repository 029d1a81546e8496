/** What a game with hidden information adds for the secrecy harness. */
import type { TrialSource } from './trials';
import type { WorldMaker } from './world';

export interface SecrecyKit {
  /** Trials in worlds of this make; `leak` plants one of the known leaks, 0 none. */
  trials(make: WorldMaker, seed: number, leak: number): TrialSource;
  /** Numbers of the leaks that can be planted. */
  readonly leaks: readonly number[];
  /** What a planted leak tells, in words. */
  readonly leakName?: (leak: number) => string;
  /** Parameter words for the searches that `--think` compares. */
  readonly thinking: readonly (readonly number[])[];
}
