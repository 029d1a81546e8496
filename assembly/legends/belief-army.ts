/** Armies whose list is closed: what they may be made of. */
import { draw } from '../core/rng';
import { FORM_FIRST_KIND, FORM_LAST_KIND, formField, formMix } from './forms';
import { sideOfKind } from './kinds';
import { BASE_CASTLE, BASE_MAGIC, SIDE_BOTH } from './layout';
import { P_BASE, pieceField } from './tables';
import { formOfView, knownOf, sideOfArmy } from './view-hidden';

/** Kinds of one army that fit, or squares that it lays. */
export const LEFT_ROOM: i32 = 256;

/** Writes kinds of the army's side that make up what its form's mix still lacks; gives how many. */
export function drawArmy(rng: usize, army: i32, list: usize): i32 {
  const form = formOfView();
  let count = 0;
  for (let base = 1; base <= BASE_CASTLE; base++) {
    let missing = formMix(form, base);
    for (let kind = first(form); kind <= last(form); kind++) {
      if (pieceField(kind, P_BASE) == base) missing -= knownOf(army, kind);
    }
    for (; missing > 0 && count < LEFT_ROOM; missing--) {
      store<u8>(list + <usize>count, drawOf(rng, form, base, sideOfArmy(army)));
      count++;
    }
  }
  return count;
}

/** A kind of the army's side for a token of which nothing is left in the lists: the first that fights. */
export function anyKind(army: i32): i32 {
  const form = formOfView();
  for (let kind = first(form); kind <= last(form); kind++) {
    if (pieceField(kind, P_BASE) < BASE_MAGIC && fits(kind, sideOfArmy(army))) return kind;
  }
  return first(form);
}

function drawOf(rng: usize, form: i32, base: i32, side: i32): i32 {
  let fitting = 0;
  for (let kind = first(form); kind <= last(form); kind++) {
    if (pieceField(kind, P_BASE) == base && fits(kind, side)) fitting++;
  }
  let n = fitting == 0 ? 0 : draw(rng, fitting);
  for (let kind = first(form); kind <= last(form); kind++) {
    if (pieceField(kind, P_BASE) != base || !fits(kind, side)) continue;
    if (n == 0) return kind;
    n--;
  }
  return first(form);
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
