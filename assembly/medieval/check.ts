/** Do the parts of a state that came from outside agree? Each was read in its range and put in its place by fill.ts. */
import { ASKED_OVER, NONE } from '../core/layout';
import { isOnPrison } from './board';
import { askedSeat, decisionKind } from './choices';
import { ARCHER, BALLISTA, FOOTMAN, mixOf, SPY } from './kinds';
import {
  ACTED, ARMY, ARMY_KINDS, BEGUN, FALLEN, FALLEN_KINDS, FLAG_SHOWN, FORM, HOMING, HOMING_SLOTS, MORE, MOST_FALLEN, MOST_QUIET, NOBODY,
  PENDING, PHASE, PHASE_ACT, PHASE_ASIDE, PHASE_FREE, PHASE_HOME, PHASE_JAIL, PHASE_MORE, PHASE_OVER, PHASE_ROOM, QUIET, REASON,
  REASON_AGREEMENT, REASON_NO_PROGRESS, SEAT_SLOTS, SIDE, SLOTS, STEPS, SUPPLY, TURN, WINNERS, BOMBS,
} from './layout';
import { findPicks, pickAt } from './picks';
import { slotOfId, usedSlots } from './slots';
import { actedId, bombSlot, byteOf, fuseOf, hasFlag, idOf, isPrisoner, kindOf, nextHoming, num, placeOf, seatOf, setNum, slotOn, stepOf } from './state';
import { askedWord, isListed, kindWord, LIST_PRISONERS, listLength, listWord, tokenId, tokens } from './view-words';

/** Checks a whole state that was filled; it may be one in which nobody can act. */
export function isSound(state: usize): bool {
  const over = num(state, PHASE) == PHASE_OVER;
  if (over && !resultAgrees(state)) return false;
  if (num(state, TURN) > 0) {
    if (!armyAgrees(state, 0) || !armyAgrees(state, 1) || !bombsAgree(state) || !prisonersAgree()) return false;
    if (!stepsAgree(state) || !phaseAgrees(state)) return false;
  }
  if (over) return askedWord == ASKED_OVER;
  return askedWord == askedSeat(state) && kindWord == decisionKind(state) && num(state, QUIET) < MOST_QUIET;
}

/** Draws have no winner, all other ends have one. */
function resultAgrees(state: usize): bool {
  const isDraw = num(state, REASON) == REASON_NO_PROGRESS || num(state, REASON) == REASON_AGREEMENT;
  const winners = num(state, WINNERS);
  return isDraw ? winners == 0 : winners == 1 || winners == 2;
}

/** Pieces on the board, waiting and fallen are exactly the army, which is the form's, or in a position more of some. */
function armyAgrees(state: usize, seat: i32): bool {
  for (let kind = 0; kind < ARMY_KINDS; kind++) {
    const army = byteOf(state, ARMY, seat * ARMY_KINDS + kind);
    const mix = mixOf(num(state, FORM), kind);
    if (army < mix || (kind >= BALLISTA && army > mix)) return false;
    let left = army;
    for (let n = 0; n < usedSlots(seat); n++) if (kindOf(state, seat * SEAT_SLOTS + n) == kind) left--;
    for (let n = 0; n < byteOf(state, FALLEN, seat); n++) {
      if (byteOf(state, FALLEN_KINDS, seat * MOST_FALLEN + n) == kind) left--;
    }
    if (left != 0) return false;
  }
  return true;
}

/** Bombs on the board have fuses, the others none; a side has two at most. */
function bombsAgree(state: usize): bool {
  for (let seat = 0; seat < 2; seat++) {
    let bombs = byteOf(state, SUPPLY, seat);
    for (let slot = bombSlot(seat); slot < bombSlot(seat) + 2; slot++) {
      const stands = placeOf(state, slot) != NOBODY;
      if (stands != fuseOf(state, slot) > 0) return false;
      if (stands) bombs++;
    }
    if (bombs > BOMBS) return false;
  }
  return true;
}

/** The list of prisoners is in the order of the tokens. */
function prisonersAgree(): bool {
  let next = 0;
  for (let token = 0; token < tokens; token++) {
    if (!isListed(LIST_PRISONERS, tokenId(token))) continue;
    if (listWord(LIST_PRISONERS, next) != tokenId(token)) return false;
    next++;
  }
  return next == listLength(LIST_PRISONERS);
}

/** Steps of the turn under way are the side's, made after its acts began, by pieces that stand somewhere. */
function stepsAgree(state: usize): bool {
  const phase = num(state, PHASE);
  for (let slot = 0; slot < SLOTS; slot++) {
    if (stepOf(state, STEPS, slot) == 0) continue;
    if (phase == PHASE_ACT || phase == PHASE_OVER || num(state, BEGUN) != 0) return false;
    if (seatOf(slot) != num(state, SIDE) || placeOf(state, slot) == NOBODY) return false;
  }
  return true;
}

