/** What the effects do to the pieces that they aim at, all of these at once. */
import { ROW_EXTRA_TURN, ROW_STRUCK } from '../core/numbers';
import { row1, row2 } from '../core/rows';
import { list } from './ask';
import { beginAttack } from './attack';
import { loseCastles } from './end';
import { destroy, takeFromFallen } from './fall';
import {
  aimOf, EVENT, field, FIRST, FIRST_AT, FLAGS, FOE, itOf, KEYWORD, PAID, PLACING, SELF_SPENT, setField, signedField,
  top, USER, YOU,
} from './frames';
import { isCastle, SELECT_NOTHING, SELECT_PATH, SELECT_SPACE, strengthOfKind } from './kinds';
import {
  AT_ORIGIN, DISTANCE_STRIKE, EVENT_CURSE_END, EVENT_FALLEN, GRANT_CLOSED, GRANT_OPEN, KEY_PLACE, MOST_GRANTS, OP_CONTROL,
  OP_DESTROY, OP_EXTRA_TURN, OP_GRANT, OP_MODIFY, OP_PATH, OP_REVEAL, OP_SWAP, POWER_ACTION, REF_FOE, REF_IT, REF_SELF,
} from './layout';
import { ask, listCount, listSquare, touch } from './list';
import { directionTo, findPaths, isFound, leapt } from './paths';
import { effectOfFrame, findPlacesNow, opponentOf, placed, powerOfFrame, sceneOf } from './pick';
import { hold, lift, put } from './placing';
import { look, rowBoosted, rowControlled, rowGranted, rowMoved, rowReturned, rowSwapped, show, stir } from './rows';
import { refer } from './scene';
import { addTo, clearSet, isIn, nextIn, order, ordered } from './sets';
import { noteShift } from './shuttle';
import {
  AGAINST, ANY_FRESH, EXTRA, FRESH, GRANT_LIST, GRANTS, IN_FALLEN, LOOKED, NOBODY, OWNER, PICKED, PICKED_LIST, SHOWN,
  SIDE, STRIKE, SUNK, ZONE,
} from './map';
import {
  boostOf, byteOf, holderOn, isEmptyLand, isLand, isOnBoard, kindOf, lentTo, num, ownerOf, pieceAt, sameSide, setBoost,
  setByte, setLent, setNum, squareOf,
} from './state';
import { seemsToHave } from './strength';
import {
  E_A, E_B, E_B_FIRST, E_E, E_FIRST, E_OP, effectField, F_DESTROYED, filterField, powerField, S_AT, spaceField,
  T_FILTER, T_KIND, targetField, W_FIRST, W_KIND,
} from './tables';
import { originOf } from './attack';

/** Does the effect on top to its targets; `cause` is written on what it destroys. Placings go by `moveOnePlaced`. */
export function applyEffect(effect: i32, cause: i32): void {
  const aims = aimOf(top);
  const seat = field(top, YOU);
  switch (effectField(effect, E_OP)) {
    case OP_REVEAL:
      reveal(aims, effectField(effect, E_A) != 0, seat);
      return;
    case OP_DESTROY:
      destroy(aims, seat, cause);
      return;
    case OP_MODIFY:
      modify(aims, effect);
      return;
    case OP_GRANT:
      grant(aims, effectField(effect, E_A), seat);
      return;
    case OP_PATH:
      travel(effect);
      return;
    case OP_SWAP:
      swap();
      return;
    case OP_CONTROL:
      control(aims, seat);
      return;
    case OP_EXTRA_TURN:
      if (seat == num(SIDE)) {
        setNum(EXTRA, num(EXTRA) + 1);
        row1(ROW_EXTRA_TURN, seat);
      }
      return;
    default:
  }
}

function reveal(aims: usize, privately: bool, seat: i32): void {
  const count = order(aims);
  const strikes = !privately && signedField(top, KEYWORD) == DISTANCE_STRIKE && count > 0;
  if (strikes) {
    const target = ordered(0);
    setNum(STRIKE, field(top, USER));
    setNum(STRIKE + 4, target);
    row2(ROW_STRUCK, squareOf(field(top, USER)), squareOf(target));
  }
  for (let i = 0; i < count; i++) {
    const slot = ordered(i);
    if (!isOnBoard(slot)) continue;
    if (privately) look(slot, seat);
    else show(slot);
  }
  if (!strikes) return;
  setNum(AGAINST, num(STRIKE));
  setNum(AGAINST + 4, num(STRIKE + 4));
}

