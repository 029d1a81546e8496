/** Chance for the harnesses: the contract's generator, and seeds for the parts of a run. */
import { createGenerator, type Generator } from '../../../src/reference/core/generator';

export type Rng = Generator;

/** A generator seeded with a u32. */
export const createRng = (seed: number): Rng => createGenerator(seed);

/** A seed of its own for part `part` of a run with this seed. */
export const partSeed = (seed: number, part: number): number =>
  createRng((createRng(seed >>> 0).next() ^ part) >>> 0).next();
