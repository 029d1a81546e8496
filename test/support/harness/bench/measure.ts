/** Measures a game's engines and its search in turns with the kernel, so that a slow moment of the machine hits all alike. */
import type { Content } from '../../../../src/contract/content';
import type { Engine } from '../../../../src/contract/engine';
import type { CoreExports } from '../../../../src/worker/abi';
import type { CoreSearch } from '../../../../src/worker/core-search';
import type { Sample } from '../kit';
import { benchGame, CoreBench, playOnEngine, withGame } from './games';

/** A search, and how it is begun anew: one that has come to an end of its own does no more work. */
export interface BenchSearch {
  readonly search: CoreSearch;
  begin(): void;
}

export interface BenchPlan {
  readonly name: string;
  readonly content: Content;
  /** Setups of the games. */
  readonly sample: Sample;
  readonly core: CoreExports;
  readonly reference: Engine;
  /** Null where no level searches. */
  readonly search: BenchSearch | null;
  readonly kernel: (milliseconds: number) => number;
  readonly rounds: number;
  readonly seed: number;
  readonly onRound?: (done: number) => void;
}

export interface BenchResult {
  readonly game: string;
  readonly wasmPerSecond: number;
  readonly referencePerSecond: number;
  readonly ratio: number;
  readonly yardstick: number;
  readonly searchPerSecond: number;
}

export interface BenchOutcome {
  readonly result: BenchResult;
  /** Of the games that both engines played. */
  readonly checksums: { readonly wasm: number; readonly reference: number };
}

/** How long the core and the kernel run in a round, in milliseconds. */
const SPELL = 150;
/** Games that the reference plays in a round, and the core repeats with other ones in between. */
const SHARED_GAMES = 40;
const CORE_GAMES = 512;
/** Games between two looks at the clock. */
const BATCH = 20;
const SEARCH_BATCH = 50;

export const median = (values: readonly number[]): number => {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[sorted.length >> 1] ?? 0;
};

/** Units of work a second: `work` is repeated until the spell is over and gives the units of one go. */
function ratePerSecond(work: () => number): number {
  const start = performance.now();
  let units = 0;
  let spent = 0;
  while (spent < SPELL) {
    units += work();
    spent = performance.now() - start;
  }
  return (units * 1000) / spent;
}

function coreRate(bench: CoreBench): number {
  let index = 0;
  return ratePerSecond(() => {
    let decisions = 0;
    for (let i = 0; i < BATCH; i++) decisions += bench.play(index++);
    return decisions;
  });
}

function searchRate(bench: BenchSearch | null): number {
  if (bench === null) return 0;
  const { search } = bench;
  bench.begin();
  return ratePerSecond(() => {
    if (search.best().settled) bench.begin();
    search.step(SEARCH_BATCH);
    return SEARCH_BATCH;
  });
}

function sharedChecksum(bench: CoreBench): number {
  let sum = 0;
  for (let index = 0; index < SHARED_GAMES; index++) {
    bench.play(index);
    sum = withGame(sum, bench.checksum());
  }
  return sum;
}

/** The median of every figure over the rounds. */
export function measure(plan: BenchPlan): BenchOutcome {
  const { content, seed } = plan;
  const games = Array.from({ length: CORE_GAMES }, (_, index) => benchGame(plan.sample, seed, index));
  const bench = new CoreBench(plan.core, content, games);
  const shared = games.slice(0, SHARED_GAMES);
  const checksums = { wasm: sharedChecksum(bench), reference: 0 };
  const figures = { wasm: [] as number[], reference: [] as number[], kernel: [] as number[], search: [] as number[] };
  for (let round = 0; round < plan.rounds; round++) {
    figures.wasm.push(coreRate(bench));
    let sum = 0;
    let decisions = 0;
    const start = performance.now();
    for (const game of shared) {
      const played = playOnEngine(plan.reference, game);
      decisions += played.decisions;
      sum = withGame(sum, played.checksum);
    }
    figures.reference.push((decisions * 1000) / (performance.now() - start));
    checksums.reference = sum;
    figures.kernel.push(plan.kernel(SPELL) * 1_000_000);
    figures.search.push(searchRate(plan.search));
    plan.onRound?.(round + 1);
  }
  const wasmPerSecond = median(figures.wasm);
  const referencePerSecond = median(figures.reference);
  const result: BenchResult = {
    game: plan.name,
    wasmPerSecond: Math.round(wasmPerSecond),
    referencePerSecond: Math.round(referencePerSecond),
    ratio: rounded(wasmPerSecond / referencePerSecond),
    yardstick: rounded(wasmPerSecond / median(figures.kernel)),
    searchPerSecond: Math.round(median(figures.search)),
  };
  return { result, checksums };
}

const rounded = (value: number): number => Math.round(value * 1000) / 1000;
