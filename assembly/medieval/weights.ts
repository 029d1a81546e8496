/** Weights of the facts of evaluate.ts, logit weights × 1000; made by hand so far. */

/** Facts in all. */
export const FACTS: i32 = 90;

/** A weight a fact. */
export const WEIGHTS: usize = memory.data<i16>([
  // a piece on the board that is no prisoner, by kind F … K
  220, 300, 320, 420, 480, 800, 800, 850, 900, 550, 8000,
  // a piece of its own that is held prisoner: B, M, L, P, S
  120, 120, 130, 140, 80,
  // a piece whose kind the enemy does not know, by kind
  40, 80, 40, 40, 40, 150, 150, 120, 80, 30, 700,
  // a usable bomb off the board, a bomb that is set
  120, 60,
  // the King's steps to the enemy's stockade: 0 to 15, and more
  4000, 2500, 1500, 900, 600, 400, 250, 150, 100, 50, 0, 0, 0, 0, 0, 0,
  // enemies that reach the King by a moving attack: none, one, two or more; the enemy moves next
  0, -5000, -6000,
  // the same; the own side moves next
  0, -700, -1100,
  // own pieces beside the King: none to three or more
  -150, 0, 80, 120,
  // steps of the nearest enemy that fights to the King: 1 to 7, and more
  -500, -350, -200, -100, -50, 0, 0, 0,
  // a step between a piece and the enemy's camp, by kind
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  // the side moves next
  100,
  // each step that a piece is nearer to the enemy's King than 24, by kind
  8, 3, 11, 4, 14, 4, 4, 11, 14, 3, 0,
  // each 10 of a piece's own weight, where a blast comes before it can move; with one turn of its side left; with more
  -8, -4, -1,
  // a bomb of its own beside its King
  -150,
]);
