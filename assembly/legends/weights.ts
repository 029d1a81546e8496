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
  90, 91, 92, 93, 94, 108, 219, 254, 363, 364, 65, 0, -4, 60, -5, 78, 74, 21, -4, 25, -4, 12, 14, 65, 1, 10, -27,
  -15, 60, -48, -103, 13, -17, -11, -72, -16, 5, 19, 53, 59, 0, 52, 5, 0, 0, 0, 158, 13, 8, 10, 0, 2, 0, 74, 71, 89,
  6, 0, 32, -36, -622, -227, -555, -337, -201, 0, 110, 0, 37, -14, 9, -105, -15, 162, 361, 561, -871, -1302, 315,
  129, 100,
  // form 1
  40, 41, 64, 80, 82, 93, 213, 346, 442, 443, 107, 0, 1, 51, 1, 67, 41, 18, 1, 22, 1, 41, 12, 107, 1, 122, -23, -13,
  51, -41, -88, 11, -15, -9, -61, -14, 0, 16, 69, 46, 0, 81, 0, 0, 0, 0, 117, 11, 10, 0, 0, 1, 8, 63, 34, 0, 9, 5,
  32, -59, -544, -5, -543, -289, -210, 35, 94, 0, 24, 20, 41, -151, 21, 94, 302, 433, -1092, -1116, 301, 300, 113,
  // form 2
  74, 75, 218, 219, 220, 221, 232, 287, 509, 528, 97, 0, -1, 51, -1, 67, 52, 18, -1, 22, -1, 55, 12, 97, 1, 392,
  -23, -13, 51, -41, -88, 11, -15, -9, -61, -14, 2, 16, 136, 49, 22, 97, 73, 0, 0, 0, 206, 11, 2, 0, 25, 17, 22, 63,
  46, 0, 12, 0, 70, -115, -462, -285, -436, -289, -25, 64, 94, 0, 15, -22, 43, -192, -151, 331, 354, 378, -1001,
  -1116, 285, 198, 100,
]);

/** Points of the curve, and logits × 1000 from one to the next. */
export const CURVE_POINTS: i32 = 33;
export const CURVE_STEP: i32 = 250;

/** What a sum from 0 to 8000 adds to 5000: 10000 / (1 + exp(-sum / 1000)) - 5000. */
export const CURVE: usize = memory.data<i16>([
  0, 622, 1225, 1792, 2311, 2773, 3176, 3520, 3808, 4047, 4241, 4399, 4526, 4627, 4707, 4770, 4820, 4859, 4890, 4914, 4933, 4948, 4959, 4968, 4975, 4981, 4985, 4988, 4991, 4993, 4994, 4996, 4997,
]);
