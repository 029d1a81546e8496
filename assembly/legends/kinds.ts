/** What follows from the tables for each kind, worked out once. */
import { FORM_FIRST_KIND, FORM_LAST_KIND, formField, forms } from './forms';
import {
  BASE_CASTLE, BASE_MAGIC, EVENT_FALLEN, EVENT_FLOWN_OVER, EVENT_TURN_END, MOST_FORMS, MOST_KINDS, OP_PATH, OP_PLACE,
  OP_SWAP, POWER_ABILITY, POWER_ACTION, POWER_CURSE, POWER_INNATE, POWER_MAGIC, POWER_TRAIT, SIDE_BOTH, STATIONARY,
  TARGET_NAMED, TARGET_PICK, TERRAIN_SAME,
} from './layout';
import { FORM } from './map';
import { kindOf, num, squareOf, terrainAt } from './state';
import {
  conditionField, E_A, E_B, E_B_FIRST, E_B_TARGETS, E_FIRST, E_OP, E_TARGETS, effectField, F_DESTROYED, F_SET,
  F_SIDE, F_TERRAIN, filterField, kinds, P_BASE, P_FIRST, P_POWERS, P_SIDE, P_STATIONARY, P_TYPE, pieceField,
  powerCount, powerField, S_AT, setHas, spaceField, T_ALL, T_AMONG, T_BY, T_FILTER, T_KIND, targetField, W_CONDITION,
  W_COST, W_EFFECTS, W_EVENTS, W_FIRST, W_KEYWORD, W_KIND,
} from './tables';

/** u16 a form: the events for which some piece of it has a power. */
const FORM_WAITS: usize = memory.data(MOST_FORMS * 2, 16);
/** 1 for a form some piece of which has an ability for windows. */
const FORM_ABLE: usize = memory.data(MOST_FORMS, 16);

const ROWS: i32 = MOST_KINDS + 1;
const MANNERS: usize = memory.data(ROWS, 16);
/** How many main powers, then their numbers. */
const MAINS: usize = memory.data(ROWS * 8, 16);
const BASES: usize = memory.data(ROWS, 16);
const KEYS: usize = memory.data(ROWS * 2, 16);
/** u32: the events with optional powers; from bit 16 those with compulsory ones. */
const AWAITS: usize = memory.data(ROWS * 4, 16);
const EVENTS: usize = memory.data(ROWS * 2, 16);
const TRAITS: usize = memory.data(ROWS * 2, 16);
/** How each power's first selection is made. */
const SELECTIONS: usize = memory.data(1024, 16);
/** Where: the place of the effect, -1 for the cost. */
const SELECTED_IN: usize = memory.data(1024, 16);

/** The piece bears a Death Curse. */
export const IS_CURSE: i32 = 1;
/** It has abilities or actions for the main decision. */
export const HAS_MAIN: i32 = 2;
/** It has abilities for windows. */
export const HAS_ABILITY: i32 = 4;
/** It has continuous innate powers. */
export const HAS_PASSIVE: i32 = 8;
/** It has a spell. */
export const HAS_SPELL: i32 = 16;
/** Its own continuous powers alone can take all its strength away. */
export const CAN_SINK: i32 = 32;

/** Of a kind: in the main decision it only steps. */
export const MANNER_PLAIN: i32 = 1;
/** In the main decision it stands. */
export const MANNER_IDLE: i32 = 2;
/** It has abilities for windows. */
export const MANNER_ABLE: i32 = 4;
/** It is stationary. */
export const MANNER_STILL: i32 = 16;
/** It waits for the end of the turn, a fall, or a flight over it. */
export const MANNER_ALERT: i32 = 8;

/** Nothing is selected at first, or nothing that is a square of the board. */
export const SELECT_NOTHING: i32 = 0;
/** A piece on the board. */
export const SELECT_PIECE: i32 = 1;
/** The end of a path. */
export const SELECT_PATH: i32 = 2;
/** An empty space. */
export const SELECT_SPACE: i32 = 3;

