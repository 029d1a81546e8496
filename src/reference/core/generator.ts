/** The generator of src/contract/README.md: PCG32 (XSH-RR 64/32), its 64-bit state kept as two 32-bit halves. */

/** Multiplier 6364136223846793005 and increment 1442695040888963407, high and low halves. */
const MULTIPLIER_HIGH = 0x5851f42d;
const MULTIPLIER_LOW = 0x4c957f2d;
const INCREMENT_HIGH = 0x14057b7e;
const INCREMENT_LOW = 0xf767814f;
const TWO_32 = 0x1_0000_0000;

export interface Generator {
  /** The next u32. */
  next(): number;
  /** A number below n (1 to 65536); always exactly one `next`. */
  draw(n: number): number;
  /** Shuffles in place. */
  shuffle(items: number[]): void;
  /** The 64-bit state as 16 hexadecimal digits. */
  state(): string;
}

/** High half of the 64-bit product of two u32. The parts stay below 2^53, so doubles hold them exactly. */
const productHigh = (a: number, b: number): number => {
  const [aHigh, aLow, bHigh, bLow] = [a >>> 16, a & 0xffff, b >>> 16, b & 0xffff];
  const middle = aHigh * bLow + ((aLow * bLow) >>> 16);
  const cross = aLow * bHigh + (middle % 0x10000);
  return (aHigh * bHigh + Math.floor(middle / 0x10000) + Math.floor(cross / 0x10000)) >>> 0;
};

const hex = (half: number): string => half.toString(16).padStart(8, '0');

/** A generator seeded with a u32. */
export const createGenerator = (seed: number): Generator => {
  let high = 0;
  let low = 0;

  const next = (): number => {
    const [oldHigh, oldLow] = [high, low];
    const sum = (Math.imul(oldLow, MULTIPLIER_LOW) >>> 0) + INCREMENT_LOW;
    high =
      (productHigh(oldLow, MULTIPLIER_LOW) +
        Math.imul(oldHigh, MULTIPLIER_LOW) +
        Math.imul(oldLow, MULTIPLIER_HIGH) +
        INCREMENT_HIGH +
        (sum >= TWO_32 ? 1 : 0)) >>>
      0;
    low = sum >>> 0;
    const mixedHigh = (oldHigh >>> 18) ^ oldHigh;
    const mixedLow = ((oldLow >>> 18) | (oldHigh << 14)) ^ oldLow;
    const word = (mixedLow >>> 27) | (mixedHigh << 5);
    const turn = oldHigh >>> 27;
    return ((word >>> turn) | (word << (-turn & 31))) >>> 0;
  };

  const draw = (n: number): number => Math.floor((next() * n) / TWO_32);

  next();
  const seeded = low + seed;
  high = (high + (seeded >= TWO_32 ? 1 : 0)) >>> 0;
  low = seeded >>> 0;
  next();

  return {
    next,
    draw,
    shuffle: (items) => {
      for (let i = items.length - 1; i > 0; i--) {
        const j = draw(i + 1);
        const [a, b] = [items[i] ?? 0, items[j] ?? 0];
        items[i] = b;
        items[j] = a;
      }
    },
    state: () => hex(high) + hex(low),
  };
};
