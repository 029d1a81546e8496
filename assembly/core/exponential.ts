/** Chances from sums of weights. */

/** 2^16 × 2^(-n / 16). */
const SIXTEENTHS: StaticArray<i32> = [
  65536, 62757, 60097, 57549, 55109, 52772, 50535, 48392, 46341, 44376, 42495, 40693, 38968, 37316, 35734, 34219,
];
/** A sixteenth of a doubling is 1/23 of an e-fold. */
const STEPS: i32 = 23;

/** 2^16 × 2^(-steps / 16), 0 to 65536, for 0 steps and more. */
// @ts-ignore: decorator
@inline
export function halved(steps: i32): i32 {
  return steps >= 16 * 17 ? 0 : unchecked(SIXTEENTHS[steps & 15]) >> (steps >> 4);
}

/** 65535 × e^(-below / 1000), never under 1, for logits × 1000 `below` the highest one, 0 or more. */
export function exponential(below: i32): i32 {
  return max(1, min(65535, halved((min(below, 20000) * STEPS) / 1000)));
}
