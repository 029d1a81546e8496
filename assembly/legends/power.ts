/** A power in use, step by step: its cost, then effect by effect, each settled before the next (R7–R11, R28). */
import { CAUSE_COST, CAUSE_CURSE, CAUSE_POWER, CAUSE_SHOT, CAUSE_SPELL } from '../core/numbers';
import { applyEffect, moveOnePlaced, mustPlace } from './effects';
import { isOver } from './end';
import { beginEvent } from './event';
import { destroy, settle } from './fall';
import {
  AIMED, aimOf, EFFECT, field, FIRST_GONE, FLAGS, FOE, itOf, KEYWORD, MISFIT, NAMED_KIND, NAMED_TERRAIN, OPPONENT,
  PAID, PARTS_ALL, pop, SELF_SPENT, setField, signedField, STEP, step, TARGET, top, USER, YOU,
} from './frames';
import { namesOpponent, strengthOfKind } from './kinds';
import {
  DISTANCE_STRIKE, EVENT_FLEW, EVENT_FLOWN_OVER, EVENT_SEEN, EVENT_STRUCK, KEY_OPPONENT, KEY_TERRAIN, OP_DESTROY,
  OP_PATH, OP_PLACE, OP_REVEAL, POWER_CURSE, POWER_MAGIC, REF_FOE, REF_IT, REF_SELF, TARGET_NAMED, TERRAIN_CHOICE,
  VISION, WINDOW_STRIKE,
} from './layout';
import { ask } from './list';
import { beginPick, effectOfFrame, finishPick, powerOfFrame, sceneOf, stepPick, targetOfFrame } from './pick';
import { rowFought } from './rows';
import { holds, test } from './scene';
import { addTo, clearSet, copySet, isEmpty, nextIn } from './sets';
import { AGAINST, COUNT, MASK_BYTES, NOBODY, PICKED, STRIKE } from './map';
import { isOnBoard, kindOf, num, ownerOf, sameSide, seatCount, setNum, squareOf } from './state';
import { strengthOf, writeModifiers } from './strength';
import {
  conditionField, E_B, E_B_FIRST, E_B_TARGETS, E_CONDITION, E_E, E_FIRST, E_OP, E_TARGETS, effectField, F_TERRAIN,
  F_WEAKER, filterField, powerField, T_ALL, T_AMONG, T_FILTER, T_KIND, targetField, W_COST, W_EFFECTS, W_FIRST,
  W_KIND,
} from './tables';
import { beginWindow } from './window';

// Steps
export const POWER_COST_AIM: i32 = 0;
export const POWER_COST_PICK: i32 = 1;
export const POWER_NEXT: i32 = 2;
export const POWER_AIM: i32 = 3;
export const POWER_PICK: i32 = 4;
export const POWER_DO: i32 = 5;
export const POWER_PLACE: i32 = 6;
export const POWER_DONE: i32 = 7;
export const POWER_AFTER: i32 = 8;
export const POWER_STRIKE: i32 = 9;
export const POWER_FLOWN: i32 = 10;
export const POWER_STEPS: i32 = 11;

const SPENT: usize = memory.data(MASK_BYTES, 16);

/** Goes on with the power on top of the stack. */
export function stepPower(): void {
  switch (field(top, STEP)) {
    case POWER_COST_AIM:
      beginCost();
      return;
    case POWER_COST_PICK:
      if (stepPick()) payPicked();
      return;
    case POWER_NEXT:
      nextEffect();
      return;
    case POWER_AIM:
      aim();
      return;
    case POWER_PICK:
      if (stepPick()) endPick();
      return;
    case POWER_DO:
      act();
      return;
    case POWER_PLACE:
      if (moveOnePlaced()) step(POWER_DONE);
      return;
    case POWER_DONE:
      step(POWER_AFTER);
      settle(field(top, YOU));
      return;
    case POWER_AFTER:
      after();
      return;
    case POWER_STRIKE:
      strikeWindow();
      return;
    default:
      flownOver();
  }
}

/** The cause written on what a power destroys. */
export function causeOf(power: i32): i32 {
  const kind = powerField(power, W_KIND);
  if (kind == POWER_MAGIC) return CAUSE_SPELL;
  return kind == POWER_CURSE ? CAUSE_CURSE : CAUSE_POWER;
}

function beginCost(): void {
  const cost = powerField(powerOfFrame(top), W_COST);
  if (cost < 0) {
    setField(top, EFFECT, 0);
    step(POWER_NEXT);
    return;
  }
  if (targetField(cost, T_KIND) == REF_SELF) {
    const slot = field(top, USER);
    clearSet(SPENT);
    addTo(SPENT, slot);
    pay(slot);
    return;
  }
  beginPick();
  step(POWER_COST_PICK);
}

