/** The 36 squares as bits of a u64: bit 0 is a1, row by row from rank 1. */

export const WIDTH: i32 = 6;
export const HEIGHT: i32 = 6;
export const SQUARES: i32 = 36;

/** All squares. */
export const BOARD: u64 = 0xfffffffff;
/** All squares but those of file a. */
export const NOT_A: u64 = 0xfbefbefbe;
/** All squares but those of file f. */
export const NOT_F: u64 = 0x7df7df7df;

/** The bit of a square. */
// @ts-ignore: decorator
@inline
export function bit(square: i32): u64 {
  return (<u64>1) << square;
}

/** Squares that share a side with a square of the mask. */
// @ts-ignore: decorator
@inline
export function beside(mask: u64): u64 {
  return (((mask << 6) | (mask >> 6)) & BOARD) | ((mask & NOT_F) << 1) | ((mask & NOT_A) >> 1);
}

/** Number of squares in a mask. */
// @ts-ignore: decorator
@inline
export function count(mask: u64): i32 {
  return <i32>popcnt(mask);
}

/** The lowest square of a mask that is not empty. */
// @ts-ignore: decorator
@inline
export function lowest(mask: u64): i32 {
  return <i32>ctz(mask);
}

/** The n-th square of a mask (0: the lowest); n is less than its count. */
// @ts-ignore: decorator
@inline
export function nth(mask: u64, n: i32): i32 {
  let from = 0;
  let part = <u32>mask & 0x3ffff;
  let inside = <i32>popcnt(part);
  if (n >= inside) {
    n -= inside;
    from = 18;
    part = <u32>(mask >> 18);
  }
  inside = <i32>popcnt(part & 0x1ff);
  if (n >= inside) {
    n -= inside;
    from += 9;
    part >>= 9;
  }
  while (n > 0) {
    part &= part - 1;
    n--;
  }
  return from + <i32>ctz(part);
}
