/**
 * The weights by which `greedy` judges, the measure of the ladder: those of the first form as they were before the facts of hidden
 * castles and of guards came in (F_HIDDEN and on count nothing here). A fit never changes them, so that what is gained by a
 * better evaluation shows in the measure. Logit weights × 1000, as in weights.ts.
 */
import { F_HIDDEN } from './facts';

/** The frozen weight of a fact. */
export function frozenWeightOf(fact: i32): i32 {
  return fact < F_HIDDEN ? <i32>load<i16>(WEIGHTS + (<usize>fact << 1)) : 0;
}

const WEIGHTS: usize = memory.data<i16>([
  84, -56, -76, -29, -49, 45, -22, 49, 207, 15, 17, 0, -16, -42, -50, 136, 126, 38, -55, 117, -7, -106, 13, 17, 53,
  51, 0, -18, -12, -134, -63, 10, -55, 42, 126, 195, -2, 43, 41, -54, -35, 68, -37, 55, 0, 8, 10, 30, -5, -13, -8,
  4, 13, 212, 151, 17, 10, 1, -37, -70, -304, 14, -257, -347, -26, 11, 21, -39, -15, -15, 6, -262,
]);
