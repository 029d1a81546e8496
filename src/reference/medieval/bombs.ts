/** The four bombs as pieces (RULES 6). */

/** Ids by seat; a bomb that is set takes the lower one that is not on the board. */
export const BOMB_IDS: readonly (readonly number[])[] = [
  [256, 257],
  [258, 259],
];

/** Usable bombs of a side at the start: also the most it ever has, on the board and off it. */
export const BOMBS = 2;
