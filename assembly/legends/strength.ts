/** Current strength and keywords. */
import { VIEWER_ONLOOKER, VIEWER_TRUTH } from '../core/layout';
import { curseKeys, curseStrength } from './curse';
import { MODIFIED_BY_CURSE, MODIFIED_BY_LOAN, MODIFIED_BY_POWER, rowModifier } from './rows';
import { HAS_PASSIVE, keysOfKind, powerOfKind, powersOfKind, strengthOfKind, traitsOfKind } from './kinds';
import { GRANT_CLOSED, GRANT_ENDED, GRANT_OPEN, OP_MODIFY, POWER_INNATE, REF_SELF } from './layout';
import { holds, withFoe, withScene } from './scene';
import { AGAINST, CURSE_KIND, GRANT_LIST, GRANTS, MOST_SEATS, NOBODY } from './map';
import { boostOf, byteOf, isOnBoard, kindOf, lentTo, num, ownerOf, sameSide, squareOf, terrainAt } from './state';
import {
  conditionField, E_A, E_FIRST, E_OP, effectField, F_TERRAIN, filterField, powerField, T_KIND, targetField,
  W_CONDITION, W_EFFECTS, W_EVENTS, W_FIRST, W_KIND,
} from './tables';

/** Whose knowledge of lent keywords counts; the truth except while a view is written. */
let viewer: i32 = VIEWER_TRUTH;

/** Whose view is written; 9 when it is done. */
export function strengthsFor(seat: i32): void {
  viewer = seat;
}

/** The keywords that a piece has now: its own, lent ones, the curse's. */
// @ts-ignore: decorator
@inline
export function keysOf(slot: i32): i32 {
  const kind = kindOf(slot);
  const lent = viewer == VIEWER_TRUTH ? lentTo(slot) : lentAsSeen(slot);
  return keysOfKind(kind) | lent | curseKeys(kind);
}

/** Those that everybody knows of. */
export function openKeysOf(slot: i32): i32 {
  const held = viewer;
  viewer = VIEWER_ONLOOKER;
  const keys = keysOf(slot);
  viewer = held;
  return keys;
}

/** Keywords given unseen that a piece had until it fell. */
export function endedKeysOf(slot: i32): i32 {
  let mask = 0;
  for (let i = 0; i < num(GRANTS); i++) {
    if (byteOf(GRANT_LIST, i * 4) != slot || byteOf(GRANT_LIST, i * 4 + 3) != GRANT_ENDED) continue;
    if (viewer == VIEWER_TRUTH || isAlly(byteOf(GRANT_LIST, i * 4 + 2))) mask |= 1 << byteOf(GRANT_LIST, i * 4 + 1);
  }
  return mask;
}

// @ts-ignore: decorator
@inline
export function hasKey(slot: i32, keyword: i32): bool {
  return ((keysOf(slot) >> keyword) & 1) != 0;
}

/** Has a piece a keyword as far as a seat knows? Closed grants of the other side are hidden from it, on its own pieces too. */
export function seemsToHave(slot: i32, keyword: i32, seat: i32): bool {
  if (num(GRANTS) == 0) return hasKey(slot, keyword);
  const held = viewer;
  viewer = seat;
  const has = hasKey(slot, keyword);
  viewer = held;
  return has;
}

/** A piece that is none has 0, like the pieces without strength. */
export function strengthOf(slot: i32): i32 {
  const kind = kindOf(slot);
  const base = strengthOfKind(kind);
  if (base == 0) return 0;
  let sum = base + boostOf(slot);
  if (num(CURSE_KIND) != 0) sum += curseStrength(slot, kind);
  if (traitsOfKind(kind) & HAS_PASSIVE) {
    for (let number = 1; number <= powersOfKind(kind); number++) sum += passive(slot, powerOfKind(kind, number));
  }
  return sum;
}

/** Writes what makes a strength differ from its base: own powers by number, the curse, what was lent. */
export function writeModifiers(slot: i32): void {
  const kind = kindOf(slot);
  if (strengthOfKind(kind) == 0) return;
  for (let number = 1; number <= powersOfKind(kind); number++) {
    rowModifier(slot, passive(slot, powerOfKind(kind, number)), MODIFIED_BY_POWER, number);
  }
  const curse = num(CURSE_KIND);
  if (curse != 0) rowModifier(slot, curseStrength(slot, kind), MODIFIED_BY_CURSE, curse);
  rowModifier(slot, boostOf(slot), MODIFIED_BY_LOAN, 0);
}

/** The piece that a piece is set against; NOBODY, also when that one is gone: no comparison can come any more (R150). */
export function foeOf(slot: i32): i32 {
  const against = num(AGAINST) == slot ? num(AGAINST + 4) : num(AGAINST + 4) == slot ? num(AGAINST) : NOBODY;
  return against != NOBODY && isOnBoard(against) ? against : NOBODY;
}

/** What a continuous power of a piece's own gives it now. */
function passive(slot: i32, power: i32): i32 {
  if (powerField(power, W_KIND) != POWER_INNATE || powerField(power, W_EVENTS) != 0) return 0;
  if (powerField(power, W_EFFECTS) == 0) return 0;
  const condition = powerField(power, W_CONDITION);
  if (condition >= 0 && !conditionHolds(slot, condition)) return 0;
  let sum = 0;
  for (let i = 0; i < powerField(power, W_EFFECTS); i++) {
    const effect = powerField(power, W_FIRST) + i;
    const toSelf = targetField(effectField(effect, E_FIRST), T_KIND) == REF_SELF;
    if (effectField(effect, E_OP) == OP_MODIFY && toSelf) sum += effectField(effect, E_A);
  }
  return sum;
}

function conditionHolds(slot: i32, condition: i32): bool {
  const ofSelf = conditionField(condition, 0);
  const onlySelf = conditionField(condition, 1) < 0 && conditionField(condition, 2) < 0 && conditionField(condition, 3) < 0;
  if (onlySelf && ofSelf >= 0) {
    const terrain = filterField(ofSelf, F_TERRAIN);
    if (terrain >= 0 && terrain < 6 && terrainAt(squareOf(slot)) != terrain) return false;
  } else if (conditionField(condition, 1) >= 0 && foeOf(slot) == NOBODY) return false;
  withScene(slot, ownerOf(slot));
  withFoe(foeOf(slot));
  const result = holds(condition);
  withScene(-1, 0);
  return result;
}

/** Is a seat of the side for which a view is written? */
function isAlly(seat: i32): bool {
  return isDefined(WIDE) ? viewer < MOST_SEATS && sameSide(seat, viewer) : seat == viewer;
}

/** Lent keywords that the viewer knows of: open entries, and those that its side gave. */
function lentAsSeen(slot: i32): i32 {
  let mask = 0;
  for (let i = 0; i < num(GRANTS); i++) {
    if (byteOf(GRANT_LIST, i * 4) != slot) continue;
    const giver = byteOf(GRANT_LIST, i * 4 + 2);
    const state = byteOf(GRANT_LIST, i * 4 + 3);
    if (state == GRANT_OPEN || (state == GRANT_CLOSED && isAlly(giver))) mask |= 1 << byteOf(GRANT_LIST, i * 4 + 1);
  }
  return mask;
}