function modify(aims: usize, effect: i32): void {
  const whose = effectField(effect, E_B);
  const by = whose < 0 ? effectField(effect, E_A) : <i32>load<i16>(top, PAID);
  if (by == 0) return;
  const count = order(aims);
  for (let i = 0; i < count; i++) {
    const slot = ordered(i);
    if (!isOnBoard(slot) || strengthOfKind(kindOf(slot)) == 0) continue;
    setBoost(slot, boostOf(slot) + by);
    if (by < 0) setNum(SUNK, 1);
    rowBoosted(slot, by);
  }
}

function grant(aims: usize, keyword: i32, seat: i32): void {
  const count = order(aims);
  const revealed = revealsRecipient();
  for (let i = 0; i < count; i++) {
    const slot = ordered(i);
    const place = num(GRANTS);
    if (!isOnBoard(slot) || seemsToHave(slot, keyword, seat) || place >= MOST_GRANTS) continue;
    setLent(slot, lentTo(slot) | (1 << keyword));
    setByte(GRANT_LIST, place * 4, slot);
    setByte(GRANT_LIST, place * 4 + 1, keyword);
    setByte(GRANT_LIST, place * 4 + 2, seat);
    setByte(GRANT_LIST, place * 4 + 3, revealed ? GRANT_OPEN : GRANT_CLOSED);
    setNum(GRANTS, place + 1);
    rowGranted(slot, keyword, seat, revealed);
  }
}

/** Has an earlier effect of this power shown those who get something now? */
function revealsRecipient(): bool {
  const effect = effectOfFrame(top);
  if (targetField(effectField(effect, E_FIRST), T_KIND) == REF_SELF) return true;
  for (let before = effect - 1; before >= firstEffect(); before--) {
    if (effectField(before, E_OP) == OP_REVEAL && effectField(before, E_A) == 0) return true;
  }
  return false;
}

function firstEffect(): i32 {
  return powerField(powerOfFrame(top), W_FIRST);
}

/** Hands pieces over; a castle ends the match (R76–R78). */
function control(aims: usize, seat: i32): void {
  const count = order(aims);
  let castles = 0;
  for (let i = 0; i < count; i++) {
    const slot = ordered(i);
    if (!isOnBoard(slot) || sameSide(ownerOf(slot), seat)) continue;
    show(slot);
    setByte(OWNER, slot, holderOn(squareOf(slot), seat));
    setByte(FRESH, slot, 1);
    setNum(ANY_FRESH, 1);
    hold(squareOf(slot));
    stir();
    rowControlled(slot);
    if (slot == field(top, USER)) setField(top, FLAGS, field(top, FLAGS) | SELF_SPENT);
    if (isCastle(kindOf(slot))) castles = 1 << ((seat & 1) ^ 1);
  }
  loseCastles(castles, seat);
}

/** Along a path; onto an enemy it is an attack, and what is leapt becomes the targets of the effect. */
function travel(effect: i32): void {
  const slot = nextIn(aimOf(top), -1);
  clearSet(aimOf(top));
  const selects = field(top, FIRST) == SELECT_PATH;
  if (slot == NOBODY || !isOnBoard(slot) || !selects) return;
  setField(top, FIRST, SELECT_NOTHING);
  const to = field(top, FIRST_AT);
  setField(top, FIRST_AT, 0);
  const from = squareOf(slot);
  findPaths(slot, effect);
  if (!isFound(to)) return;
  if (powerField(powerOfFrame(top), W_KIND) == POWER_ACTION) noteShift(slot, from, to);
  if (pieceAt(to) != NOBODY) {
    beginAttack(slot, to);
    return;
  }
  if (effectField(effect, E_E) != 0) {
    const direction = directionTo(from, to);
    for (let n = 0; ; n++) {
      const under = leapt(from, to, direction, n);
      if (under == NOBODY) break;
      addTo(aimOf(top), under);
    }
  }
  relocate(slot, to);
}

/** A piece of the board goes to another square. */
export function relocate(slot: i32, to: i32): void {
  const from = squareOf(slot);
  if (from == to) return;
  lift(slot);
  put(slot, to);
  rowMoved(slot, from, to);
}

/** Two pieces exchange their squares. */
function swap(): void {
  const a = partOf(0);
  const b = partOf(1);
  if (a == NOBODY || b == NOBODY || a == b || !isOnBoard(a) || !isOnBoard(b)) return;
  const squareA = squareOf(a);
  const squareB = squareOf(b);
  if (squareA == squareB) return;
  if (powerField(powerOfFrame(top), W_KIND) == POWER_ACTION) {
    noteShift(a, squareA, squareB);
    noteShift(b, squareB, squareA);
  }
  lift(a);
  lift(b);
  put(a, squareB);
  put(b, squareA);
  rowSwapped(a, b, squareA, squareB);
}

