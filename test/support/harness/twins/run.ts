/** Many matches on both engines; see game.ts for what is compared how often. */
import type { Setup } from '../../../../src/contract/setup';
import type { Kit, Watcher } from '../kit';
import { type Divergence, freshTwins, playTwinMatch } from './game';

export interface TwinsRun {
  readonly games: number;
  readonly seed: number;
  readonly seats: number | null;
  readonly change?: (setup: Setup) => Setup;
  /** Name of the samples to play; the standard ones without it. */
  readonly sample?: string | null;
  /** Follows every match. */
  readonly watcher?: Watcher | null;
  /** Called after every game. */
  readonly onGame?: (games: number, divergences: number) => void;
  /** Ends the run at this many divergences. */
  readonly stopAt?: number;
}

export interface TwinsReport {
  readonly games: number;
  readonly decisions: number;
  readonly divergences: number;
  /** Choices in the longest turn of all. */
  readonly longestTurn: number;
  readonly firstDivergence: Divergence | null;
}

export function runTwins(kit: Kit, run: TwinsRun): TwinsReport {
  let decisions = 0;
  let divergences = 0;
  let first: Divergence | null = null;
  let games = 0;
  let longestTurn = 0;
  let engines = freshTwins(kit);
  while (games < run.games && divergences < (run.stopAt ?? Number.POSITIVE_INFINITY)) {
    const match = { index: games, seed: run.seed, seats: run.seats };
    const outcome = playTwinMatch(kit, engines, match, {
      ...(run.change === undefined ? {} : { change: run.change }),
      watcher: run.watcher ?? null,
      sample: run.sample ?? null,
    });
    games++;
    decisions += outcome.decisions;
    longestTurn = Math.max(longestTurn, outcome.longestTurn);
    if (outcome.divergence !== null) {
      divergences++;
      engines = freshTwins(kit);
    }
    first ??= outcome.divergence;
    run.onGame?.(games, divergences);
  }
  return { games, decisions, divergences, longestTurn, firstDivergence: first };
}
