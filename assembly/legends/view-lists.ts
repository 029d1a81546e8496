/** The lists of a view (LEGENDS.md, View): what a viewer may know of them, and no more. */
import { NONE, VIEWER_TRUTH } from '../core/layout';
import { write, writeAt, writeCount } from '../core/words';
import { boardSquares } from '../core/geometry';
import { isArranging, missing } from './arrange';
import { isFighting } from './attack';
import { ATTACKER, DEFENDER, field, findFrame, ORIGIN } from './frames';
import { FORM_ARRANGED, FORM_FIRST_KIND, FORM_LAST_KIND, formField } from './forms';
import { goalWord, VIEW_WORDS } from './goals';
import { strengthOfKind } from './kinds';
import { FRAME_ATTACK, GRANT_CLOSED, GRANT_OPEN, LISTS_CLOSED } from './layout';
import { shiftCount, shiftPart } from './shuttle';
import { writeStack } from './stack';
import {
  ARMY, ARRANGED, COUNT, CURSE, CURSE_SEAT, FALLEN, FALLEN_LIST, FORM, FRESH, GOALS, GRANT_LIST, GRANTS, LISTS,
  NOBODY, QUIET, STRIKE, USED, WAITING, WAITING_LIST,
} from './map';
import { boostOf, byteOf, idOf, kindOf, num, seatCount, tokenAt } from './state';
import { strengthOf, strengthsFor } from './strength';
import { P_BASE, pieceField } from './tables';
import { isAllied, isHiddenFrom, sees } from './visibility';

/** Rosters that a view has room for. */
const ROSTERS: i32 = 8;
/** How many pieces of each kind an army has. */
const HELD_KINDS: usize = memory.data(256, 16);

/** Writes the lists, in the order of their numbers. */
export function writeLists(viewer: i32): void {
  let length = open();
  for (let square = 0; square < boardSquares; square++) {
    for (let n = 0; tokenAt(square, n) != NOBODY; n++) {
      const army = byteOf(ARMY, tokenAt(square, n));
      if (!isHiddenFrom(viewer, army)) write(army);
    }
  }
  length = next(length);
  for (let slot = 0; slot < num(COUNT); slot++) if (byteOf(FRESH, slot) != 0) write(idOf(slot));
  length = next(length);
  for (let slot = 0; slot < num(COUNT); slot++) writePair(slot, byteOf(USED, slot));
  length = next(length);
  for (let slot = 0; slot < num(COUNT); slot++) writePair(slot, boostOf(slot));
  length = next(length);
  writeGrants(viewer);
  length = next(length);
  writeCurses();
  length = next(length);
  for (let army = 0; army < seatCount(); army++) {
    for (let i = 0; i < num(FALLEN); i++) {
      const slot = byteOf(FALLEN_LIST, i);
      if (byteOf(ARMY, slot) == army) write(idOf(slot));
    }
  }
  length = next(length);
  for (let seat = 0; seat < seatCount(); seat++) for (let age = 1; age <= 2; age++) writeShifts(seat, age);
  length = next(length);
  for (let seat = 0; seat < seatCount(); seat++) write(num(QUIET + (seat << 2)));
  length = next(length);
  writeStrengths(viewer);
  length = next(length);
  writeFight();
  length = next(length);
  if (num(STRIKE) != NOBODY) {
    write(idOf(num(STRIKE)));
    write(idOf(num(STRIKE + 4)));
  }
  close(length);
  for (let army = 0; army < ROSTERS; army++) writeRoster(viewer, army);
  length = open();
  if (isArranging()) for (let seat = 0; seat < seatCount(); seat++) write(byteOf(ARRANGED, seat));
  length = next(length);
  for (let goal = 0; goal < num(GOALS); goal++) for (let word = 0; word < VIEW_WORDS; word++) write(goalWord(goal, word));
  length = next(length);
  writeStack();
  close(length);
}

function open(): i32 {
  const at = writeCount();
  write(0);
  return at;
}

function close(at: i32): void {
  writeAt(at, writeCount() - at - 1);
}

function next(at: i32): i32 {
  close(at);
  return open();
}

