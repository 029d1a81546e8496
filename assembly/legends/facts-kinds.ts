/**
 * The facts that follow from a piece's kind (facts.ts), worked out from the tables, and what they are worth together
 * under the weights and the style in force: one number a kind for playing, one more where it is hidden, one where it rests.
 */
import { styleOf } from '../search/parameters';
import {
  F_ABILITY, F_ACTION, F_BEARER, F_INNATE, F_KEYWORD, F_MAGIC, F_OPS, F_PASSIVE, F_RESTED, F_SPELL, F_STILL,
  F_STRENGTH, F_VEILED, FIRST_KEYWORD, groupOf, KIND_FACTS,
} from './facts';
import { HAS_SPELL, isCastle, isMagic, IS_CURSE, keysOfKind, powerOfKind, powersOfKind, strengthOfKind, traitsOfKind } from './kinds';
import { KEYWORDS, MOST_KINDS, OP_EXTRA_TURN, POWER_ABILITY, POWER_ACTION, POWER_INNATE, STATIONARY } from './layout';
import { E_OP, effectField, kinds, powerField, W_EFFECTS, W_EVENTS, W_FIRST, W_KIND } from './tables';
import { weightOf } from './weights';

const ROWS: i32 = MOST_KINDS + 1;
/** i32 a kind: the sum of its facts, logit × 1000; what being hidden adds; what resting adds to that. */
const OPEN_SUMS: usize = memory.data(ROWS * 4, 16);
const VEIL_SUMS: usize = memory.data(ROWS * 4, 16);
const REST_SUMS: usize = memory.data(ROWS * 4, 16);
/** u8 a fact: how much of each a kind has; of the kind that was counted last. */
const OF_KIND: usize = memory.data(KIND_FACTS, 16);

const STRONG: i32 = 8;
const MIDDLING: i32 = 5;

/** What a kind adds to its side's sum, logit × 100,000. */
// @ts-ignore: decorator
@inline
export function openSum(kind: i32): i32 {
  return load<i32>(OPEN_SUMS + (<usize>kind << 2));
}
/** What it adds besides while it is hidden. */
// @ts-ignore: decorator
@inline
export function veilSum(kind: i32): i32 {
  return load<i32>(VEIL_SUMS + (<usize>kind << 2));
}
/** What it adds besides while it is hidden and has never moved. */
// @ts-ignore: decorator
@inline
export function restSum(kind: i32): i32 {
  return load<i32>(REST_SUMS + (<usize>kind << 2));
}

/** Can a kind step? */
// @ts-ignore: decorator
@inline
export function canStep(kind: i32): bool {
  return ((keysOfKind(kind) >> STATIONARY) & 1) == 0 && strengthOfKind(kind) > 0;
}

/** Works out the sums of every kind under a row of the weights and the style in force. */
export function surveySums(row: i32): void {
  for (let kind = 1; kind <= kinds; kind++) {
    countKind(kind);
    let sum = 0;
    for (let fact = 0; fact < F_VEILED; fact++) {
      const count = <i32>load<u8>(OF_KIND + <usize>fact);
      if (count != 0) sum += count * weightOf(row, fact) * styleOf(groupOf(fact));
    }
    store<i32>(OPEN_SUMS + (<usize>kind << 2), sum);
    const veiled = veilFact(kind);
    const rested = restFact(kind);
    store<i32>(VEIL_SUMS + (<usize>kind << 2), veiled < 0 ? 0 : weightOf(row, veiled) * styleOf(groupOf(veiled)));
    store<i32>(REST_SUMS + (<usize>kind << 2), rested < 0 ? 0 : weightOf(row, rested) * styleOf(groupOf(rested)));
  }
}

/** The fact that a hidden piece of a kind counts for; -1: none. */
export function veilFact(kind: i32): i32 {
  if (isCastle(kind)) return -1;
  if (!canStep(kind)) return F_VEILED + 3;
  const strength = strengthOfKind(kind);
  return strength >= STRONG ? F_VEILED : strength >= MIDDLING ? F_VEILED + 1 : F_VEILED + 2;
}

/** The fact that a hidden piece of a kind counts for when it has never moved; -1: none. */
export function restFact(kind: i32): i32 {
  if (isCastle(kind) || !canStep(kind)) return -1;
  return strengthOfKind(kind) >= STRONG ? F_RESTED : F_RESTED + 1;
}

/** How much a kind has of one of the facts below F_VEILED; of the kind that was counted last. */
export function countedOf(fact: i32): i32 {
  return load<u8>(OF_KIND + <usize>fact);
}

/** Counts the facts of a kind; a castle has none. */
export function countKind(kind: i32): void {
  memory.fill(OF_KIND, 0, KIND_FACTS);
  if (isCastle(kind)) return;
  if (isMagic(kind)) add(F_MAGIC);
  else if (!canStep(kind)) add(F_STILL);
  else add(F_STRENGTH + strengthOfKind(kind) - 1);
  const traits = traitsOfKind(kind);
  if (traits & HAS_SPELL) add(F_SPELL);
  if (traits & IS_CURSE) add(F_BEARER);
  for (let keyword = FIRST_KEYWORD; keyword < KEYWORDS; keyword++) {
    if ((keysOfKind(kind) >> keyword) & 1) add(F_KEYWORD + keyword - FIRST_KEYWORD);
  }
  for (let number = 1; number <= powersOfKind(kind); number++) countPower(powerOfKind(kind, number));
}

function countPower(power: i32): void {
  const use = powerField(power, W_KIND);
  if (use == POWER_INNATE) add(powerField(power, W_EVENTS) != 0 ? F_INNATE : F_PASSIVE);
  if (use != POWER_ACTION && use != POWER_ABILITY) return;
  add(use == POWER_ACTION ? F_ACTION : F_ABILITY);
  for (let i = 0; i < powerField(power, W_EFFECTS); i++) {
    const op = effectField(powerField(power, W_FIRST) + i, E_OP);
    if (op <= OP_EXTRA_TURN) add(F_OPS + op);
  }
}

function add(fact: i32): void {
  const at = OF_KIND + <usize>fact;
  store<u8>(at, load<u8>(at) + 1);
}
