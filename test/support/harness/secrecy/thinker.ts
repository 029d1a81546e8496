/** The opponent's thoughts beside a match: every level and character, by the way the opponent itself begins a search. */
import type { Content } from '../../../../src/contract/content';
import type { Decision } from '../../../../src/contract/decision';
import type { GameEvent } from '../../../../src/contract/event';
import type { Asked } from '../../../../src/contract/search';
import type { Setup } from '../../../../src/contract/setup';
import type { View } from '../../../../src/contract/view';
import type { CoreExports } from '../../../../src/worker/abi';
import { type CoreSearch, createCoreSearch } from '../../../../src/worker/core-search';
import { beginAt } from '../../../../src/worker/opponent/begin';
import type { Level } from '../../../../src/worker/opponent/levels';
import { setupFor } from '../../../../src/worker/referee/eyes';
import { must } from '../kit';

/** What a seat is asked, with all that it got. */
export interface Thought {
  readonly setup: Setup;
  readonly view: View;
  readonly decision: Decision;
  /** The seat's rows since the start. */
  readonly events: readonly GameEvent[];
  /** Who was openly asked since the start. */
  readonly asked?: readonly Asked[];
  readonly seed: number;
}

/** The opponent's whole answer: choice, value, iterations, visits, values and sums, and how it would go on. */
export type Think = (thought: Thought) => readonly number[];

const ITERATIONS = 32;
/** Further ones after the answer: worlds drawn by a generator that stood elsewhere would be others. */
const BEYOND = 8;

/** All that can be read of a search. */
const read = (search: CoreSearch): readonly number[] => {
  const { choice, value, iterations, visits, values, settled } = search.best();
  return [choice, value, iterations, settled ? 1 : 0, ...visits, ...values, ...search.sums()];
};

/**
 * A search in the core that holds the live match as well, with nothing in between: were it to look there, its answers would tell.
 * What a level that forgets asks beforehand is asked of another core.
 */
const besideMatch = (core: CoreExports, spare: CoreExports, content: Content): CoreSearch => ({
  // the match that is there has the form and the options
  ...createCoreSearch({ ...core, create: () => 0 }, content),
  choices: createCoreSearch(spare, content).choices,
});

/** 16 bits of a question's seed, well mixed. */
export const mixed = (seed: number): number => Math.imul(seed ^ (seed >>> 15), 0x2c1b3c6d) >>> 16;

/** So many levels think at a question. */
const AT_A_QUESTION = 3;

/** Thoughts of these levels, a few at each question: which ones is up to the question's seed. */
export function thinkerOf(core: CoreExports, spare: CoreExports, content: Content, levels: readonly Level[]): Think {
  const search = besideMatch(core, spare, content);
  const answer = (thought: Thought, level: Level): readonly number[] => {
    const setup = setupFor(thought.setup, thought.view.viewer, content);
    const request = { ...thought, id: 0, setup, level: '', effort: {} };
    must(beginAt(search, content, request, level), "a seat's own view");
    for (let done = 0; done < ITERATIONS; ) done = search.step(ITERATIONS - done);
    const found = read(search);
    search.step(BEYOND);
    return [...found, ...read(search)];
  };
  return (thought) => {
    const first = mixed(thought.seed);
    const count = Math.min(AT_A_QUESTION, levels.length);
    return Array.from({ length: count }, (_, n) => levels[(first + n) % levels.length]).flatMap((level) =>
      level === undefined ? [] : answer(thought, level),
    );
  };
}
