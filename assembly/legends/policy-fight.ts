/** How an attack between two kinds ends where neither side uses an ability: from the tables, kept for each pair once it was asked for. */
import { isCastle, isMagic, keysOfKind, powerOfKind, powersOfKind, strengthOfKind, HAS_SPELL, traitsOfKind } from './kinds';
import {
  DISPEL_MAGIC, EVENT_ATTACK, EVENT_ATTACKED, MOST_KINDS, OP_DESTROY, POWER_INNATE, REF_FOE,
} from './layout';
import {
  conditionField, E_FIRST, E_OP, E_TARGETS, effectField, F_SET, filterField, powerField, setHas, T_KIND, targetField,
  W_CONDITION, W_EFFECTS, W_EVENTS, W_FIRST, W_KIND,
} from './tables';

/** The attacker stands, the defender is gone. */
export const FIGHT_WON: i32 = 1;
/** Both are gone. */
export const FIGHT_BOTH: i32 = 2;
export const FIGHT_LOST: i32 = 3;
/** The defender is a castle. */
export const FIGHT_CASTLE: i32 = 4;

const ROW: i32 = MOST_KINDS + 1;
/** A byte a pair, attacker first; 0: not yet asked for. */
const OUTCOMES: usize = memory.data(ROW * ROW, 16);

/** Forgets what was kept, since other tables may have come. */
export function forgetFights(): void {
  memory.fill(OUTCOMES, 0, ROW * ROW);
}

/** A FIGHT_… of two kinds. */
// @ts-ignore: decorator
@inline
export function fightOf(attacker: i32, defender: i32): i32 {
  const kept = <i32>load<u8>(OUTCOMES + <usize>(attacker * ROW + defender));
  return kept != 0 ? kept : keep(attacker, defender);
}

function keep(attacker: i32, defender: i32): i32 {
  const outcome = work(attacker, defender);
  store<u8>(OUTCOMES + <usize>(attacker * ROW + defender), outcome);
  return outcome;
}

function work(attacker: i32, defender: i32): i32 {
  if (isCastle(defender)) return FIGHT_CASTLE;
  if (isMagic(defender) && (keysOfKind(attacker) >> DISPEL_MAGIC) & 1) return FIGHT_WON;
  if (isMagic(defender) && traitsOfKind(defender) & HAS_SPELL) return FIGHT_LOST;
  const kills = destroys(attacker, defender, EVENT_ATTACK);
  const dies = destroys(defender, attacker, EVENT_ATTACKED);
  if (kills || dies) return kills && dies ? FIGHT_BOTH : kills ? FIGHT_WON : FIGHT_LOST;
  const mine = strengthOfKind(attacker);
  const theirs = strengthOfKind(defender);
  return mine > theirs ? FIGHT_WON : mine == theirs ? FIGHT_BOTH : FIGHT_LOST;
}

/** Has a kind an innate power that destroys such a foe at this event? What else the power asks for is taken to hold. */
function destroys(kind: i32, foe: i32, event: i32): bool {
  for (let number = 1; number <= powersOfKind(kind); number++) {
    const power = powerOfKind(kind, number);
    if (powerField(power, W_KIND) != POWER_INNATE || ((powerField(power, W_EVENTS) >> event) & 1) == 0) continue;
    if (destroysFoe(power) && fits(powerField(power, W_CONDITION), foe)) return true;
  }
  return false;
}

function destroysFoe(power: i32): bool {
  for (let i = 0; i < powerField(power, W_EFFECTS); i++) {
    const effect = powerField(power, W_FIRST) + i;
    if (effectField(effect, E_OP) != OP_DESTROY) continue;
    for (let t = 0; t < effectField(effect, E_TARGETS); t++) {
      if (targetField(effectField(effect, E_FIRST) + t, T_KIND) == REF_FOE) return true;
    }
  }
  return false;
}

function fits(condition: i32, foe: i32): bool {
  const filter = condition < 0 ? -1 : conditionField(condition, REF_FOE);
  if (filter < 0) return true;
  const set = filterField(filter, F_SET);
  return set < 0 || setHas(set, foe);
}
