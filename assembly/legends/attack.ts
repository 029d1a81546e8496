/** The attack, step by step (R42–R53), to its success (R49) and the next attack that Berserk demands of a raging piece (R51). */
import { boardSquares, distance } from '../core/geometry';
import { CAUSE_FIGHT, CAUSE_POWER, ROW_CALLED } from '../core/numbers';
import { row2 } from '../core/rows';
import { list } from './ask';
import { relocate } from './effects';
import { castlesOf, finish, isOver } from './end';
import { beginEvent } from './event';
import { destroy, destroyOne, raze, settle } from './fall';
import {
  ATTACKER, ATTACKER_SEAT, DEFENDER, DEFENDER_SEAT, FELL, field, findFrame, NAMED_KIND, ORIGIN, PARTS_ALL,
  PARTS_COMPULSORY, PARTS_OPTIONAL, PARTS_SPELL, pop, push, RAZED, setField, SQUARE_AT, STEP, step, top,
} from './frames';
import {
  eventsOfKind, formWaitsFor, HAS_SPELL, isCastle, isMagic, namesFoe, ownKeyword, powerOfKind, powersOfKind,
  strengthOfKind, traitsOfKind,
} from './kinds';
import {
  ASKS_ALWAYS, BERSERK, DISPEL_MAGIC, EVENT_ATTACK, EVENT_ATTACKED, EVENT_FALLEN, EVENT_WON, FRAME_ATTACK,
  KEY_BERSERK, KEY_NAME, KEY_RETREAT, POWER_INNATE, REASON_CASTLE, WINDOW_ATTACK,
} from './layout';
import { ask, emitSquare, listCount, listSquare, touch } from './list';
import { findBerserk, foundFrom } from './paths';
import { rowFought, rowUsed, show } from './rows';
import { addTo, clearSet } from './sets';
import { openGrants } from './start';
import { AGAINST, ASKS, AWAITED, MASK_BYTES, NOBODY } from './map';
import {
  isEmptyLand, isOnBoard, kindOf, nextSeat, num, ownerOf, pieceAt, sameSide, seatCount, setNum, sideMask, squareOf,
} from './state';
import { hasKey, strengthOf, writeModifiers } from './strength';
import { powerField, W_EVENTS, W_KIND } from './tables';
import { beginWindow } from './window';

// Steps
export const ATTACK_NAME: i32 = 0;
export const ATTACK_REVEAL: i32 = 1;
export const ATTACK_SPELL: i32 = 2;
export const ATTACK_INNATES: i32 = 3;
export const ATTACK_ANSWERS: i32 = 4;
export const ATTACK_ABILITIES: i32 = 5;
export const ATTACK_REPLIES: i32 = 6;
export const ATTACK_OPEN: i32 = 7;
export const ATTACK_COMPARE: i32 = 8;
export const ATTACK_BACK: i32 = 9;
export const ATTACK_FALLEN: i32 = 10;
export const ATTACK_WON: i32 = 11;
export const ATTACK_BERSERK: i32 = 12;
export const ATTACK_STEPS: i32 = 13;

const LOSERS: usize = memory.data(MASK_BYTES, 16);

/**
 * A piece enters the space of another (steps 1 and 2). A castle falls at once, and its side has lost (R43), in teams by its last
 * one (R130), whoever attacked it (R80).
 */
export function beginAttack(slot: i32, square: i32): void {
  const from = squareOf(slot);
  const target = pieceAt(square);
  relocate(slot, square);
  // in teams who enters another zone is its player's
  const seat = ownerOf(slot);
  const whose = ownerOf(target);
  const takes = isCastle(kindOf(target));
  if (takes && (!isDefined(WIDE) || seatCount() == 2 || castlesOf(whose) == 1)) {
    show(slot);
    show(target);
    raze(target);
    finish(REASON_CASTLE, sideMask(sameSide(whose, seat) ? nextSeat(seat) : seat));
    return;
  }
  push(FRAME_ATTACK);
  setField(top, ATTACKER, slot);
  setField(top, DEFENDER, target);
  setField(top, ATTACKER_SEAT, seat);
  setField(top, DEFENDER_SEAT, whose);
  setField(top, SQUARE_AT, square);
  setField(top, ORIGIN, from);
  show(slot);
  if (isDefined(WIDE) && takes) takeCastle(target, seat);
}

/** A castle that is not its side's last: it falls without powers, and the attack is successful (R130). */
function takeCastle(castle: i32, seat: i32): void {
  show(castle);
  setField(top, RAZED, 1);
  step(ATTACK_BACK);
  destroyOne(castle, seat, CAUSE_FIGHT);
  if (!isOver()) settle(seat);
}

