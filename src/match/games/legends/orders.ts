/** Standing orders: the questions they may answer, and how they name a power. */

/** An open window, and triggers that may be left. */
export const ORDERED: readonly string[] = ['legends.window', 'legends.offer'];

/** The order of a piece's own power, by its number from 1. */
export const orderKey = (kind: number, power: number): string => `${kind}.${power}`;
