/**
 * How good an answer in a window, at a trigger or at a pick looks at a glance to the seat that is asked: facts with weights, as
 * policy-acts.ts has them for the main decision. Of hidden pieces of the other side it uses no more than what the seat knows.
 */
import { EFFECT, field, FIGHTER, openWindow, RIVAL, signedField, top, WINDOW_KIND } from './frames';
import { KEY_OFFER, KEY_PICK, KEY_WINDOW, OP_MODIFY, WINDOW_ATTACK, WINDOW_STRIKE } from './layout';
import { listCode, listPower, listTarget, listUser } from './list';
import { NOBODY } from './map';
import { effectOfFrame } from './pick';
import { ANSWER_FACTS } from './policy-acts';
import { isKnown, isOurs } from './policy-around';
import { BY_OFFER, BY_USE, factOfPower } from './policy-kinds';
import { classOf, fact, foeClass, OWN, THEIRS } from './policy-sum';
import { kindOf } from './state';
import { strengthOf } from './strength';
import { E_A, E_OP, effectField, powerField, W_COST, W_EFFECTS, W_FIRST } from './tables';
import { CHOICE_PASS } from '../core/choice-code';

/** How the fight stands for the seat: lost by three and more, lost, level, won, won by three and more; no fight, or not known. */
const STANDS: i32 = 6;
const LEVEL: i32 = 2;
const NO_FIGHT: i32 = 5;
const WIDE_MARGIN: i32 = 3;
const OPS: i32 = 10;
/** Target of a use: none, the own fighter, another own piece, the foe's fighter, another known foe, an unknown one. */
const WHOM: i32 = 6;

// Where the weights of each fact begin.
/** Passing in a window: its kind, how the fight stands. */
const PASSES: i32 = ANSWER_FACTS;
/** A use in a window: first effect, whom it is for. */
const USES: i32 = PASSES + 4 * STANDS;
/** The same: how the fight stands, whom it is for. */
const STANDING: i32 = USES + OPS * WHOM;
/** A loan to one that fights: how the fight stands without it, and with it. */
const TURNS: i32 = STANDING + STANDS * WHOM;
/** Its user's class; with a cost. */
const USER: i32 = TURNS + STANDS * STANDS;
const COST: i32 = USER + OWN;
/** At a trigger: passing; a use by its first effect. */
const OFFERED: i32 = COST + OWN;
/** Picked: what is done to it (first the cost, then by effect), own, known or not, its class. */
const PICKED_OWN: i32 = OFFERED + 1 + OPS;
const PICKED_FOE: i32 = PICKED_OWN + (OPS + 1) * THEIRS;
const PICKED_VEILED: i32 = PICKED_FOE + (OPS + 1) * THEIRS;
const PICKED_NONE: i32 = PICKED_VEILED + OPS + 1;
/** Number of all facts; the table has as many columns. */
export const POLICY_FACTS: i32 = PICKED_NONE + OPS + 1;

let fighter: i32 = NOBODY;
let rival: i32 = NOBODY;
let margin: i32 = 0;
let fights: bool = false;
let kindOfWindow: i32 = 0;
let picksFor: i32 = 0;

/** Are the answers to a question of this key weighed here? */
export function isAnswered(key: i32): bool {
  return key == KEY_WINDOW || key == KEY_OFFER || key == KEY_PICK;
}

/** Gathers what all answers to a question share. */
export function beginAnswers(key: i32): void {
  fights = false;
  fighter = rival = NOBODY;
  if (key == KEY_PICK) picksFor = signedField(top, EFFECT) < 0 ? 0 : 1 + min(OPS - 1, effectField(effectOfFrame(top), E_OP));
  if (key == KEY_WINDOW) meetFight();
}

function meetFight(): void {
  const window = openWindow();
  kindOfWindow = field(window, WINDOW_KIND);
  if (kindOfWindow != WINDOW_ATTACK && kindOfWindow != WINDOW_STRIKE) return;
  fighter = field(window, FIGHTER);
  rival = field(window, RIVAL);
  if (fighter == NOBODY || rival == NOBODY || !isKnown(fighter) || !isKnown(rival)) return;
  if (isOurs(fighter) == isOurs(rival)) return;
  const lead = strengthOf(fighter) - strengthOf(rival);
  margin = isOurs(fighter) ? lead : -lead;
  fights = strengthOf(fighter) > 0 && strengthOf(rival) > 0;
}

function standing(by: i32): i32 {
  if (!fights) return NO_FIGHT;
  if (by == 0) return LEVEL;
  const wide = abs(by) >= WIDE_MARGIN ? 2 : 1;
  return by < 0 ? LEVEL - wide : LEVEL + wide;
}

/** The sum of the facts of the answer at an index of the list. */
export function sumOfAnswer(key: i32, index: i32): i32 {
  if (key == KEY_PICK) return sumOfPick(index);
  const passes = listCode(index) == CHOICE_PASS;
  if (key == KEY_OFFER) {
    if (passes) return fact(OFFERED);
    return fact(OFFERED + 1 + opOf(listPower(index))) + factOfPower(BY_OFFER, listPower(index));
  }
  return passes ? fact(PASSES + kindOfWindow * STANDS + standing(margin)) : sumOfUse(index);
}

/** A power's first effect. */
function opOf(power: i32): i32 {
  if (powerField(power, W_EFFECTS) == 0) return OPS - 1;
  return min(OPS - 1, effectField(powerField(power, W_FIRST), E_OP));
}

function whom(target: i32): i32 {
  if (target == NOBODY) return 0;
  const fighting = target == fighter || target == rival;
  if (isOurs(target)) return fighting ? 1 : 2;
  return fighting ? 3 : isKnown(target) ? 4 : 5;
}

function sumOfUse(index: i32): i32 {
  const power = listPower(index);
  const user = listUser(index);
  const op = opOf(power);
  const target = listTarget(index) == NOBODY ? user : listTarget(index);
  const on = whom(target);
  let sum = fact(USES + op * WHOM + on) + fact(STANDING + standing(margin) * WHOM + on);
  sum += fact(USER + classOf(kindOf(user))) + factOfPower(BY_USE, power);
  if (powerField(power, W_COST) >= 0) sum += fact(COST + classOf(kindOf(user)));
  if (op == OP_MODIFY && (on == 1 || on == 3)) {
    const lent = effectField(powerField(power, W_FIRST), E_A);
    sum += fact(TURNS + standing(margin) * STANDS + standing(on == 1 ? margin + lent : margin - lent));
  }
  return sum;
}

function sumOfPick(index: i32): i32 {
  const target = listTarget(index);
  if (target == NOBODY) return fact(PICKED_NONE + picksFor);
  if (isOurs(target)) return fact(PICKED_OWN + picksFor * THEIRS + foeClass(kindOf(target)));
  if (!isKnown(target)) return fact(PICKED_VEILED + picksFor);
  return fact(PICKED_FOE + picksFor * THEIRS + foeClass(kindOf(target)));
}
