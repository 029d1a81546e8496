/** Which powers can be used, and on what (R7, R12, R27, R142, R143), judged on what their user knows. */
import { boardSquares } from '../core/geometry';
import { changes } from './change';
import { field, FIGHTER, RIVAL, WINDOW_KIND } from './frames';
import { namesOpponent, SELECT_PATH, SELECT_PIECE, SELECT_SPACE, selectedIn, selectionOf } from './kinds';
import {
  AT_ORIGIN, FLYING, OP_EXTRA_TURN, OP_GRANT, OP_MODIFY, OP_PLACE, OP_REVEAL, OP_SWAP, POWER_ACTION, REF_IT,
  REF_SELF, TARGET_PICK, WINDOW_ATTACK, WINDOW_STRIKE, WINDOWS_FULL,
} from './layout';
import { emitUse } from './list';
import { COUNT, FRESH, IN_FALLEN, MASK_BYTES, NOBODY, USED, WINDOWS, ZONE } from './map';
import { bit, emptyLand } from './masks';
import { find, findPaths, foundFrom } from './paths';
import { foe, holds, isPlace, isSpace, refer, self, setKnower, setOpponent, setScene, test, you } from './scene';
import { groundIsExact, groundOf, scopeOf } from './scope';
import { addTo, clearSet } from './sets';
import { isBarred } from './shuttle';
import { byteOf, isEmptyLand, isLand, isOnBoard, num, ownerOf, pieceAt, seatCount, sharerAt, squareOf } from './state';
import {
  E_A, E_B_FIRST, E_B_TARGETS, E_FIRST, E_OP, E_TARGETS, effectField, F_DESTROYED, filterField, N_TO, nearField,
  powerField, S_AT, S_NEAR, spaceField, T_ALL, T_AMONG, T_FILTER, T_KIND, T_LEAST, targetField, W_CONDITION, W_COST,
  W_EFFECTS, W_FIRST, W_KIND, W_LIMIT,
} from './tables';

/** The piece selected first, as the set that `it` means. */
const FIRST_SET: usize = memory.data(MASK_BYTES, 16);

export const LENDS_STRENGTH: i32 = -1;
export const LENDS_OTHER: i32 = -2;

/** What a power gives besides revealing: LENDS_STRENGTH, a keyword, or LENDS_OTHER for anything else. */
export function lendsOnly(which: i32): i32 {
  let modifies = false;
  let lends = -1;
  for (let i = 0; i < powerField(which, W_EFFECTS); i++) {
    const effect = powerField(which, W_FIRST) + i;
    const op = effectField(effect, E_OP);
    if (op == OP_MODIFY) modifies = true;
    else if (op == OP_GRANT) lends = effectField(effect, E_A);
    else if (op != OP_REVEAL) return LENDS_OTHER;
  }
  if (modifies == lends >= 0) return LENDS_OTHER;
  return modifies ? LENDS_STRENGTH : lends;
}

/** The power looked at: its number, its keyword where it is granted (-1), the window it is for (0: none). */
let power: i32 = 0;
let window: usize = 0;

/**
 * Lists every use of a power by a piece, target by target. `number` 0 and a keyword: a granted action. `forWindow`: the
 * frame of the open window, 0 in the main decision and at events. The piece's controller must be the seat asked.
 */
export function listUses(slot: i32, which: i32, number: i32, keyword: i32, forWindow: usize, against: i32, them: usize): void {
  power = which;
  window = forWindow;
  const seat = ownerOf(slot);
  const isAction = powerField(power, W_KIND) == POWER_ACTION;
  if (isAction && byteOf(FRESH, slot) != 0) return;
  if (powerField(power, W_LIMIT) != 0 && number > 0 && ((byteOf(USED, slot) >> number) & 1) != 0) return;
  setScene(slot, seat, against, them, -1, -1);
  setKnower(seat);
  if (!holds(powerField(power, W_CONDITION))) return;
  switch (selectionOf(power)) {
    case SELECT_PIECE:
      listPieces(slot, number, keyword, them);
      return;
    case SELECT_PATH:
      listPaths(slot, number, keyword);
      return;
    case SELECT_SPACE:
      listSpaces(slot, number, keyword);
      return;
    default:
      if (fitsWindow(slot, NOBODY) && restFits(NOBODY) && changes(power, NOBODY)) emitUse(slot, number, keyword, -1, NOBODY, power);
  }
}

