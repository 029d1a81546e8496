/** Picks inside a power in use: which pieces may be picked, how many, and where pieces may be put (R8, R10, R82, R140, R143). */
import { boardSquares } from '../core/geometry';
import { list } from './ask';
import {
  aimOf, EFFECT, field, FIRST, FIRST_AT, FIRST_GONE, FLAGS, FOE, FOE_KEYS, itOf, MISFIT, NAMED_TERRAIN, OPPONENT,
  PLACING, POWER, setField, signedField, TARGET, top, USER, YOU,
} from './frames';
import { namesOpponent, SELECT_NOTHING, SELECT_PIECE, strengthOfKind } from './kinds';
import { AT_ORIGIN, KEY_PICK, MANY, OP_DESTROY, OP_PLACE, POWER_ACTION, REF_IT, REF_SELF } from './layout';
import { ask, emitItem, emitPass, emitSquare, listCount, listTarget, touch } from './list';
import { ARMY, COUNT, FALLEN, FALLEN_LIST, IN_FALLEN, MASK_BYTES, NOBODY, PICKED, PICKED_LIST, ZONE } from './map';
import { emptyLand } from './masks';
import { clearFound, foundFrom } from './paths';
import { show } from './rows';
import { isSpace, refer, setKnower, setOpponent, setScene, test } from './scene';
import { groundOf } from './scope';
import { addTo, clearSet, isIn } from './sets';
import {
  byteOf, isEmptyLand, isOnBoard, kindOf, num, pieceAt, seatCount, setByte, setNum, sharerAt, squareOf,
} from './state';
import {
  E_A, E_B_FIRST, E_FIRST, E_OP, E_TARGETS, effectField, F_DESTROYED, filterField, powerField, S_AT, spaceField,
  T_AMONG, T_BY, T_FILTER, T_KIND, T_LEAST, T_MOST, T_SUM, targetField, W_COST, W_EFFECTS, W_FIRST, W_KIND,
} from './tables';
import { callsToItself, costsUser, findPlaces } from './usable';

/** The pieces picked so far, as a set. */
const TAKEN: usize = memory.data(MASK_BYTES, 16);

/** The power of the frame on top. */
// @ts-ignore: decorator
@inline
export function powerOfFrame(frame: usize): i32 {
  return load<u16>(frame, POWER);
}

/** The effect at which the frame on top is. */
// @ts-ignore: decorator
@inline
export function effectOfFrame(frame: usize): i32 {
  return powerField(powerOfFrame(frame), W_FIRST) + signedField(frame, EFFECT);
}

/** The target at which the frame on top is. */
export function targetOfFrame(frame: usize): i32 {
  if (signedField(frame, EFFECT) < 0) return powerField(powerOfFrame(frame), W_COST);
  const effect = effectOfFrame(frame);
  const count = effectField(effect, E_TARGETS);
  const place = field(frame, TARGET);
  return place < count ? effectField(effect, E_FIRST) + place : effectField(effect, E_B_FIRST) + place - count;
}

/** Sets the scene of the power on top. */
export function sceneOf(frame: usize): void {
  const foe = field(frame, FOE);
  setScene(field(frame, USER), field(frame, YOU), foe, itOf(frame), load<i16>(frame, FOE_KEYS), signedField(frame, NAMED_TERRAIN));
  setKnower(-1);
  if (!isDefined(WIDE) || field(frame, OPPONENT) == NOBODY || signedField(frame, EFFECT) < 0) return;
  if (signedField(frame, EFFECT) >= powerField(powerOfFrame(frame), W_EFFECTS)) return;
  if (namesOpponent(powerField(powerOfFrame(frame), W_FIRST) + signedField(frame, EFFECT))) setOpponent(field(frame, OPPONENT));
}

/** The opponent who chooses: in teams the one named (R128). */
export function opponentOf(frame: usize): i32 {
  const you = field(frame, YOU);
  if (!isDefined(WIDE) || seatCount() == 2) return you ^ 1;
  const named = field(frame, OPPONENT);
  return named == NOBODY ? you ^ 1 : named;
}

/** Who makes the pick that the frame on top is at. */
export function pickerOf(frame: usize): i32 {
  return targetField(targetOfFrame(frame), T_BY) == 0 ? field(frame, YOU) : opponentOf(frame);
}

