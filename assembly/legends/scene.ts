/**
 * The pieces and seats that a power's terms (`self`, `foe` …) stand for, and what its filters, conditions and spaces say of pieces and squares. `self`,
 * `foe`, `it` and `you` are the language's words. With a knower, what is hidden from that seat's side counts as fitting (R10).
 */
import { boardSquares, boardWidth, distance, fileOf, neighbour, rankOf } from '../core/geometry';
import { NEAR_FILTER, NEAR_WATER, REF_FOE, REF_SELF, TERRAIN_CHOICE, TERRAIN_SAME, TERRAIN_WATER } from './layout';
import { strengthOfKind, typeOfKind } from './kinds';
import { nextIn } from './sets';
import { ARMY, MASK_BYTES, NOBODY } from './map';
import {
  byteOf, isEmptyLand, isOnBoard, isShown, kindOf, ownerOf, pieceAt, sameSide, sharerAt, squareOf, terrainAt,
} from './state';
import { endedKeysOf, keysOf, strengthOf } from './strength';
import {
  conditionField, F_DESTROYED, F_HAS, F_LACKS, F_NEAR, F_NEAR_TOO, F_SAME_TYPE, F_SET, F_SIDE, F_TERRAIN, F_WEAKER,
  filterField, N_AHEAD, N_COUNT, N_FILTER, N_TO, N_WITHIN, nearField, S_NEAR, S_NEAR_TOO, S_TERRAIN, setHas,
  spaceField,
} from './tables';

const NO_SET: usize = memory.data(MASK_BYTES, 16);

export let self: i32 = NOBODY;
export let foe: i32 = NOBODY;
export let you: i32 = 0;
/** The set of pieces that `it` means. */
export let it: usize = NO_SET;
/** Keywords of a foe that has fallen; -1: it has not. */
let foeKeys: i32 = -1;
/** The terrain named; -1. */
let chosen: i32 = -1;
/** The seat whose knowledge counts; -1: the truth. */
export let knower: i32 = -1;
/** In teams the one seat that is meant by "opponent" (R128); -1: the whole other side. */
let opponent: i32 = -1;

let heldSelf: i32 = NOBODY;
let heldYou: i32 = 0;
let heldFoe: i32 = NOBODY;
let heldKnower: i32 = -1;
let heldOpponent: i32 = -1;

/** Sets the scene of a power. */
export function setScene(user: i32, seat: i32, against: i32, them: usize, keys: i32, terrain: i32): void {
  self = user;
  you = seat;
  foe = against;
  it = them == 0 ? NO_SET : them;
  foeKeys = keys;
  chosen = terrain;
  if (isDefined(WIDE)) opponent = -1;
}

/** Whom alone "opponent" means from here on, until the scene changes; -1: the whole other side. */
export function setOpponent(seat: i32): void {
  opponent = seat;
}

/** Whose knowledge counts from here on; -1: the truth. */
// @ts-ignore: decorator
@inline
export function setKnower(seat: i32): void {
  knower = seat;
}

/** Another self for a moment, knowing everything; (-1, 0) brings the old one back. Not to be nested. */
export function withScene(user: i32, seat: i32): void {
  if (user < 0) {
    self = heldSelf;
    you = heldYou;
    foe = heldFoe;
    knower = heldKnower;
    if (isDefined(WIDE)) opponent = heldOpponent;
    return;
  }
  heldSelf = self;
  heldYou = you;
  heldFoe = foe;
  heldKnower = knower;
  if (isDefined(WIDE)) {
    heldOpponent = opponent;
    opponent = -1;
  }
  self = user;
  you = seat;
  foe = NOBODY;
  knower = -1;
}

/** Another foe inside `withScene`. */
export function withFoe(slot: i32): void {
  foe = slot;
}

/** Does the knower know what a piece is? */
// @ts-ignore: decorator
@inline
export function isKnown(slot: i32): bool {
  return knower < 0 || sameSide(ownerOf(slot), knower) || isShown(slot);
}

/** Is a seat, in a board of more than two, the opponent that is meant? */
function isOpponent(seat: i32): bool {
  return opponent < 0 ? !sameSide(seat, you) : seat == opponent;
}

/** Does a piece fit a filter, its zone apart? */
export function test(slot: i32, filter: i32): bool {
  const side = filterField(filter, F_SIDE);
  if (side >= 0) {
    const whose = filterField(filter, F_DESTROYED) != 0 ? byteOf(ARMY, slot) : ownerOf(slot);
    if (!isDefined(WIDE)) {
      if ((whose == you) != (side == 0)) return false;
    } else if (side == 0 ? whose != you : !isOpponent(whose)) return false;
  }
  const terrain = filterField(filter, F_TERRAIN);
  if (terrain >= 0 && terrainAt(squareOf(slot)) != terrainAsked(terrain)) return false;
  const near = filterField(filter, F_NEAR);
  if (near >= 0 && !isNear(squareOf(slot), near)) return false;
  const too = filterField(filter, F_NEAR_TOO);
  if (too >= 0 && !isNear(squareOf(slot), too)) return false;
  return kindTest(slot, filter);
}

