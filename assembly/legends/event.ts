/** Events and the powers that wait for them: compulsory before optional, the active seat's before the other's (R29). */
import { boardSquares } from '../core/geometry';
import { beingFought, mayStillWin } from './attack';
import {
  DEFENDER_SEAT, field, findFrame, FIRST_SEAT, FOE, HAPPENS, itOf, NAMED_KIND, PARTS, PARTS_ALL, PARTS_OPTIONAL,
  PARTS_SPELL, pop, push, setField, STAGE, top, USE_LIST, USER, USES,
} from './frames';
import {
  eventsOfKind, fallFits, formWaitsFor, HAS_SPELL, namesFoe, powerOfKind, powersOfKind, traitsOfKind,
} from './kinds';
import {
  ASKS_ALWAYS, EVENT_ATTACK, EVENT_ATTACKED, EVENT_FALLEN, EVENT_FLEW, EVENT_FLOWN_OVER, EVENT_SEEN, EVENT_STRUCK,
  EVENT_TURN_END, EVENT_WON, FRAME_ATTACK, FRAME_EVENT, FRAME_POWER, KEY_OFFER, KEY_ORDER, MOST_TRIGGERED,
  POWER_ABILITY, POWER_INNATE, POWER_MAGIC,
} from './layout';
import { ask, emitPower, listBegin, listCount, listNumber, listPower, listUser } from './list';
import { holds, setKnower, setScene } from './scene';
import { addTo, copySet, isIn, nextIn } from './sets';
import { heldBy } from './masks';
import { startPower } from './start';
import { ALERT, ASKS, AWAITED, NOBODY, SIDE, USED } from './map';
import { byteOf, isOnBoard, isShown, kindOf, num, ownerOf, pieceAt, S, sameSide, seatCount, sharerAt } from './state';
import { powerField, W_CONDITION, W_EVENTS, W_KIND, W_LIMIT } from './tables';
import { listUses } from './usable';

/** Raises an event for a piece (`user`; of `flownOver` and `turnEnd` NOBODY), its other party, and what `it` means (0: nothing). */
export function beginEvent(event: i32, user: i32, foe: i32, parts: i32, them: usize): void {
  // nothing in the match waits for most events
  if (parts == PARTS_ALL && user != NOBODY && event != EVENT_FALLEN) {
    if (((eventsOfKind(kindOf(user)) >> event) & 1) == 0) return;
  }
  push(FRAME_EVENT);
  setField(top, USER, user);
  setField(top, FOE, foe);
  setField(top, PARTS, parts);
  setField(top, HAPPENS, event);
  setField(top, FIRST_SEAT, num(SIDE));
  if (them != 0) copySet(itOf(top), them);
  else if (event == EVENT_FALLEN) addTo(itOf(top), user);
}

/** Goes on with the event on top of the stack. */
export function stepEvent(): void {
  while (true) {
    const stage = field(top, STAGE);
    if (stage >= 2 * seatCount()) {
      pop();
      return;
    }
    if (!isWanted(stage)) {
      setField(top, STAGE, stage + 1);
      continue;
    }
    const seat = seatOf(stage);
    if (stage < seatCount()) {
      listBegin(seat);
      listCompulsory(seat);
      const count = listCount();
      if (count == 0) setField(top, STAGE, stage + 1);
      else if (count == 1) {
        useListed(0);
        return;
      } else {
        ask(KEY_ORDER, seat);
        return;
      }
      continue;
    }
    listBegin(seat);
    listOptional(seat);
    if (listCount() > 0 || isAskedAnyway(seat)) {
      ask(KEY_OFFER, seat);
      return;
    }
    setField(top, STAGE, stage + 1);
  }
}

/** Lists the compulsory powers that wait. */
export function listOrders(seat: i32): void {
  listCompulsory(seat);
}

/** Lists the optional ones, without `pass`. */
export function listOffers(seat: i32): void {
  listOptional(seat);
}

