/** Sampling what a game's opponent takes for possible: what is asked, and what comes of it. Each game that hides something has its own run. */
import type { Content } from '../../../src/contract/content';
import type { Engine } from '../../../src/contract/engine';
import type { Setup } from '../../../src/contract/setup';
import type { CoreExports } from '../../../src/worker/abi';

/** A sampler that is wrong on purpose, to see that the harness notices. */
export type Mistake = 'none' | 'ignores-evidence';

export interface WorldsPlan {
  readonly content: Content;
  /** A new core that plays this setup. */
  readonly core: (setup: Setup) => CoreExports;
  readonly reference: () => Engine;
  /** Worlds to sample. */
  readonly trials: number;
  readonly seed: number;
  readonly seats?: number | undefined;
  readonly mistake?: Mistake;
  readonly onTrial?: (done: number, impossible: number) => void;
}

export interface Impossible {
  readonly match: number;
  readonly viewer: number;
  readonly why: string;
}

export interface WorldsReport {
  readonly worlds: number;
  readonly impossible: number;
  /** Sampling alone. */
  readonly perSecond: number;
  readonly matches: number;
  readonly failures: readonly Impossible[];
}

/** Samples worlds at random moments of random matches; each must be possible. */
export type WorldsRun = (plan: WorldsPlan) => WorldsReport;
