/** One of the two worlds of a trial: an engine, and an opponent's search on the same instance. */
import type { Content } from '../../../../src/contract/content';
import type { Engine } from '../../../../src/contract/engine';
import type { View } from '../../../../src/contract/view';
import { parameterWords } from '../../../../src/games/opponent';
import type { CoreExports } from '../../../../src/worker/abi';
import { createCoreEngine } from '../../../../src/worker/core-engine';
import { encodeView } from '../../../../src/worker/words/view';

/** The opponent's whole answer: choice, value, iterations, visits and values, in words. */
export type Think = (view: View, seed: number) => readonly number[];

export interface World {
  readonly engine: Engine;
  /** Null where the trials do not ask the opponent. */
  readonly think: Think | null;
}

export type WorldMaker = () => World;

/** An engine alone. */
export const engineWorld = (engine: Engine): World => ({ engine, think: null });

const ITERATIONS = 64;

/**
 * A core whose search runs beside the live match, with nothing in between: were it to look there, its answers would tell.
 * `parameters` are the search's words (assembly/search/parameters.ts); each set of them answers in turn.
 */
export function thinkingWorld(core: CoreExports, content: Content, parameters: readonly (readonly number[])[]): World {
  const answer = (view: View, seed: number, words: readonly number[]): readonly number[] => {
    const viewWords = encodeView(view, content.codec);
    new Int32Array(core.memory.buffer, core.inbox(), core.inboxWords()).set([...viewWords, ...parameterWords(words)]);
    const begun = core.searchBegin(viewWords.length, seed | 0, 0);
    if (begun < 0) throw new Error(`the search refused a seat's own view: ${begun}`);
    for (let done = 0; done < ITERATIONS; ) done = core.searchStep(ITERATIONS - done);
    const count = core.searchBest();
    return Array.from(new Int32Array(core.memory.buffer, core.outbox(), count));
  };
  return {
    engine: createCoreEngine(core, content),
    think: (view, seed) => parameters.flatMap((words) => answer(view, seed, words)),
  };
}
