/** A core as its exports are: words in, words out, nothing decoded. */
import { readFileSync } from 'node:fs';

type Exports = Record<string, (...args: number[]) => number>;

export const FORMS: readonly string[] = ['basic', 'advanced', 'king', 'caravan', 'forest'];

export interface Core {
  readonly call: Exports;
  readonly memory: WebAssembly.Memory;
  /** Writes words to the inbox, gives their count. */
  send(words: readonly number[]): number;
  /** Reads that many words of the outbox. */
  receive(count: number): number[];
  /** Starts a match from Setup words; the answer of `create`. */
  create(form: number, boards?: readonly number[], seed?: number): number;
  decision(): number[];
  /** The choice codes of the open decision. */
  codes(): number[];
  /** Applies a choice by its code. */
  choose(code: number): number;
  rows(viewer?: number): number[][];
  view(viewer?: number): number[];
  fill(view: readonly number[], guess?: readonly number[]): number;
  snapshot(): number[];
  restore(words: readonly number[]): number;
  result(): number[];
  hash(): string;
}

const read = (name: string) => {
  try {
    return readFileSync(new URL(`../../build/core/${name}.wasm`, import.meta.url));
  } catch {
    throw new Error(`build/core/${name}.wasm is missing: npm run core makes it`);
  }
};
let compiled: WebAssembly.Module | null = null;

/** Cuts a sequence of rows `type, mask, count, arguments`. */
export const cutRows = (words: readonly number[]): number[][] => {
  const rows: number[][] = [];
  for (let at = 0; at < words.length; ) {
    const length = 3 + (words[at + 2] ?? 0);
    rows.push(words.slice(at, at + length));
    at += length;
  }
  return rows;
};

/** The codes in Decision words `kind, seat, key, argument count, arguments, choice count, codes`. */
export const codesOf = (decision: readonly number[]): number[] =>
  decision.length === 0 ? [] : decision.slice(5 + (decision[3] ?? 0));

export function loadCore(): Core {
  compiled ??= new WebAssembly.Module(read('legion'));
  const instance = new WebAssembly.Instance(compiled);
  const call = instance.exports as unknown as Exports;
  const memory = instance.exports['memory'] as WebAssembly.Memory;
  const words = (from: number, count: number) => new Int32Array(memory.buffer, from, count);
  const run = (name: string, ...args: number[]): number => {
    const found = call[name];
    if (found === undefined) throw new Error(`no export ${name}`);
    return found(...args);
  };
  const receive = (count: number) => [...words(run('outbox'), count)];
  const send = (list: readonly number[]) => {
    words(run('inbox'), run('inboxWords')).set(list);
    return list.length;
  };
  const decision = () => receive(run('decision'));
  const codes = () => codesOf(decision());
  return {
    call,
    memory,
    send,
    receive,
    decision,
    codes,
    create: (form, boards = [], seed = 0) => run('create', send([seed, form, 2, boards.length, ...boards])),
    choose(code) {
      const index = codes().indexOf(code);
      if (index < 0) throw new Error(`choice ${code.toString(16)} is not offered`);
      return run('apply', index);
    },
    rows: (viewer = 9) => cutRows(receive(run('events', viewer))),
    view: (viewer = 9) => receive(run('view', viewer)),
    fill(view, guess = [0]) {
      send([...view, ...guess]);
      return run('fill', view.length, guess.length);
    },
    snapshot: () => receive(run('snapshot')),
    restore: (list) => run('restore', send(list)),
    result: () => receive(run('result')),
    hash: () => `${(run('hashHigh') >>> 0).toString(16)}.${(run('hashLow') >>> 0).toString(16)}`,
  };
}
