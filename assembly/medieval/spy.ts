/** What a Spy does on the square that it enters, and how pieces go home (RULES section 5, M28). */
import { CAUSE_DISARMED, CAUSE_FIGHT } from '../core/numbers';
import { capture, stir } from './capture';
import { KING } from './kinds';
import { FLAG_LOOKED, FLAG_PRISONER, HOMING, PHASE, PHASE_FREE, PHASE_HOME, PLACES } from './layout';
import { findPicks, pickAt } from './picks';
import { reveal, rowFreed, rowMoved, rowRemoved, rowsLooked } from './rows';
import {
  addFlag, byteOf, dropFlag, dropHoming, forgetPlace, isPrisoner, kindOf, lift, move, nextHoming, placeOf, pushHoming, put, seatOf, setNum,
  slotOn,
} from './state';

/** The Spy looks at an enemy; a King takes it. */
export function look(state: usize, from: i32, to: i32): void {
  const spy = slotOn(state, from);
  const target = slotOn(state, to);
  reveal(state, spy);
  rowMoved(state, spy, from, to);
  rowsLooked(state, seatOf(spy), target);
  addFlag(state, target, FLAG_LOOKED);
  stir(state);
  if (kindOf(state, target) == KING) {
    reveal(state, target);
    capture(state, spy, to, CAUSE_FIGHT);
    return;
  }
  leave(state, spy, to);
}

/** The Spy enters an own prisoner's square; both go home. */
export function rescue(state: usize, from: i32, to: i32): void {
  const spy = slotOn(state, from);
  const prisoner = slotOn(state, to);
  reveal(state, spy);
  rowMoved(state, spy, from, to);
  stir(state);
  leave(state, prisoner, to);
  leave(state, spy, to);
}

/** The Spy takes an enemy's bomb out of the game and stands on its square. */
export function disarm(state: usize, from: i32, to: i32): void {
  const spy = slotOn(state, from);
  const bomb = slotOn(state, to);
  reveal(state, spy);
  rowRemoved(state, bomb, to, CAUSE_DISARMED);
  lift(state, bomb);
  forgetPlace(state, bomb);
  move(state, spy, to);
  rowMoved(state, spy, from, to);
  stir(state);
}

/** It stands on nothing, and is seen on a square, until it has gone home. */
function leave(state: usize, slot: i32, seen: i32): void {
  lift(state, slot);
  store<u8>(state + <usize>slot, seen, PLACES);
  pushHoming(state, slot);
}

/** Lets go home who has no choice; true: a seat is asked where. */
export function askHome(state: usize): bool {
  while (byteOf(state, HOMING, 0) > 0) {
    setNum(state, PHASE, byteOf(state, HOMING, 0) > 1 ? PHASE_FREE : PHASE_HOME);
    if (findPicks(state) > 1) return true;
    goHome(state, pickAt(0));
  }
  return false;
}

/** The next one goes to a square; a prisoner is free there. */
export function goHome(state: usize, square: i32): void {
  const slot = nextHoming(state);
  const from = placeOf(state, slot);
  const wasPrisoner = isPrisoner(state, slot);
  dropHoming(state);
  dropFlag(state, slot, FLAG_PRISONER);
  put(state, slot, square);
  rowMoved(state, slot, from, square);
  if (wasPrisoner) rowFreed(state, slot, square, 0);
}