/** Goes on with the attack on top of the stack. */
export function stepAttack(): void {
  const attacker = field(top, ATTACKER);
  const defender = field(top, DEFENDER);
  const now = field(top, STEP);
  step(now + 1);
  switch (now) {
    case ATTACK_NAME:
      if (!mustName(attacker)) return;
      step(ATTACK_NAME);
      ask(KEY_NAME, field(top, ATTACKER_SEAT));
      return;
    case ATTACK_REVEAL:
      show(defender);
      setNum(AGAINST, attacker);
      setNum(AGAINST + 4, defender);
      settle(-1);
      return;
    case ATTACK_SPELL:
      castSpell(attacker, defender);
      return;
    case ATTACK_INNATES:
      raise(EVENT_ATTACK, attacker, defender, PARTS_COMPULSORY);
      return;
    case ATTACK_ANSWERS:
      raise(EVENT_ATTACKED, defender, attacker, PARTS_COMPULSORY);
      return;
    case ATTACK_ABILITIES:
      raise(EVENT_ATTACK, attacker, defender, PARTS_OPTIONAL);
      return;
    case ATTACK_REPLIES:
      raise(EVENT_ATTACKED, defender, attacker, PARTS_OPTIONAL);
      return;
    case ATTACK_OPEN:
      if (beingFought()) beginWindow(WINDOW_ATTACK, attacker, defender);
      return;
    case ATTACK_COMPARE:
      compare(attacker, defender);
      return;
    case ATTACK_BACK:
      goBack(attacker, defender);
      return;
    case ATTACK_FALLEN:
      raiseFallen(defender);
      return;
    case ATTACK_WON:
      if (mayStillWin()) raise(EVENT_WON, attacker, defender, PARTS_ALL);
      return;
    default:
      goOn(attacker);
  }
}

/** Do both fighters still stand on the contested space, as enemies or as one's own target? */
export function beingFought(): bool {
  const frame = findFrame(FRAME_ATTACK);
  if (frame == 0) return false;
  const attacker = field(frame, ATTACKER);
  const defender = field(frame, DEFENDER);
  if (!stand(frame, attacker) || !stand(frame, defender)) return false;
  return isOwnTarget(frame) || !sameSide(ownerOf(attacker), ownerOf(defender));
}

/** Is the attack successful so far (R49)? */
export function mayStillWin(): bool {
  const frame = findFrame(FRAME_ATTACK);
  if (frame == 0 || field(frame, FELL) == 0) return false;
  const attacker = field(frame, ATTACKER);
  return isOnBoard(attacker) && sameSide(ownerOf(attacker), field(frame, ATTACKER_SEAT));
}

/** The square that the attacker came from; -1. */
export function originOf(): i32 {
  const frame = findFrame(FRAME_ATTACK);
  return frame == 0 ? -1 : field(frame, ORIGIN);
}

/** A kind is named before the defender is shown (R91). */
export function answerName(kind: i32): void {
  store<u16>(top, kind, NAMED_KIND);
  row2(ROW_CALLED, field(top, ATTACKER_SEAT), kind);
  step(ATTACK_REVEAL);
}

/** Lists where the attacker can go back to: the nearest empty spaces (R153). */
export function listRetreats(): void {
  const origin = field(top, ORIGIN);
  let nearest = 256;
  for (let square = 0; square < boardSquares; square++) {
    if (isEmptyLand(square)) nearest = min(nearest, distance(origin, square));
  }
  for (let square = 0; square < boardSquares; square++) {
    if (isEmptyLand(square) && distance(origin, square) == nearest) emitSquare(square, NOBODY);
  }
}

/** The attacker goes back. */
export function answerRetreat(square: i32): void {
  relocate(field(top, ATTACKER), square);
  step(ATTACK_FALLEN);
  settle(-1);
}

/** A Berserk piece attacks again, by a standard step. */
export function answerBerserk(square: i32): void {
  const slot = field(top, ATTACKER);
  const number = ownKeyword(kindOf(slot), BERSERK);
  pop();
  if (number == 0) openGrants(slot, BERSERK);
  rowUsed(slot, ownerOf(slot), number, BERSERK);
  beginAttack(slot, square);
}

/** Is this what the attack list of a view tells of: from entering to the end of step 10? */
export function isFighting(frame: usize): bool {
  return field(frame, STEP) <= ATTACK_FALLEN;
}

function raise(event: i32, user: i32, foe: i32, parts: i32): void {
  if (((eventsOfKind(kindOf(user)) >> event) & 1) != 0) beginEvent(event, user, foe, parts, 0);
}

