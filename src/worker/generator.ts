/** The contract's generator for what the referee and the opponent draw themselves, and seeds derived from a match's. */

const MULTIPLIER = 6364136223846793005n;
const INCREMENT = 1442695040888963407n;
const STATE = (1n << 64n) - 1n;

/** PCG32 as src/contract/README.md defines it. */
export class Generator {
  #state = 0n;

  /** `seed` is a u32. */
  constructor(seed: number) {
    this.next();
    this.#state = (this.#state + BigInt(seed >>> 0)) & STATE;
    this.next();
  }

  /** The next u32. */
  next(): number {
    const old = this.#state;
    this.#state = (old * MULTIPLIER + INCREMENT) & STATE;
    const word = Number((((old >> 18n) ^ old) >> 27n) & 0xffffffffn);
    const turn = Number(old >> 59n);
    return ((word >>> turn) | (word << (-turn & 31))) >>> 0;
  }

  /** 0 to n - 1. */
  draw(n: number): number {
    return Math.floor((this.next() * n) / 2 ** 32);
  }

  /** A shuffled copy. */
  shuffle<T>(items: readonly T[]): readonly T[] {
    const order = Array.from(items);
    for (let index = order.length - 1; index > 0; index--) {
      const other = this.draw(index + 1);
      const held = order[index] as T;
      order[index] = order[other] as T;
      order[other] = held;
    }
    return order;
  }
}

/** What a derived seed is for; each purpose is a stream of its own. */
export const STREAMS = { seats: 0x5ea75, think: 0x7417, fallback: 0xfa11, hint: 0x4147 } as const;

/**
 * A u32 that follows from the match's seed, a purpose and some numbers, and from which the match's seed can't be read:
 * each part seeds a generator whose next word, mixed with the next part, seeds the one after.
 */
export const deriveSeed = (seed: number, stream: keyof typeof STREAMS, ...parts: readonly number[]): number =>
  [STREAMS[stream], ...parts].reduce((mixed, part) => new Generator((mixed ^ part) >>> 0).next(), seed >>> 0);
