/** Records of a table, each kept once, however often it is asked for. */
export class Section {
  readonly #numbers = new Map<string, number>();
  readonly #words: number[] = [];
  readonly #width: number;

  constructor(width: number) {
    this.#width = width;
  }

  /** The number of a record, which is added when it is new. Throws when it has another width than the section's. */
  number(record: readonly number[]): number {
    if (record.length !== this.#width) throw new Error(`a record of ${record.length} words, expected ${this.#width}`);
    const key = record.join();
    const known = this.#numbers.get(key);
    if (known !== undefined) return known;
    const fresh = this.#numbers.size;
    this.#numbers.set(key, fresh);
    this.#words.push(...record);
    return fresh;
  }

  /** Adds records side by side, even where some are known; gives the number of the first. */
  run(records: readonly (readonly number[])[]): number {
    const first = this.#words.length / this.#width;
    for (const record of records) {
      if (record.length !== this.#width) throw new Error(`a record of ${record.length} words, expected ${this.#width}`);
      this.#words.push(...record);
    }
    return first;
  }

  get count(): number {
    return this.#words.length / this.#width;
  }

  get words(): readonly number[] {
    return this.#words;
  }
}
