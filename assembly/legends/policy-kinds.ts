/**
 * What single kinds and powers add to the policy's facts, which share what kinds have in common. Their weights
 * (policy-kinds-table.ts) were fitted to the first form alone, where armies are of all kinds; in forms with weights of their own they count nothing.
 */
import { kindWeight } from './policy-kinds-table';
import { isOfFirstForm, noteFact } from './policy-sum';

/** Where the facts of single kinds and powers begin: behind those of acts and answers. */
export const KINDS_FROM: i32 = 1069;
/** More kinds, and more powers, than the tables hold; later ones share the last place. */
const KINDS: i32 = 224;
const POWERS: i32 = 320;

/** A step, an attack on an unknown foe, one on a known foe. */
export const BY_STEP: i32 = KINDS_FROM;
export const BY_VENTURE: i32 = BY_STEP + KINDS;
export const BY_ATTACK: i32 = BY_VENTURE + KINDS;
/** A use as the main act, in a window, at a trigger. */
export const BY_ACTION: i32 = BY_ATTACK + KINDS;
export const BY_USE: i32 = BY_ACTION + POWERS;
export const BY_OFFER: i32 = BY_USE + POWERS;
/** An attack on a known foe: how it ends between the kinds, then the lead in strength as it stands. */
export const BY_LEAD: i32 = BY_OFFER + POWERS;
export const LEADS: i32 = 5;

/** The weight of a fact of a kind, logit × 1000. */
export function factOfKind(from: i32, kind: i32): i32 {
  return weigh(from + min(kind, KINDS - 1));
}

/** The weight of a fact of a power. */
export function factOfPower(from: i32, power: i32): i32 {
  return weigh(from + min(power, POWERS - 1));
}

/** The weight of a lead in an attack that ends so (FIGHT_…) between the kinds. */
export function factOfLead(outcome: i32, lead: i32): i32 {
  const bucket = lead <= -3 ? 0 : lead < 0 ? 1 : lead == 0 ? 2 : lead < 3 ? 3 : 4;
  return weigh(BY_LEAD + (outcome - 1) * LEADS + bucket);
}

// @ts-ignore: decorator
@inline
function weigh(place: i32): i32 {
  if (!isOfFirstForm()) return 0;
  noteFact(place);
  return kindWeight(place - KINDS_FROM);
}
