/** Small arithmetic of the search. */

/** The whole square root of a number from 0 to 2^31 - 1. */
export function isqrt(n: i32): i32 {
  let root = 0;
  for (let bit = 1 << 15; bit != 0; bit >>= 1) {
    const trial = root | bit;
    if (<i64>trial * trial <= <i64>n) root = trial;
  }
  return root;
}

/** How often a weight doubles from 1 on. */
export function doublings(weight: i32): i32 {
  return 31 - clz<i32>(max(1, weight));
}
