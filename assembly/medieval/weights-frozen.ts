/**
 * The weights by which `greedy` judges, the measure of all: those that were made by hand before anything was measured. They never
 * change, so that what is gained by a better evaluation shows. Facts that came later count nothing here. Logit weights × 1000, as in weights.ts.
 */

/** Facts that the frozen measure knows. */
export const FROZEN_FACTS: i32 = 75;

/** A weight a fact. */
export const FROZEN_WEIGHTS: usize = memory.data<i16>([
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
  -6, -2, -8, -2, -9, -2, -2, -8, -9, 0, 0,
  // the side moves next
  100,
]);
