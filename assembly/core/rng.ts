/**
 * The contract's generator: PCG32 (XSH-RR 64/32). Its 64-bit state lies at an address of the caller's choice, so that a
 * match, a playout and a search each have their own.
 */

const MULTIPLIER: u64 = 6364136223846793005;
const INCREMENT: u64 = 1442695040888963407;

/** Bytes of one generator's state, at an address divisible by 8. */
export const RNG_BYTES: i32 = 8;

/** The next 32 bits. */
// @ts-ignore: decorator
@inline
export function next(at: usize): u32 {
  const old = load<u64>(at);
  store<u64>(at, old * MULTIPLIER + INCREMENT);
  return rotr<u32>(<u32>(((old >> 18) ^ old) >> 27), <u32>(old >> 59));
}

/** Seeds the generator with a u32. */
export function seed(at: usize, n: i32): void {
  store<u64>(at, 0);
  next(at);
  store<u64>(at, load<u64>(at) + <u64>(<u32>n));
  next(at);
}

/** A number from 0 to n - 1, for n from 1 to 65536; always exactly one `next`. */
// @ts-ignore: decorator
@inline
export function draw(at: usize, n: i32): i32 {
  return <i32>((<u64>next(at) * <u64>(<u32>n)) >> 32);
}

/** Shuffles `length` bytes: for i from length - 1 down to 1 swaps byte i with byte draw(i + 1). */
export function shuffleBytes(at: usize, bytes: usize, length: i32): void {
  for (let i = length - 1; i >= 1; i--) {
    const j = draw(at, i + 1);
    const held = load<u8>(bytes + i);
    store<u8>(bytes + i, load<u8>(bytes + j));
    store<u8>(bytes + j, held);
  }
}
