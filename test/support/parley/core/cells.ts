/** Reading and changing a state at an address `s`; the map is `layout.ts`. No rows are written here. */
import {
  ENVOY,
  HEAP_BYTES,
  HEAPS,
  ID,
  KIND,
  NOBODY,
  OWNER,
  SEATS,
  SEATS_IN,
  SHOWN,
  SQUARES,
  STATE_BYTES,
} from './layout';

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

/** The seat of the token on a square; NOBODY where there is none. */
// @ts-ignore: decorator
@inline
export function ownerAt(s: usize, square: i32): i32 {
  return load<u8>(s + OWNER + square);
}

/** The kind of the token on a square. */
// @ts-ignore: decorator
@inline
export function kindAt(s: usize, square: i32): i32 {
  return load<u8>(s + KIND + square);
}

/** Mask of the viewers who were shown the kind of the token on a square. */
// @ts-ignore: decorator
@inline
export function shownAt(s: usize, square: i32): i32 {
  return load<u16>(s + SHOWN + (square << 1));
}

/** Sets the mask of those who were shown the kind of the token on a square. */
// @ts-ignore: decorator
@inline
export function setShown(s: usize, square: i32, mask: i32): void {
  store<u16>(s + SHOWN + (square << 1), mask);
}

/** The public id of the token on a square. */
// @ts-ignore: decorator
@inline
export function idAt(s: usize, square: i32): i32 {
  return load<u16>(s + ID + (square << 1));
}

/** True while a seat is in. */
// @ts-ignore: decorator
@inline
export function isIn(s: usize, seat: i32): bool {
  return ((get(s, SEATS_IN) >> seat) & 1) != 0;
}

/** Puts a token on a square. */
export function putToken(s: usize, square: i32, seat: i32, kind: i32, shown: i32, id: i32): void {
  store<u8>(s + OWNER + square, seat);
  store<u8>(s + KIND + square, kind);
  setShown(s, square, shown);
  store<u16>(s + ID + (square << 1), id);
}

/** Empties a square. */
export function takeToken(s: usize, square: i32): void {
  putToken(s, square, NOBODY, 0, 0, 0);
}

/** Takes the token from a square to another, whatever stood there. */
export function moveToken(s: usize, from: i32, to: i32): void {
  putToken(s, to, ownerAt(s, from), kindAt(s, from), shownAt(s, from), idAt(s, from));
  takeToken(s, from);
}

/** The two tokens change places. */
export function swapTokens(s: usize, a: i32, b: i32): void {
  const owner = ownerAt(s, a);
  const kind = kindAt(s, a);
  const shown = shownAt(s, a);
  const id = idAt(s, a);
  moveToken(s, b, a);
  putToken(s, b, owner, kind, shown, id);
}

/** A state with nobody's tokens and no cards, all words 0. */
export function clearState(s: usize): void {
  memory.fill(s, 0, STATE_BYTES);
  memory.fill(s + OWNER, <u8>NOBODY, SQUARES);
}

/** How many tokens a seat has on the board. */
export function tokenCount(s: usize, seat: i32): i32 {
  let count = 0;
  for (let square = 0; square < SQUARES; square++) if (ownerAt(s, square) == seat) count++;
  return count;
}

/** The square of a seat's token of a kind; -1 when it is not on the board. */
export function squareOf(s: usize, seat: i32, kind: i32): i32 {
  for (let square = 0; square < SQUARES; square++) {
    if (ownerAt(s, square) == seat && kindAt(s, square) == kind) return square;
  }
  return -1;
}

/** True when a seat has its Envoy on the board. */
export function hasEnvoy(s: usize, seat: i32): bool {
  return squareOf(s, seat, ENVOY) >= 0;
}

/** The next seat clockwise that is in. At least one is. */
export function nextIn(s: usize, seat: i32): i32 {
  let next = seat;
  do next = (next + 1) % SEATS;
  while (!isIn(s, next));
  return next;
}

/** How many cards a heap holds. */
// @ts-ignore: decorator
@inline
export function heapCount(s: usize, heap: i32): i32 {
  return load<u8>(s + HEAPS + heap * HEAP_BYTES);
}

/** The card of a heap at a place, from 0. */
// @ts-ignore: decorator
@inline
export function cardAt(s: usize, heap: i32, place: i32): i32 {
  return load<u8>(s + HEAPS + heap * HEAP_BYTES + 1 + place);
}

/** Sets the card of a heap at a place. */
// @ts-ignore: decorator
@inline
export function setCard(s: usize, heap: i32, place: i32, card: i32): void {
  store<u8>(s + HEAPS + heap * HEAP_BYTES + 1 + place, card);
}

/** Puts a card at the end of a heap. */
export function putCard(s: usize, heap: i32, card: i32): void {
  const count = heapCount(s, heap);
  setCard(s, heap, count, card);
  store<u8>(s + HEAPS + heap * HEAP_BYTES, count + 1);
}

/** Takes the card at a place out of a heap; the rest move up. */
export function takeCard(s: usize, heap: i32, place: i32): i32 {
  const card = cardAt(s, heap, place);
  const count = heapCount(s, heap) - 1;
  for (let i = place; i < count; i++) setCard(s, heap, i, cardAt(s, heap, i + 1));
  setCard(s, heap, count, 0);
  store<u8>(s + HEAPS + heap * HEAP_BYTES, count);
  return card;
}

/** The first place of a card in a heap; -1 when it isn't there. */
export function findCard(s: usize, heap: i32, card: i32): i32 {
  const count = heapCount(s, heap);
  for (let place = 0; place < count; place++) if (cardAt(s, heap, place) == card) return place;
  return -1;
}