/** Base strength as a number; 0 for a piece that has none. */
// @ts-ignore: decorator
@inline
export function strengthOfKind(kind: i32): i32 {
  return load<u8>(BASES + <usize>kind);
}
/** The keywords among a kind's own powers. */
// @ts-ignore: decorator
@inline
export function keysOfKind(kind: i32): i32 {
  return load<u16>(KEYS + (<usize>kind << 1));
}
/** Mask of the events at which a kind's own powers trigger. */
// @ts-ignore: decorator
@inline
export function eventsOfKind(kind: i32): i32 {
  return load<u16>(EVENTS + (<usize>kind << 1));
}
/** The events at which a kind may use something; from bit 16 those at which it must. */
// @ts-ignore: decorator
@inline
export function awaitedByKind(kind: i32): i32 {
  return load<i32>(AWAITS + (<usize>kind << 2));
}
/** MANNER_PLAIN and what follows it. */
// @ts-ignore: decorator
@inline
export function mannerOf(kind: i32): i32 {
  return load<u8>(MANNERS + (<usize>kind));
}
/** IS_CURSE and what follows it. */
// @ts-ignore: decorator
@inline
export function traitsOfKind(kind: i32): i32 {
  return load<u16>(TRAITS + (<usize>kind << 1));
}
// @ts-ignore: decorator
@inline
export function isCastle(kind: i32): bool {
  return pieceField(kind, P_BASE) == BASE_CASTLE;
}
// @ts-ignore: decorator
@inline
export function isMagic(kind: i32): bool {
  return pieceField(kind, P_BASE) == BASE_MAGIC;
}
// @ts-ignore: decorator
@inline
export function typeOfKind(kind: i32): i32 {
  return pieceField(kind, P_TYPE);
}
/** 0 good, 1 evil, 2 either. */
// @ts-ignore: decorator
@inline
export function sideOfKind(kind: i32): i32 {
  return pieceField(kind, P_SIDE);
}
/** Can two kinds be of one army? */
export function shareSide(a: i32, b: i32): bool {
  return sideOfKind(a) == SIDE_BOTH || sideOfKind(b) == SIDE_BOTH || sideOfKind(a) == sideOfKind(b);
}
/** A kind's power by its number, from 1. */
// @ts-ignore: decorator
@inline
export function powerOfKind(kind: i32, number: i32): i32 {
  return pieceField(kind, P_FIRST) + number - 1;
}
// @ts-ignore: decorator
@inline
export function powersOfKind(kind: i32): i32 {
  return pieceField(kind, P_POWERS);
}
// @ts-ignore: decorator
@inline
export function selectionOf(power: i32): i32 {
  return load<u8>(SELECTIONS + <usize>power);
}
/** The place of the effect that makes a power's first selection; -1: its cost. */
// @ts-ignore: decorator
@inline
export function selectedIn(power: i32): i32 {
  return load<i8>(SELECTED_IN + <usize>power);
}
/** The number of a kind's own power with this keyword; 0 when it has none. */
export function ownKeyword(kind: i32, keyword: i32): i32 {
  for (let number = 1; number <= powersOfKind(kind); number++) {
    if (powerField(powerOfKind(kind, number), W_KEYWORD) == keyword) return number;
  }
  return 0;
}
/** How many abilities and actions of a kind are for the main decision. */
// @ts-ignore: decorator
@inline
export function mainPowers(kind: i32): i32 {
  return load<u8>(MAINS + (<usize>kind << 3));
}
/** The number of the n-th of them. */
// @ts-ignore: decorator
@inline
export function mainPower(kind: i32, n: i32): i32 {
  return load<u8>(MAINS + (<usize>kind << 3) + <usize>n, 1);
}
/** Is this power used in the main decision, and not at an event? */
// @ts-ignore: decorator
@inline
export function isMainPower(power: i32): bool {
  const kind = powerField(power, W_KIND);
  return kind == POWER_ACTION || (kind == POWER_ABILITY && powerField(power, W_EVENTS) == 0);
}
/** Does a power kill its foe if that was named? */
export function namesFoe(power: i32): bool {
  for (let i = 0; i < powerField(power, W_EFFECTS); i++) {
    const effect = powerField(power, W_FIRST) + i;
    for (let t = 0; t < effectField(effect, E_TARGETS); t++) {
      if (targetField(effectField(effect, E_FIRST) + t, T_KIND) == TARGET_NAMED) return true;
    }
  }
  return false;
}

/** Has some piece of the form that is played a power for an event? */
// @ts-ignore: decorator
@inline
export function formWaitsFor(event: i32): bool {
  return ((load<u16>(FORM_WAITS + (<usize>num(FORM) << 1)) >> event) & 1) != 0;
}

