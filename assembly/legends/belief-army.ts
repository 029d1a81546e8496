/** Armies whose list is closed: what they may be made of. */
import { draw } from '../core/rng';
import { isInSet } from './evidence';
import { FORM_FIRST_KIND, FORM_LAST_KIND, formField, formMix } from './forms';
import { sideOfKind } from './kinds';
import { BASE_CASTLE, BASE_MAGIC, SIDE_BOTH } from './layout';
import { P_BASE, pieceField } from './tables';
import { formOfView, knownOf, sideOfArmy } from './view-hidden';

/** Items of one army that fit, or squares that it lays. */
export const LEFT_ROOM: i32 = 256;
/** This and a strength is the item "some piece of that strength". */
export const ANY_OF: i32 = 240;
/** Sets of kinds, all kinds as the first. */
const SETS: i32 = 256;
/** u16 a set and side: bit b where the set has pieces of strength b; bit 15 once it has been worked out. */
const STRENGTHS: usize = memory.data(SETS * 4, 16);

/** Writes an item for each piece that the army's mix still lacks; gives how many. */
export function drawArmy(army: i32, list: usize): i32 {
  const form = formOfView();
  let count = 0;
  for (let base = 1; base <= BASE_CASTLE; base++) {
    let missing = formMix(form, base);
    for (let kind = first(form); kind <= last(form); kind++) {
      if (pieceField(kind, P_BASE) == base) missing -= knownOf(army, kind);
    }
    for (; missing > 0 && count < LEFT_ROOM; missing--) {
      store<u8>(list + <usize>count, ANY_OF + base);
      count++;
    }
  }
  return count;
}

/** Other sets are in force now. */
export function forgetStrengths(): void {
  memory.fill(STRENGTHS, 0, SETS * 4);
}

/** Does an army's side have a piece of this strength in a set? */
export function hasStrength(army: i32, set: i32, base: i32): bool {
  const side = sideOfArmy(army);
  const at = STRENGTHS + (<usize>((set + 1) * 2 + side) << 1);
  let mask: i32 = load<u16>(at);
  if (mask == 0) {
    mask = 1 << 15;
    const form = formOfView();
    for (let kind = first(form); kind <= last(form); kind++) {
      if (isInSet(set, kind) && fits(kind, side)) mask |= 1 << pieceField(kind, P_BASE);
    }
    store<u16>(at, mask);
  }
  return ((mask >> base) & 1) != 0;
}

/** A kind of the army's side for a token of which nothing is left in the lists: the first that fights. */
export function anyKind(army: i32): i32 {
  const form = formOfView();
  for (let kind = first(form); kind <= last(form); kind++) {
    if (pieceField(kind, P_BASE) < BASE_MAGIC && fits(kind, sideOfArmy(army))) return kind;
  }
  return first(form);
}

/** One of the kinds of a strength, of the army's side, in a set. */
export function drawKind(rng: usize, army: i32, base: i32, set: i32): i32 {
  const form = formOfView();
  const side = sideOfArmy(army);
  let fitting = 0;
  for (let kind = first(form); kind <= last(form); kind++) if (suits(kind, base, side, set)) fitting++;
  let n = fitting == 0 ? 0 : draw(rng, fitting);
  for (let kind = first(form); kind <= last(form); kind++) {
    if (!suits(kind, base, side, set)) continue;
    if (n == 0) return kind;
    n--;
  }
  return first(form);
}

function suits(kind: i32, base: i32, side: i32, set: i32): bool {
  return pieceField(kind, P_BASE) == base && fits(kind, side) && isInSet(set, kind);
}

function fits(kind: i32, side: i32): bool {
  return sideOfKind(kind) == SIDE_BOTH || sideOfKind(kind) == side;
}

function first(form: i32): i32 {
  return formField(form, FORM_FIRST_KIND);
}

function last(form: i32): i32 {
  return formField(form, FORM_LAST_KIND);
}
