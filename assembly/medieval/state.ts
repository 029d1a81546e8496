/** A state's pieces: read, put on squares and lifted off them. No rows are written here, nothing is checked. */
import { LAKE_ROWS, LAND_ROWS, fileOf, isHomeOf, isLand, rankOf, rowAt } from './board';
import { ARCHER, BOMB, FOOTMAN } from './kinds';
import {
  ACTED, ACTED_IDS, ARCHERS, BOARD, CAPTIVES, CHOICES, FALLEN, FALLEN_KINDS, FIRST_BOMB, FLAG_ACTED, FLAG_PRISONER, FLAG_SHOWN, FLAGS, FOOTMEN,
  FUSES, GUARDS, HOMING, HOMING_SLOTS, IDS, KINDS, LISTED, LISTS, MARGIN, MOST_FALLEN, MOST_PIECES, NOBODY, OPEN, PENDING,
  PENDING_SLOTS, PLACES, ROWS_BYTES, SEAT_SLOTS, SLOTS, STANDING, STATE_BYTES, STEPS, STEPS1, STEPS2, WET,
} from './layout';

/** The match that is played. */
export const LIVE: usize = memory.data(STATE_BYTES, 16);

/** FLAG_ACTED of eight slots. */
const ACTED_BYTES: u64 = 0x0101010101010101 * FLAG_ACTED;

/** A word of the state. */
// @ts-ignore: decorator
@inline
export function num(state: usize, field: i32): i32 {
  return load<i32>(state + field);
}

// @ts-ignore: decorator
@inline
export function setNum(state: usize, field: i32, value: i32): void {
  store<i32>(state + field, value);
}

/** The n-th byte of a field. */
// @ts-ignore: decorator
@inline
export function byteOf(state: usize, field: i32, n: i32): i32 {
  return load<u8>(state + <usize>(field + n));
}

// @ts-ignore: decorator
@inline
export function setByte(state: usize, field: i32, n: i32, value: i32): void {
  store<u8>(state + <usize>(field + n), value);
}

/** The slot on a square; NOBODY. */
// @ts-ignore: decorator
@inline
export function slotOn(state: usize, square: i32): i32 {
  return load<u8>(state + <usize>square, BOARD);
}

// @ts-ignore: decorator
@inline
export function isVacant(state: usize, square: i32): bool {
  return slotOn(state, square) == NOBODY;
}

// @ts-ignore: decorator
@inline
export function seatOf(slot: i32): i32 {
  return slot >= SEAT_SLOTS ? 1 : 0;
}

// @ts-ignore: decorator
@inline
export function kindOf(state: usize, slot: i32): i32 {
  return load<u8>(state + <usize>slot, KINDS);
}

// @ts-ignore: decorator
@inline
export function placeOf(state: usize, slot: i32): i32 {
  return load<u8>(state + <usize>slot, PLACES);
}

// @ts-ignore: decorator
@inline
export function idOf(state: usize, slot: i32): i32 {
  return load<u16>(state + (<usize>slot << 1), IDS);
}

// @ts-ignore: decorator
@inline
export function flagsOf(state: usize, slot: i32): i32 {
  return load<u8>(state + <usize>slot, FLAGS);
}

// @ts-ignore: decorator
@inline
export function hasFlag(state: usize, slot: i32, flag: i32): bool {
  return (flagsOf(state, slot) & flag) != 0;
}

// @ts-ignore: decorator
@inline
export function addFlag(state: usize, slot: i32, flag: i32): void {
  store<u8>(state + <usize>slot, flagsOf(state, slot) | flag, FLAGS);
}

// @ts-ignore: decorator
@inline
export function dropFlag(state: usize, slot: i32, flag: i32): void {
  store<u8>(state + <usize>slot, flagsOf(state, slot) & ~flag, FLAGS);
}

// @ts-ignore: decorator
@inline
export function isPrisoner(state: usize, slot: i32): bool {
  return hasFlag(state, slot, FLAG_PRISONER);
}

/** The first of a seat's two bomb slots. */
// @ts-ignore: decorator
@inline
export function bombSlot(seat: i32): i32 {
  return seat * SEAT_SLOTS + MOST_PIECES;
}

/** Is a slot one of the bombs'? */
// @ts-ignore: decorator
@inline
export function isBombSlot(slot: i32): bool {
  return (slot >= SEAT_SLOTS ? slot - SEAT_SLOTS : slot) >= MOST_PIECES;
}

