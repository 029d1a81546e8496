/**
 * The main decision by masks, for boards of up to 64 squares: how many choices there are, and which is the n-th, without
 * writing the others down. It gives the same choices in the same order as the list of ask.ts. Each power that has a mask is
 * put into a class when the tables are read; the few others are listed.
 */
import { curseKeys, curseLends } from './curse';
import {
  keysOfKind, mainPower, mainPowers, powerOfKind, SELECT_NOTHING, SELECT_PIECE, selectionOf, strengthOfKind,
  typeOfKind,
} from './kinds';
import { STATIONARY } from './layout';
import { emit, emitUse, listBegin, listCount, listSquare } from './list';
import { ANY_FRESH, FRESH, GRANTS, IDLE, LOOKED, NOBODY, PLAIN, STILL, USED } from './map';
import {
  around, bit, countSteps, emptyLand, heldBy, leapMask, lineMask, ofTerrain, slantMask, stepMask, stepsFrom,
  targetsOf, twoStepMask, waterside,
} from './masks';
import {
  BAR_NOTHING, BAR_SWAP, CHANGE_ALWAYS, CHANGE_DESTROY, CHANGE_HIDDEN, CHANGE_KEYWORD, CHANGE_STRENGTH,
  CHANGE_STRIKE, CLASS_ALWAYS, CLASS_DIAGONALS, CLASS_ENEMY, CLASS_LEAP, CLASS_LINES, CLASS_PIECE, CLASS_SLANT,
  CLASS_SPACE, CLASS_TWO, HELPS_ANYHOW, HELPS_NOBODY, R_ACTION, R_ASKS, R_BAR, R_CHANGE, R_CLASS, R_CONDITION,
  R_COUNT, R_HELPS, R_KEYWORD, R_LACKS, R_LIMIT, R_NOT_SELF, R_PLACE_NEAR, R_PLACE_TERRAIN, R_PLACES, R_SAME, R_SET,
  R_SIDE, R_TERRAIN, R_WITHIN, record, RECORDS, WATER,
} from './record';
import { anyBarred, barredFrom, isBarred } from './shuttle';
import { byteOf, isShown, kindOf, lentTo, num, ownerOf, pieceAt, S } from './state';
import { keysOf, seemsToHave } from './strength';
import { keywordPower, setHas } from './tables';
import { listUses } from './usable';
import { moveCode } from '../core/choice-code';

/** Action keywords in the order of their names. */
const BY_NAME: StaticArray<u8> = [5, 12, 8, 7, 6, 13, 10, 9, 11];

/** The pieces with choices and how many each has, of the count made last. */
const SLOTS_COUNTED: usize = memory.data(64, 16);
const COUNTS: usize = memory.data(64 * 2, 16);
let pieces: i32 = 0;
/** The pieces that only step, of the count made last. */
let plainly: u64 = 0;
/** Is something lent, is something barred (R32)? */
let loans: bool = false;
let bars: bool = false;

/** Counts the choices of the main decision. */
export function countMain(seat: i32): i32 {
  const empty = emptyLand();
  const held = heldBy(seat);
  const enemies = heldBy(seat ^ 1);
  bars = anyBarred(seat);
  // what was lent, or a piece just captured, makes any piece special
  loans = num(GRANTS) != 0 || curseLends;
  const special = loans || bars || num(ANY_FRESH) != 0;
  const plain = special ? 0 : load<u64>(S, PLAIN) & held;
  let total = plain == 0 ? 0 : countSteps(plain, empty | enemies);
  const idle = special ? 0 : load<u64>(S, IDLE);
  pieces = 0;
  for (let left = held & ~plain & ~idle; left != 0; left &= left - 1) {
    const square = <i32>ctz(left);
    const count = countPiece(square, seat, empty, enemies);
    if (count == 0) continue;
    store<u8>(SLOTS_COUNTED + <usize>pieces, square);
    store<u16>(COUNTS + (<usize>pieces << 1), count);
    pieces++;
    total += count;
  }
  plainly = plain;
  return total;
}