/** Uses the power at a place of the list. */
export function useListed(index: i32): void {
  const slot = listUser(index);
  const number = listNumber(index);
  const power = listPower(index);
  const event = field(top, HAPPENS);
  const foe = field(top, FOE);
  const uses = field(top, USES);
  if (uses < MOST_TRIGGERED) {
    setField(top, USE_LIST + uses * 2, slot);
    setField(top, USE_LIST + uses * 2 + 1, number);
    setField(top, USES, uses + 1);
  }
  const frame = top;
  const seat = ownerOf(slot);
  startPower(slot, seat, power, number, event, event == EVENT_FALLEN ? NOBODY : foe);
  if (event == EVENT_FLEW || event == EVENT_FALLEN) copySet(itOf(top), itOf(frame));
  const attack = findFrame(FRAME_ATTACK);
  if (attack != 0 && field(top, 0) == FRAME_POWER) store<u16>(top, load<u16>(attack, NAMED_KIND), NAMED_KIND);
}

/** The seat asked does not want to use any more. */
export function passOffer(): void {
  setField(top, STAGE, field(top, STAGE) + 1);
}

/** A seat's turn among the stages of an event. */
export function seatOf(stage: i32): i32 {
  const first = field(top, FIRST_SEAT);
  if (!isDefined(WIDE)) return first ^ (stage & 1);
  return (first + stage) % seatCount();
}

function isWanted(stage: i32): bool {
  const parts = field(top, PARTS);
  if (parts == PARTS_ALL) return true;
  return stage < seatCount() ? parts != PARTS_OPTIONAL : parts == PARTS_OPTIONAL;
}

function listCompulsory(seat: i32): void {
  if (!stands()) {
    listLastAct(seat);
    return;
  }
  listSubjects(seat, false);
}

function listOptional(seat: i32): void {
  if (stands()) listSubjects(seat, true);
}

/** Does the event still matter (R50, R147)? */
function stands(): bool {
  const user = field(top, USER);
  const foe = field(top, FOE);
  switch (field(top, HAPPENS)) {
    case EVENT_ATTACK:
      return beingFought();
    case EVENT_ATTACKED:
      return field(top, PARTS) == PARTS_SPELL ? isOnBoard(user) : beingFought();
    case EVENT_WON:
      return mayStillWin();
    case EVENT_STRUCK:
    case EVENT_SEEN:
      return isOnBoard(user) && isOnBoard(foe);
    case EVENT_FLEW:
      return isOnBoard(user);
    case EVENT_FLOWN_OVER:
      return isOnBoard(foe);
    case EVENT_FALLEN:
      return !isOnBoard(user);
    default:
      return true;
  }
}

/** R147: an attack that has lapsed leaves only the death of who would have named its foe. */
function listLastAct(seat: i32): void {
  const user = field(top, USER);
  if (field(top, HAPPENS) != EVENT_ATTACK || !isOnBoard(user) || ownerOf(user) != seat) return;
  listPowers(user, false, true);
}

function listSubjects(seat: i32, optional: bool): void {
  const event = field(top, HAPPENS);
  if (event == EVENT_TURN_END && seat != field(top, FIRST_SEAT)) return;
  if (event != EVENT_FLOWN_OVER && event != EVENT_TURN_END && event != EVENT_FALLEN) {
    const user = field(top, USER);
    if (isOnBoard(user) && ownerOf(user) == seat) listPowers(user, optional, false);
    return;
  }
  if (event == EVENT_FALLEN && !heldFallen(seat)) return;
  if (((num(AWAITED) >> (optional ? event : event + 16)) & 1) == 0) return;
  if (!isDefined(WIDE)) {
    for (let left = heldBy(seat) & load<u64>(S, ALERT); left != 0; left &= left - 1) {
      const square = <i32>ctz(left);
      const second = sharerAt(square);
      listSubject(pieceAt(square), seat, optional, event);
      if (second != NOBODY) listSubject(second, seat, optional, event);
    }
    return;
  }
  for (let square = 0; square < boardSquares; square++) {
    const first = pieceAt(square);
    if (first == NOBODY) continue;
    listSubject(first, seat, optional, event);
    const second = sharerAt(square);
    if (second != NOBODY) listSubject(second, seat, optional, event);
  }
}

