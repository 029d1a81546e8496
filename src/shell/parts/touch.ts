/** Fingers or a mouse: what a player is told to do hangs on it. */

/** Is the screen first of all touched? Where nobody can say, it is not. */
export const isTouched = (): boolean => globalThis.matchMedia?.('(pointer: coarse)').matches ?? false;

/** A touched screen that is no wider than the board: what opens on it lies over the board. */
export const isPhone = (): boolean =>
  isTouched() && (globalThis.matchMedia?.('(max-aspect-ratio: 115/100)').matches ?? false);