/** Has a piece of a seat's that only steps room to do so? False also where that is not told at a glance. */
export function mayStep(seat: i32): bool {
  if (num(GRANTS) != 0 || curseLends || num(ANY_FRESH) != 0 || anyBarred(seat)) return false;
  const held = heldBy(seat);
  return countSteps(load<u64>(S, PLAIN) & held, emptyLand() | heldBy(seat ^ 1)) > 0;
}

/** Writes the choice of an index, counted before, as the only one of the list. */
export function listOne(seat: i32, index: i32): void {
  const free = emptyLand() | heldBy(seat ^ 1);
  let left = index;
  let next = 0;
  for (let rest = heldBy(seat); rest != 0; rest &= rest - 1) {
    const square = <i32>ctz(rest);
    if ((plainly >> square) & 1) {
      const ends = stepsFrom(square) & free;
      const count = popcntOf(ends);
      if (left < count) {
        const to = nth(ends, left);
        listBegin(seat);
        emit(moveCode(square, to), pieceAt(square), NOBODY, to, 0, 0);
        return;
      }
      left -= count;
    } else if (next < pieces && <i32>load<u8>(SLOTS_COUNTED + <usize>next) == square) {
      const count = <i32>load<u16>(COUNTS + (<usize>next << 1));
      if (left < count) {
        listOfPiece(square, seat, left);
        return;
      }
      left -= count;
      next++;
    }
  }
}

function countPiece(square: i32, seat: i32, empty: u64, enemies: u64): i32 {
  const slot = pieceAt(square);
  const kind = kindOf(slot);
  const own = keysOfKind(kind);
  let count = 0;
  if (byteOf(FRESH, slot) == 0) count = popcntOf(stepsOf(slot, square, seat, own, empty, enemies));
  const powers = mainPowers(kind);
  for (let i = 0; i < powers; i++) {
    const number = mainPower(kind, i);
    count += popcntOf(useMask(slot, square, kind, seat, powerOfKind(kind, number), number, empty));
  }
  if (!loans) return count;
  const granted = (lentTo(slot) | curseKeys(kind)) & ~own;
  return granted == 0 ? count : count + countGranted(slot, square, kind, seat, granted, empty);
}

// @ts-ignore: decorator
@inline
function popcntOf(mask: u64): i32 {
  return <i32>popcnt(mask);
}

// @ts-ignore: decorator
@inline
function stepsOf(slot: i32, square: i32, seat: i32, own: i32, empty: u64, enemies: u64): u64 {
  if (own & 7) {
    if (own & (1 << STATIONARY)) return 0;
    return unbarred(slot, square, stepMask(square, empty, targetsOf(seat, own)));
  }
  return unbarred(slot, square, stepMask(square, empty, enemies));
}

function countGranted(slot: i32, square: i32, kind: i32, seat: i32, granted: i32, empty: u64): i32 {
  let count = 0;
  for (let i = 0; i < BY_NAME.length; i++) {
    const keyword = <i32>unchecked(BY_NAME[i]);
    if (((granted >> keyword) & 1) == 0 || keywordPower(keyword) < 0) continue;
    count += popcntOf(useMask(slot, square, kind, seat, keywordPower(keyword), 0 - keyword, empty));
  }
  return count;
}

