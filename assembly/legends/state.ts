/**
 * The state that is played on, at fixed addresses: `bind` brings any other state here. A piece has a slot for the whole
 * match; slots are in the order of the ids, so that "by square, then id" is "by square, then slot".
 */
import { boardSquares, fileOf, useBoard } from '../core/geometry';
import { touch } from './ask';
import { useCurse } from './curse';
import { findTop } from './frames';
import { MANNER_ABLE, MANNER_ALERT, MANNER_IDLE, MANNER_PLAIN, MANNER_STILL, mannerOf } from './kinds';
import { surveyBoard } from './masks';
import {
  ABLE, AGAINST, ALERT, ARMY, BOARD, BOOST, BOOSTED, COUNT, CURSE, HEIGHT, HELD, ID, IDLE, KIND, LAND, LENT, NOBODY,
  ON_BOARD, OWNER, PLAIN, SEATS, SHARING, SHOWN, SLOTS, SQUARE, SQUARES, STATE_BYTES, STILL, STRIKE, TERRAIN, WIDTH,
  ZONE,
} from './map';

/** The state that is played on. */
export const S: usize = memory.data(STATE_BYTES, 16);
/** The match, while another state is played on. */
export const LIVE: usize = memory.data(STATE_BYTES, 16);

let bound: usize = LIVE;

/** Plays on with the state at an address; what was played on goes back where it came from. */
export function bind(state: usize): void {
  if (state == bound) return;
  memory.copy(bound, S, STATE_BYTES);
  memory.copy(S, state, STATE_BYTES);
  bound = state;
  reload();
}

/** Works out anew what goes with the state that is bound, because its bytes were replaced. */
export function reload(): void {
  if (useBoard(load<i32>(S, WIDTH), load<i32>(S, HEIGHT))) surveyBoard();
  useCurse();
  findTop();
  touch();
}

/** Copies a state, be it the one played on or not. */
export function copyState(to: usize, from: usize): void {
  if (to == from) return;
  if (to == bound) {
    memory.copy(S, from, STATE_BYTES);
    reload();
  }
  else memory.copy(to, from == bound ? S : from, STATE_BYTES);
}

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

/** Stands a new piece of a seat's army on a square, which is its id; its slot goes in between the others. */
export function standNew(seat: i32, kind: i32, square: i32): void {
  const count = num(COUNT);
  let slot = count;
  while (slot > 0 && idOf(slot - 1) > square) slot--;
  setNum(COUNT, count + 1);
  if (slot < count) makeRoom(slot, count);
  setByte(KIND, slot, kind);
  setByte(OWNER, slot, seat);
  setByte(ARMY, slot, seat);
  store<u16>(S + (<usize>slot << 1), square, ID);
  put(slot, square);
}

/** Moves the slots from one on up by one; none is in any list or frame yet. */
function makeRoom(slot: i32, count: i32): void {
  const moved = count - slot;
  for (let list = KIND; list < BOOST; list += SLOTS) {
    const at = S + <usize>(list + slot);
    memory.copy(at + 1, at, moved);
    store<u8>(at, 0);
  }
  for (let list = BOOST; list <= ID; list += 2 * SLOTS) {
    const at = S + <usize>(list + 2 * slot);
    memory.copy(at + 2, at, 2 * moved);
    store<u16>(at, 0);
  }
  for (let square = 0; square < boardSquares; square++) {
    const there = pieceAt(square);
    if (there != NOBODY && there >= slot) setByte(BOARD, square, there + 1);
  }
}

/** Stands a slot on a square; one that stands there already becomes the sharer. */
export function put(slot: i32, square: i32): void {
  const there = pieceAt(square);
  if (there != NOBODY) setNum(SHARING, there);
  setByte(BOARD, square, slot);
  setByte(SQUARE, slot, square);
  if (isDefined(WIDE)) setByte(OWNER, slot, holderOn(square, ownerOf(slot)));
  setByte(ZONE, slot, ON_BOARD);
  hold(square);
}

/** Takes a slot off its square, which it remembers. */
export function lift(slot: i32): void {
  const square = squareOf(slot);
  if (num(SHARING) == slot) setNum(SHARING, NOBODY);
  else {
    const sharer = sharerAt(square);
    setByte(BOARD, square, sharer);
    if (sharer != NOBODY) setNum(SHARING, NOBODY);
  }
  hold(square);
}

/** Brings the masks of held squares up to date for one square. */
// @ts-ignore: decorator
@inline
export function hold(square: i32): void {
  if (isDefined(WIDE)) return;
  const at: u64 = (<u64>1) << square;
  const first = pieceAt(square);
  const manner = first == NOBODY ? 0 : mannerOf(kindOf(first));
  mark(PLAIN, at, manner & MANNER_PLAIN);
  mark(IDLE, at, manner & MANNER_IDLE);
  mark(STILL, at, manner & MANNER_STILL);
  const second = first == NOBODY ? NOBODY : sharerAt(square);
  const manners = second == NOBODY ? manner : manner | mannerOf(kindOf(second));
  mark(ABLE, at, manners & MANNER_ABLE);
  mark(ALERT, at, manners & MANNER_ALERT);
  let mine = load<u64>(S, HELD) & ~at;
  let theirs = load<u64>(S, HELD + 8) & ~at;
  if (first != NOBODY) {
    if (ownerOf(first) == 0) mine |= at;
    else theirs |= at;
    if (second != NOBODY) {
      if (ownerOf(second) == 0) mine |= at;
      else theirs |= at;
    }
  }
  store<u64>(S, mine, HELD);
  store<u64>(S, theirs, HELD + 8);
}

// @ts-ignore: decorator
@inline
function mark(mask: i32, at: u64, on: i32): void {
  const squares = load<u64>(S + <usize>mask);
  store<u64>(S + <usize>mask, on != 0 ? squares | at : squares & ~at);
}

/** Sets a square's terrain. */
export function setTerrain(square: i32, terrain: i32): void {
  setByte(TERRAIN, square, terrain);
  if (isDefined(WIDE)) return;
  const at: u64 = (<u64>1) << square;
  const land = load<u64>(S, LAND);
  store<u64>(S, terrain < 6 ? land | at : land & ~at, LAND);
}

/** An empty board of this size for two seats: no pieces, no seat asked. */
export function blank(width: i32, height: i32): void {
  memory.fill(S, 0, STATE_BYTES);
  memory.fill(S + BOARD, <u8>NOBODY, SQUARES);
  setNum(WIDTH, width);
  setNum(HEIGHT, height);
  setNum(SEATS, 2);
  setNum(CURSE, NOBODY);
  setNum(SHARING, NOBODY);
  setNum(AGAINST, NOBODY);
  setNum(AGAINST + 4, NOBODY);
  setNum(STRIKE, NOBODY);
  setNum(STRIKE + 4, NOBODY);
  if (useBoard(width, height)) surveyBoard();
}
