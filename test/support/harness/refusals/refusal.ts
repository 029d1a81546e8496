/**
 * Words that come from outside, whole or damaged, put to a core as they are: it must take them as the very state that they tell, or
 * refuse them with the fault that is written beside them and stay as it was. Neither scenarios nor random games ever meet these.
 */
import type { CoreExports } from '../../../../src/worker/abi';

/** Answers of a core (`src/worker/layout/core.ts`): taken; out of range, cut off or left over; not to be reconciled. */
export const TAKEN = 0;
export const CUT = -2;
export const CONTRADICTION = -3;

interface Put {
  readonly name: string;
  /** What the core must answer. */
  readonly status: number;
}

/** The words of a Setup. */
export interface SetupWords extends Put {
  readonly call: 'create';
  readonly words: readonly number[];
}

/** The words of a view, and of the guess behind it with its count. */
export interface FillWords extends Put {
  readonly call: 'fill';
  readonly words: readonly number[];
  readonly guess: readonly number[];
  /** It hides nothing, so that the state's view is the same again. */
  readonly isWhole: boolean;
  /** It tells nothing that matters for what follows beyond what another one told: not asked for a hash of its own. */
  readonly isAlike?: boolean;
  /** What `opening` must answer where it is taken. */
  readonly opening: number;
}

/** The words of a snapshot. */
export interface SnapshotWords extends Put {
  readonly call: 'restore';
  readonly words: readonly number[];
}

export type Refusal = SetupWords | FillWords | SnapshotWords;

const TRUTH = 9;

/** One core and what it has been told so far. */
export class Examined {
  private readonly core: CoreExports;
  /** By hash the name of the state. */
  private readonly hashes = new Map<string, string>();

  constructor(core: CoreExports) {
    this.core = core;
  }

  /** What is wrong with what the core does; null: nothing. */
  wrongWith(refusal: Refusal): string | null {
    const before = this.state();
    const status = this.put(refusal);
    if (status !== refusal.status) return `expected ${refusal.status}, found ${status}`;
    if (status < 0) return this.state() === before ? null : 'refused, but the state changed';
    if (refusal.call === 'restore') return unlike(this.take(this.core.snapshot()), refusal.words);
    return refusal.call === 'fill' ? this.wrongFilled(refusal) : null;
  }

  private wrongFilled({ name, words, isWhole, isAlike, opening }: FillWords): string | null {
    const wrong = isWhole ? unlike(this.take(this.core.view(TRUTH)), words) : null;
    if (wrong !== null) return wrong;
    const known = this.hashes.get(this.hash());
    if (isAlike !== true && known !== undefined) return `the same hash as '${known}'`;
    this.hashes.set(this.hash(), name);
    const opened = this.core.opening();
    return opened === opening ? null : `opening: expected ${opening}, found ${opened}`;
  }

  private put(refusal: Refusal): number {
    const guess = refusal.call === 'fill' ? refusal.guess : [];
    const all = [...refusal.words, ...guess];
    new Int32Array(this.core.memory.buffer, this.core.inbox(), this.core.inboxWords()).set(all);
    if (refusal.call === 'fill') return this.core.fill(refusal.words.length, guess.length);
    return refusal.call === 'create' ? this.core.create(all.length) : this.core.restore(all.length);
  }

  private take(count: number): readonly number[] {
    return [...new Int32Array(this.core.memory.buffer, this.core.outbox(), Math.max(0, count))];
  }

  private hash(): string {
    return `${this.core.hashHigh()} ${this.core.hashLow()}`;
  }

  private state(): string {
    return `${this.hash()} ${this.take(this.core.view(TRUTH)).join(' ')}`;
  }
}

/** Where words differ from what they should be. */
function unlike(found: readonly number[], expected: readonly number[]): string | null {
  if (found.length !== expected.length) return `expected ${expected.length} words, found ${found.length}`;
  const at = found.findIndex((word, index) => word !== expected[index]);
  return at < 0 ? null : `word ${at}: expected ${expected[at]}, found ${found[at]}`;
}
