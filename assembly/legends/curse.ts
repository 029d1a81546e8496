/** What the curse in force does, by kind; worked out when another curse begins or another state is played on. */
import { MOST_KINDS, OP_GRANT, OP_MODIFY, POWER_CURSE, STATIONARY } from './layout';
import { keysOfKind, powerOfKind, powersOfKind } from './kinds';
import { test, withScene } from './scene';
import { CURSE, CURSE_KIND, CURSE_SEAT } from './map';
import { num } from './state';
import {
  E_A, E_FIRST, E_OP, effectField, F_DESTROYED, F_HAS, F_LACKS, F_NEAR, F_SAME_TYPE, F_SET, F_SIDE, F_TERRAIN,
  F_WEAKER, filterField, kinds, powerField, setHas, T_FILTER, targetField, W_EFFECTS, W_EVENTS, W_FIRST, W_KIND,
} from './tables';

const LENT_BY_CURSE: usize = memory.data((MOST_KINDS + 1) * 2, 16);
const MOVED_BY_CURSE: usize = memory.data(MOST_KINDS + 1, 16);
/** Effects whose filter looks at more than the kind. */
const LOOSE: usize = memory.data(16 * 4, 16);

let known: i32 = 0;
let loose: i32 = 0;
/** The curse in force lends a keyword. */
export let curseLends: bool = false;
/** The curse in force takes strength from some piece. */
export let curseSinks: bool = false;

/** Keywords that the curse in force lends to a kind. */
// @ts-ignore: decorator
@inline
export function curseKeys(kind: i32): i32 {
  return load<u16>(LENT_BY_CURSE + (<usize>kind << 1));
}

/** Strength that the curse in force gives a piece. */
export function curseStrength(slot: i32, kind: i32): i32 {
  let sum = <i32>load<i8>(MOVED_BY_CURSE + <usize>kind);
  for (let i = 0; i < loose; i++) {
    const effect = load<i32>(LOOSE + (<usize>i << 2));
    withScene(num(CURSE), num(CURSE_SEAT));
    const filter = targetField(effectField(effect, E_FIRST), T_FILTER);
    if (filter < 0 || test(slot, filter)) sum += effectField(effect, E_A);
    withScene(-1, 0);
  }
  return sum;
}

/** Forgets what is known, because the tables are new. */
export function forgetCurse(): void {
  known = -1;
  useCurse();
}

/** Makes the tables those of the curse in force. */
export function useCurse(): void {
  const kind = num(CURSE_KIND);
  if (kind == known) return;
  known = kind;
  memory.fill(LENT_BY_CURSE, 0, (MOST_KINDS + 1) * 2);
  memory.fill(MOVED_BY_CURSE, 0, MOST_KINDS + 1);
  loose = 0;
  curseSinks = false;
  curseLends = false;
  if (kind == 0) return;
  for (let number = 1; number <= powersOfKind(kind); number++) {
    const power = powerOfKind(kind, number);
    if (powerField(power, W_KIND) != POWER_CURSE || powerField(power, W_EVENTS) != 0) continue;
    for (let i = 0; i < powerField(power, W_EFFECTS); i++) take(powerField(power, W_FIRST) + i);
  }
}

function take(effect: i32): void {
  const op = effectField(effect, E_OP);
  if (op != OP_MODIFY && op != OP_GRANT) return;
  const by = effectField(effect, E_A);
  if (op == OP_MODIFY && by < 0) curseSinks = true;
  if (op == OP_GRANT) curseLends = true;
  const filter = targetField(effectField(effect, E_FIRST), T_FILTER);
  if (filter >= 0 && !looksAtKindOnly(filter)) {
    if (op == OP_GRANT || loose >= 16) return;
    store<i32>(LOOSE + (<usize>loose << 2), effect);
    loose++;
    return;
  }
  for (let kind = 1; kind <= kinds; kind++) {
    if (filter >= 0 && !kindFits(kind, filter)) continue;
    const lent = LENT_BY_CURSE + (<usize>kind << 1);
    const moved = MOVED_BY_CURSE + <usize>kind;
    if (op == OP_GRANT) store<u16>(lent, <i32>load<u16>(lent) | (1 << by));
    else store<i8>(moved, <i32>load<i8>(moved) + by);
  }
}

/** Stationary is never lent, so that asking for it is asking for the kind. */
export function looksAtKindOnly(filter: i32): bool {
  if (filterField(filter, F_SIDE) >= 0 || filterField(filter, F_SAME_TYPE) != 0) return false;
  if (filterField(filter, F_HAS) > STATIONARY || filterField(filter, F_LACKS) > STATIONARY) return false;
  if (filterField(filter, F_WEAKER) >= 0 || filterField(filter, F_DESTROYED) != 0) return false;
  return filterField(filter, F_TERRAIN) < 0 && filterField(filter, F_NEAR) < 0;
}

function kindFits(kind: i32, filter: i32): bool {
  const set = filterField(filter, F_SET);
  if (set >= 0 && !setHas(set, kind)) return false;
  const isStationary = (keysOfKind(kind) & 1) != 0;
  if (filterField(filter, F_HAS) == STATIONARY && !isStationary) return false;
  return !(filterField(filter, F_LACKS) == STATIONARY && isStationary);
}