/** Starts the pick, with what came with the choice if it is this one. */
export function beginPick(): void {
  setNum(PICKED, 0);
  if (field(top, FIRST) != SELECT_PIECE) return;
  setField(top, FIRST, SELECT_NOTHING);
  const slot = field(top, FIRST_AT);
  setField(top, FIRST_AT, 0);
  const filter = targetField(targetOfFrame(top), T_FILTER);
  sceneOf(top);
  setKnower(field(top, YOU));
  const stands = isOnBoard(slot) && (filter < 0 || test(slot, filter));
  setKnower(-1);
  if (stands) takePiece(slot);
  else setField(top, FLAGS, field(top, FLAGS) | FIRST_GONE);
}

/** Goes on with the pick; true when it is done, false when a seat is asked. */
export function stepPick(): bool {
  while (true) {
    if (field(top, FLAGS) & FIRST_GONE) return true;
    const target = targetOfFrame(top);
    const picked = num(PICKED);
    const most = min(targetField(target, T_MOST), placesFor());
    if (picked >= most) return true;
    const candidates = countCandidates();
    if (candidates == 0) return true;
    const due = min(targetField(target, T_LEAST), most) - picked;
    if (due > 0 && candidates <= due) {
      takeAll();
      return true;
    }
    ask(KEY_PICK, pickerOf(top));
    list();
    if (listCount() > 1) return false;
    touch();
    takePiece(listTarget(0));
  }
}

/** The answer to a pick; NOBODY: enough. */
export function answerPick(slot: i32): void {
  if (slot == NOBODY) setField(top, FLAGS, field(top, FLAGS) | FIRST_GONE);
  else takePiece(slot);
}

/** Lists what may be picked, and `pass` where enough is picked. */
export function listPicks(seat: i32): void {
  const target = targetOfFrame(top);
  const filter = targetField(target, T_FILTER);
  beginCandidates();
  if (filter >= 0 && filterField(filter, F_DESTROYED) != 0) listDestroyed(filter, field(top, YOU));
  else {
    for (let square = 0; square < boardSquares; square++) {
      const first = pieceAt(square);
      if (first == NOBODY) continue;
      if (isCandidate(first, filter)) emitSquare(square, first);
      const second = sharerAt(square);
      if (second != NOBODY && isCandidate(second, filter)) emitSquare(square, second);
    }
  }
  setKnower(-1);
  if (num(PICKED) >= targetField(target, T_LEAST)) emitPass();
}

/** Takes the pieces picked over into the targets of the effect, those that fit in truth (R10). */
export function finishPick(): void {
  const target = targetOfFrame(top);
  const filter = targetField(target, T_FILTER);
  setField(top, FLAGS, field(top, FLAGS) & ~FIRST_GONE);
  sceneOf(top);
  clearSet(TAKEN);
  let kept = 0;
  const count = num(PICKED);
  for (let i = 0; i < count; i++) {
    const slot = byteOf(PICKED_LIST, i);
    if (filter >= 0 && !test(slot, filter)) {
      setField(top, FLAGS, field(top, FLAGS) | MISFIT);
      if (signedField(top, EFFECT) >= 0 && effectField(effectOfFrame(top), E_OP) == OP_DESTROY) show(slot);
      continue;
    }
    addTo(TAKEN, slot);
    addTo(aimOf(top), slot);
    setByte(PICKED_LIST, kept, slot);
    kept++;
  }
  setNum(PICKED, kept);
  if (targetField(target, T_AMONG) == 0) memory.copy(itOf(top), TAKEN, MASK_BYTES);
}

/** Lists the squares where the piece that is being placed may go. */
export function listPlaces(): void {
  findPlacesNow();
  for (let square = foundFrom(0); square >= 0; square = foundFrom(square + 1)) emitSquare(square, NOBODY);
}

/** Finds them; gives their count. */
export function findPlacesNow(): i32 {
  sceneOf(top);
  clearFound();
  const mainAct = powerField(powerOfFrame(top), W_KIND) == POWER_ACTION;
  return findPlaces(placed(), effectOfFrame(top), mainAct);
}

/** The piece that is being placed. */
export function placed(): i32 {
  return byteOf(PICKED_LIST, field(top, PLACING));
}

function takePiece(slot: i32): void {
  setByte(PICKED_LIST, num(PICKED), slot);
  setNum(PICKED, num(PICKED) + 1);
}

