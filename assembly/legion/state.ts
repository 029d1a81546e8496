/** A state's masks: putting units on squares, taking them off, telling what stands where. */
import { bit, SQUARES } from './board';
import { FIXED, FLAG, LOG_BYTES, RESERVE, SECOND, SHIELD, SIDE_BYTES, STATE_BYTES, SWORD, UNITS } from './layout';
import { ARMY, IN_FIXED, IN_SECOND, IN_SHIELD, IN_SWORD, kindOf, KINDS, signatureOf } from './units';

/** The match that is played. */
export const LIVE: usize = memory.data(STATE_BYTES, 16);
/** Its earlier positions. */
export const LIVE_LOG: usize = memory.data(LOG_BYTES, 16);

/** Address of a side's masks. */
// @ts-ignore: decorator
@inline
export function sideOf(state: usize, seat: i32): usize {
  return state + <usize>(seat * SIDE_BYTES);
}

/** A side's reserve, four bits a kind. */
// @ts-ignore: decorator
@inline
export function reserveOf(state: usize, seat: i32): u32 {
  return load<u32>(state + <usize>(seat << 2), RESERVE);
}

/** Squares with a unit on them. */
// @ts-ignore: decorator
@inline
export function standing(state: usize): u64 {
  return load<u64>(state, UNITS) | load<u64>(state, UNITS + SIDE_BYTES);
}

/** The Flag's square as a mask; empty beside the board. */
// @ts-ignore: decorator
@inline
export function flagMask(state: usize): u64 {
  const flag = load<i32>(state, FLAG);
  return flag < 0 ? 0 : bit(flag);
}

/** Puts a unit from its side's reserve on a free square. */
// @ts-ignore: decorator
@inline
export function putUnit(state: usize, seat: i32, kind: i32, square: i32): void {
  const side = sideOf(state, seat);
  const at = bit(square);
  const signature = signatureOf(kind);
  store<u64>(side, load<u64>(side, UNITS) | at, UNITS);
  store<u64>(side, load<u64>(side, SWORD) | (signature & IN_SWORD ? at : 0), SWORD);
  store<u64>(side, load<u64>(side, SECOND) | (signature & IN_SECOND ? at : 0), SECOND);
  store<u64>(side, load<u64>(side, FIXED) | (signature & IN_FIXED ? at : 0), FIXED);
  store<u64>(side, load<u64>(side, SHIELD) | (signature & IN_SHIELD ? at : 0), SHIELD);
  const reserve = state + <usize>(seat << 2);
  store<u32>(reserve, load<u32>(reserve, RESERVE) - (1 << (kind << 2)), RESERVE);
}

/** Takes a side's units off the squares of a mask and puts them back in its reserve. */
// @ts-ignore: decorator
@inline
export function takeUnits(state: usize, seat: i32, mask: u64): void {
  const side = sideOf(state, seat);
  let back: u32 = 0;
  for (let left = mask; left != 0; left &= left - 1) back += 1 << (kindAt(side, <i32>ctz(left)) << 2);
  store<u64>(side, load<u64>(side, UNITS) & ~mask, UNITS);
  store<u64>(side, load<u64>(side, SWORD) & ~mask, SWORD);
  store<u64>(side, load<u64>(side, SECOND) & ~mask, SECOND);
  store<u64>(side, load<u64>(side, FIXED) & ~mask, FIXED);
  store<u64>(side, load<u64>(side, SHIELD) & ~mask, SHIELD);
  const reserve = state + <usize>(seat << 2);
  store<u32>(reserve, load<u32>(reserve, RESERVE) + back, RESERVE);
}

/** The kind of a side's unit on a square that it stands on. */
// @ts-ignore: decorator
@inline
export function kindAt(side: usize, square: i32): i32 {
  return kindOf(
    (<i32>(load<u64>(side, SWORD) >> square) & 1) |
      ((<i32>(load<u64>(side, SECOND) >> square) & 1) << 1) |
      ((<i32>(load<u64>(side, FIXED) >> square) & 1) << 2) |
      ((<i32>(load<u64>(side, SHIELD) >> square) & 1) << 3),
  );
}

/** What stands on a square as a code: 0 nothing, 1-8 Black's kinds + 1, 9-16 White's kinds + 9. */
export function codeAt(state: usize, square: i32): i32 {
  const at = bit(square);
  if (load<u64>(state, UNITS) & at) return 1 + kindAt(state, square);
  const white = sideOf(state, 1);
  return load<u64>(white, UNITS) & at ? 9 + kindAt(white, square) : 0;
}

/** Empties the board and fills both reserves. */
export function clearUnits(state: usize): void {
  memory.fill(state, 0, SIDE_BYTES * 2);
  store<u32>(state, ARMY, RESERVE);
  store<u32>(state, ARMY, RESERVE + 4);
}

/** Puts what a code says on a free square; false when the side has no such unit left, or the code is none. */
export function putCode(state: usize, square: i32, code: i32): bool {
  if (code == 0) return true;
  if (code < 1 || code > 2 * KINDS || square < 0 || square >= SQUARES) return false;
  const seat = (code - 1) >> 3;
  const kind = (code - 1) & 7;
  if (((reserveOf(state, seat) >> (kind << 2)) & 15) == 0 || (standing(state) & bit(square)) != 0) return false;
  putUnit(state, seat, kind, square);
  return true;
}
