/** What a game with hidden information adds for the secrecy harness. */
import type { Level } from '../../../../src/worker/opponent/levels';
import type { TrialSource } from './trials';
import type { WorldMaker } from './world';

export interface SecrecyPlan {
  readonly make: WorldMaker;
  readonly seed: number;
  /** Number of a known leak that is planted; none without it. */
  readonly leak?: number;
  /** How many play, where the game has more than one number; the fewest without it. */
  readonly seats?: number;
}

export interface SecrecyKit {
  /** Trials in worlds of this make. */
  trials(plan: SecrecyPlan): TrialSource;
  /** The leaks that can be planted, by what they tell; their numbers count from 1. */
  leaks(seats?: number): readonly string[];
  /** The levels whose answers `--think` compares. */
  readonly thinking: readonly Level[];
}
