/** Legends' core as its exports are, with the published tables: words in, words out. */
import { readFileSync } from 'node:fs';
import type { EventRow } from '../../src/contract/event';
import type { View } from '../../src/contract/view';
import { legends } from '../../src/games/legends';
import { FORM_LIST, STANDARD_FORM } from '../../src/games/legends/forms';
import { part } from '../../src/games/legends/worker';
import type { CoreExports } from '../../src/worker/abi';
import { instantiate } from '../../src/worker/instantiate';
import { withTables } from '../../src/worker/tables';
import { decodeDecision } from '../../src/worker/words/decision';
import { decodeRows } from '../../src/worker/words/events';
import { encodeSetup } from '../../src/worker/words/setup';
import { decodeView, encodeView } from '../../src/worker/words/view';
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
    this.calls = withTables(instantiate(moduleOf(build)), part.tables)();
  }

  send(words: readonly number[]): number {
    new Int32Array(this.calls.memory.buffer, this.calls.inbox(), words.length).set(words);
    return words.length;
  }

  take(count: number): number[] {
    return [...new Int32Array(this.calls.memory.buffer, this.calls.outbox(), count)];
  }

  /** Starts a match of a setup as a person writes it. */
  start(json: Readonly<Record<string, unknown>>): void {
    const made = this.calls.create(this.send(wordsOf(json)));
    if (made !== 0) throw new Error(`setup refused: ${made}`);
  }

  /** Sets up a position as a person writes it. */
  position(json: Readonly<Record<string, unknown>>): void {
    const read = legends.readPosition(json);
    if (!read.ok) throw new Error(JSON.stringify(read.fault));
    const status = this.fill(encodeView(read.value, legends.codec));
    if (status !== 0) throw new Error(`position refused: ${status}`);
  }

  /** A view as an object. */
  see(viewer = 9): View {
    const words = this.view(viewer);
    const { counters } = decodeView(words, { content: legends, form: STANDARD_FORM.name });
    const form = FORM_LIST[counters['form'] ?? 0] ?? STANDARD_FORM;
    return decodeView(words, { content: legends, form: form.name });
  }

  /** The choices as texts. */
  texts(): string[] {
    const { width, height } = this.see();
    const open = decodeDecision(this.decision(), legends.codec);
    return (open?.choices ?? []).map((code) => legends.formatChoice(code, open?.kind ?? 'main', { width, height }));
  }

  /** Answers with a text; gives what `apply` gives. */
  play(text: string): number {
    const index = this.texts().indexOf(text);
    if (index < 0) throw new Error(`${text} is not among ${this.texts().join(' ')}`);
    return this.calls.apply(index);
  }

  /** The rows of the last change that a viewer gets. */
  rows(viewer = 9): readonly EventRow[] {
    return decodeRows(this.take(this.calls.events(viewer)), legends.codec);
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

/** Words of a setup as a person writes it. */
export const wordsOf = (json: Readonly<Record<string, unknown>>): readonly number[] => {
  const read = legends.readSetup(json);
  if (!read.ok) throw new Error(JSON.stringify(read.fault));
  return encodeSetup(read.value, legends);
};

/** Words of the n-th boxed battle; every third is played with all windows, closed lists and all questions. */
export const setupWords = (index: number): readonly number[] => {
  const setup = boxedBattle(index, index * 7 + 1);
  const options = index % 3 === 2 ? { windows: 'full', lists: 'closed', asks: 'always' } : setup.options;
  return encodeSetup({ ...setup, options }, legends);
};

/** A form whose seats lay out their armies, by how many squares its board has. */
const arranged = (large: boolean): string => {
  const form = FORM_LIST.find(
    (one) => one.setup === 'arranged' && one.ground !== 'boards' && one.ground.join('').length > 64 === large,
  );
  if (form === undefined) throw new Error('no such form');
  return form.name;
};
export const SMALL_ARRANGED = arranged(false);
export const LARGE_ARRANGED = arranged(true);

const EVERYTHING = { windows: 'full', lists: 'closed', asks: 'always' };
const seats = (count: number): readonly object[] => Array.from({ length: count }, () => ({}));

/** Matches of every form and size, with the build that they need. */
export const MATCHES: readonly { readonly build: Build; readonly setup: Readonly<Record<string, unknown>> }[] = [
  { build: 'legends', setup: { game: 'legends', seats: seats(2), options: { exchanges: 'off' } } },
  { build: 'legends', setup: { game: 'legends', form: SMALL_ARRANGED, seats: seats(2) } },
  { build: 'legends', setup: { game: 'legends', form: SMALL_ARRANGED, seats: seats(2), options: EVERYTHING } },
  { build: 'legends.wide', setup: { game: 'legends', form: LARGE_ARRANGED, seats: seats(2) } },
  { build: 'legends.wide', setup: { game: 'legends', seats: seats(4) } },
  { build: 'legends.wide', setup: { game: 'legends', seats: seats(4), options: EVERYTHING } },
  { build: 'legends.wide', setup: { game: 'legends', seats: seats(6) } },
  { build: 'legends.wide', setup: { game: 'legends', seats: seats(8), options: EVERYTHING } },
];

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
  return walkOn(core, index, at);
};

/** Plays what has been started at random; `most` choices at the most. */
export const walkOn = (
  core: Core,
  index: number,
  at: (made: number) => void,
  most = Number.MAX_SAFE_INTEGER,
): number => {
  const roll = dice(index + 1);
  for (let made = 0; ; made++) {
    at(made);
    const count = core.calls.choiceCount();
    if (count === 0 || made >= most) return made;
    core.calls.apply(roll(count));
  }
};