function writePair(slot: i32, value: i32): void {
  if (value == 0) return;
  write(idOf(slot));
  write(value);
}

function writeGrants(viewer: i32): void {
  for (let i = 0; i < num(GRANTS); i++) {
    const giver = byteOf(GRANT_LIST, i * 4 + 2);
    const state = byteOf(GRANT_LIST, i * 4 + 3);
    const known = state == GRANT_OPEN || isAllied(viewer, giver) || viewer == VIEWER_TRUTH;
    write(known ? idOf(byteOf(GRANT_LIST, i * 4)) : NONE);
    write(byteOf(GRANT_LIST, i * 4 + 1));
    write(giver);
    write(known ? state : GRANT_CLOSED);
  }
}

function writeCurses(): void {
  const slot = num(CURSE);
  if (slot == NOBODY && num(WAITING) == 0) return;
  if (slot == NOBODY) for (let i = 0; i < 4; i++) write(NONE);
  else writeCurse(slot, num(CURSE_SEAT));
  for (let i = 0; i < num(WAITING); i++) writeCurse(byteOf(WAITING_LIST, i * 2), byteOf(WAITING_LIST, i * 2 + 1));
}

function writeCurse(slot: i32, seat: i32): void {
  write(idOf(slot));
  write(kindOf(slot));
  write(seat);
  write(byteOf(ARMY, slot));
}

/** By id. */
function writeShifts(seat: i32, age: i32): void {
  let last = -1;
  const count = shiftCount(seat, age);
  for (let n = 0; n < count; n++) {
    let best = -1;
    for (let i = 0; i < count; i++) {
      const slot = shiftPart(seat, age, i, 0);
      if (slot > last && (best < 0 || slot < shiftPart(seat, age, best, 0))) best = i;
    }
    if (best < 0) return;
    last = shiftPart(seat, age, best, 0);
    write(seat);
    write(age);
    write(idOf(last));
    write(shiftPart(seat, age, best, 1));
    write(shiftPart(seat, age, best, 2));
  }
}

function writeStrengths(viewer: i32): void {
  strengthsFor(viewer);
  for (let square = 0; square < boardSquares; square++) {
    for (let n = 0; tokenAt(square, n) != NOBODY; n++) {
      const slot = tokenAt(square, n);
      if (isHiddenFrom(viewer, byteOf(ARMY, slot))) continue;
      const known = sees(viewer, slot) && strengthOfKind(kindOf(slot)) != 0;
      write(known ? strengthOf(slot) : NONE);
    }
  }
  strengthsFor(VIEWER_TRUTH);
}

function writeFight(): void {
  const attack = findFrame(FRAME_ATTACK);
  if (attack == 0 || !isFighting(attack)) return;
  write(idOf(field(attack, ATTACKER)));
  write(idOf(field(attack, DEFENDER)));
  write(field(attack, ORIGIN));
}

/** Chart numbers of an army, ascending, where the viewer may know them (R136). */
function writeRoster(viewer: i32, army: i32): void {
  const length = open();
  const arranged = formField(num(FORM), FORM_ARRANGED) != 0;
  const isOpen = num(LISTS) != LISTS_CLOSED || arranged || viewer == VIEWER_TRUTH || isAllied(viewer, army);
  if (isOpen && army < seatCount()) {
    memory.fill(HELD_KINDS, 0, 256);
    for (let slot = 0; slot < num(COUNT); slot++) if (byteOf(ARMY, slot) == army) count(kindOf(slot), 1);
    if (isArranging()) {
      const first = formField(num(FORM), FORM_FIRST_KIND);
      const last = formField(num(FORM), FORM_LAST_KIND);
      for (let kind = first; kind <= last; kind++) count(kind, missing(army, pieceField(kind, P_BASE)));
    }
    for (let kind = 1; kind < 256; kind++) {
      for (let n = load<u8>(HELD_KINDS + <usize>kind); n > 0; n--) write(kind);
    }
  }
  close(length);
}

function count(kind: i32, by: i32): void {
  const at = HELD_KINDS + <usize>kind;
  store<u8>(at, <i32>load<u8>(at) + by);
}