/** The target that a power's first selection is. */
export function firstTarget(which: i32): i32 {
  const place = selectedIn(which);
  if (place < 0) return powerField(which, W_COST);
  const effect = powerField(which, W_FIRST) + place;
  const first = effectField(effect, E_FIRST);
  for (let t = 0; t < effectField(effect, E_TARGETS); t++) {
    if (isChoosing(first + t)) return first + t;
  }
  return effectField(effect, E_B_FIRST);
}

/** Is a target a pick that a seat makes? */
export function isChoosing(target: i32): bool {
  if (targetField(target, T_KIND) != TARGET_PICK) return false;
  return targetField(target, T_ALL) == 0 && targetField(target, T_AMONG) == 0;
}

/** Is the user itself what a power costs? */
export function costsUser(which: i32): bool {
  const cost = powerField(which, W_COST);
  return cost >= 0 && targetField(cost, T_KIND) == REF_SELF;
}

/** Does a power bring what it picks next to its user? A piece is never near itself, and so is not picked (R4, R143). */
export function callsToItself(which: i32): bool {
  for (let i = 0; i < powerField(which, W_EFFECTS); i++) {
    const effect = powerField(which, W_FIRST) + i;
    if (effectField(effect, E_OP) != OP_PLACE) continue;
    if (targetField(effectField(effect, E_FIRST), T_KIND) != REF_IT) continue;
    const near = spaceField(effectField(effect, E_A), S_NEAR);
    if (near >= 0 && nearField(near, N_TO) == REF_SELF) return true;
  }
  return false;
}

function listPieces(slot: i32, number: i32, keyword: i32, them: usize): void {
  const target = firstTarget(power);
  const filter = targetField(target, T_FILTER);
  const spent = costsUser(power) ? slot : NOBODY;
  if (!isDefined(WIDE)) {
    for (let left = scopeOf(filter) & windowScope(); left != 0; left &= left - 1) {
      const square = <i32>ctz(left);
      const second = sharerAt(square);
      tryPiece(pieceAt(square), filter, spent, slot, number, keyword, square);
      if (second != NOBODY) tryPiece(second, filter, spent, slot, number, keyword, square);
    }
    return;
  }
  for (let square = 0; square < boardSquares; square++) {
    const first = pieceAt(square);
    if (first == NOBODY) continue;
    tryPiece(first, filter, spent, slot, number, keyword, square);
    const second = sharerAt(square);
    if (second != NOBODY) tryPiece(second, filter, spent, slot, number, keyword, square);
  }
}

/** Where the recipients of a boost or a loan in a window stand (R27); everywhere for anything else. */
function windowScope(): u64 {
  if (window == 0 || num(WINDOWS) == WINDOWS_FULL || powerField(power, W_COST) >= 0) return 0xffffffffffffffff;
  const lends = lendsOnly(power);
  if (lends == LENDS_OTHER || field(window, FIGHTER) == NOBODY) return 0xffffffffffffffff;
  if (lends >= 0 && lends != FLYING) return 0;
  return bit(squareOf(field(window, FIGHTER))) | bit(squareOf(field(window, RIVAL)));
}

function tryPiece(one: i32, filter: i32, spent: i32, slot: i32, number: i32, keyword: i32, square: i32): void {
  if (one == spent || (one == slot && callsToItself(power)) || (filter >= 0 && !test(one, filter))) return;
  if (!fitsWindow(slot, one)) return;
  clearSet(FIRST_SET);
  addTo(FIRST_SET, one);
  setScene(self, you, foe, FIRST_SET, -1, -1);
  if (restFits(one) && changes(power, one)) emitUse(slot, number, keyword, square, one, power);
}

function listPaths(slot: i32, number: i32, keyword: i32): void {
  const effect = powerField(power, W_FIRST) + selectedIn(power);
  const mover = refer(targetField(effectField(effect, E_FIRST), T_KIND));
  if (mover == NOBODY || !restFits(NOBODY)) return;
  const from = squareOf(mover);
  findPaths(mover, effect);
  for (let square = foundFrom(0); square >= 0; square = foundFrom(square + 1)) {
    if (!isBarred(mover, from, square)) emitUse(slot, number, keyword, square, NOBODY, power);
  }
}

