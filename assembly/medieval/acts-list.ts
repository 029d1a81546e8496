/** All acts of the open question in their order, written down at once: for the policy, which looks at every one. */
import { ALCHEMIST, ARCHER, FOOTMAN, SPY } from './kinds';
import { countActs } from './acts';
import {
  ACT_ATTACK, ACT_ATTACK_ON, ACT_BOMB_ATTACK, ACT_BOMB_STEP, ACT_DISARM, ACT_JOINED, ACT_JOINED_ON, ACT_LOOK, ACT_RESCUE, ACT_SHOT,
  ACT_SHOT_ON, ACT_STEP, ACT_STEP_ON, COUNTS, PHASE, PHASE_MORE, SIDE, SUPPLY,
} from './layout';
import { bombsIn, findEscapes, findReach, hasFootmanBeside, hits, rescues, SHOTS, shots, steps } from './reach';
import { byteOf, isPrisoner, kindOf, listedOf, listOf, num, slotOn } from './state';
import { squareOf } from './window';

/** Acts that fit. */
const MOST_ACTS: i32 = 4096;
/** Of passing. */
export const PASSES: i32 = -1;
/** i32 an act: `act << 16 | from << 8 | to`, or PASSES. */
const ACTS: usize = memory.data(MOST_ACTS * 4, 16);
let acts: i32 = 0;
let from: i32 = 0;

/** The n-th act listed. */
// @ts-ignore: decorator
@inline
export function actAt(n: i32): i32 {
  return load<i32>(ACTS + (<usize>n << 2));
}

/** Lists the acts of PHASE_ACT or PHASE_MORE; gives how many. */
export function listActs(state: usize): i32 {
  countActs(state);
  acts = 0;
  const seat = num(state, SIDE);
  const list = listOf(state, seat);
  const listed = listedOf(state, seat);
  for (let i = 0; i < listed; i++) {
    const count = <i32>load<u16>(state + (<usize>i << 1), COUNTS);
    if (count == 0) continue;
    from = load<u8>(list + <usize>i);
    listOfPiece(state, seat, slotOn(state, from), count);
  }
  if (num(state, PHASE) == PHASE_MORE) add(PASSES);
  return acts;
}

/** Lists the `count` acts of a piece. */
function listOfPiece(state: usize, seat: i32, slot: i32, count: i32): void {
  if (isPrisoner(state, slot)) {
    findEscapes(state, slot, from);
    addAll(steps, ACT_STEP);
    return;
  }
  findReach(state, seat, slot, from);
  const end = acts + count;
  const kind = kindOf(state, slot);
  addAll(steps, ACT_STEP);
  if (kind == SPY) {
    const bombs = bombsIn(state, seat, from);
    addAll(hits & ~bombs, ACT_LOOK);
    addAll(rescues, ACT_RESCUE);
    addAll(hits & bombs, ACT_DISARM);
    return;
  }
  const joins = kind == FOOTMAN && hits != 0 && hasFootmanBeside(state, seat, from);
  addAll(hits, ACT_ATTACK);
  if (joins) addAll(hits, ACT_JOINED);
  addShots(ACT_SHOT);
  if (kind == ALCHEMIST && byteOf(state, SUPPLY, seat) > 0) {
    addAll(steps, ACT_BOMB_STEP);
    addAll(hits, ACT_BOMB_ATTACK);
  }
  if ((kind != FOOTMAN && kind != ARCHER) || acts >= end) return;
  addAll(steps, ACT_STEP_ON);
  addAll(hits, ACT_ATTACK_ON);
  if (joins) addAll(hits, ACT_JOINED_ON);
  addShots(ACT_SHOT_ON);
}

// @ts-ignore: decorator
@inline
function add(act: i32): void {
  if (acts >= MOST_ACTS) return;
  store<i32>(ACTS + (<usize>acts << 2), act);
  acts++;
}

// @ts-ignore: decorator
@inline
function addAll(mask: u64, act: i32): void {
  for (let rest = mask; rest != 0; rest &= rest - 1) add((act << 16) | (from << 8) | squareOf(rest, from));
}

function addShots(act: i32): void {
  for (let n = 0; n < shots; n++) add((act << 16) | (from << 8) | <i32>load<u8>(SHOTS + <usize>n));
}
