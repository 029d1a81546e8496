/** Fingers or a mouse: what a player is told to do hangs on it. */

/** Is the screen first of all touched? Where nobody can say, it is not. */
export const isTouched = (): boolean => globalThis.matchMedia?.('(pointer: coarse)').matches ?? false;
