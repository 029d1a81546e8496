/** Sets of pieces, a bit a slot, at addresses; and the pieces of a set in the rules' order. */
import { boardSquares } from '../core/geometry';
import { MASK_BYTES, NOBODY, SLOTS } from './map';
import { isOnBoard, pieceAt, sharerAt, squareOf } from './state';

/** Room for a set that a caller works with. */
export const WORK: usize = memory.data(MASK_BYTES, 16);
/** The pieces of the set that `order` was given. */
const ORDERED: usize = memory.data(SLOTS, 16);

// @ts-ignore: decorator
@inline
export function clearSet(set: usize): void {
  store<u64>(set, 0);
  store<u64>(set, 0, 8);
  if (isDefined(WIDE)) {
    store<u64>(set, 0, 16);
    store<u64>(set, 0, 24);
  }
}

// @ts-ignore: decorator
@inline
export function copySet(to: usize, from: usize): void {
  store<u64>(to, load<u64>(from));
  store<u64>(to, load<u64>(from, 8), 8);
  if (isDefined(WIDE)) {
    store<u64>(to, load<u64>(from, 16), 16);
    store<u64>(to, load<u64>(from, 24), 24);
  }
}

// @ts-ignore: decorator
@inline
export function addTo(set: usize, slot: i32): void {
  const at = set + <usize>(slot >> 3);
  store<u8>(at, <i32>load<u8>(at) | (1 << (slot & 7)));
}

// @ts-ignore: decorator
@inline
export function dropFrom(set: usize, slot: i32): void {
  const at = set + <usize>(slot >> 3);
  store<u8>(at, <i32>load<u8>(at) & ~(1 << (slot & 7)));
}

// @ts-ignore: decorator
@inline
export function isIn(set: usize, slot: i32): bool {
  return ((load<u8>(set + <usize>(slot >> 3)) >> (slot & 7)) & 1) != 0;
}

// @ts-ignore: decorator
@inline
export function isEmpty(set: usize): bool {
  let any = load<u64>(set) | load<u64>(set, 8);
  if (isDefined(WIDE)) any |= load<u64>(set, 16) | load<u64>(set, 24);
  return any == 0;
}

/** The lowest slot of a set above `after` (-1 at first); NOBODY when there is none. */
export function nextIn(set: usize, after: i32): i32 {
  let slot = after + 1;
  while (slot < SLOTS) {
    const word = load<u64>(set + <usize>((slot >> 6) << 3)) >> (slot & 63);
    if (word != 0) {
      const found = slot + <i32>ctz(word);
      return found;
    }
    slot = (slot | 63) + 1;
  }
  return NOBODY;
}

/** Orders the pieces of a set by square, then id, those off the board last; gives their count. `ordered` reads them. */
export function order(set: usize): i32 {
  let count = 0;
  for (let slot = nextIn(set, -1); slot != NOBODY; slot = nextIn(set, slot)) {
    const place = sortKey(slot);
    let at = count;
    while (at > 0 && sortKey(ordered(at - 1)) > place) {
      store<u8>(ORDERED + <usize>at, ordered(at - 1));
      at--;
    }
    store<u8>(ORDERED + <usize>at, slot);
    count++;
  }
  return count;
}

/** The piece at a place of the order made last. */
// @ts-ignore: decorator
@inline
export function ordered(place: i32): i32 {
  return load<u8>(ORDERED + <usize>place);
}

/** The pieces on the board in order: that of the first square from `square` on. Gives SLOTS * square + slot, or -1. */
export function pieceFrom(square: i32, slot: i32): i32 {
  let at = square;
  let least = slot;
  while (at < boardSquares) {
    const first = pieceAt(at);
    if (first != NOBODY) {
      const second = sharerAt(at);
      let found = NOBODY;
      if (first >= least) found = first;
      if (second != NOBODY && second >= least && second < found) found = second;
      if (found != NOBODY) return (at << 8) | found;
    }
    at++;
    least = 0;
  }
  return -1;
}

function sortKey(slot: i32): i32 {
  return (isOnBoard(slot) ? squareOf(slot) << 8 : 0x10000) | slot;
}