/** The step of a slot in its side's turn under way (STEPS), its last one (STEPS1) or the one before (STEPS2); 0: none. */
// @ts-ignore: decorator
@inline
export function stepOf(state: usize, age: i32, slot: i32): i32 {
  return load<u16>(state + <usize>(age + (slot << 1)));
}

// @ts-ignore: decorator
@inline
export function setStep(state: usize, age: i32, slot: i32, step: i32): void {
  store<u16>(state + <usize>(age + (slot << 1)), step);
}

/** An empty board; bombs have their ids, and no piece stands anywhere. */
export function clearState(state: usize): void {
  memory.fill(state, 0, STATE_BYTES);
  memory.fill(state + BOARD, <u8>NOBODY, IDS - BOARD);
  memory.fill(state + PLACES, <u8>NOBODY, SLOTS);
  memory.copy(state + OPEN, LAND_ROWS, ROWS_BYTES);
  memory.copy(state + WET, LAKE_ROWS, ROWS_BYTES);
  setNum(state, CHOICES, -1);
  for (let bomb = 0; bomb < 4; bomb++) {
    const slot = bombSlot(bomb >> 1) + (bomb & 1);
    store<u16>(state + (<usize>slot << 1), FIRST_BOMB + bomb, IDS);
    store<u8>(state + <usize>slot, BOMB, KINDS);
    store<u8>(state + <usize>slot, FLAG_SHOWN, FLAGS);
  }
}

/** Makes a slot a piece of this id and kind that stands nowhere yet. */
export function makePiece(state: usize, slot: i32, id: i32, kind: i32, flags: i32): void {
  store<u16>(state + (<usize>slot << 1), id, IDS);
  store<u8>(state + <usize>slot, kind, KINDS);
  store<u8>(state + <usize>slot, flags, FLAGS);
}

/** Puts a slot that stands nowhere on a vacant square. */
export function put(state: usize, slot: i32, square: i32): void {
  store<u8>(state + <usize>square, slot, BOARD);
  store<u8>(state + <usize>slot, square, PLACES);
  const seat = seatOf(slot);
  toggleSquare(state, slot, seat, square);
  if (isBombSlot(slot)) return;
  count(state, slot, seat, 1);
  const list = listOf(state, seat);
  let at = listedOf(state, seat);
  setByte(state, LISTED, seat, at + 1);
  for (; at > 0 && <i32>load<u8>(list + <usize>(at - 1)) > square; at--) {
    store<u8>(list + <usize>at, load<u8>(list + <usize>(at - 1)));
  }
  store<u8>(list + <usize>at, square);
}

/** Lifts a slot off its square; its place stays with it until it is put down or forgotten. */
export function lift(state: usize, slot: i32): void {
  const square = placeOf(state, slot);
  store<u8>(state + <usize>square, NOBODY, BOARD);
  const seat = seatOf(slot);
  toggleSquare(state, slot, seat, square);
  if (isBombSlot(slot)) return;
  count(state, slot, seat, -1);
  const list = listOf(state, seat);
  const last = listedOf(state, seat) - 1;
  setByte(state, LISTED, seat, last);
  let at = 0;
  while (<i32>load<u8>(list + <usize>at) != square) at++;
  for (; at < last; at++) store<u8>(list + <usize>at, load<u8>(list + <usize>(at + 1)));
}

/** Moves a slot to a vacant square. */
export function move(state: usize, slot: i32, square: i32): void {
  lift(state, slot);
  put(state, slot, square);
}

/** A slot that was lifted stands nowhere at all. */
// @ts-ignore: decorator
@inline
export function forgetPlace(state: usize, slot: i32): void {
  store<u8>(state + <usize>slot, NOBODY, PLACES);
}

/** Squares of a seat's pieces, bombs apart, ascending. */
// @ts-ignore: decorator
@inline
export function listOf(state: usize, seat: i32): usize {
  return state + <usize>(LISTS + seat * SEAT_SLOTS);
}

// @ts-ignore: decorator
@inline
export function listedOf(state: usize, seat: i32): i32 {
  return byteOf(state, LISTED, seat);
}

