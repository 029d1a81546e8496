/** The seeded random games that both engines play in a benchmark, and the checksum that says that they were the same. */
import type { Content } from '../../../../src/contract/content';
import type { Engine } from '../../../../src/contract/engine';
import type { Setup } from '../../../../src/contract/setup';
import type { CoreExports } from '../../../../src/worker/abi';
import { encodeSetup } from '../../../../src/worker/words/setup';
import { must, type Sample } from '../kit';
import { createRng, partSeed } from '../rng';

export interface BenchGame {
  readonly setup: Setup;
  /** Seeds the choices. */
  readonly seed: number;
}

/** What playing some games came to. */
export interface Played {
  readonly decisions: number;
  readonly checksum: number;
}

const BASIS = 2166136261;
const PRIME = 16777619;
/** No game is this long. */
const LIMIT = 100_000;

/** Takes one choice into a checksum (assembly/README.md, `checksum`). */
const withChoice = (sum: number, index: number, count: number): number =>
  Math.imul((sum ^ (index * 65536 + count)) | 0, PRIME) >>> 0;

/** Takes one game's checksum into that of many. */
export const withGame = (sum: number, game: number): number => Math.imul((sum ^ game) | 0, PRIME) >>> 0;

/** The game of this number; the same for both engines and in every run with this seed. */
export function benchGame(sample: Sample, seed: number, index: number): BenchGame {
  return { setup: sample(index, partSeed(seed, 2 * index)), seed: partSeed(seed, 2 * index + 1) };
}

/** Plays one game on an engine of the contract. */
export function playOnEngine(engine: Engine, { setup, seed }: BenchGame): Played {
  must(engine.start(setup), 'a sample setup');
  const rng = createRng(seed);
  let checksum = BASIS;
  let decisions = 0;
  for (let decision = engine.decision(); decision !== null; decision = engine.decision()) {
    const count = decision.choices.length;
    const index = rng.draw(count);
    must(engine.apply(index), 'a choice offered');
    checksum = withChoice(checksum, index, count);
    decisions++;
  }
  return { decisions, checksum };
}

/** A core that plays whole games in one call each; their setups are made into words beforehand. */
export class CoreBench {
  private readonly core: CoreExports;
  private readonly games: readonly { readonly words: Int32Array; readonly seed: number }[];
  private readonly inbox: Int32Array;

  constructor(core: CoreExports, content: Content, games: readonly BenchGame[]) {
    this.core = core;
    this.games = games.map(({ setup, seed }) => ({ words: Int32Array.from(encodeSetup(setup, content)), seed }));
    this.inbox = new Int32Array(core.memory.buffer, core.inbox(), core.inboxWords());
  }

  /** Plays the game of this number; gives its decisions. */
  play(index: number): number {
    const game = this.games[index % this.games.length];
    if (game === undefined) return 0;
    this.inbox.set(game.words);
    if (this.core.create(game.words.length) < 0) throw new Error(`the core refused the setup of game ${index}`);
    return this.core.playout(game.seed | 0, LIMIT);
  }

  /** Of the game played last. */
  checksum(): number {
    return this.core.checksum() >>> 0;
  }
}
