/** The contract's generator for what the referee and the opponent draw themselves, and seeds derived from a match's. */

// the multiplier 6364136223846793005 and the increment 1442695040888963407, in halves: BigInt is many times slower
const MULTIPLIER = { high: 0x5851f42d, low: 0x4c957f2d } as const;
const INCREMENT = { high: 0x14057b7e, low: 0xf767814f } as const;

/** The upper 32 bits of the product of two u32. */
const upperProduct = (a: number, b: number): number => {
  const [aHigh, aLow, bHigh, bLow] = [a >>> 16, a & 0xffff, b >>> 16, b & 0xffff];
  const low = aLow * bLow;
  const middle = aHigh * bLow + (low >>> 16);
  const other = aLow * bHigh + (middle & 0xffff);
  return (aHigh * bHigh + Math.floor(middle / 0x10000) + Math.floor(other / 0x10000)) >>> 0;
};

/** PCG32 as src/contract/README.md defines it. */
export class Generator {
  #high = 0;
  #low = 0;

  /** `seed` is a u32. */
  constructor(seed: number) {
    this.next();
    this.#add(0, seed >>> 0);
    this.next();
  }

  /** The next u32. */
  next(): number {
    const high = this.#high;
    const low = this.#low;
    this.#high =
      (upperProduct(low, MULTIPLIER.low) + Math.imul(low, MULTIPLIER.high) + Math.imul(high, MULTIPLIER.low)) >>> 0;
    this.#low = Math.imul(low, MULTIPLIER.low) >>> 0;
    this.#add(INCREMENT.high, INCREMENT.low);
    const mixedLow = low ^ ((low >>> 18) | (high << 14));
    const word = (mixedLow >>> 27) | ((high ^ (high >>> 18)) << 5);
    const turn = high >>> 27;
    return ((word >>> turn) | (word << (-turn & 31))) >>> 0;
  }

  /** 0 to n - 1. */
  draw(n: number): number {
    return Math.floor((this.next() * n) / 2 ** 32);
  }

  #add(high: number, low: number): void {
    const sum = this.#low + low;
    this.#low = sum >>> 0;
    this.#high = (this.#high + high + (sum > 0xffffffff ? 1 : 0)) >>> 0;
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
