/** How an answer is packed into a ChoiceCode (`src/contract/decision.ts`). */

/** The answer `pass`. */
export const CHOICE_PASS: i32 = 0x70000000;

/** The answer that moves from a square to a square. */
// @ts-ignore: decorator
@inline
export function moveCode(from: i32, to: i32): i32 {
  return (from << 8) | to;
}

/** The answer that uses a power: of the token on `from`, without a target. */
// @ts-ignore: decorator
@inline
export function powerCode(item: i32, from: i32): i32 {
  return 0x10000000 | (item << 16) | (from << 8);
}

/** The answer that uses a power of the token on `from` on the square `to`. */
// @ts-ignore: decorator
@inline
export function powerToCode(item: i32, from: i32, to: i32): i32 {
  return 0x20000000 | (item << 16) | (from << 8) | to;
}

/** The answer that uses an action granted to the token on `from`. */
// @ts-ignore: decorator
@inline
export function grantedCode(item: i32, from: i32, to: i32): i32 {
  return 0x30000000 | (item << 16) | (from << 8) | to;
}

/** The answer that names a square. */
// @ts-ignore: decorator
@inline
export function squareCode(to: i32): i32 {
  return 0x40000000 | to;
}

/** The answer that puts an item (0-4095) on a square. */
// @ts-ignore: decorator
@inline
export function itemAtCode(item: i32, to: i32): i32 {
  return 0x50000000 | (item << 16) | to;
}

/** The answer that names an item (0-4095). */
// @ts-ignore: decorator
@inline
export function itemCode(item: i32): i32 {
  return 0x60000000 | (item << 16);
}

/** The answer that swaps two squares. */
// @ts-ignore: decorator
@inline
export function swapCode(from: i32, to: i32): i32 {
  return 0x70010000 | (from << 8) | to;
}