/** The targets of a power as squares; bit 0 alone for one without a target. `number` below 1: a granted keyword. */
function useMask(slot: i32, square: i32, kind: i32, seat: i32, power: i32, number: i32, empty: u64): u64 {
  const kept = RECORDS + (<usize>power << 5);
  const isAction = load<u8>(kept, R_ACTION) != 0;
  if (isAction && byteOf(FRESH, slot) != 0) return 0;
  if (number > 0 && load<u8>(kept, R_LIMIT) != 0 && ((byteOf(USED, slot) >> number) & 1) != 0) return 0;
  const condition = <i32>load<u8>(kept, R_CONDITION);
  if (condition != 255) {
    const fit = condition == WATER ? waterside() : ofTerrain(condition);
    if ((fit & bit(square)) == 0) return 0;
  }
  let ends: u64;
  switch (<i32>load<u8>(kept)) {
    case CLASS_LINES:
      ends = lineMask(square, 0, empty, reachable(slot, seat));
      break;
    case CLASS_DIAGONALS:
      ends = lineMask(square, 4, empty, reachable(slot, seat));
      break;
    case CLASS_SLANT:
      ends = slantMask(square, empty, reachable(slot, seat));
      break;
    case CLASS_TWO:
      ends = twoStepMask(square, empty, reachable(slot, seat));
      break;
    case CLASS_LEAP:
      ends = leapMask(square, empty);
      break;
    case CLASS_SPACE:
      ends = spaces(kept, square, empty);
      return isAction ? unbarred(slot, square, ends) : ends;
    case CLASS_PIECE:
      // where something is barred each piece has places of its own
      if (bars && load<u8>(kept, R_PLACES) != 0) return listed(slot, seat, power, number);
      return targets(kept, slot, square, kind, seat);
    case CLASS_ALWAYS:
      return 1;
    case CLASS_ENEMY:
      return heldBy(seat ^ 1) == 0 ? 0 : 1;
    default:
      return listed(slot, seat, power, number);
  }
  if (keysOf(slot) & (1 << STATIONARY)) return 0;
  return unbarred(slot, square, ends);
}

// @ts-ignore: decorator
@inline
function reachable(slot: i32, seat: i32): u64 {
  const keys = keysOf(slot);
  return keys & 6 ? targetsOf(seat, keys) : heldBy(seat ^ 1);
}

function spaces(kept: usize, square: i32, empty: u64): u64 {
  let ends = empty;
  const terrain = <i32>load<u8>(kept, R_TERRAIN);
  if (terrain != 255) ends &= terrain == WATER ? waterside() : ofTerrain(terrain);
  const within = <i32>load<u8>(kept, R_WITHIN);
  return within == 0 ? ends : ends & around(square, within);
}

function targets(kept: usize, slot: i32, square: i32, kind: i32, seat: i32): u64 {
  const side = <i32>load<u8>(kept, R_SIDE);
  let scope = side == 0 ? heldBy(seat) : side == 1 ? heldBy(seat ^ 1) : heldBy(0) | heldBy(1);
  const within = <i32>load<u8>(kept, R_WITHIN);
  if (within != 0) scope &= around(square, within);
  const terrain = <i32>load<u8>(kept, R_TERRAIN);
  if (terrain != 255) scope &= ofTerrain(terrain);
  if (load<u8>(kept, R_NOT_SELF)) scope &= ~bit(square);
  if (load<u8>(kept, R_PLACES) != 0 && !hasPlaces(kept, square)) return 0;
  if (load<u8>(kept, R_LACKS) != 0 && side == 0) scope &= ~load<u64>(S, STILL);
  if (load<u8>(kept, R_ASKS) == 0) {
    return load<u8>(kept, R_BAR) == BAR_NOTHING ? scope : unbarredTo(scope, slot, square, load<u8>(kept, R_BAR));
  }
  if (side == 0 && load<u8>(kept, R_COUNT) == 0) {
    const own = ownTargets(kept, kind, scope);
    return load<u8>(kept, R_BAR) == BAR_NOTHING ? own : unbarredTo(own, slot, square, load<u8>(kept, R_BAR));
  }
  const besides = <i32>load<u8>(kept, R_COUNT);
  let fit: u64 = 0;
  for (let left = scope; left != 0; left &= left - 1) {
    const at = <i32>ctz(left);
    if (besides != 0 && popcntOf(around(at, 1) & heldBy(seat)) < besides) continue;
    if (isTarget(kept, pieceAt(at), kind, seat, side)) fit |= bit(at);
  }
  const bar = <i32>load<u8>(kept, R_BAR);
  return bar == BAR_NOTHING ? fit : unbarredTo(fit, slot, square, bar);
}