function payPicked(): void {
  finishPick();
  copySet(SPENT, itOf(top));
  const slot = nextIn(SPENT, -1);
  // without anything to pay there is no power
  if (slot == NOBODY) {
    endPower();
    return;
  }
  pay(slot);
}

function pay(slot: i32): void {
  store<i16>(top, max(0, strengthOf(slot)), PAID);
  setField(top, EFFECT, 0);
  step(POWER_NEXT);
  const seat = field(top, YOU);
  destroy(SPENT, seat, CAUSE_COST);
  settle(seat);
}

/** R11: has the user gone, or changed sides, through something else? */
function isLost(): bool {
  const kind = powerField(powerOfFrame(top), W_KIND);
  if (kind == POWER_MAGIC || kind == POWER_CURSE || (field(top, FLAGS) & SELF_SPENT) != 0) return false;
  const user = field(top, USER);
  return !isOnBoard(user) || !sameSide(ownerOf(user), field(top, YOU));
}

function nextEffect(): void {
  if (isLost() || signedField(top, EFFECT) >= powerField(powerOfFrame(top), W_EFFECTS)) {
    endPower();
    return;
  }
  sceneOf(top);
  if (!holds(effectField(effectOfFrame(top), E_CONDITION))) {
    setField(top, EFFECT, signedField(top, EFFECT) + 1);
    return;
  }
  setField(top, TARGET, 0);
  setField(top, FLAGS, field(top, FLAGS) & ~(MISFIT | AIMED));
  clearSet(aimOf(top));
  compare();
  step(POWER_AIM);
}

function endPower(): void {
  if (signedField(top, KEYWORD) == DISTANCE_STRIKE && num(STRIKE) == field(top, USER)) {
    setNum(STRIKE, NOBODY);
    setNum(STRIKE + 4, NOBODY);
    endAgainst();
  }
  pop();
}

function endAgainst(): void {
  setNum(AGAINST, NOBODY);
  setNum(AGAINST + 4, NOBODY);
}

/** Collects the targets of the effect, one after another. */
function aim(): void {
  const effect = effectOfFrame(top);
  if (isDefined(WIDE) && seatCount() > 2 && field(top, OPPONENT) == NOBODY && namesOpponent(effect)) {
    ask(KEY_OPPONENT, field(top, YOU));
    return;
  }
  const all = effectField(effect, E_TARGETS) + effectField(effect, E_B_TARGETS);
  while (field(top, TARGET) < all) {
    const target = targetOfFrame(top);
    if (!addTarget(target)) return;
    setField(top, TARGET, field(top, TARGET) + 1);
  }
  step(POWER_DO);
}

/** False when a seat has to choose first. */
function addTarget(target: i32): bool {
  const kind = targetField(target, T_KIND);
  const aims = aimOf(top);
  if (kind == REF_SELF) addTo(aims, field(top, USER));
  else if (kind == REF_FOE) addFoe(aims);
  else if (kind == REF_IT) {
    for (let slot = nextIn(itOf(top), -1); slot != NOBODY; slot = nextIn(itOf(top), slot)) addTo(aims, slot);
  } else if (kind == TARGET_NAMED) {
    const foe = field(top, FOE);
    if (foe != NOBODY && kindOf(foe) == <i32>load<u16>(top, NAMED_KIND)) addTo(aims, foe);
  } else if (targetField(target, T_ALL) != 0) return targetField(target, T_AMONG) != 0 ? addAmong(target) : addAll(target);
  else {
    beginPick();
    step(POWER_PICK);
    return false;
  }
  return true;
}

function addFoe(aims: usize): void {
  const foe = field(top, FOE);
  if (foe != NOBODY) addTo(aims, foe);
}

function addAmong(target: i32): bool {
  sceneOf(top);
  const filter = targetField(target, T_FILTER);
  const among = itOf(top);
  for (let slot = nextIn(among, -1); slot != NOBODY; slot = nextIn(among, slot)) {
    if (isOnBoard(slot) && (filter < 0 || test(slot, filter))) addTo(aimOf(top), slot);
  }
  return true;
}

function addAll(target: i32): bool {
  const filter = targetField(target, T_FILTER);
  if (filter >= 0 && filterField(filter, F_TERRAIN) == TERRAIN_CHOICE && signedField(top, NAMED_TERRAIN) < 0) {
    ask(KEY_TERRAIN, field(top, YOU));
    return false;
  }
  sceneOf(top);
  clearSet(SPENT);
  for (let slot = 0; slot < num(COUNT); slot++) {
    if (isOnBoard(slot) && (filter < 0 || test(slot, filter))) addTo(SPENT, slot);
  }
  copySet(itOf(top), SPENT);
  for (let slot = nextIn(SPENT, -1); slot != NOBODY; slot = nextIn(SPENT, slot)) addTo(aimOf(top), slot);
  return true;
}