/** Can a window be of use to some piece of the form that is played? */
// @ts-ignore: decorator
@inline
export function formUsesWindows(): bool {
  return load<u8>(FORM_ABLE + <usize>num(FORM)) != 0;
}

/** Is this a piece for whose fall some power of the form waits? `near` is left out: it looks at who bears the power. */
export function fallFits(slot: i32): bool {
  const form = num(FORM);
  for (let kind = formField(form, FORM_FIRST_KIND); kind <= formField(form, FORM_LAST_KIND); kind++) {
    if (((eventsOfKind(kind) >> EVENT_FALLEN) & 1) == 0) continue;
    for (let number = 1; number <= powersOfKind(kind); number++) if (awaitsFall(powerOfKind(kind, number), slot)) return true;
  }
  return false;
}

function awaitsFall(power: i32, slot: i32): bool {
  if (((powerField(power, W_EVENTS) >> EVENT_FALLEN) & 1) == 0) return false;
  const condition = powerField(power, W_CONDITION);
  const filter = condition < 0 ? -1 : conditionField(condition, 2);
  if (filter < 0) return true;
  const set = filterField(filter, F_SET);
  const terrain = filterField(filter, F_TERRAIN);
  if (set >= 0 && !setHas(set, kindOf(slot))) return false;
  return terrain < 0 || terrain >= TERRAIN_SAME || terrainAt(squareOf(slot)) == terrain;
}

/** Does an effect mean one opponent, who in teams is named (R128)? */
export function namesOpponent(effect: i32): bool {
  if (effectField(effect, E_OP) == OP_PLACE && effectField(effect, E_B) != 0) return true;
  const targets = effectField(effect, E_TARGETS);
  for (let t = 0; t < targets; t++) if (meansOpponent(effectField(effect, E_FIRST) + t)) return true;
  for (let t = 0; t < effectField(effect, E_B_TARGETS); t++) {
    if (meansOpponent(effectField(effect, E_B_FIRST) + t)) return true;
  }
  return false;
}

function meansOpponent(target: i32): bool {
  const filter = targetField(target, T_FILTER);
  if (targetField(target, T_KIND) != TARGET_PICK || filter < 0 || filterField(filter, F_SIDE) != 1) return false;
  return targetField(target, T_BY) != 0 || targetField(target, T_ALL) != 0;
}

/** Works everything out from the tables just read. */
export function readKinds(): void {
  for (let power = 0; power < powerCount(); power++) classify(power);
  for (let kind = 1; kind <= kinds; kind++) readKind(kind);
  for (let form = 0; form < forms; form++) readForm(form);
}

function readForm(form: i32): void {
  let events = 0;
  let able = 0;
  for (let kind = formField(form, FORM_FIRST_KIND); kind <= formField(form, FORM_LAST_KIND); kind++) {
    events |= eventsOfKind(kind);
    if (traitsOfKind(kind) & HAS_ABILITY) able = 1;
  }
  store<u16>(FORM_WAITS + (<usize>form << 1), events);
  store<u8>(FORM_ABLE + <usize>form, able);
}

function needsTerrain(power: i32): bool {
  const condition = powerField(power, W_CONDITION);
  const filter = condition < 0 ? -1 : conditionField(condition, 0);
  return filter >= 0 && filterField(filter, F_TERRAIN) >= 0;
}