/** Of a seat's own pieces, all of which it knows. */
function ownTargets(kept: usize, user: i32, scope: u64): u64 {
  const set = <i32>load<i16>(kept, R_SET);
  const same = load<u8>(kept, R_SAME) != 0;
  const change = <i32>load<u8>(kept, R_CHANGE);
  const type = typeOfKind(user);
  let fit: u64 = 0;
  for (let left = scope; left != 0; left &= left - 1) {
    const slot = pieceAt(<i32>ctz(left));
    const kind = kindOf(slot);
    if (set >= 0 && !setHas(set, kind)) continue;
    if (same && typeOfKind(kind) != type) continue;
    if (change == CHANGE_STRENGTH && strengthOfKind(kind) == 0) continue;
    if (change == CHANGE_KEYWORD && seemsToHave(slot, load<u8>(kept, R_KEYWORD), ownerOf(slot))) continue;
    if (change == CHANGE_HIDDEN && isShown(slot)) continue;
    if (change == CHANGE_STRIKE && isShown(slot) && strengthOfKind(kind) == 0) continue;
    fit |= left & (0 - left);
  }
  return fit;
}

/** Is there an empty space for the piece picked? The user's own counts where it is what the power costs (R41). */
function hasPlaces(kept: usize, square: i32): bool {
  let places = emptyLand();
  if (load<u8>(kept, R_PLACES) == 2) places |= bit(square);
  const terrain = <i32>load<u8>(kept, R_PLACE_TERRAIN);
  if (terrain != 255) places &= ofTerrain(terrain);
  if (load<u8>(kept, R_PLACE_NEAR) != 0) places &= around(square, 1);
  return places != 0;
}

function isTarget(kept: usize, slot: i32, user: i32, seat: i32, side: i32): bool {
  const shown = isShown(slot);
  const kind = kindOf(slot);
  // what only the user has seen is a candidate (R10), but to destroy what can't be destroyed is no use (R142)
  const destroys = load<u8>(kept, R_CHANGE) == CHANGE_DESTROY;
  const known = side == 0 || shown || (destroys && ((byteOf(LOOKED, slot) >> seat) & 1) != 0);
  if (known) {
    const set = <i32>load<i16>(kept, R_SET);
    if (set >= 0 && !setHas(set, kind)) return false;
    if (load<u8>(kept, R_SAME) != 0 && typeOfKind(kind) != typeOfKind(user)) return false;
    if (load<u8>(kept, R_LACKS) != 0 && (keysOfKind(kind) & 1) != 0) return false;
  }
  switch (<i32>load<u8>(kept, R_CHANGE)) {
    case CHANGE_ALWAYS:
    case CHANGE_DESTROY:
      return true;
    case CHANGE_HIDDEN:
      return !shown;
    case CHANGE_STRENGTH:
      return strengthOfKind(kind) != 0;
    case CHANGE_KEYWORD:
      return !seemsToHave(slot, load<u8>(kept, R_KEYWORD), seat);
    default:
      return !shown || strengthOfKind(kind) != 0;
  }
}

/** Leaves out where the main act may not go (R32). */
// @ts-ignore: decorator
@inline
function unbarred(slot: i32, square: i32, ends: u64): u64 {
  return bars ? ends & ~barredFrom(slot, square) : ends;
}

function unbarredTo(fit: u64, slot: i32, square: i32, bar: i32): u64 {
  if (!bars) return fit;
  let kept = fit;
  for (let left = fit; left != 0; left &= left - 1) {
    const at = <i32>ctz(left);
    if (isBarred(pieceAt(at), at, square)) kept &= ~bit(at);
    else if (bar == BAR_SWAP && isBarred(slot, square, at)) kept &= ~bit(at);
  }
  return kept;
}