function endPick(): void {
  finishPick();
  setField(top, FLAGS, field(top, FLAGS) & ~FIRST_GONE);
  setField(top, TARGET, field(top, TARGET) + 1);
  step(POWER_AIM);
}

/** Does what the effect does. */
function act(): void {
  const effect = effectOfFrame(top);
  step(POWER_DONE);
  if (effectField(effect, E_OP) == OP_PLACE && mustPlace()) {
    step(POWER_PLACE);
    return;
  }
  const isShot = effectField(effect, E_OP) == OP_DESTROY && isComparing(effect);
  applyEffect(effect, isShot ? CAUSE_SHOT : causeOf(powerOfFrame(top)));
  if (isShot && !isOver()) endAgainst();
}

/** Is this the comparison of a strike? */
export function isComparing(effect: i32): bool {
  if (signedField(top, KEYWORD) != DISTANCE_STRIKE || effectField(effect, E_OP) != OP_DESTROY) return false;
  for (let t = 0; t < effectField(effect, E_TARGETS); t++) {
    const filter = targetField(effectField(effect, E_FIRST) + t, T_FILTER);
    if (filter >= 0 && filterField(filter, F_WEAKER) >= 0) return true;
  }
  return false;
}

/** Writes the comparison of a strike, when both can be compared. */
function compare(): void {
  if (!isComparing(effectOfFrame(top))) return;
  const user = field(top, USER);
  const target = nextIn(itOf(top), -1);
  if (target == NOBODY || !isOnBoard(target) || strengthOfKind(kindOf(target)) == 0) return;
  if (strengthOfKind(kindOf(user)) == 0) return;
  const attack = strengthOf(user);
  const defence = strengthOf(target);
  writeModifiers(user);
  writeModifiers(target);
  rowFought(squareOf(user), squareOf(target), attack, defence, defence < attack);
}

/** What an effect that is settled sets off. */
function after(): void {
  const effect = effectOfFrame(top);
  const op = effectField(effect, E_OP);
  const user = field(top, USER);
  const keyword = signedField(top, KEYWORD);
  if (op == OP_REVEAL && keyword == VISION && !isEmpty(aimOf(top))) {
    const target = nextIn(aimOf(top), -1);
    endEffect();
    beginEvent(EVENT_SEEN, target, user, PARTS_ALL, 0);
    return;
  }
  if (op == OP_REVEAL && keyword == DISTANCE_STRIKE && !isEmpty(aimOf(top))) {
    const target = nextIn(aimOf(top), -1);
    step(POWER_STRIKE);
    if (isOnBoard(target)) beginEvent(EVENT_STRUCK, target, user, PARTS_ALL, 0);
    return;
  }
  if (op == OP_PATH && effectField(effect, E_E) != 0 && !isEmpty(aimOf(top))) {
    step(POWER_FLOWN);
    beginEvent(EVENT_FLEW, user, NOBODY, PARTS_ALL, aimOf(top));
    return;
  }
  endEffect();
}

function endEffect(): void {
  setField(top, EFFECT, signedField(top, EFFECT) + 1);
  dropHidden();
  step(POWER_NEXT);
}

function strikeWindow(): void {
  const user = field(top, USER);
  const target = nextIn(aimOf(top), -1);
  endEffect();
  if (isLost() || !isOnBoard(target) || sameSide(ownerOf(target), ownerOf(user))) return;
  if (strengthOfKind(kindOf(target)) == 0) return;
  beginWindow(WINDOW_STRIKE, user, target);
}

function flownOver(): void {
  const user = field(top, USER);
  const leapt = SPENT;
  copySet(leapt, aimOf(top));
  endEffect();
  if (isOnBoard(user)) beginEvent(EVENT_FLOWN_OVER, NOBODY, user, PARTS_ALL, leapt);
}

/** The stack must not show to whom a secret grant was made: what no later effect asks for is forgotten. */
function dropHidden(): void {
  clearSet(aimOf(top));
  const power = powerOfFrame(top);
  const count = powerField(power, W_EFFECTS);
  for (let i = signedField(top, EFFECT); i < count; i++) if (asksForIt(powerField(power, W_FIRST) + i)) return;
  clearSet(itOf(top));
  setNum(PICKED, 0);
}

function asksForIt(effect: i32): bool {
  const condition = effectField(effect, E_CONDITION);
  if (condition >= 0 && conditionField(condition, 2) >= 0) return true;
  const all = effectField(effect, E_TARGETS);
  for (let t = 0; t < all; t++) {
    const target = effectField(effect, E_FIRST) + t;
    if (targetField(target, T_KIND) == REF_IT || targetField(target, T_AMONG) != 0) return true;
  }
  for (let t = 0; t < effectField(effect, E_B_TARGETS); t++) {
    if (targetField(effectField(effect, E_B_FIRST) + t, T_KIND) == REF_IT) return true;
  }
  // strength of what was paid, spaces near it
  return effectField(effect, E_B) == REF_IT;
}
