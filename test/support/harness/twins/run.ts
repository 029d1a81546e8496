/** Many matches on both engines; see game.ts for what is compared how often. */
import type { Setup } from '../../../../src/contract/setup';
import type { Kit } from '../kit';
import { type Divergence, freshTwins, playTwinMatch } from './game';

export interface TwinsRun {
  readonly games: number;
  readonly seed: number;
  readonly seats: number | null;
  readonly change?: (setup: Setup) => Setup;
  /** Called after every game. */
  readonly onGame?: (games: number, divergences: number) => void;
  /** Ends the run at this many divergences. */
  readonly stopAt?: number;
}

export interface TwinsReport {
  readonly games: number;
  readonly decisions: number;
  readonly divergences: number;
  readonly firstDivergence: Divergence | null;
}

export function runTwins(kit: Kit, run: TwinsRun): TwinsReport {
  let decisions = 0;
  let divergences = 0;
  let first: Divergence | null = null;
  let games = 0;
  let engines = freshTwins(kit);
  while (games < run.games && divergences < (run.stopAt ?? Number.POSITIVE_INFINITY)) {
    const outcome = playTwinMatch(kit, engines, { index: games, seed: run.seed, seats: run.seats }, run.change);
    games++;
    decisions += outcome.decisions;
    if (outcome.divergence !== null) {
      divergences++;
      engines = freshTwins(kit);
    }
    first ??= outcome.divergence;
    run.onGame?.(games, divergences);
  }
  return { games, decisions, divergences, firstDivergence: first };
}
