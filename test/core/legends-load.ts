/** Legends' core as its exports are, with the published tables: words in, words out. */
import { readFileSync } from 'node:fs';
import { legends } from '../../src/games/legends';
import type { CoreExports } from '../../src/worker/abi';
import { instantiate } from '../../src/worker/instantiate';
import { encodeSetup } from '../../src/worker/words/setup';
import { boxedBattle } from '../support/harness/legends/samples';

export type Build = 'legends' | 'legends.wide';

const modules = new Map<Build, WebAssembly.Module>();

const moduleOf = (build: Build): WebAssembly.Module => {
  const known = modules.get(build);
  if (known !== undefined) return known;
  const file = new URL(`../../build/core/${build}.wasm`, import.meta.url);
  const compiled = new WebAssembly.Module(readFileSync(file));
  modules.set(build, compiled);
  return compiled;
};

export class Core {
  readonly calls: CoreExports;

  constructor(build: Build = 'legends') {
    this.calls = instantiate(moduleOf(build))();
  }

  send(words: readonly number[]): number {
    new Int32Array(this.calls.memory.buffer, this.calls.inbox(), words.length).set(words);
    return words.length;
  }

  take(count: number): number[] {
    return [...new Int32Array(this.calls.memory.buffer, this.calls.outbox(), count)];
  }

  /** Deals the n-th boxed battle of these tests. */
  deal(index: number): void {
    const made = this.calls.create(this.send(setupWords(index)));
    if (made !== 0) throw new Error(`setup ${index} refused: ${made}`);
  }

  view(viewer = 9): number[] {
    return this.take(this.calls.view(viewer));
  }

  fill(view: readonly number[], guess: readonly number[] = [0]): number {
    this.send([...view, ...guess]);
    return this.calls.fill(view.length, guess.length);
  }

  snapshot(): number[] {
    return this.take(this.calls.snapshot());
  }

  restore(words: readonly number[]): number {
    return this.calls.restore(this.send(words));
  }

  decision(): number[] {
    return this.take(this.calls.decision());
  }

  /** The choice codes of the open decision, as they are listed. */
  codes(): number[] {
    const words = this.decision();
    return words.length === 0 ? [] : words.slice(5 + (words[3] ?? 0));
  }

  hash(): string {
    return `${this.calls.hashHigh() >>> 0}.${this.calls.hashLow() >>> 0}`;
  }
}

/** Words of the n-th boxed battle; every third is played with all windows, closed lists and all questions. */
export const setupWords = (index: number): readonly number[] => {
  const setup = boxedBattle(index, index * 7 + 1);
  const options = index % 3 === 2 ? { windows: 'full', lists: 'closed', asks: 'always' } : setup.options;
  return encodeSetup({ ...setup, options }, legends);
};

/** Numbers below a bound from a seed: a linear congruence is enough to choose moves. */
export const dice = (seed: number): ((below: number) => number) => {
  let state = seed >>> 0;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
};

/** Plays a dealt battle at random and calls `at` before each choice; gives the choices made. */
export const walk = (core: Core, index: number, at: (made: number) => void): number => {
  core.deal(index);
  const roll = dice(index + 1);
  for (let made = 0; ; made++) {
    at(made);
    const count = core.calls.choiceCount();
    if (count === 0) return made;
    core.calls.apply(roll(count));
  }
};
