/** Sound as numbers: one ear or two, from -1 to 1. */
export interface Samples {
  /** Samples a second. */
  readonly rate: number;
  /** One list an ear, equally long. */
  readonly ears: readonly Float32Array<ArrayBuffer>[];
}

/** Samples a second of everything that is made: nothing here reaches above 16 kHz, and browsers play it at any rate. */
export const RATE = 32_000;

/** Length in seconds. */
export const lengthOf = ({ rate, ears }: Samples): number => (ears[0]?.length ?? 0) / rate;

/** Numbers from 0 to below 1 that are the same for the same seed. */
export const chance = (seed: number): (() => number) => {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
};

/** A seed from a text. */
export const seedOf = (text: string): number => {
  let seed = 2166136261;
  for (let i = 0; i < text.length; i += 1) seed = Math.imul(seed ^ text.charCodeAt(i), 16777619);
  return seed >>> 0;
};

/** Does all the rest of a work that is done bit by bit. */
export const finish = <T>(work: Generator<undefined, T>): T => {
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
  }
};