function readKind(kind: i32): void {
  const base = pieceField(kind, P_BASE);
  let keys = pieceField(kind, P_STATIONARY) != 0 ? 1 << STATIONARY : 0;
  let events = 0;
  let traits = 0;
  let worst = 0;
  let compulsory = 0;
  let optional = 0;
  let mains = 0;
  for (let number = 1; number <= powersOfKind(kind); number++) {
    const power = powerOfKind(kind, number);
    const use = powerField(power, W_KIND);
    const keyword = powerField(power, W_KEYWORD);
    if (keyword >= 0) keys |= 1 << keyword;
    if (use == POWER_CURSE) traits |= IS_CURSE;
    else if (use == POWER_MAGIC) traits |= HAS_SPELL;
    else if (use != POWER_TRAIT) events |= powerField(power, W_EVENTS);
    if (use == POWER_INNATE) compulsory |= powerField(power, W_EVENTS);
    if (use == POWER_ABILITY) optional |= powerField(power, W_EVENTS);
    if (isMainPower(power)) {
      mains++;
      store<u8>(MAINS + (<usize>kind << 3) + <usize>mains, number);
    }
    if (isMainPower(power)) traits |= use == POWER_ABILITY ? HAS_MAIN | HAS_ABILITY : HAS_MAIN;
    if (use == POWER_INNATE && powerField(power, W_EVENTS) == 0 && powerField(power, W_EFFECTS) > 0) {
      traits |= HAS_PASSIVE;
      const by = effectField(powerField(power, W_FIRST), E_A);
      if (by < 0) traits |= CAN_SINK;
      // of several that take away only one holds at a time when each needs another terrain
      worst = needsTerrain(power) ? min(worst, by) : worst + min(by, 0);
    }
  }
  store<u8>(MAINS + (<usize>kind << 3), mains);
  const plain = mains == 0 && (keys & 6) == 0;
  let manner = !plain ? 0 : keys & 1 ? MANNER_IDLE : MANNER_PLAIN;
  if (keys & 1) manner |= MANNER_STILL;
  if (traits & HAS_ABILITY) manner |= MANNER_ABLE;
  if (events & ((1 << EVENT_TURN_END) | (1 << EVENT_FALLEN) | (1 << EVENT_FLOWN_OVER))) manner |= MANNER_ALERT;
  store<u8>(MANNERS + <usize>kind, manner);
  if (base <= 10 && base + worst > 0) traits &= ~CAN_SINK;
  store<u8>(BASES + <usize>kind, base > 10 ? 0 : base);
  store<u16>(KEYS + (<usize>kind << 1), keys);
  store<u16>(EVENTS + (<usize>kind << 1), events);
  store<u32>(AWAITS + (<usize>kind << 2), optional | (compulsory << 16));
  store<u16>(TRAITS + (<usize>kind << 1), traits);
}

/** Finds a power's first selection: in its cost, then effect by effect. */
function classify(power: i32): void {
  store<u8>(SELECTIONS + <usize>power, SELECT_NOTHING);
  store<i8>(SELECTED_IN + <usize>power, -2);
  const cost = powerField(power, W_COST);
  if (cost >= 0 && targetField(cost, T_KIND) == TARGET_PICK) {
    select(power, selectionOfTarget(cost), -1);
    return;
  }
  for (let i = 0; i < powerField(power, W_EFFECTS); i++) {
    const found = selectionOfEffect(powerField(power, W_FIRST) + i);
    if (found < 0) continue;
    select(power, found, i);
    return;
  }
}

function select(power: i32, selection: i32, place: i32): void {
  store<u8>(SELECTIONS + <usize>power, selection);
  store<i8>(SELECTED_IN + <usize>power, place);
}

/** -1: the effect selects nothing. */
function selectionOfEffect(effect: i32): i32 {
  const op = effectField(effect, E_OP);
  for (let t = 0; t < effectField(effect, E_TARGETS); t++) {
    const found = selectionOfTarget(effectField(effect, E_FIRST) + t);
    if (found >= 0) return found;
  }
  if (op == OP_SWAP) {
    for (let t = 0; t < effectField(effect, E_B_TARGETS); t++) {
      const found = selectionOfTarget(effectField(effect, E_B_FIRST) + t);
      if (found >= 0) return found;
    }
  }
  if (op == OP_PATH) return SELECT_PATH;
  if (op == OP_PLACE && spaceField(effectField(effect, E_A), S_AT) < 0) {
    return effectField(effect, E_B) == 0 ? SELECT_SPACE : SELECT_NOTHING;
  }
  return -1;
}

/** -1: the target is no selection; SELECT_NOTHING: it is one that is not part of the choice. */
function selectionOfTarget(target: i32): i32 {
  if (targetField(target, T_KIND) != TARGET_PICK || targetField(target, T_ALL) != 0) return -1;
  if (targetField(target, T_AMONG) != 0) return -1;
  if (targetField(target, T_BY) != 0) return SELECT_NOTHING;
  return filterField(targetField(target, T_FILTER), F_DESTROYED) != 0 ? SELECT_NOTHING : SELECT_PIECE;
}
