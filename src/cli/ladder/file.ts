/**
 * A row of the ladder on disk, so that an interrupted measurement can be resumed: a line with all the conditions that its figures depend
 * on (engine, players, budget), then a line a pair, appended as they end. Under other conditions it is started anew.
 */
import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Played } from '../../../test/support/harness/ladder/verdict';
import { keptJson } from '../../games/shared/json';

const isPlayed = (value: unknown): value is Played =>
  typeof value === 'object' &&
  value !== null &&
  'pair' in value &&
  'results' in value &&
  'games' in value &&
  'times' in value;

export class RowFile {
  readonly #file: string;
  readonly #head: string;

  /** `measures` says all that its figures depend on: what was played under anything else is not this row. */
  constructor(folder: string, name: string, measures: string) {
    mkdirSync(folder, { recursive: true });
    this.#file = join(folder, `${name}.jsonl`);
    this.#head = JSON.stringify({ measures });
  }

  /** The pairs that have been played; none, and an empty file, where it was another row or is to be played anew. */
  load(fresh: boolean): Map<number, Played> {
    const text = existsSync(this.#file) ? readFileSync(this.#file, 'utf8') : '';
    const [head, ...lines] = text.split('\n');
    const pairs = fresh || head !== this.#head ? [] : lines.map(keptJson).filter(isPlayed); // null: cut off when the run was killed
    // written anew, so that nothing is appended to half a line
    const kept = [this.#head, ...pairs.map((pair) => JSON.stringify(pair))];
    writeFileSync(this.#file, `${kept.join('\n')}\n`);
    return new Map(pairs.map((pair) => [pair.pair, pair]));
  }

  add(pair: Played): void {
    appendFileSync(this.#file, `${JSON.stringify(pair)}\n`);
  }
}
