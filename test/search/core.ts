/** A game's engine loaded for tests: words in, words out. */

import { readFileSync } from 'node:fs';
import { parameterWords } from '../../src/games/opponent';
import { addressOf } from '../support/core-file';

interface Exports {
  readonly memory: WebAssembly.Memory;
  readonly [name: string]: WebAssembly.ExportValue;
}

/** A row as it travels: type number, mask, arguments. */
export interface Row {
  readonly type: number;
  readonly mask: number;
  readonly args: readonly number[];
}

export interface Question {
  readonly kind: number;
  readonly seat: number;
  readonly key: number;
  readonly args: readonly number[];
  readonly codes: readonly number[];
}

export interface Found {
  readonly best: number;
  readonly value: number;
  readonly iterations: number;
  readonly visits: readonly number[];
  readonly values: readonly number[];
  readonly settled: boolean;
}

export class Core {
  private readonly exports: Exports;

  constructor(game: string) {
    const file = readFileSync(addressOf(`${game}.wasm`));
    this.exports = new WebAssembly.Instance(new WebAssembly.Module(file)).exports as unknown as Exports;
  }

  call(name: string, ...args: readonly number[]): number {
    return (this.exports[name] as (...args: readonly number[]) => number)(...args);
  }

  put(words: readonly number[]): number {
    new Int32Array(this.exports.memory.buffer, this.call('inbox'), this.call('inboxWords')).set(words);
    return words.length;
  }

  take(count: number): number[] {
    return [...new Int32Array(this.exports.memory.buffer, this.call('outbox'), Math.max(0, count))];
  }

  create(words: readonly number[]): number {
    return this.call('create', this.put(words));
  }

  fill(view: readonly number[], guess: readonly number[]): number {
    this.put([...view, guess.length, ...guess]);
    return this.call('fill', view.length, guess.length + 1);
  }

  view(viewer: number): number[] {
    return this.take(this.call('view', viewer));
  }

  snapshot(): number[] {
    return this.take(this.call('snapshot'));
  }

  restore(words: readonly number[]): number {
    return this.call('restore', this.put(words));
  }

  hash(): string {
    return `${this.call('hashHigh') >>> 0}-${this.call('hashLow') >>> 0}`;
  }

  question(): Question {
    const words = this.take(this.call('decision'));
    const [kind = -1, seat = -1, key = -1, count = 0] = words;
    const from = 5 + count;
    return {
      kind,
      seat,
      key,
      args: words.slice(4, 4 + count),
      codes: words.slice(from, from + (words[from - 1] ?? 0)),
    };
  }

  rows(viewer = 9): Row[] {
    const words = this.take(this.call('events', viewer));
    const rows: Row[] = [];
    for (let at = 0; at < words.length; ) {
      const [type = -1, mask = 0, count = 0] = words.slice(at, at + 3);
      rows.push({ type, mask, args: words.slice(at + 3, at + 3 + count) });
      at += 3 + count;
    }
    return rows;
  }

  /** Applies the choice with this code; throws when it isn't offered. */
  answer(code: number): number {
    const index = this.question().codes.indexOf(code);
    if (index < 0)
      throw new Error(`${code.toString(16)} is not among ${this.question().codes.map((c) => c.toString(16))}`);
    return this.call('apply', index);
  }

  result(): number[] {
    return this.take(this.call('result'));
  }

  /** Searches from a seat's view; gives what was found, or the fault number. */
  search(view: readonly number[], parameters: readonly number[], iterations: number, seed: number): Found | number {
    this.put([...view, ...parameterWords(parameters)]);
    const fault = this.call('searchBegin', view.length, seed, 0);
    if (fault < 0) return fault;
    for (let done = 0; done < iterations; ) done = this.call('searchStep', Math.min(200, iterations - done));
    return this.found();
  }

  found(): Found {
    const words = this.take(this.call('searchBest'));
    const [best = -1, value = -1, iterations = -1] = words;
    const rest = words.slice(4, -1);
    return {
      best,
      value,
      iterations,
      visits: rest.filter((_, i) => i % 2 === 0),
      values: rest.filter((_, i) => i % 2 === 1),
      settled: words.at(-1) === 1,
    };
  }
}
