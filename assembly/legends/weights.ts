/** What the facts of facts.ts are worth, in thousandths of the exponent of the odds; made by tuning (README of search/). */
import { FACTS } from './facts';

/** Forms that have weights of their own, by number. */
const ROWS: i32 = 3;
/** Whose weights other forms take: those that deal, those that arrange. */
const DEALT_ROW: i32 = 0;
const ARRANGED_ROW: i32 = 1;

/** The row of weights of a form. */
export function rowOfForm(form: i32, arranged: bool): i32 {
  return form < ROWS ? form : arranged ? ARRANGED_ROW : DEALT_ROW;
}

/** The weight of a fact in a row. */
// @ts-ignore: decorator
@inline
export function weightOf(row: i32, fact: i32): i32 {
  return load<i16>(WEIGHTS + (<usize>(row * FACTS + fact) << 1));
}

/** A weight a fact, form by form. */
const WEIGHTS: usize = memory.data<i16>([
  // form 0
  255, 26, -4, 143, 3, 143, -7, 85, 212, -393, 10, 0, 19, 2, 88, 222, 935, 106, -106, 262, 46, -126, 25, 10, -9, 10,
  16, -690, -708, -825, -736, 100, -106, 210, -10, 94, -126, -124, 54, -43, -108, 45, -29, 70, 12, 4, 172, 22, 7,
  -30, -31, 4, 12, 259, 174, -13, 8, 7, -11, -45, -274, 26, -229, -233, -65, -17, 38, -41, 3, -12, 10, 43,
  // form 1
  -25, -350, 151, -79, 53, -14, 334, 170, 679, 434, 164, 0, 14, 2, 66, 167, 566, 80, -80, 196, 35, -182, 19, 164,
  -7, 128, 12, -517, -531, -619, -552, 75, -80, 158, -8, 70, -202, -93, 139, 11, -77, 64, 25, 44, -45, 30, -58, 17,
  -9, 5, 20, -1, 26, 194, 108, -202, 26, 10, -23, -125, -575, 307, -498, -175, 327, 2, 29, -31, -41, -89, 29, -162,
  // form 2
  -287, -348, -75, 28, 24, 56, 140, 109, 238, -119, 63, 0, 14, 2, 66, 167, 567, 80, -80, 196, 35, -288, 19, 63, -7,
  -49, 12, -517, -531, -619, -552, 75, -80, 158, -8, 70, -202, -93, 228, -14, -80, 375, -69, 7, -15, 44, 367, 17,
  -22, -53, 33, 51, 88, 194, 237, -30, -8, -35, -163, -544, -539, -109, -451, -175, 603, 72, 29, -31, 18, 3, 50, 91,
]);

/** Points of the curve, and thousandths from one to the next. */
export const CURVE_POINTS: i32 = 33;
export const CURVE_STEP: i32 = 250;

/** What a sum from 0 to 8000 adds to 5000: 10000 / (1 + exp(-sum / 1000)) - 5000. */
export const CURVE: usize = memory.data<i16>([
  0, 622, 1225, 1792, 2311, 2773, 3176, 3520, 3808, 4047, 4241, 4399, 4526, 4627, 4707, 4770, 4820, 4859, 4890, 4914, 4933, 4948, 4959, 4968, 4975, 4981, 4985, 4988, 4991, 4993, 4994, 4996, 4997,
]);
