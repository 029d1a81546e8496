/** Reads a core's words one after another, and stops at the first that makes no sense. */
import { CoreTrap } from '../trap';

export type Words = Int32Array | readonly number[];

export class WordReader {
  readonly #words: Words;
  readonly #what: string;
  #at = 0;

  /** `what` names the words in the message of a CoreTrap. */
  constructor(words: Words, what: string) {
    this.#words = words;
    this.#what = what;
  }

  /** Throws the CoreTrap that says where reading stopped. */
  fail(reason: string): never {
    throw new CoreTrap(`${this.#what} words: ${reason} at ${this.#at}`);
  }

  /** The next word, whatever it is. */
  next(): number {
    const word = this.#words[this.#at];
    if (word === undefined) this.fail('cut off');
    this.#at++;
    return word;
  }

  /** The next word, from `low` to `high` inclusive. */
  within(low: number, high: number): number {
    const word = this.next();
    if (word < low || word > high) this.fail(`${word} is not ${low} to ${high}, just before`);
    return word;
  }

  /** A word from 0 to `high`, or null for -1. */
  nullable(high: number): number | null {
    const word = this.within(-1, high);
    return word === -1 ? null : word;
  }

  /** The entry of a table that a word numbers. */
  named<T>(table: readonly T[]): T {
    const entry = table[this.within(0, table.length - 1)];
    return entry === undefined ? this.fail('no name') : entry;
  }

  /** Length, then that many items of at least one word each. */
  list<T>(item: () => T): T[] {
    const length = this.within(0, this.#words.length - this.#at);
    const items: T[] = [];
    for (let index = 0; index < length; index++) items.push(item());
    return items;
  }

  /** As many items as `length` says, which other words gave. */
  times<T>(length: number, item: () => T): T[] {
    if (length > this.#words.length - this.#at) this.fail('cut off');
    const items: T[] = [];
    for (let index = 0; index < length; index++) items.push(item());
    return items;
  }

  get atEnd(): boolean {
    return this.#at === this.#words.length;
  }

  /** Nothing may be left over. */
  end(): void {
    if (!this.atEnd) this.fail('words left over');
  }
}
