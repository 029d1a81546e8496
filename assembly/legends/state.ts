/**
 * The state that is played on, at fixed addresses: `bind` (bind.ts) brings any other state here. A piece has a slot for the whole
 * match; slots are in the order of the ids, so that "by square, then id" is "by square, then slot".
 */
import { fileOf } from '../core/geometry';
import {
  BOARD, BOOST, BOOSTED, COUNT, GHOSTS, ID, KIND, LENT, NOBODY, ON_BOARD, OWNER, PICKED, SEATS, SHARING, SHOWN, SQUARE,
  STATE_BYTES, TERRAIN, ZONE,
} from './map';

/** The state that is played on. */
export const S: usize = memory.data(STATE_BYTES, 16);

// @ts-ignore: decorator
@inline
export function num(field: i32): i32 {
  return load<i32>(S + <usize>field);
}

// @ts-ignore: decorator
@inline
export function setNum(field: i32, value: i32): void {
  store<i32>(S + <usize>field, value);
}

/** A byte of a list, by square, slot or place. */
// @ts-ignore: decorator
@inline
export function byteOf(list: i32, index: i32): i32 {
  return load<u8>(S + <usize>list + <usize>index);
}

// @ts-ignore: decorator
@inline
export function setByte(list: i32, index: i32, value: i32): void {
  store<u8>(S + <usize>list + <usize>index, value);
}

// @ts-ignore: decorator
@inline
export function kindOf(slot: i32): i32 {
  return load<u8>(S + <usize>slot, KIND);
}

// @ts-ignore: decorator
@inline
export function squareOf(slot: i32): i32 {
  return load<u8>(S + <usize>slot, SQUARE);
}

// @ts-ignore: decorator
@inline
export function ownerOf(slot: i32): i32 {
  return load<u8>(S + <usize>slot, OWNER);
}

// @ts-ignore: decorator
@inline
export function isOnBoard(slot: i32): bool {
  return load<u8>(S + <usize>slot, ZONE) == ON_BOARD;
}

// @ts-ignore: decorator
@inline
export function isShown(slot: i32): bool {
  return load<u8>(S + <usize>slot, SHOWN) != 0;
}

// @ts-ignore: decorator
@inline
export function idOf(slot: i32): i32 {
  return load<u16>(S + (<usize>slot << 1), ID);
}

// @ts-ignore: decorator
@inline
export function boostOf(slot: i32): i32 {
  return load<i16>(S + (<usize>slot << 1), BOOST);
}

// @ts-ignore: decorator
@inline
export function setBoost(slot: i32, value: i32): void {
  store<i16>(S + (<usize>slot << 1), max(-30000, min(30000, value)), BOOST);
  if (value != 0) setNum(BOOSTED, 1);
}

/** Mask of the keywords lent to a slot. */
// @ts-ignore: decorator
@inline
export function lentTo(slot: i32): i32 {
  return load<u16>(S + (<usize>slot << 1), LENT);
}

// @ts-ignore: decorator
@inline
export function setLent(slot: i32, mask: i32): void {
  store<u16>(S + (<usize>slot << 1), mask, LENT);
}

// @ts-ignore: decorator
@inline
export function terrainAt(square: i32): i32 {
  return load<u8>(S + <usize>square, TERRAIN);
}

/** The slot on a square, of two the attacker; NOBODY. */
// @ts-ignore: decorator
@inline
export function pieceAt(square: i32): i32 {
  return load<u8>(S + <usize>square, BOARD);
}

/** The defender on a square that its attacker stands on too; NOBODY. */
// @ts-ignore: decorator
@inline
export function sharerAt(square: i32): i32 {
  const slot = load<i32>(S, SHARING);
  return slot != NOBODY && squareOf(slot) == square ? slot : NOBODY;
}

/** The n-th piece on a square, by id; NOBODY. */
export function tokenAt(square: i32, n: i32): i32 {
  const first = pieceAt(square);
  if (first == NOBODY || n > 1) return NOBODY;
  const second = sharerAt(square);
  if (second == NOBODY) return n == 0 ? first : NOBODY;
  return n == 0 ? min(first, second) : max(first, second);
}

// @ts-ignore: decorator
@inline
export function isLand(square: i32): bool {
  return terrainAt(square) < 6;
}

/** Is a square unoccupied land? */
// @ts-ignore: decorator
@inline
export function isEmptyLand(square: i32): bool {
  return pieceAt(square) == NOBODY && isLand(square);
}

/** Seats of the match. */
// @ts-ignore: decorator
@inline
export function seatCount(): i32 {
  return isDefined(WIDE) ? num(SEATS) : 2;
}

/** Are two seats of one side? */
// @ts-ignore: decorator
@inline
export function sameSide(a: i32, b: i32): bool {
  return isDefined(WIDE) ? ((a ^ b) & 1) == 0 : a == b;
}

/** The seats of a seat's side, as a mask. */
export function sideMask(seat: i32): i32 {
  return isDefined(WIDE) ? (seat & 1 ? 0xaa : 0x55) & ((1 << num(SEATS)) - 1) : 1 << seat;
}

/** Whose turn follows a seat's (R126). */
// @ts-ignore: decorator
@inline
export function nextSeat(seat: i32): i32 {
  if (!isDefined(WIDE)) return seat ^ 1;
  return seat + 1 < num(SEATS) ? seat + 1 : 0;
}

/** The pair in whose zone a square lies; 0 where there are two seats (R124). */
export function zoneOf(square: i32): i32 {
  return isDefined(WIDE) && num(SEATS) > 2 ? fileOf(square) >> 3 : 0;
}

/** The seat that controls what a seat's side has on a square (R125). */
// @ts-ignore: decorator
@inline
export function holderOn(square: i32, seat: i32): i32 {
  return isDefined(WIDE) && num(SEATS) > 2 ? ((fileOf(square) >> 3) << 1) | (seat & 1) : seat;
}

/** At a decision of the turn itself nothing remembers where the dead have stood. */
export function forgetGhosts(): void {
  setNum(PICKED, 0);
  if (num(GHOSTS) == 0) return;
  setNum(GHOSTS, 0);
  for (let slot = 0; slot < num(COUNT); slot++) if (!isOnBoard(slot)) setByte(SQUARE, slot, 0);
}