/** The square becomes vacant or taken: what is kept of it by rows of bits, and who is at home. */
// @ts-ignore: decorator
@inline
function toggleSquare(state: usize, slot: i32, seat: i32, square: i32): void {
  const rank = rankOf(square);
  const bit: u32 = 1 << (fileOf(square) + MARGIN);
  const open = rowAt(state + (isLand(square) ? OPEN : WET), rank);
  const leaves = (load<u32>(open) & bit) == 0;
  store<u32>(open, load<u32>(open) ^ bit);
  if (isPrisoner(state, slot)) return;
  if (isLand(square)) {
    const standing = rowAt(state + <usize>(STANDING + seat * ROWS_BYTES), rank);
    store<u32>(standing, load<u32>(standing) ^ bit);
  }
  const guards = byteOf(state, GUARDS, seat);
  setByte(state, GUARDS, seat, leaves ? guards - isHomeOf(seat, square) : guards + isHomeOf(seat, square));
}

/** Counts a piece that comes (1) or goes (-1). */
// @ts-ignore: decorator
@inline
function count(state: usize, slot: i32, seat: i32, by: i32): void {
  const kind = kindOf(state, slot);
  if (kind == FOOTMAN) setByte(state, FOOTMEN, seat, byteOf(state, FOOTMEN, seat) + by);
  else if (kind == ARCHER) setByte(state, ARCHERS, seat, byteOf(state, ARCHERS, seat) + by);
  if (isPrisoner(state, slot)) setByte(state, CAPTIVES, seat, byteOf(state, CAPTIVES, seat) + by);
}

/** A piece waits for its prison. */
export function pushPending(state: usize, slot: i32): void {
  const count = byteOf(state, PENDING, 0);
  setByte(state, PENDING_SLOTS, count, slot);
  setByte(state, PENDING, 0, count + 1);
}

/** The slot of the piece that is jailed next; there is one. */
// @ts-ignore: decorator
@inline
export function nextPending(state: usize): i32 {
  return byteOf(state, PENDING_SLOTS, 0);
}

export function dropPending(state: usize): void {
  const count = byteOf(state, PENDING, 0) - 1;
  const first = state + PENDING_SLOTS;
  memory.copy(first, first + 1, count);
  setByte(state, PENDING, 0, count);
}

/** A kind leaves the game. */
export function pushFallen(state: usize, seat: i32, kind: i32): void {
  const count = byteOf(state, FALLEN, seat);
  if (count >= MOST_FALLEN) return;
  setByte(state, FALLEN_KINDS, seat * MOST_FALLEN + count, kind);
  setByte(state, FALLEN, seat, count + 1);
}

/** The piece of an id has acted this turn; its slot, or -1 where it has fallen since. */
export function pushActed(state: usize, id: i32, slot: i32): void {
  const count = byteOf(state, ACTED, 0);
  store<u16>(state + (<usize>count << 1), id, ACTED_IDS);
  setByte(state, ACTED, 0, count + 1);
  if (slot >= 0) addFlag(state, slot, FLAG_ACTED);
}

/** Nothing has acted. */
export function clearActed(state: usize): void {
  setByte(state, ACTED, 0, 0);
  for (let at = state + FLAGS; at < state + FLAGS + SLOTS; at += 8) store<u64>(at, load<u64>(at) & ~ACTED_BYTES);
}

/** The id of the n-th that has acted. */
// @ts-ignore: decorator
@inline
export function actedId(state: usize, n: i32): i32 {
  return load<u16>(state + (<usize>n << 1), ACTED_IDS);
}

/** A piece is to go home, or to be moved aside. */
export function pushHoming(state: usize, slot: i32): void {
  const count = byteOf(state, HOMING, 0);
  setByte(state, HOMING_SLOTS, count, slot);
  setByte(state, HOMING, 0, count + 1);
}

/** The slot that goes first; there is one. */
// @ts-ignore: decorator
@inline
export function nextHoming(state: usize): i32 {
  return byteOf(state, HOMING_SLOTS, 0);
}

export function dropHoming(state: usize): void {
  setByte(state, HOMING_SLOTS, 0, byteOf(state, HOMING_SLOTS, 1));
  setByte(state, HOMING, 0, byteOf(state, HOMING, 0) - 1);
}

/** Own turn starts that a bomb has left. */
// @ts-ignore: decorator
@inline
export function fuseOf(state: usize, slot: i32): i32 {
  return load<u8>(state + <usize>slot, FUSES);
}

/** A captured piece has made no steps. */
export function forgetSteps(state: usize, slot: i32): void {
  setStep(state, STEPS, slot, 0);
  setStep(state, STEPS1, slot, 0);
  setStep(state, STEPS2, slot, 0);
}
