/** Moving attacks and shots (RULES section 5), with their rows. */
import { CAUSE_FIGHT, CAUSE_SHOT, ROW_STRUCK } from '../core/numbers';
import { row2, rowPut } from '../core/rows';
import { fileOf } from './board';
import { capture, explode, trigger } from './capture';
import { attackOf, BOMB, defenceAgainstShot, defenceOf, FOOTMAN, KING } from './kinds';
import { BOARD, NOBODY, SQUARES, WIDTH } from './layout';
import { reveal, rowCalled, rowFought, rowFoughtEnd, rowMoved } from './rows';
import { kindOf, listedOf, listOf, move, seatOf, slotOn } from './state';

/** u8 a square: it holds a Footman of the group that joins. */
const JOINED: usize = memory.data(SQUARES, 16);
/** u8: squares of the group, the attacker's first. */
const GROUP: usize = memory.data(SQUARES, 16);
let group: i32;

/** Attacks from a square; true when a King fell. */
export function attack(state: usize, from: i32, to: i32, joins: bool): bool {
  const attacker = slotOn(state, from);
  const defender = slotOn(state, to);
  const seat = seatOf(attacker);
  rowCalled(state, attacker);
  rowCalled(state, defender);
  reveal(state, attacker);
  group = 1;
  if (joins) {
    findGroup(state, seat, from);
    revealJoined(state, seat, from);
  }
  if (kindOf(state, defender) == BOMB) {
    capture(state, attacker, from, CAUSE_FIGHT);
    trigger(defender);
    explode(state);
    return false;
  }
  reveal(state, defender);
  const strength = attackOf(kindOf(state, attacker)) * group;
  const against = defenceOf(kindOf(state, defender));
  const beaten = strength >= against;
  rowFought(from, to, strength, against, group - 1);
  if (group > 1) putHelpers(state, seat, from);
  rowFoughtEnd(beaten);
  if (!beaten) {
    capture(state, attacker, from, CAUSE_FIGHT);
    return false;
  }
  capture(state, defender, to, CAUSE_FIGHT);
  move(state, attacker, to);
  rowMoved(state, attacker, from, to);
  return kindOf(state, defender) == KING;
}

/** Shoots from a square: nothing moves, and only what stands in a blast is lost on the own side. */
export function shoot(state: usize, from: i32, to: i32): void {
  const shooter = slotOn(state, from);
  const target = slotOn(state, to);
  row2(ROW_STRUCK, from, to);
  rowCalled(state, shooter);
  rowCalled(state, target);
  reveal(state, shooter);
  reveal(state, target);
  if (kindOf(state, target) == BOMB) {
    trigger(target);
    explode(state);
    return;
  }
  const strength = attackOf(kindOf(state, shooter));
  const against = defenceAgainstShot(kindOf(state, target));
  const beaten = strength >= against;
  rowFought(from, to, strength, against, 0);
  rowFoughtEnd(beaten);
  if (beaten) capture(state, target, to, CAUSE_SHOT);
}

/** How many Footmen join in an attack from a square, the attacker among them. */
export function groupSize(state: usize, seat: i32, from: i32): i32 {
  findGroup(state, seat, from);
  return group;
}

/** The Footmen connected by sides with the one on a square (M7). */
function findGroup(state: usize, seat: i32, from: i32): void {
  memory.fill(JOINED, 0, SQUARES);
  group = 0;
  join(from);
  for (let i = 0; i < group; i++) {
    const square = <i32>load<u8>(GROUP + <usize>i);
    const file = fileOf(square);
    if (file > 0) joinOn(state, seat, square - 1);
    if (file < WIDTH - 1) joinOn(state, seat, square + 1);
    if (square >= WIDTH) joinOn(state, seat, square - WIDTH);
    if (square < SQUARES - WIDTH) joinOn(state, seat, square + WIDTH);
  }
}

function joinOn(state: usize, seat: i32, square: i32): void {
  if (load<u8>(JOINED + <usize>square) != 0) return;
  const slot = <i32>load<u8>(state + <usize>square, BOARD);
  if (slot != NOBODY && seatOf(slot) == seat && kindOf(state, slot) == FOOTMAN) join(square);
}

function join(square: i32): void {
  store<u8>(JOINED + <usize>square, 1);
  store<u8>(GROUP + <usize>group, square);
  group++;
}

function revealJoined(state: usize, seat: i32, from: i32): void {
  const list = listOf(state, seat);
  for (let i = 0; i < listedOf(state, seat); i++) {
    const square = <i32>load<u8>(list + <usize>i);
    if (square != from && load<u8>(JOINED + <usize>square) != 0) reveal(state, slotOn(state, square));
  }
}

/** Squares of the joined, ascending, without the attacker's. */
function putHelpers(state: usize, seat: i32, from: i32): void {
  const list = listOf(state, seat);
  for (let i = 0; i < listedOf(state, seat); i++) {
    const square = <i32>load<u8>(list + <usize>i);
    if (square != from && load<u8>(JOINED + <usize>square) != 0) rowPut(square);
  }
}