function listSpaces(slot: i32, number: i32, keyword: i32): void {
  const effect = powerField(power, W_FIRST) + selectedIn(power);
  const mover = refer(targetField(effectField(effect, E_FIRST), T_KIND));
  if (mover == NOBODY || !restFits(NOBODY)) return;
  const space = effectField(effect, E_A);
  let squares: u64 = isDefined(WIDE) ? 0 : groundOf(space) & emptyLand();
  for (let square = firstOf(squares); square < boardSquares; square = isDefined(WIDE) ? square + 1 : firstOf(squares)) {
    squares &= squares - 1;
    if ((isDefined(WIDE) || !groundIsExact) && !isSpace(square, space)) continue;
    if (barsUse(mover, square)) continue;
    emitUse(slot, number, keyword, square, NOBODY, power);
  }
}

/** The first square of a mask, beyond the board when it is empty; where there are no masks, the first of the board. */
// @ts-ignore: decorator
@inline
function firstOf(squares: u64): i32 {
  if (isDefined(WIDE)) return 0;
  return squares == 0 ? 256 : <i32>ctz(squares);
}

/** Only actions are the main act (R156). */
function barsUse(mover: i32, square: i32): bool {
  return powerField(power, W_KIND) == POWER_ACTION && isBarred(mover, squareOf(mover), square);
}

/** R27: under `combat`, boosts and loans in a window go to the two fighters, and of keywords only Flying. */
function fitsWindow(slot: i32, first: i32): bool {
  if (window == 0 || num(WINDOWS) == WINDOWS_FULL) return true;
  const kind = field(window, WINDOW_KIND);
  if (kind != WINDOW_ATTACK && kind != WINDOW_STRIKE) return true;
  if (powerField(power, W_COST) >= 0) return true;
  const lends = lendsOnly(power);
  if (lends == LENDS_OTHER) return true;
  if (lends >= 0 && lends != FLYING) return false;
  const recipient = first == NOBODY ? slot : first;
  return recipient == field(window, FIGHTER) || recipient == field(window, RIVAL);
}

/** Do all other compulsory picks have a candidate, and all placings a place (R7), for one opponent at least (R128)? */
function restFits(first: i32): bool {
  if (!isDefined(WIDE) || seatCount() == 2) return restFitsAgainst(first, -1);
  let fits = false;
  for (let seat = (you & 1) ^ 1; seat < seatCount() && !fits; seat += 2) fits = restFitsAgainst(first, seat);
  setOpponent(-1);
  return fits;
}

function restFitsAgainst(first: i32, opponent: i32): bool {
  const spent = costsUser(power) ? self : NOBODY;
  const cost = powerField(power, W_COST);
  if (cost >= 0 && selectedIn(power) != -1 && isChoosing(cost) && !anyCandidate(cost, spent, NOBODY)) return false;
  for (let i = 0; i < powerField(power, W_EFFECTS); i++) {
    const effect = powerField(power, W_FIRST) + i;
    const op = effectField(effect, E_OP);
    if (op == OP_EXTRA_TURN) continue;
    if (isDefined(WIDE) && opponent >= 0) setOpponent(namesOpponent(effect) ? opponent : -1);
    const chosen = selectedIn(power) == i && selectionOf(power) == SELECT_PIECE ? firstTarget(power) : -1;
    if (!targetsFit(effectField(effect, E_FIRST), effectField(effect, E_TARGETS), chosen, spent, first)) return false;
    if (!targetsFit(effectField(effect, E_B_FIRST), effectField(effect, E_B_TARGETS), chosen, spent, first)) return false;
    if (op == OP_PLACE && !(selectedIn(power) == i && selectionOf(power) == SELECT_SPACE)) {
      if (!hasPlace(effect, spent)) return false;
    }
    if (op == OP_SWAP && powerField(power, W_KIND) == POWER_ACTION && !swapAllowed(effect)) return false;
  }
  return true;
}