/** The part of a filter that asks what a piece is. */
export function kindTest(slot: i32, filter: i32): bool {
  const same = filterField(filter, F_SAME_TYPE) != 0;
  if (same && slot == self) return false;
  if (!isKnown(slot)) return true;
  const kind = kindOf(slot);
  const set = filterField(filter, F_SET);
  if (set >= 0 && !setHas(set, kind)) return false;
  if (same && typeOfKind(kind) != typeOfKind(kindOf(self))) return false;
  const has = filterField(filter, F_HAS);
  if (has >= 0 && ((keysRemembered(slot) >> has) & 1) == 0) return false;
  const lacks = filterField(filter, F_LACKS);
  if (lacks >= 0 && ((keysRemembered(slot) >> lacks) & 1) != 0) return false;
  const weaker = filterField(filter, F_WEAKER);
  return weaker < 0 || isWeaker(slot, refer(weaker));
}

/** The piece that a reference means; of several, the first; NOBODY. */
export function refer(reference: i32): i32 {
  if (reference == REF_SELF) return self;
  if (reference == REF_FOE) return foe;
  return nextIn(it, -1);
}

/** Do all parts of a condition hold? */
export function holds(condition: i32): bool {
  if (condition < 0) return true;
  const ofSelf = conditionField(condition, 0);
  if (ofSelf >= 0 && !test(self, ofSelf)) return false;
  const ofFoe = conditionField(condition, 1);
  if (ofFoe >= 0 && (foe == NOBODY || !test(foe, ofFoe))) return false;
  const ofIt = conditionField(condition, 2);
  if (ofIt >= 0) {
    const one = nextIn(it, -1);
    if (one == NOBODY || !test(one, ofIt)) return false;
  }
  const absent = conditionField(condition, 3);
  return absent < 0 || !anyFits(absent);
}

/** Does any piece on the board fit? */
export function anyFits(filter: i32): bool {
  for (let square = 0; square < boardSquares; square++) {
    const first = pieceAt(square);
    if (first == NOBODY) continue;
    if (test(first, filter)) return true;
    const second = sharerAt(square);
    if (second != NOBODY && test(second, filter)) return true;
  }
  return false;
}

/** Is a square, occupied or not, of the kind that a space asks for? */
export function isPlace(square: i32, space: i32): bool {
  const terrain = spaceField(space, S_TERRAIN);
  if (terrain >= 0 && terrainAt(square) != terrain) return false;
  const near = spaceField(space, S_NEAR);
  if (near >= 0 && !isNear(square, near)) return false;
  const too = spaceField(space, S_NEAR_TOO);
  return too < 0 || isNear(square, too);
}

/** Is a square an empty one of that kind? */
export function isSpace(square: i32, space: i32): bool {
  return isEmptyLand(square) && isPlace(square, space);
}

/** Is water among the eight spaces around a square, or within two of it? */
export function isNearWater(square: i32, within: i32): bool {
  if (within == 1) {
    for (let direction = 0; direction < 8; direction++) {
      const next = neighbour(square, direction);
      if (next >= 0 && terrainAt(next) == TERRAIN_WATER) return true;
    }
    return false;
  }
  for (let at = 0; at < boardSquares; at++) {
    if (terrainAt(at) == TERRAIN_WATER && at != square && distance(square, at) <= within) return true;
  }
  return false;
}

function isNear(square: i32, near: i32): bool {
  const to = nearField(near, N_TO);
  const within = nearField(near, N_WITHIN);
  if (to == NEAR_WATER) return isNearWater(square, within);
  if (to == NEAR_FILTER) return countNear(square, near, within) >= nearField(near, N_COUNT);
  const ahead = nearField(near, N_AHEAD) != 0;
  if (to == REF_SELF) return isBy(square, self, within, ahead);
  if (to == REF_FOE) return foe != NOBODY && isBy(square, foe, within, ahead);
  for (let one = nextIn(it, -1); one != NOBODY; one = nextIn(it, one)) {
    if (isBy(square, one, within, ahead)) return true;
  }
  return false;
}

/** A piece is never near its own space (R4). */
function isBy(square: i32, slot: i32, within: i32, ahead: bool): bool {
  const from = squareOf(slot);
  if (square == from) return false;
  if (!ahead) return distance(square, from) <= within;
  if (fileOf(square) != fileOf(from)) return false;
  const up = (ownerOf(slot) & 1) == 0;
  const steps = up ? rankOf(square) - rankOf(from) : rankOf(from) - rankOf(square);
  return steps >= 1 && steps <= within;
}

function countNear(square: i32, near: i32, within: i32): i32 {
  const filter = nearField(near, N_FILTER);
  let count = 0;
  const left = max(0, fileOf(square) - within);
  const right = min(boardWidth - 1, fileOf(square) + within);
  for (let at = max(0, square - within * boardWidth - within); at < boardSquares; at++) {
    if (rankOf(at) > rankOf(square) + within) break;
    if (fileOf(at) < left || fileOf(at) > right || at == square || rankOf(at) < rankOf(square) - within) continue;
    const first = pieceAt(at);
    if (first == NOBODY) continue;
    if (test(first, filter)) count++;
    const second = sharerAt(at);
    if (second != NOBODY && test(second, filter)) count++;
  }
  return count;
}

function terrainAsked(terrain: i32): i32 {
  if (terrain == TERRAIN_SAME) return terrainAt(squareOf(self));
  return terrain == TERRAIN_CHOICE ? chosen : terrain;
}

function keysRemembered(slot: i32): i32 {
  return slot == foe && foeKeys >= 0 && !isOnBoard(slot) ? foeKeys | endedKeysOf(slot) : keysOf(slot);
}

function isWeaker(slot: i32, than: i32): bool {
  if (than == NOBODY || strengthOfKind(kindOf(slot)) == 0 || strengthOfKind(kindOf(than)) == 0) return false;
  return strengthOf(slot) < strengthOf(than);
}

