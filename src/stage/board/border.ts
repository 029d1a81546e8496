/** How regions meet at the borders of their cells. Lengths in cells. */

/** What stands for a cell where there is none. */
export const BESIDE = -1;

/** Half the width of the band in which two regions blend: also the radius of their corners on a grid. */
export const BAND = 0.36;

/** Share of a region at a place by its distance past the border: from 0 before the band to 1 behind it. */
export const shareAt = (past: number): number => {
  const t = Math.min(1, Math.max(0, past / (2 * BAND) + 0.5));
  return t * t * (3 - 2 * t);
};
