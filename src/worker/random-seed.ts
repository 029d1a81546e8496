/** The one place where chance comes from outside: the seed of a match that names none. */

/** A u32 nobody can foresee. */
export const randomSeed = (): number => crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;