/** A power without a class: its uses are listed and read off. */
function listed(slot: i32, seat: i32, power: i32, number: i32): u64 {
  listBegin(seat);
  listUses(slot, power, max(number, 0), number > 0 ? -1 : 0 - number, 0, NOBODY, 0);
  const count = listCount();
  if (selectionOf(power) == SELECT_NOTHING) return count == 0 ? 0 : 1;
  let ends: u64 = 0;
  for (let i = 0; i < count; i++) ends |= bit(listSquare(i));
  return ends;
}

/** Writes one of a piece's choices. */
function listOfPiece(square: i32, seat: i32, index: i32): void {
  const empty = emptyLand();
  const slot = pieceAt(square);
  const kind = kindOf(slot);
  const own = keysOfKind(kind);
  let left = index;
  if (byteOf(FRESH, slot) == 0) {
    const steps = stepsOf(slot, square, seat, own, empty, heldBy(seat ^ 1));
    const count = popcntOf(steps);
    if (left < count) {
      const to = nth(steps, left);
      listBegin(seat);
      emit(moveCode(square, to), slot, NOBODY, to, 0, 0);
      return;
    }
    left -= count;
  }
  for (let i = 0; i < mainPowers(kind); i++) {
    const number = mainPower(kind, i);
    const power = powerOfKind(kind, number);
    const ends = useMask(slot, square, kind, seat, power, number, empty);
    if (left < popcntOf(ends)) {
      listUse(slot, seat, power, number, -1, nth(ends, left));
      return;
    }
    left -= popcntOf(ends);
  }
  const granted = (lentTo(slot) | curseKeys(kind)) & ~own;
  for (let i = 0; i < BY_NAME.length; i++) {
    const keyword = <i32>unchecked(BY_NAME[i]);
    if (((granted >> keyword) & 1) == 0 || keywordPower(keyword) < 0) continue;
    const power = keywordPower(keyword);
    const ends = useMask(slot, square, kind, seat, power, 0 - keyword, empty);
    if (left < popcntOf(ends)) {
      listUse(slot, seat, power, 0, keyword, nth(ends, left));
      return;
    }
    left -= popcntOf(ends);
  }
}

function listUse(slot: i32, seat: i32, power: i32, number: i32, keyword: i32, to: i32): void {
  listBegin(seat);
  const selection = selectionOf(power);
  const target = selection == SELECT_PIECE ? pieceAt(to) : NOBODY;
  emitUse(slot, number, keyword, selection == SELECT_NOTHING ? -1 : to, target, power);
}

function nth(mask: u64, n: i32): i32 {
  let left = mask;
  for (let i = 0; i < n; i++) left &= left - 1;
  return <i32>ctz(left);
}

/** Does a power do nothing but take its user along a path or to a space? Its whole effect is then that one move. */
export function isPlainMove(power: i32): bool {
  const found = record(power, R_CLASS);
  return found >= CLASS_LINES && found <= CLASS_SPACE && found != CLASS_LEAP;
}

/**
 * Can an ability reach a fighter in a window under `windows: combat`? False only where it surely can't: it would
 * strengthen a piece, or lend Flying, and no fighter is in its reach, or it lends another keyword.
 */
export function mayHelp(power: i32, square: i32, seat: i32, fighters: u64): bool {
  const kept = RECORDS + (<usize>power << 5);
  const helps = <i32>load<u8>(kept, R_HELPS);
  if (helps == HELPS_ANYHOW) return true;
  if (helps == HELPS_NOBODY) return false;
  let scope = fighters & heldBy(seat);
  const within = <i32>load<u8>(kept, R_WITHIN);
  if (within != 0) scope &= around(square, within);
  return scope != 0;
}

