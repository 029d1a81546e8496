/**
 * Soft evidence: which kinds a hidden token is likelier to be, going by how it stands and has behaved (belief-soft-facts.ts) and by
 * what such tokens were in matches of the program against itself (belief-soft-table.ts). It only weighs guesses that hard evidence
 * allows, and no token is ever more than e^2.5 times likelier or less likely to be of a class than the lists alone say.
 */
import { exponential } from '../core/exponential';
import { ANY_OF } from './belief-army';
import { listedFact, listFacts, surveyStands } from './belief-soft-facts';
import { SOFT_CLASSES, softWeight } from './belief-soft-table';
import { FORM_ARRANGED, formField } from './forms';
import { keysOfKind } from './kinds';
import { BASE_CASTLE, BASE_MAGIC, STATIONARY } from './layout';
import { SLOTS } from './map';
import { P_BASE, pieceField } from './tables';
import { formOfView, isHiddenToken } from './view-hidden';
import { tokens } from './view-words';
import { rowOfForm } from './weights';

/** Logits × 1000. */
export const SOFT_LIMIT: i32 = 2500;
/** i16 a token and class. */
const LOGS: usize = memory.data(SLOTS * SOFT_CLASSES * 2, 16);

let isSurveyed: bool = false;

/** The next view is another one. */
export function forgetSoft(): void {
  isSurveyed = false;
}

/** Weighs all classes for all hidden tokens of the view scanned last, once a view. */
export function surveySoft(): void {
  if (isSurveyed) return;
  isSurveyed = true;
  surveyStands();
  const row = rowOfForm(formOfView(), formField(formOfView(), FORM_ARRANGED) != 0);
  for (let token = 0; token < tokens; token++) {
    if (!isHiddenToken(token)) continue;
    const count = listFacts(token);
    for (let one = 0; one < SOFT_CLASSES; one++) {
      let sum = 0;
      for (let i = 0; i < count; i++) sum += softWeight(row, one, listedFact(i));
      store<i16>(at(token, one), max(-SOFT_LIMIT, min(SOFT_LIMIT, sum)));
    }
  }
}

/** The class of an item: a kind, or ANY_OF + a strength. 0 to SOFT_CLASSES - 1. */
export function classOfItem(item: i32): i32 {
  if (item > ANY_OF) return min(item - ANY_OF, BASE_CASTLE);
  const base = pieceField(item, P_BASE);
  return base < BASE_MAGIC && ((keysOfKind(item) >> STATIONARY) & 1) != 0 ? 0 : base;
}

/** How much likelier a hidden token is of a class than the lists say, a logit × 1000; -SOFT_LIMIT to SOFT_LIMIT. */
// @ts-ignore: decorator
@inline
export function softOf(token: i32, kindClass: i32): i32 {
  return load<i16>(at(token, kindClass));
}

/** The same as a factor, in steps of 1/84: 6 to 1023. */
export function softFactor(token: i32, kindClass: i32): i32 {
  return max(1, exponential(SOFT_LIMIT - softOf(token, kindClass)) >> 6);
}

// @ts-ignore: decorator
@inline
function at(token: i32, kindClass: i32): usize {
  return LOGS + (<usize>(token * SOFT_CLASSES + kindClass) << 1);
}
