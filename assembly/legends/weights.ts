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
  30, -40, -85, -43, -7, 6, 18, 108, 140, 114, 50, 0, 12, 13, -40, -26, 127, 3, -21, 92, -31, -36, 5, 50, 27, -19,
  -62, -17, 23, -99, -93, 14, -21, 19, -2, 140, -31, -11, -7, 19, 21, 51, 12, 43, 7, 6, 109, 12, 10, 12, -3, 1, 10,
  26, 92, 81, 15, 5, 32, -21, -587, -175, -443, -556, -214, 9, 70, 7, 28, -6, 23, 10, 168, 320, -47, -2467, -142,
  -2029, 262, 50, 147,
  // form 1
  -50, -92, 12, -12, 14, -19, 67, 39, 160, 72, 69, 0, -14, -36, -42, 116, 93, 33, -47, 101, -6, -138, 11, 69, 45,
  104, 0, -16, -10, -115, -54, 8, -47, 36, 108, 167, -14, 37, 97, -4, -20, 81, 30, 36, -4, 9, -96, 25, -1, -1, 9, 2,
  36, 182, 115, -214, 15, 7, -14, -128, -451, 101, -313, -298, 266, 10, 18, -34, -7, -22, 29, -329, 0, 0, 0, 0, 0,
  0, 0, 0, 0,
  // form 2
  -83, -80, -3, -19, -16, 12, 21, 41, 124, 118, 50, 0, -14, -36, -42, 116, 97, 33, -47, 101, -6, -151, 11, 50, 45,
  92, 0, -16, -10, -115, -54, 8, -47, 36, 108, 167, -10, 37, 155, -27, -18, 213, 14, 37, -1, 11, 30, 25, -7, -19,
  24, 18, 53, 182, 173, -79, 16, -5, 44, -301, -480, -82, -288, -298, 168, 59, 18, -34, 8, -13, 20, -240, 0, 0, 0,
  0, 0, 0, 0, 0, 0,
]);

/** Points of the curve, and logits × 1000 from one to the next. */
export const CURVE_POINTS: i32 = 33;
export const CURVE_STEP: i32 = 250;

/** What a sum from 0 to 8000 adds to 5000: 10000 / (1 + exp(-sum / 1000)) - 5000. */
export const CURVE: usize = memory.data<i16>([
  0, 622, 1225, 1792, 2311, 2773, 3176, 3520, 3808, 4047, 4241, 4399, 4526, 4627, 4707, 4770, 4820, 4859, 4890, 4914, 4933, 4948, 4959, 4968, 4975, 4981, 4985, 4988, 4991, 4993, 4994, 4996, 4997,
]);
