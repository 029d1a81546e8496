/** Back and forth (R32, R156): where the main act took pieces this turn, and on the two turns of the same seat before. */
import { MOST_SHIFTS, PHASE_CONSEQUENCES } from './layout';
import { PHASE, SHIFT_LIST, SHIFTS, SIDE } from './map';
import { byteOf, num, S, setByte, setNum } from './state';

const TURN_BYTES: i32 = 3 * MOST_SHIFTS;

/** Displacements of a seat's turn: age 0 this one, 1 its last, 2 the one before. */
// @ts-ignore: decorator
@inline
export function shiftCount(seat: i32, age: i32): i32 {
  return num(SHIFTS + ((seat * 3 + age) << 2));
}

/** Part 0 slot, 1 from, 2 to. */
// @ts-ignore: decorator
@inline
export function shiftPart(seat: i32, age: i32, index: i32, part: i32): i32 {
  return byteOf(SHIFT_LIST, (seat * 3 + age) * TURN_BYTES + index * 3 + part);
}

/** Writes one down, in the order of the slots; false when there is no more room. */
export function addShift(seat: i32, age: i32, slot: i32, from: i32, to: i32): bool {
  const count = shiftCount(seat, age);
  if (count >= MOST_SHIFTS) return false;
  let at = (seat * 3 + age) * TURN_BYTES + count * 3;
  for (let i = count - 1; i >= 0 && shiftPart(seat, age, i, 0) > slot; i--) {
    memory.copy(S + <usize>(SHIFT_LIST + at), S + <usize>(SHIFT_LIST + at - 3), 3);
    at -= 3;
  }
  setByte(SHIFT_LIST, at, slot);
  setByte(SHIFT_LIST, at + 1, from);
  setByte(SHIFT_LIST, at + 2, to);
  setNum(SHIFTS + ((seat * 3 + age) << 2), count + 1);
  return true;
}

/** The main act has moved a piece of the board; only its first displacement counts. */
export function noteShift(slot: i32, from: i32, to: i32): void {
  const seat = num(SIDE);
  if (from == to || hasShifted(slot)) return;
  addShift(seat, 0, slot, from, to);
}

/** The turn of a seat is over. */
export function ageShifts(seat: i32): void {
  const list = S + <usize>SHIFT_LIST + <usize>(seat * 3 * TURN_BYTES);
  if ((shiftCount(seat, 0) | shiftCount(seat, 1) | shiftCount(seat, 2)) == 0) return;
  for (let at: usize = 0; at < <usize>TURN_BYTES; at += 8) {
    store<u64>(list + 2 * TURN_BYTES + at, load<u64>(list + TURN_BYTES + at));
    store<u64>(list + TURN_BYTES + at, load<u64>(list + at));
    store<u64>(list + at, 0);
  }
  setNum(SHIFTS + ((seat * 3 + 2) << 2), shiftCount(seat, 1));
  setNum(SHIFTS + ((seat * 3 + 1) << 2), shiftCount(seat, 0));
  setNum(SHIFTS + ((seat * 3) << 2), 0);
}

/** A match that is over has no turn to move in. */
export function clearShifts(): void {
  const seat = num(SIDE);
  memory.fill(S + <usize>SHIFT_LIST + <usize>(seat * 3 * TURN_BYTES), 0, TURN_BYTES);
  setNum(SHIFTS + ((seat * 3) << 2), 0);
}

/** May the main act not take this piece there? */
export function isBarred(slot: i32, from: i32, to: i32): bool {
  const seat = num(SIDE);
  if (shiftCount(seat, 2) == 0) return false;
  if (!hasEntry(seat, 2, slot, from, to) || !hasEntry(seat, 1, slot, to, from)) return false;
  return !(num(PHASE) == PHASE_CONSEQUENCES && hasShifted(slot));
}

/** Is any piece barred from anywhere now? */
export function anyBarred(seat: i32): bool {
  for (let i = shiftCount(seat, 2) - 1; i >= 0; i--) {
    const slot = shiftPart(seat, 2, i, 0);
    if (hasEntry(seat, 1, slot, shiftPart(seat, 2, i, 2), shiftPart(seat, 2, i, 1))) return true;
  }
  return false;
}

/** The squares to which the main act may not take a piece, on a board of up to 64 squares. */
export function barredFrom(slot: i32, from: i32): u64 {
  const seat = num(SIDE);
  let squares: u64 = 0;
  for (let i = shiftCount(seat, 2) - 1; i >= 0; i--) {
    if (shiftPart(seat, 2, i, 0) != slot || shiftPart(seat, 2, i, 1) != from) continue;
    const to = shiftPart(seat, 2, i, 2);
    if (isBarred(slot, from, to)) squares |= (<u64>1) << to;
  }
  return squares;
}

function hasEntry(seat: i32, age: i32, slot: i32, from: i32, to: i32): bool {
  for (let i = 0; i < shiftCount(seat, age); i++) {
    if (shiftPart(seat, age, i, 0) != slot) continue;
    if (shiftPart(seat, age, i, 1) == from && shiftPart(seat, age, i, 2) == to) return true;
  }
  return false;
}

function hasShifted(slot: i32): bool {
  const seat = num(SIDE);
  for (let i = 0; i < shiftCount(seat, 0); i++) if (shiftPart(seat, 0, i, 0) == slot) return true;
  return false;
}
