/** Reading and changing a state at an address `s` (the map is `layout.ts`). No rows are written here, nothing is checked. */
import {
  DISCARD, FALLEN, HEAP_BYTES, HEAPS, HOME_CELLS, ID, KIND, SEATS, SEATS_IN, SETUP, SHOWN, TOKENS,
} from './layout';
import { HOMES } from './map';

/** A word of the state. */
// @ts-ignore: decorator
@inline
export function get(s: usize, field: i32): i32 {
  return load<i32>(s + field);
}

/** Sets a word of the state. */
// @ts-ignore: decorator
@inline
export function set(s: usize, field: i32, value: i32): void {
  store<i32>(s + field, value);
}

/** The set of one cell. */
// @ts-ignore: decorator
@inline
export function bit(cell: i32): u64 {
  return (<u64>1) << cell;
}

/** The lowest cell of a set that is not empty. */
// @ts-ignore: decorator
@inline
export function lowest(cells: u64): i32 {
  return <i32>ctz(cells);
}

/** Cells where a seat's tokens stand. */
// @ts-ignore: decorator
@inline
export function tokensOf(s: usize, seat: i32): u64 {
  return load<u64>(s + TOKENS + (seat << 3));
}

/** Cells where tokens stand. */
export function occupied(s: usize): u64 {
  return tokensOf(s, 0) | tokensOf(s, 1) | tokensOf(s, 2);
}

/** Cells where tokens of other seats stand. */
export function othersOf(s: usize, seat: i32): u64 {
  return occupied(s) & ~tokensOf(s, seat);
}

/** The seat of the token on a cell; SEATS where none stands. */
export function ownerAt(s: usize, cell: i32): i32 {
  let seat = 0;
  while (seat < SEATS && (tokensOf(s, seat) & bit(cell)) == 0) seat++;
  return seat;
}

// @ts-ignore: decorator
@inline
export function kindAt(s: usize, cell: i32): i32 {
  return load<u8>(s + KIND + cell);
}

// @ts-ignore: decorator
@inline
export function idAt(s: usize, cell: i32): i32 {
  return load<u8>(s + ID + cell);
}

/** `shownTo` of the token on a cell. */
// @ts-ignore: decorator
@inline
export function shownAt(s: usize, cell: i32): i32 {
  return load<u16>(s + SHOWN + (cell << 1));
}

// @ts-ignore: decorator
@inline
export function setKind(s: usize, cell: i32, kind: i32): void {
  store<u8>(s + KIND + cell, kind);
}

// @ts-ignore: decorator
@inline
export function setShown(s: usize, cell: i32, mask: i32): void {
  store<u16>(s + SHOWN + (cell << 1), mask);
}

/** Has a seat been shown the kind of the token on a cell? */
export function isKnown(s: usize, cell: i32, seat: i32): bool {
  return ((shownAt(s, cell) >> seat) & 1) != 0;
}

export function putToken(s: usize, cell: i32, seat: i32, kind: i32, shown: i32, id: i32): void {
  store<u64>(s + TOKENS + (seat << 3), tokensOf(s, seat) | bit(cell));
  setKind(s, cell, kind);
  setShown(s, cell, shown);
  store<u8>(s + ID + cell, id);
}

/** Empties a cell where a token of this seat stands. */
export function takeToken(s: usize, cell: i32, seat: i32): void {
  store<u64>(s + TOKENS + (seat << 3), tokensOf(s, seat) & ~bit(cell));
  setKind(s, cell, 0);
  setShown(s, cell, 0);
  store<u8>(s + ID + cell, 0);
}

/** Takes a seat's token to an empty cell. */
export function moveToken(s: usize, from: i32, to: i32, seat: i32): void {
  putToken(s, to, seat, kindAt(s, from), shownAt(s, from), idAt(s, from));
  takeToken(s, from, seat);
}

/** How many tokens of a kind a seat has among these cells. */
export function countKind(s: usize, cells: u64, kind: i32): i32 {
  let count = 0;
  for (let left = cells; left != 0; left &= left - 1) if (kindAt(s, lowest(left)) == kind) count++;
  return count;
}

/** How many tokens of a kind a seat begins with. */
// @ts-ignore: decorator
@inline
export function roster(kind: i32): i32 {
  return min(kind, 2);
}

// @ts-ignore: decorator
@inline
export function isIn(s: usize, seat: i32): bool {
  return ((get(s, SEATS_IN) >> seat) & 1) != 0;
}

/** The cell of a place of the set-up (B3). */
export function cellOfPlace(place: i32): i32 {
  let home = unchecked(HOMES[place / HOME_CELLS]);
  for (let before = place % HOME_CELLS; before > 0; before--) home &= home - 1;
  return lowest(home);
}

/** How many places of a seat's set-up are answered or skipped. */
export function placesDone(s: usize, seat: i32): i32 {
  return max(0, min(HOME_CELLS, get(s, SETUP) - seat * HOME_CELLS));
}

/** How much a heap holds. */
// @ts-ignore: decorator
@inline
export function heapCount(s: usize, heap: i32): i32 {
  return load<u8>(s + HEAPS + heap * HEAP_BYTES);
}

/** What lies in a heap at a place, from 0. */
// @ts-ignore: decorator
@inline
export function heapAt(s: usize, heap: i32, place: i32): i32 {
  return load<u8>(s + HEAPS + 1 + heap * HEAP_BYTES + place);
}

// @ts-ignore: decorator
@inline
export function setHeap(s: usize, heap: i32, place: i32, what: i32): void {
  store<u8>(s + HEAPS + 1 + heap * HEAP_BYTES + place, what);
}

/** Puts something at the end of a heap. */
export function putHeap(s: usize, heap: i32, what: i32): void {
  const count = heapCount(s, heap);
  setHeap(s, heap, count, what);
  store<u8>(s + HEAPS + heap * HEAP_BYTES, count + 1);
}

/** Takes what lies at a place out of a heap; the rest moves up. */
export function takeHeap(s: usize, heap: i32, place: i32): i32 {
  const what = heapAt(s, heap, place);
  const count = heapCount(s, heap) - 1;
  for (let i = place; i < count; i++) setHeap(s, heap, i, heapAt(s, heap, i + 1));
  setHeap(s, heap, count, 0);
  store<u8>(s + HEAPS + heap * HEAP_BYTES, count);
  return what;
}

/** The first place where this lies in a heap; -1 where it doesn't. */
export function findHeap(s: usize, heap: i32, what: i32): i32 {
  const count = heapCount(s, heap);
  for (let place = 0; place < count; place++) if (heapAt(s, heap, place) == what) return place;
  return -1;
}

/** True for the heaps that hold tokens, not cards. */
// @ts-ignore: decorator
@inline
export function isFallen(heap: i32): bool {
  return heap >= FALLEN && heap < FALLEN + SEATS;
}

/** True for the heaps that all see (B22). */
// @ts-ignore: decorator
@inline
export function isOpen(heap: i32): bool {
  return isFallen(heap) || heap == DISCARD;
}