function mustName(attacker: i32): bool {
  const kind = kindOf(attacker);
  if (((eventsOfKind(kind) >> EVENT_ATTACK) & 1) == 0) return false;
  for (let number = 1; number <= powersOfKind(kind); number++) {
    const power = powerOfKind(kind, number);
    if (powerField(power, W_KIND) != POWER_INNATE || ((powerField(power, W_EVENTS) >> EVENT_ATTACK) & 1) == 0) continue;
    if (namesFoe(power)) return true;
  }
  return false;
}

/** Step 5: the defender's magic, unless the attacker dispels it (R54, R55). */
function castSpell(attacker: i32, defender: i32): void {
  if (!isMagic(kindOf(defender)) || !stand(top, defender)) return;
  if (stand(top, attacker) && hasKey(attacker, DISPEL_MAGIC)) {
    const seat = ownerOf(attacker);
    const number = ownKeyword(kindOf(attacker), DISPEL_MAGIC);
    if (number == 0) openGrants(attacker, DISPEL_MAGIC);
    rowUsed(attacker, seat, number, DISPEL_MAGIC);
    destroyOne(defender, seat, CAUSE_POWER);
    setField(top, FELL, 1);
    if (!isOver()) settle(seat);
    return;
  }
  if (traitsOfKind(kindOf(defender)) & HAS_SPELL) beginEvent(EVENT_ATTACKED, defender, attacker, PARTS_SPELL, 0);
}

/** Steps 9 and 10. */
function compare(attacker: i32, defender: i32): void {
  const fights = beingFought() && strengthOfKind(kindOf(attacker)) != 0 && strengthOfKind(kindOf(defender)) != 0;
  if (!fights) {
    setNum(AGAINST, NOBODY);
    setNum(AGAINST + 4, NOBODY);
    return;
  }
  const attack = strengthOf(attacker);
  const defence = strengthOf(defender);
  writeModifiers(attacker);
  writeModifiers(defender);
  rowFought(field(top, ORIGIN), field(top, SQUARE_AT), attack, defence, defence <= attack);
  clearSet(LOSERS);
  if (attack <= defence) addTo(LOSERS, attacker);
  if (defence <= attack) addTo(LOSERS, defender);
  setNum(AGAINST, NOBODY);
  setNum(AGAINST + 4, NOBODY);
  destroy(LOSERS, field(top, ATTACKER_SEAT), CAUSE_FIGHT);
  if (!isOver()) settle(field(top, ATTACKER_SEAT));
}

/** R48: two that are left on one space cannot stay there. */
function goBack(attacker: i32, defender: i32): void {
  if (!stand(top, attacker) || !stand(top, defender)) return;
  const origin = field(top, ORIGIN);
  if (isEmptyLand(origin)) {
    answerRetreat(origin);
    return;
  }
  step(ATTACK_BACK);
  ask(KEY_RETREAT, ownerOf(attacker));
  list();
  if (listCount() > 1) return;
  touch();
  if (listCount() == 1) answerRetreat(listSquare(0));
  else {
    // nowhere is a square free: it cannot stay and is lost
    step(ATTACK_FALLEN);
    destroyOne(attacker, -1, CAUSE_POWER);
    if (!isOver()) settle(-1);
  }
}

/** Step 11 (R146). */
function raiseFallen(defender: i32): void {
  if (field(top, FELL) == 0 || (isDefined(WIDE) && field(top, RAZED) != 0)) return;
  const awaited = (((num(AWAITED) >> 16) | num(AWAITED)) >> EVENT_FALLEN) & 1;
  const asks = num(ASKS) == ASKS_ALWAYS && formWaitsFor(EVENT_FALLEN);
  if (awaited != 0 || asks) beginEvent(EVENT_FALLEN, defender, NOBODY, PARTS_ALL, 0);
}

/** Step 13: Berserk (R51). */
function goOn(attacker: i32): void {
  const wins = mayStillWin();
  if (!wins || !hasKey(attacker, BERSERK)) {
    pop();
    return;
  }
  findBerserk(attacker);
  const first = foundFrom(0);
  if (first < 0) {
    pop();
    return;
  }
  if (foundFrom(first + 1) < 0) {
    answerBerserk(first);
    return;
  }
  step(ATTACK_BERSERK);
  ask(KEY_BERSERK, ownerOf(attacker));
}

function isOwnTarget(frame: usize): bool {
  return field(frame, ATTACKER_SEAT) == field(frame, DEFENDER_SEAT);
}

// @ts-ignore: decorator
@inline
function stand(frame: usize, slot: i32): bool {
  return isOnBoard(slot) && squareOf(slot) == field(frame, SQUARE_AT);
}