function takeAll(): void {
  const filter = targetField(targetOfFrame(top), T_FILTER);
  beginCandidates();
  if (filter >= 0 && filterField(filter, F_DESTROYED) != 0) {
    for (let i = 0; i < num(FALLEN); i++) {
      const slot = byteOf(FALLEN_LIST, i);
      if (isCandidate(slot, filter)) takePiece(slot);
    }
  } else {
    for (let square = 0; square < boardSquares; square++) {
      const first = pieceAt(square);
      if (first == NOBODY) continue;
      const second = sharerAt(square);
      if (isCandidate(first, filter)) takePiece(first);
      if (second != NOBODY && isCandidate(second, filter)) takePiece(second);
    }
  }
  setKnower(-1);
}

/** What is asked of candidates is what the picker may know, and those taken are none. */
function beginCandidates(): void {
  sceneOf(top);
  setKnower(pickerOf(top));
  clearSet(TAKEN);
  for (let i = 0; i < num(PICKED); i++) addTo(TAKEN, byteOf(PICKED_LIST, i));
}

function isCandidate(slot: i32, filter: i32): bool {
  if (isIn(TAKEN, slot)) return false;
  const destroyed = filter >= 0 && filterField(filter, F_DESTROYED) != 0;
  if (destroyed ? byteOf(ZONE, slot) != IN_FALLEN : !isOnBoard(slot)) return false;
  if (destroyed && slot == field(top, USER) && costsUser(powerOfFrame(top))) return false;
  if (targetField(targetOfFrame(top), T_AMONG) != 0 && !isIn(itOf(top), slot)) return false;
  if (slot == field(top, USER) && callsToItself(powerOfFrame(top))) return false;
  const sum = targetField(targetOfFrame(top), T_SUM);
  if (sum >= 0 && strengthOfKind(kindOf(slot)) > sum - pickedSum()) return false;
  return filter < 0 || test(slot, filter);
}

function pickedSum(): i32 {
  let sum = 0;
  for (let i = 0; i < num(PICKED); i++) sum += strengthOfKind(kindOf(byteOf(PICKED_LIST, i)));
  return sum;
}

function countCandidates(): i32 {
  const filter = targetField(targetOfFrame(top), T_FILTER);
  beginCandidates();
  let count = 0;
  for (let slot = 0; slot < num(COUNT); slot++) if (isCandidate(slot, filter)) count++;
  setKnower(-1);
  return count;
}

/** By chart number; of two alike the picker's army first, then in the order in which they fell. */
function listDestroyed(filter: i32, seat: i32): void {
  let last = 0;
  while (true) {
    let best = 0;
    let slot = NOBODY;
    let mine = false;
    for (let i = 0; i < num(FALLEN); i++) {
      const one = byteOf(FALLEN_LIST, i);
      const kind = kindOf(one);
      if (kind <= last || (best != 0 && kind > best) || !isCandidate(one, filter)) continue;
      const own = byteOf(ARMY, one) == seat;
      if (kind == best && (mine || !own)) continue;
      best = kind;
      slot = one;
      mine = own;
    }
    if (best == 0) return;
    emitItem(best, slot);
    last = best;
  }
}

/** How many of the pieces picked there are places for: those of this effect, or of a later one that moves `it`. */
function placesFor(): i32 {
  const power = powerOfFrame(top);
  for (let i = max(signedField(top, EFFECT), 0); i < powerField(power, W_EFFECTS); i++) {
    const effect = powerField(power, W_FIRST) + i;
    if (effectField(effect, E_OP) != OP_PLACE) continue;
    const kind = targetField(effectField(effect, E_FIRST), T_KIND);
    if (kind == REF_SELF || (i > signedField(top, EFFECT) && kind != REF_IT)) continue;
    const space = effectField(effect, E_A);
    const at = spaceField(space, S_AT);
    // what the cost takes leaves its space
    if (at == AT_ORIGIN || (at >= 0 && signedField(top, EFFECT) < 0)) return MANY;
    sceneOf(top);
    if (at >= 0) {
      const slot = refer(at);
      return slot != NOBODY && isEmptyLand(squareOf(slot)) ? 1 : 0;
    }
    let count = 0;
    let squares: u64 = isDefined(WIDE) ? 0 : groundOf(space) & emptyLand();
    if (!isDefined(WIDE)) {
      for (; squares != 0; squares &= squares - 1) if (isSpace(<i32>ctz(squares), space)) count++;
      return count;
    }
    for (let square = 0; square < boardSquares; square++) if (isSpace(square, space)) count++;
    return count;
  }
  return MANY;
}