/** The first or the second party of an exchange: a reference, or what was picked for it. */
function partOf(part: i32): i32 {
  const effect = effectOfFrame(top);
  const target = effectField(effect, part == 0 ? E_FIRST : E_B_FIRST);
  const kind = targetField(target, T_KIND);
  if (kind == REF_SELF) return field(top, USER);
  if (kind == REF_FOE) return field(top, FOE);
  const other = effectField(effect, part == 0 ? E_B_FIRST : E_FIRST);
  const otherPicks = targetField(other, T_KIND) > REF_IT;
  if (kind == REF_IT || !otherPicks) return nextIn(itOf(top), -1);
  // both were picked: `it` is the second, the first is the target that is left
  if (part == 1) return nextIn(itOf(top), -1);
  for (let slot = nextIn(aimOf(top), -1); slot != NOBODY; slot = nextIn(aimOf(top), slot)) {
    if (!isIn(itOf(top), slot)) return slot;
  }
  return nextIn(itOf(top), -1);
}

/** Starts the placing of the effect's targets, in the order in which they were picked; false when there are none. */
export function mustPlace(): bool {
  const aims = aimOf(top);
  setField(top, PLACING, 0);
  let inOrder = num(PICKED) > 0;
  for (let i = 0; i < num(PICKED); i++) if (!isIn(aims, byteOf(PICKED_LIST, i))) inOrder = false;
  const count = order(aims);
  if (count == 0) return false;
  if (!inOrder || num(PICKED) != count) {
    for (let i = 0; i < count; i++) setByte(PICKED_LIST, i, ordered(i));
    setNum(PICKED, count);
  }
  return true;
}

/** Places the next piece, or asks where; true when all are placed. */
export function moveOnePlaced(): bool {
  while (field(top, PLACING) < num(PICKED)) {
    const slot = placed();
    if (!isOnBoard(slot) && !mayReturn(slot)) {
      nextPlaced();
      continue;
    }
    const space = effectField(effectOfFrame(top), E_A);
    const at = spaceField(space, S_AT);
    if (at >= 0) {
      const square = squareGiven(at);
      if (square >= 0 && isFreeFor(slot, square)) place(slot, square);
      nextPlaced();
      continue;
    }
    if (field(top, FIRST) == SELECT_SPACE) {
      setField(top, FIRST, SELECT_NOTHING);
      const square = field(top, FIRST_AT);
      setField(top, FIRST_AT, 0);
      findPlacesNow();
      if (isFound(square)) place(slot, square);
      nextPlaced();
      continue;
    }
    const count = findPlacesNow();
    if (count == 0) {
      nextPlaced();
      continue;
    }
    const seat = field(top, YOU);
    ask(KEY_PLACE, effectField(effectOfFrame(top), E_B) == 0 ? seat : opponentOf(top));
    list();
    if (listCount() > 1) return false;
    touch();
    answerPlace(listSquare(0));
  }
  return true;
}

/** The answer to where a piece is put. */
export function answerPlace(square: i32): void {
  place(placed(), square);
  nextPlaced();
}

function nextPlaced(): void {
  setField(top, PLACING, field(top, PLACING) + 1);
}

/** R145: only the fallen piece of `fallen`, the piece of an ending curse, and those picked there come back. */
function mayReturn(slot: i32): bool {
  if (byteOf(ZONE, slot) != IN_FALLEN) return false;
  const target = effectField(effectOfFrame(top), E_FIRST);
  const kind = targetField(target, T_KIND);
  if (kind == REF_IT) return signedField(top, EVENT) == EVENT_FALLEN;
  if (kind == REF_SELF) return signedField(top, EVENT) == EVENT_CURSE_END;
  if (kind == REF_FOE) return false;
  const filter = targetField(target, T_FILTER);
  return filter >= 0 && filterField(filter, F_DESTROYED) != 0;
}

/** The square that a space gives outright; -1. */
function squareGiven(at: i32): i32 {
  if (at == AT_ORIGIN) return originOf();
  sceneOf(top);
  const slot = refer(at);
  return slot == NOBODY ? -1 : squareOf(slot);
}

/** Is a square empty land, or this piece's own? */
function isFreeFor(slot: i32, square: i32): bool {
  return isEmptyLand(square) || (isOnBoard(slot) && squareOf(slot) == square && isLand(square));
}

function place(slot: i32, square: i32): void {
  const seat = field(top, YOU);
  if (isOnBoard(slot)) {
    const from = squareOf(slot);
    if (powerField(powerOfFrame(top), W_KIND) == POWER_ACTION) noteShift(slot, from, square);
    relocate(slot, square);
    return;
  }
  takeFromFallen(slot);
  setByte(OWNER, slot, seat);
  setByte(SHOWN, slot, 1);
  setByte(LOOKED, slot, 0);
  put(slot, square);
  stir();
  rowReturned(slot, square);
}
