/**
 * Weights of the facts of evaluate.ts, logit weights × 1000: fitted to matches by one ply under the signs of the game
 * (test/search/tune/fit-medieval.mjs, signs-medieval.mjs).
 */

/** Facts in all. */
export const FACTS: i32 = 95;

/** A weight a fact. */
export const WEIGHTS: usize = memory.data<i16>([
  // a piece on the board that is no prisoner, by kind F … K
  150, 150, 150, 150, 285, 535, 587, 802, 1137, 444, 8000,
  // a piece of its own that is held prisoner: B, M, L, P, S
  385, 333, 178, 0, 186,
  // a piece whose kind the enemy does not know, by kind
  0, 111, 0, 22, 109, 426, 170, 248, 426, 0, 426,
  // a usable bomb off the board, a bomb that is set
  299, 205,
  // the King's steps to the enemy's stockade: 0 to 15, and more
  4000, 2570, 2000, 1200, 500, 500, 300, 120, 120, 60, 0, 0, 0, 0, 0, 0,
  // enemies that reach the King by a moving attack: none, one, two or more; the enemy moves next
  26, -2974, -6000,
  // the same; the own side moves next
  -35, -599, -1100,
  // own pieces beside the King: none to three or more
  38, 38, 38, 69,
  // steps of the nearest enemy that fights to the King: 1 to 7, and more
  -146, -146, -146, -28, -28, -28, -28, -28,
  // a step between a piece and the enemy's camp, by kind
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  // the side moves next
  66,
  // each step that a piece is nearer to the enemy's King than 24, by kind
  6, 2, 8, 2, 10, 2, 2, 8, 10, 2, 0,
  // each 10 of a piece's own weight, where a blast comes before it can move; with one turn of its side left; with more
  -8, -8, -3,
  // a bomb of its own beside its King
  0,
  // each 10 of a piece's own weight that an enemy may take next; the enemy moves next: of the worthiest that it knows, the worthiest
  // that it doesn't know, the others; the own side moves next: of the worthiest, the others
  -8, -6, -4, -3, -1,
]);
