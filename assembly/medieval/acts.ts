/** The acts of a turn in their order (CONTRACT.md, Decisions): counted piece by piece, one of them found by its index. */
import { ALCHEMIST, ARCHER, FOOTMAN, SPY } from './kinds';
import {
  ACT_ATTACK, ACT_ATTACK_ON, ACT_BOMB_ATTACK, ACT_BOMB_STEP, ACT_DISARM, ACT_JOINED, ACT_JOINED_ON, ACT_LOOK, ACT_RESCUE, ACT_SHOT,
  ACT_SHOT_ON, ACT_STEP, ACT_STEP_ON, ARCHERS, CHOICES, COUNTS, FLAG_ACTED, FOOTMEN, GUARDS, MORE, PHASE, PHASE_MORE, SIDE, SUPPLY,
} from './layout';
import { bombsIn, findEscapes, findReach, hasFootmanBeside, hits, rescues, SHOTS, shots, steps } from './reach';
import { byteOf, hasFlag, isPrisoner, kindOf, listedOf, listOf, num, setNum, slotOn } from './state';
import { nthOf } from './window';

/** The act that `findAct` found: an ACT_, the square of the piece, its target. */
export let foundAct: i32;
export let foundFrom: i32;
export let foundTo: i32;

/** How many acts the open question has, passing at the end of PHASE_MORE among them. */
// @ts-ignore: decorator
@inline
export function countActs(state: usize): i32 {
  const known = num(state, CHOICES);
  return known >= 0 ? known : recount(state);
}

/** The acts are to be counted anew. */
// @ts-ignore: decorator
@inline
export function forgetActs(state: usize): void {
  setNum(state, CHOICES, -1);
}

function recount(state: usize): i32 {
  const seat = num(state, SIDE);
  const list = listOf(state, seat);
  const listed = listedOf(state, seat);
  const more = num(state, PHASE) == PHASE_MORE;
  const footmenGoOn = goesOn(state, seat, FOOTMAN, more);
  const archersGoOn = goesOn(state, seat, ARCHER, more);
  const gateOpen = byteOf(state, GUARDS, seat ^ 1) == 0;
  let sum = 0;
  for (let i = 0; i < listed; i++) {
    const square = <i32>load<u8>(list + <usize>i);
    const slot = slotOn(state, square);
    let count = 0;
    if (isPrisoner(state, slot)) {
      if (gateOpen && !more) {
        findEscapes(state, slot, square);
        count = pop(steps);
      }
    } else if (!more || actsOn(state, slot)) {
      findReach(state, seat, slot, square);
      count = countOf(state, seat, slot, square, footmenGoOn, archersGoOn);
    }
    store<u16>(state + (<usize>i << 1), count, COUNTS);
    sum += count;
  }
  if (more) sum++;
  setNum(state, CHOICES, sum);
  return sum;
}

/** In PHASE_MORE: is it one of those that may still act? */
// @ts-ignore: decorator
@inline
function actsOn(state: usize, slot: i32): bool {
  return kindOf(state, slot) == num(state, MORE) && !hasFlag(state, slot, FLAG_ACTED);
}

/** Is there another one to go on with? Two Archers act at most (M37). */
function goesOn(state: usize, seat: i32, kind: i32, more: bool): bool {
  if (!more) return byteOf(state, kind == FOOTMAN ? FOOTMEN : ARCHERS, seat) >= 2;
  if (kind != FOOTMAN || num(state, MORE) != FOOTMAN) return false;
  const list = listOf(state, seat);
  let left = 0;
  for (let i = listedOf(state, seat) - 1; i >= 0; i--) {
    if (actsOn(state, slotOn(state, <i32>load<u8>(list + <usize>i)))) left++;
  }
  return left >= 2;
}

// @ts-ignore: decorator
@inline
function pop(mask: u64): i32 {
  return <i32>popcnt(mask);
}

/** How many acts the piece has whose reach was found last. */
// @ts-ignore: decorator
@inline
function countOf(state: usize, seat: i32, slot: i32, square: i32, footmenGoOn: bool, archersGoOn: bool): i32 {
  const kind = kindOf(state, slot);
  let count = pop(steps) + pop(hits) + shots;
  if (kind == FOOTMAN) {
    if (hits != 0 && hasFootmanBeside(state, seat, square)) count += pop(hits);
    return footmenGoOn ? 2 * count : count;
  }
  if (kind == ARCHER) return archersGoOn ? 2 * count : count;
  if (kind == ALCHEMIST) return byteOf(state, SUPPLY, seat) > 0 ? 2 * count : count;
  return kind == SPY ? count + pop(rescues) : count;
}

let left: i32;

/** Finds the act of an offered index; false: it is passing. */
export function findAct(state: usize, index: i32): bool {
  countActs(state);
  const seat = num(state, SIDE);
  const list = listOf(state, seat);
  const listed = listedOf(state, seat);
  left = index;
  for (let i = 0; i < listed; i++) {
    const count = <i32>load<u16>(state + (<usize>i << 1), COUNTS);
    if (left >= count) {
      left -= count;
      continue;
    }
    foundFrom = load<u8>(list + <usize>i);
    findOf(state, seat, slotOn(state, foundFrom));
    return true;
  }
  return false;
}

/** Finds the act number `left` of a piece that has more than so many. */
function findOf(state: usize, seat: i32, slot: i32): void {
  const square = foundFrom;
  if (isPrisoner(state, slot)) {
    findEscapes(state, slot, square);
    isIn(steps, ACT_STEP);
    return;
  }
  findReach(state, seat, slot, square);
  const kind = kindOf(state, slot);
  if (isIn(steps, ACT_STEP)) return;
  if (kind == SPY) {
    const bombs = bombsIn(state, seat, square);
    if (isIn(hits & ~bombs, ACT_LOOK) || isIn(rescues, ACT_RESCUE)) return;
    isIn(hits & bombs, ACT_DISARM);
    return;
  }
  if (isIn(hits, ACT_ATTACK)) return;
  const joins = kind == FOOTMAN && hits != 0 && hasFootmanBeside(state, seat, square);
  if (joins && isIn(hits, ACT_JOINED)) return;
  if (isShot(ACT_SHOT)) return;
  if (kind == ALCHEMIST) {
    if (!isIn(steps, ACT_BOMB_STEP)) isIn(hits, ACT_BOMB_ATTACK);
    return;
  }
  if (isIn(steps, ACT_STEP_ON) || isIn(hits, ACT_ATTACK_ON)) return;
  if (joins && isIn(hits, ACT_JOINED_ON)) return;
  isShot(ACT_SHOT_ON);
}

/** Is the act sought among the targets of a mask? Otherwise they are counted off. */
// @ts-ignore: decorator
@inline
function isIn(mask: u64, act: i32): bool {
  const count = pop(mask);
  if (left >= count) {
    left -= count;
    return false;
  }
  foundAct = act;
  foundTo = nthOf(mask, left, foundFrom);
  return true;
}

/** The same of the shots. */
// @ts-ignore: decorator
@inline
function isShot(act: i32): bool {
  if (left >= shots) {
    left -= shots;
    return false;
  }
  foundAct = act;
  foundTo = load<u8>(SHOTS + <usize>left);
  return true;
}
