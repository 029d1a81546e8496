/**
 * The weights by which `greedy` judges, the measure of the ladder, form by form: those of the first form as they were before the facts
 * of hidden castles and of guards came in (F_HIDDEN and on count nothing here), those of the others before they kept the signs of the
 * game. A fit never changes them, so that what is gained by a better evaluation shows in the measure. Logit weights × 1000, as in weights.ts.
 */
import { F_HIDDEN } from './facts';

/** The frozen weight of a fact in a form's row. */
export function frozenWeightOf(row: i32, fact: i32): i32 {
  return fact < F_HIDDEN ? <i32>load<i16>(WEIGHTS + (<usize>(row * F_HIDDEN + fact) << 1)) : 0;
}

const WEIGHTS: usize = memory.data<i16>([
  // form 0
  84, -56, -76, -29, -49, 45, -22, 49, 207, 15, 17, 0, -16, -42, -50, 136, 126, 38, -55, 117, -7, -106, 13, 17, 53,
  51, 0, -18, -12, -134, -63, 10, -55, 42, 126, 195, -2, 43, 41, -54, -35, 68, -37, 55, 0, 8, 10, 30, -5, -13, -8,
  4, 13, 212, 151, 17, 10, 1, -37, -70, -304, 14, -257, -347, -26, 11, 21, -39, -15, -15, 6, -262,
  // form 1
  -50, -92, 12, -12, 14, -19, 67, 39, 160, 72, 69, 0, -14, -36, -42, 116, 93, 33, -47, 101, -6, -138, 11, 69, 45,
  104, 0, -16, -10, -115, -54, 8, -47, 36, 108, 167, -14, 37, 97, -4, -20, 81, 30, 36, -4, 9, -96, 25, -1, -1, 9, 2,
  36, 182, 115, -214, 15, 7, -14, -128, -451, 101, -313, -298, 266, 10, 18, -34, -7, -22, 29, -329,
  // form 2
  -83, -80, -3, -19, -16, 12, 21, 41, 124, 118, 50, 0, -14, -36, -42, 116, 97, 33, -47, 101, -6, -151, 11, 50, 45,
  92, 0, -16, -10, -115, -54, 8, -47, 36, 108, 167, -10, 37, 155, -27, -18, 213, 14, 37, -1, 11, 30, 25, -7, -19, 24,
  18, 53, 182, 173, -79, 16, -5, 44, -301, -480, -82, -288, -298, 168, 59, 18, -34, 8, -13, 20, -240,
]);