function targetsFit(from: i32, count: i32, chosen: i32, spent: i32, first: i32): bool {
  for (let t = from; t < from + count; t++) {
    if (t == chosen || !isChoosing(t) || targetField(t, T_LEAST) == 0) continue;
    if (!anyCandidate(t, spent, selectedIn(power) == -1 ? first : NOBODY)) return false;
  }
  return true;
}

function anyCandidate(target: i32, spent: i32, paid: i32): bool {
  const filter = targetField(target, T_FILTER);
  const destroyed = filter >= 0 && filterField(filter, F_DESTROYED) != 0;
  if (!isDefined(WIDE) && !destroyed) {
    for (let left = scopeOf(filter); left != 0; left &= left - 1) {
      const square = <i32>ctz(left);
      const one = pieceAt(square);
      if (one != spent && one != paid && (filter < 0 || test(one, filter))) return true;
      const two = sharerAt(square);
      if (two != NOBODY && two != spent && two != paid && (filter < 0 || test(two, filter))) return true;
    }
    return false;
  }
  for (let slot = 0; slot < num(COUNT); slot++) {
    if (slot == spent || slot == paid) continue;
    if (destroyed ? byteOf(ZONE, slot) != IN_FALLEN : !isOnBoard(slot)) continue;
    // who is asked later must not choose among what only the user knows
    if (filter < 0 || test(slot, filter)) return true;
  }
  return false;
}

/** Has the piece that an effect places somewhere to go? */
function hasPlace(effect: i32, spent: i32): bool {
  const space = effectField(effect, E_A);
  const target = effectField(effect, E_FIRST);
  const kind = targetField(target, T_KIND);
  const mover = kind <= REF_IT ? refer(kind) : NOBODY;
  const at = spaceField(space, S_AT);
  if (at >= 0) {
    if (at == AT_ORIGIN) return true;
    const whose = refer(at);
    if (whose == NOBODY) return false;
    return isFree(squareOf(whose), spent, mover) && !(mover != NOBODY && barsUse(mover, squareOf(whose)));
  }
  let squares: u64 = isDefined(WIDE) ? 0 : groundOf(space);
  for (let square = firstOf(squares); square < boardSquares; square = isDefined(WIDE) ? square + 1 : firstOf(squares)) {
    squares &= squares - 1;
    if (!isLand(square) || !isFree(square, spent, NOBODY) || !isPlace(square, space)) continue;
    if (mover != NOBODY && (square == squareOf(mover) || barsUse(mover, square))) continue;
    return true;
  }
  return false;
}

/** Is a square empty once the cost is paid and the mover has left it (R41)? */
function isFree(square: i32, spent: i32, mover: i32): bool {
  if (!isLand(square)) return false;
  const first = pieceAt(square);
  if (first == NOBODY) return true;
  const second = sharerAt(square);
  const firstGoes = first == spent || first == mover;
  return firstGoes && (second == NOBODY || second == spent || second == mover);
}

function swapAllowed(effect: i32): bool {
  const a = targetField(effectField(effect, E_FIRST), T_KIND);
  const b = targetField(effectField(effect, E_B_FIRST), T_KIND);
  if (a > REF_IT || b > REF_IT) return true;
  const one = refer(a);
  const two = refer(b);
  if (one == NOBODY || two == NOBODY) return true;
  return !isBarred(one, squareOf(one), squareOf(two)) && !isBarred(two, squareOf(two), squareOf(one));
}

/** Squares where a piece may be put by an effect now; `find` holds them. R143: never its own, unless the space is given. */
export function findPlaces(mover: i32, effect: i32, mainAct: bool): i32 {
  const space = effectField(effect, E_A);
  let count = 0;
  let squares: u64 = isDefined(WIDE) ? 0 : groundOf(space) & emptyLand();
  for (let square = firstOf(squares); square < boardSquares; square = isDefined(WIDE) ? square + 1 : firstOf(squares)) {
    squares &= squares - 1;
    if (!isEmptyLand(square) || !isPlace(square, space)) continue;
    if (mainAct && mover != NOBODY && isOnBoard(mover) && isBarred(mover, squareOf(mover), square)) continue;
    find(square);
    count++;
  }
  return count;
}