function phaseAgrees(state: usize): bool {
  const phase = num(state, PHASE);
  const acted = byteOf(state, ACTED, 0);
  const homing = byteOf(state, HOMING, 0);
  const pending = byteOf(state, PENDING, 0);
  const begun = num(state, BEGUN) != 0;
  switch (phase) {
    case PHASE_ACT:
      return acted == 0 && homing == 0 && pending == 0 && !begun;
    case PHASE_MORE:
      return acted > 0 && homing == 0 && !begun && findMore(state);
    case PHASE_FREE:
      return homing == 2 && pending == 0 && !begun && freeAgrees(state);
    case PHASE_HOME:
      return homing == 1 && pending == 0 && !begun && homeAgrees(state);
    case PHASE_JAIL:
    case PHASE_ROOM:
      return homing == 0 && pending > 0 && begun == (acted == 0) && jailAgrees(state);
    case PHASE_ASIDE:
      return homing == 1 && pending > 0 && begun == (acted == 0) && asideAgrees(state);
    case PHASE_OVER:
      return acted == 0 && homing == 0 && !begun;
    default:
      return false;
  }
}

/** Finds who goes on: those that have acted are all Footmen, or one Archer; where none of them lives, the fallen tell. */
function findMore(state: usize): bool {
  const side = num(state, SIDE);
  const acted = byteOf(state, ACTED, 0);
  let kind = NONE;
  for (let n = 0; n < acted; n++) {
    const slot = slotOfId(state, actedId(state, n));
    if (slot < 0) continue;
    kind = kindOf(state, slot);
    if (seatOf(slot) != side || (acted > 1 && kind != FOOTMAN)) return false;
  }
  if (kind == NONE) kind = lastFallen(state, side);
  setNum(state, MORE, kind);
  return kind == FOOTMAN || (kind == ARCHER && acted == 1);
}

/**
 * Who acted and fell: a Footman before any victim of a blast that it set off, an Archer by the blast that it set off. Where both
 * fell the Footman is likelier: an Archer stands too far from the bomb that it shoots at for any but a second one to reach it.
 */
function lastFallen(state: usize, side: i32): i32 {
  let kind = NONE;
  for (let n = 0; n < byteOf(state, FALLEN, side); n++) {
    const fallen = byteOf(state, FALLEN_KINDS, side * MOST_FALLEN + n);
    if (fallen == FOOTMAN) return FOOTMAN;
    if (fallen == ARCHER) kind = ARCHER;
  }
  return kind;
}

/** A prisoner of the side and its Spy, seen on the prisoner's square; the Spy alone has acted. */
function freeAgrees(state: usize): bool {
  const prisoner = byteOf(state, HOMING_SLOTS, 0);
  const spy = byteOf(state, HOMING_SLOTS, 1);
  if (!isPrisoner(state, prisoner) || seatOf(prisoner) != num(state, SIDE)) return false;
  return placeOf(state, spy) == placeOf(state, prisoner) && spyAgrees(state, spy) && findPicks(state) > 1;
}

/** The Spy is seen where it looked at an enemy, or where a prisoner was. */
function homeAgrees(state: usize): bool {
  const spy = nextHoming(state);
  if (!spyAgrees(state, spy)) return false;
  const target = slotOn(state, placeOf(state, spy));
  const side = num(state, SIDE);
  if (target == NOBODY) {
    if (!isOnPrison(side ^ 1, placeOf(state, spy))) return false;
  } else if (seatOf(target) == side) return false;
  return findPicks(state) > 1;
}

/** A free Spy that all know, and that alone has acted. Nobody waits, so that it is seen somewhere. */
function spyAgrees(state: usize, spy: i32): bool {
  if (kindOf(state, spy) != SPY || seatOf(spy) != num(state, SIDE) || !hasFlag(state, spy, FLAG_SHOWN)) return false;
  if (isPrisoner(state, spy)) return false;
  return byteOf(state, ACTED, 0) == 1 && actedId(state, 0) == idOf(state, spy);
}

/** There is a choice between vacant squares, or on the full row between pieces. */
function jailAgrees(state: usize): bool {
  if (num(state, PHASE) == PHASE_ROOM) {
    setNum(state, PHASE, PHASE_JAIL);
    const vacant = findPicks(state);
    setNum(state, PHASE, PHASE_ROOM);
    if (vacant > 0) return false;
  }
  return findPicks(state) > 1;
}

/** The piece stands on the full row and may make room; one that waits stands nowhere. */
function asideAgrees(state: usize): bool {
  const slot = nextHoming(state);
  setNum(state, PHASE, PHASE_JAIL);
  let fits = findPicks(state) == 0;
  setNum(state, PHASE, PHASE_ROOM);
  let offered = false;
  const room = findPicks(state);
  for (let n = 0; n < room; n++) if (pickAt(n) == placeOf(state, slot)) offered = true;
  setNum(state, PHASE, PHASE_ASIDE);
  if (!offered) fits = false;
  return fits && findPicks(state) > 1;
}
