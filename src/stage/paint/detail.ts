/** How much of a token is drawn at which size (UX 4.1, 4.2). */

/** Share of the square that a token takes. */
export const TOKEN = 0.86;
/** Sizes of a token in CSS pixels: from here all details; below the other, only what tells it best. */
export const FINE = 72;
export const SMALL = 44;
