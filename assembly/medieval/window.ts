/**
 * What lies within three squares of a square, as the bits of one u64: rank by rank from three below, a byte a rank, file by
 * file from three to the left; the eighth bit of each byte is none. Ascending bits are ascending squares.
 */
import { fileOf, rankOf } from './board';
import { WIDTH } from './layout';

/** The middle square. */
export const MIDDLE: u64 = 1 << 27;
/** The last bit of each byte, beyond the window. */
const INSIDE: u64 = 0x007f7f7f7f7f7f7f;
/** The eight squares round the middle. */
const AROUND: u64 = 0x1c141c0000;
/** The square of a bit, less that of the middle. */
const OFFSETS: usize = memory.data(64, 16);

makeOffsets();

/** The window of a square on rows of bits (layout.ts). */
// @ts-ignore: decorator
@inline
export function windowOf(rows: usize, square: i32): u64 {
  const at = rows + (<usize>rankOf(square) << 2);
  const file = fileOf(square);
  return (
    <u64>((load<u32>(at) >> file) & 0x7f) |
    (<u64>((load<u32>(at, 4) >> file) & 0x7f) << 8) |
    (<u64>((load<u32>(at, 8) >> file) & 0x7f) << 16) |
    (<u64>((load<u32>(at, 12) >> file) & 0x7f) << 24) |
    (<u64>((load<u32>(at, 16) >> file) & 0x7f) << 32) |
    (<u64>((load<u32>(at, 20) >> file) & 0x7f) << 40) |
    (<u64>((load<u32>(at, 24) >> file) & 0x7f) << 48)
  );
}

/** Of such a window the four squares beside the middle. */
// @ts-ignore: decorator
@inline
export function besideOf(rows: usize, square: i32): u64 {
  const at = rows + (<usize>rankOf(square) << 2);
  const file = fileOf(square);
  return (
    (<u64>((load<u32>(at, 8) >> (file + 3)) & 1) << 19) |
    (<u64>((load<u32>(at, 12) >> (file + 2)) & 5) << 26) |
    (<u64>((load<u32>(at, 16) >> (file + 3)) & 1) << 35)
  );
}

/** Of such a window the eight squares round the middle. */
// @ts-ignore: decorator
@inline
export function aroundOf(rows: usize, square: i32): u64 {
  return windowOf(rows, square) & AROUND;
}

/** Squares beside those of a mask; some may lie beyond the window. */
// @ts-ignore: decorator
@inline
export function spread(mask: u64): u64 {
  return (mask << 8) | (mask >> 8) | (mask << 1) | (mask >> 1);
}

/** Squares of a mask that lie in the window. */
// @ts-ignore: decorator
@inline
export function inside(mask: u64): u64 {
  return mask & INSIDE;
}

/** The bit of a square in the window of another; 0 where it lies beyond. */
// @ts-ignore: decorator
@inline
export function bitOf(middle: i32, square: i32): u64 {
  const up = rankOf(square) - rankOf(middle) + 3;
  const along = fileOf(square) - fileOf(middle) + 3;
  return <u32>up > 6 || <u32>along > 6 ? 0 : (<u64>1) << ((up << 3) | along);
}

/** The square of the n-th bit (0: the lowest) of a mask in a square's window; n is less than its count. */
export function nthOf(mask: u64, n: i32, middle: i32): i32 {
  let left = mask;
  for (; n > 0; n--) left &= left - 1;
  return squareOf(left, middle);
}

/** The square of a mask's lowest bit. */
// @ts-ignore: decorator
@inline
export function squareOf(mask: u64, middle: i32): i32 {
  return middle + <i32>load<i8>(OFFSETS + <usize>ctz(mask));
}

function makeOffsets(): void {
  for (let bit = 0; bit < 64; bit++) store<i8>(OFFSETS + <usize>bit, ((bit >> 3) - 3) * WIDTH + (bit & 7) - 3);
}
