/** Weights of the facts of facts.ts, logit weights × 1000; made by tuning (README of search/). */
import { FACTS } from './facts';
import { frozenWeightOf } from './weights-frozen';

/** Forms that have weights of their own, by number. */
const ROWS: i32 = 3;
/** Whose weights other forms take: those that deal, those that arrange. */
const DEALT_ROW: i32 = 0;
const ARRANGED_ROW: i32 = 1;
/** The rows of weights-frozen.ts follow these. */
const FROZEN_ROW: i32 = ROWS;

/** The row of weights of a form. */
export function rowOfForm(form: i32, arranged: bool): i32 {
  return form < ROWS ? form : arranged ? ARRANGED_ROW : DEALT_ROW;
}

/** The row by which the frozen measure judges where others judge by this one. */
export function frozenRowOf(row: i32): i32 {
  return FROZEN_ROW + row;
}

/** The weight of a fact in a row. */
export function weightOf(row: i32, fact: i32): i32 {
  if (row >= FROZEN_ROW) return frozenWeightOf(row - FROZEN_ROW, fact);
  return load<i16>(WEIGHTS + (<usize>(row * FACTS + fact) << 1));
}

/** A weight a fact, form by form. */
const WEIGHTS: usize = memory.data<i16>([
  // form 0
  74, 75, 75, 76, 77, 93, 147, 219, 306, 307, 65, 0, 0, 38, -4, 4, 63, 4, 0, 60, -4, 9, 16, 65, 13, 6, -12, 0, 65,
  -44, -70, 7, -4, 2, -37, 70, 5, 11, 27, 43, 0, 50, 0, 0, 0, 0, 127, 11, 4, 10, 3, 3, 5, 56, 82, 65, 6, 1, 28, -37,
  -586, -194, -483, -494, -209, 0, 99, 3, 39, -8, 14, -142, 9, 162, 369, 576, -479, -1548, 279, 86, 124,
  // form 1
  50, 51, 68, 80, 81, 91, 155, 230, 282, 283, 83, 0, 1, 32, 1, 4, 31, 4, 1, 51, 1, 84, 14, 83, 11, 89, -10, 0, 56,
  -37, -60, 6, -3, 1, -31, 60, 0, 9, 107, 25, 0, 90, 1, 0, 0, 0, 0, 9, 1, 0, 4, 4, 20, 100, 70, 0, 6, 0, 0, -67,
  -567, 4, -483, -423, -114, 17, 84, 2, 10, 8, 41, -289, -54, 220, 333, 446, -629, -1327, 122, 121, 37,
  // form 2
  76, 77, 159, 160, 161, 162, 190, 240, 364, 381, 83, 0, 1, 32, -1, 4, 50, 4, 0, 51, -1, 58, 14, 83, 11, 261, -10,
  0, 56, -37, -60, 6, -3, 1, -31, 60, 7, 9, 131, 31, 3, 142, 32, 2, 0, 0, 118, 9, 0, 0, 18, 10, 20, 100, 88, 0, 12,
  3, 63, -122, -468, -188, -361, -423, -70, 46, 84, 2, 12, -14, 41, -245, -96, 276, 344, 413, -677, -1327, 165, 96,
  70,
]);

/** Points of the curve, and logits × 1000 from one to the next. */
export const CURVE_POINTS: i32 = 33;
export const CURVE_STEP: i32 = 250;

/** What a sum from 0 to 8000 adds to 5000: 10000 / (1 + exp(-sum / 1000)) - 5000. */
export const CURVE: usize = memory.data<i16>([
  0, 622, 1225, 1792, 2311, 2773, 3176, 3520, 3808, 4047, 4241, 4399, 4526, 4627, 4707, 4770, 4820, 4859, 4890, 4914, 4933, 4948, 4959, 4968, 4975, 4981, 4985, 4988, 4991, 4993, 4994, 4996, 4997,
]);
