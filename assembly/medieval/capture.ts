/** Pieces that are captured, and bombs that go off (RULES sections 6 and 7). */
import { CAUSE_BLAST, ROW_EXPLODED } from '../core/numbers';
import { MASK_ALL } from '../core/layout';
import { rowBegin, rowEnd, rowPut } from '../core/rows';
import { fileOf, rankOf } from './board';
import { isImprisoned, KING } from './kinds';
import { FLAG_SHOWN, FLAGS, MOST_PIECES, NOBODY, QUIET, SEAT_SLOTS, SLOTS, SUPPLY } from './layout';
import { rowRemoved } from './rows';
import {
  bombSlot, byteOf, forgetPlace, forgetSteps, idOf, isPrisoner, kindOf, lift, placeOf, pushFallen, pushPending, seatOf, setByte, setNum,
} from './state';

/** u8: bombs that go off at this moment, by square in the end. */
const GOING: usize = memory.data(8, 8);
let going: i32 = 0;
/** u8: what their blast catches. */
const CAUGHT: usize = memory.data(SLOTS, 16);

/** The turn under way is not quiet. */
// @ts-ignore: decorator
@inline
export function stir(state: usize): void {
  setNum(state, QUIET, -1);
}

/** Captures a piece that stands on the board: it waits for its prison or leaves the game. `square`: where it fell. */
export function capture(state: usize, slot: i32, square: i32, cause: i32): void {
  rowRemoved(state, slot, square, cause);
  lift(state, slot);
  forgetPlace(state, slot);
  forgetSteps(state, slot);
  store<u8>(state + <usize>slot, FLAG_SHOWN, FLAGS);
  if (isImprisoned(kindOf(state, slot))) pushPending(state, slot);
  else pushFallen(state, seatOf(slot), kindOf(state, slot));
  stir(state);
}

/** A bomb goes off at the next `explode`. */
export function trigger(slot: i32): void {
  store<u8>(GOING + <usize>going, slot);
  going++;
}

/** Sets off the bombs that were triggered, if any, with those that they touch (M20). */
export function explode(state: usize): void {
  if (going == 0) return;
  for (let i = 0; i < going; i++) triggerBeside(state, goingAt(i));
  sortByPlace(state, GOING, going);
  rowExploded(state);
  const caught = findCaught(state);
  for (let i = 0; i < going; i++) takeBack(state, goingAt(i));
  going = 0;
  for (let i = 0; i < caught; i++) {
    const slot = <i32>load<u8>(CAUGHT + <usize>i);
    capture(state, slot, placeOf(state, slot), CAUSE_BLAST);
  }
  stir(state);
}

// @ts-ignore: decorator
@inline
function goingAt(n: i32): i32 {
  return load<u8>(GOING + <usize>n);
}

/** Bombs on the eight squares round one go off as well. */
function triggerBeside(state: usize, bomb: i32): void {
  for (let n = 0; n < 4; n++) {
    const other = bombSlot(n >> 1) + (n & 1);
    if (placeOf(state, other) == NOBODY || !isRound(placeOf(state, bomb), placeOf(state, other))) continue;
    let known = false;
    for (let i = 0; i < going; i++) if (goingAt(i) == other) known = true;
    if (!known) trigger(other);
  }
}

/** Is a square one of the eight round another? */
// @ts-ignore: decorator
@inline
function isRound(square: i32, other: i32): bool {
  return square != other && abs(fileOf(square) - fileOf(other)) <= 1 && abs(rankOf(square) - rankOf(other)) <= 1;
}

/** Bombs return to their supply; their marks stay until the blast is over. */
function takeBack(state: usize, bomb: i32): void {
  lift(state, bomb);
  forgetPlace(state, bomb);
  const seat = seatOf(bomb);
  setByte(state, SUPPLY, seat, byteOf(state, SUPPLY, seat) + 1);
}

/** What stands round the bombs, Kings, prisoners and bombs apart, by square (M19); gives how many. */
function findCaught(state: usize): i32 {
  let caught = 0;
  for (let slot = 0; slot < SLOTS; slot++) {
    if ((slot >= SEAT_SLOTS ? slot - SEAT_SLOTS : slot) >= MOST_PIECES || placeOf(state, slot) == NOBODY) continue;
    if (kindOf(state, slot) == KING || isPrisoner(state, slot)) continue;
    let near = false;
    for (let i = 0; i < going; i++) if (isRound(placeOf(state, goingAt(i)), placeOf(state, slot))) near = true;
    if (!near) continue;
    store<u8>(CAUGHT + <usize>caught, slot);
    caught++;
  }
  sortByPlace(state, CAUGHT, caught);
  return caught;
}

/** Brings a few slots into the order of their squares. */
function sortByPlace(state: usize, slots: usize, count: i32): void {
  for (let i = 1; i < count; i++) {
    const slot = <i32>load<u8>(slots + <usize>i);
    let at = i;
    for (; at > 0 && placeOf(state, <i32>load<u8>(slots + <usize>(at - 1))) > placeOf(state, slot); at--) {
      store<u8>(slots + <usize>at, load<u8>(slots + <usize>(at - 1)));
    }
    store<u8>(slots + <usize>at, slot);
  }
}

function rowExploded(state: usize): void {
  rowBegin(ROW_EXPLODED, MASK_ALL);
  rowPut(going);
  for (let i = 0; i < going; i++) rowPut(placeOf(state, goingAt(i)));
  rowPut(going);
  for (let i = 0; i < going; i++) rowPut(idOf(state, goingAt(i)));
  rowEnd();
}