/** Did this seat, in teams its side, control the defender that fell, in whose stead one of its pieces may act (R6)? */
function heldFallen(seat: i32): bool {
  const attack = findFrame(FRAME_ATTACK);
  return formWaitsFor(EVENT_FALLEN) && attack != 0 && sameSide(field(attack, DEFENDER_SEAT), seat);
}

function listSubject(slot: i32, seat: i32, optional: bool, event: i32): void {
  if (ownerOf(slot) != seat || ((eventsOfKind(kindOf(slot)) >> event) & 1) == 0) return;
  if (event == EVENT_FLOWN_OVER && !isIn(itOf(top), slot)) return;
  listPowers(slot, optional, false);
}

function listPowers(slot: i32, optional: bool, naming: bool): void {
  const kind = kindOf(slot);
  const event = field(top, HAPPENS);
  const spell = field(top, PARTS) == PARTS_SPELL;
  if (spell ? (traitsOfKind(kind) & HAS_SPELL) == 0 : ((eventsOfKind(kind) >> event) & 1) == 0) return;
  for (let number = 1; number <= powersOfKind(kind); number++) {
    const power = powerOfKind(kind, number);
    const use = powerField(power, W_KIND);
    if (spell ? use != POWER_MAGIC : use != (optional ? POWER_ABILITY : POWER_INNATE)) continue;
    if (!spell && ((powerField(power, W_EVENTS) >> event) & 1) == 0) continue;
    if (isUsed(slot, number) || (naming && !namesFoe(power))) continue;
    const foe = event == EVENT_FALLEN ? NOBODY : field(top, FOE);
    const them: usize = event == EVENT_FLEW || event == EVENT_FALLEN ? itOf(top) : 0;
    if (optional) {
      listUses(slot, power, number, -1, 0, foe, them);
      continue;
    }
    if (powerField(power, W_LIMIT) != 0 && ((byteOf(USED, slot) >> number) & 1) != 0) continue;
    setScene(slot, ownerOf(slot), foe, them, -1, -1);
    setKnower(-1);
    if (holds(powerField(power, W_CONDITION))) emitPower(slot, number, power);
  }
}

function isUsed(slot: i32, number: i32): bool {
  for (let i = 0; i < field(top, USES); i++) {
    if (field(top, USE_LIST + i * 2) == slot && field(top, USE_LIST + i * 2 + 1) == number) return true;
  }
  return field(top, USES) >= MOST_TRIGGERED;
}

/** With `asks: always`: is this seat asked although it can only pass? */
function isAskedAnyway(seat: i32): bool {
  if (num(ASKS) != ASKS_ALWAYS) return false;
  switch (field(top, HAPPENS)) {
    case EVENT_TURN_END:
      return formWaitsFor(EVENT_TURN_END) && seat == field(top, FIRST_SEAT);
    case EVENT_FALLEN:
      return someoneWaitsFor(field(top, USER));
    case EVENT_FLOWN_OVER:
      return formWaitsFor(EVENT_FLOWN_OVER) && !sameSide(seat, ownerOf(field(top, FOE))) && ownsHidden(seat);
    default:
      return false;
  }
}

/** Does some kind of the form wait for the fall of such a piece? Who bears the power is not looked at. */
function someoneWaitsFor(slot: i32): bool {
  return formWaitsFor(EVENT_FALLEN) && fallFits(slot);
}

function ownsHidden(seat: i32): bool {
  const leapt = itOf(top);
  for (let slot = nextIn(leapt, -1); slot != NOBODY; slot = nextIn(leapt, slot)) {
    if (isOnBoard(slot) && ownerOf(slot) == seat && !isShown(slot)) return true;
  }
  return false;
}
