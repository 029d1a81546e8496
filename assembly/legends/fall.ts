/** Destruction, curses that follow it, and the zero check (R65–R70, R151, R152, R161). */
import { CAUSE_COST, CAUSE_FIGHT, CAUSE_SPELL, CAUSE_ZERO } from '../core/numbers';
import { curseSinks, useCurse } from './curse';
import { isOver, loseCastles } from './end';
import {
  ATTACKER_SEAT, AUTHOR, DEFENDER, DEFENDER_SEAT, FELL, field, FLAGS, FOE, FOE_KEYS, frameAt, isSettling, pop, push,
  SELF_SPENT, setField, signedField, SQUARE_AT, STEP, step, top, TYPE, USER,
} from './frames';
import { IS_CURSE, isCastle, powerOfKind, powersOfKind, strengthOfKind, traitsOfKind } from './kinds';
import {
  EVENT_CURSE_END, FRAME_ATTACK, FRAME_POWER, FRAME_SETTLE, GRANT_ENDED, GRANT_OPEN, MOST_WAITING, POWER_CURSE,
} from './layout';
import { lift } from './placing';
import { rowCurse, rowRemoved, stir } from './rows';
import { holds, setKnower, setScene } from './scene';
import { addTo, clearSet, isEmpty, order, ordered } from './sets';
import { startPower } from './start';
import {
  ARMY, COUNT, CURSE, CURSE_KIND, CURSE_SEAT, FALLEN, FALLEN_LIST, FRAMES, FRESH, GHOSTS, GRANT_LIST, GRANTS,
  IN_CURSE, IN_FALLEN, LOOKED, MASK_BYTES, NOBODY, OWNER, SHOWN, SINKERS, SUNK, WAITING, WAITING_LIST, ZONE,
} from './map';
import {
  byteOf, isOnBoard, kindOf, num, ownerOf, S, sameSide, setBoost, setByte, setLent, setNum, squareOf,
} from './state';
import { openKeysOf, strengthOf } from './strength';
import { powerField, W_CONDITION, W_EVENTS, W_KIND } from './tables';

const DOOMED: usize = memory.data(MASK_BYTES, 16);

// Steps of a settling
const SETTLE_ZERO: i32 = 0;
const SETTLE_ENDED: i32 = 1;
const SETTLE_NEXT: i32 = 2;
/** Of a settling: the curse that has ended, its seat, the number of the last power looked at. */
const ENDED: i32 = 3;
const ENDED_SEAT: i32 = 4;
const ENDED_POWER: i32 = 5;

/**
 * Destroys all pieces of a set that stand on the board, together (R65), by the doing of a seat (-1: no seat's). A single
 * Death Curse among them begins to wait; two or more are void. Castles may end the match.
 */
export function destroy(set: usize, author: i32, cause: i32): void {
  const count = order(set);
  let curses = 0;
  let castles = 0;
  for (let i = 0; i < count; i++) {
    const slot = ordered(i);
    if (!isOnBoard(slot)) continue;
    const kind = kindOf(slot);
    if (traitsOfKind(kind) & IS_CURSE) curses++;
    if (isCastle(kind)) castles |= 1 << (ownerOf(slot) & 1);
    rowRemoved(slot, cause);
    remember(slot, author, cause);
  }
  for (let i = 0; i < count; i++) {
    const slot = ordered(i);
    if (isOnBoard(slot)) remove(slot, curses == 1);
  }
  loseCastles(castles, author);
}

/** Destroys one piece. */
export function destroyOne(slot: i32, author: i32, cause: i32): void {
  clearSet(DOOMED);
  addTo(DOOMED, slot);
  destroy(DOOMED, author, cause);
}

/** A castle falls in an attack that its side loses by (R43, R130): nothing answers to it, whatever is under way. */
export function raze(castle: i32): void {
  rowRemoved(castle, CAUSE_FIGHT);
  remove(castle, false);
}

/** A piece that has come back from the destroyed area leaves its list. */
export function takeFromFallen(slot: i32): void {
  const count = num(FALLEN);
  let kept = 0;
  for (let i = 0; i < count; i++) {
    const one = byteOf(FALLEN_LIST, i);
    if (one == slot) continue;
    setByte(FALLEN_LIST, kept, one);
    kept++;
  }
  setByte(FALLEN_LIST, kept, 0);
  setNum(FALLEN, kept);
}

/** Settles what has happened, before anything else does: the zero check, then curses. */
export function settle(author: i32): void {
  if (isOver()) return;
  if (num(WAITING) == 0 && !mayBeZero()) return;
  push(FRAME_SETTLE);
  setField(top, AUTHOR, author & 255);
}

/** Goes on with a settling on top of the stack. */
export function stepSettle(): void {
  if (zeroCheck(signedField(top, AUTHOR))) return;
  switch (field(top, STEP)) {
    case SETTLE_ZERO:
      if (isSettling() || num(WAITING) == 0) {
        pop();
        return;
      }
      endCurse();
      return;
    case SETTLE_ENDED:
      nextEnding();
      return;
    default:
      beginCurse();
  }
}

/** Destroys everything at zero together; true when there was anything. */
function zeroCheck(author: i32): bool {
  if (!mayBeZero()) return false;
  clearSet(DOOMED);
  for (let slot = 0; slot < num(COUNT); slot++) {
    if (!isOnBoard(slot) || strengthOfKind(kindOf(slot)) == 0) continue;
    if (strengthOf(slot) <= 0) addTo(DOOMED, slot);
  }
  if (isEmpty(DOOMED)) return false;
  destroy(DOOMED, author, CAUSE_ZERO);
  return true;
}

/** Only a curse, a loan or a power of a piece's own can have taken strength; without them nothing is at zero. */
// @ts-ignore: decorator
@inline
function mayBeZero(): bool {
  return curseSinks || num(SUNK) != 0 || num(SINKERS) != 0;
}

/** The old curse's piece goes to its destroyed area; between two curses none is in force (R66). */
function endCurse(): void {
  const slot = num(CURSE);
  if (slot == NOBODY) {
    step(SETTLE_NEXT);
    return;
  }
  setField(top, ENDED, slot);
  setField(top, ENDED_SEAT, num(CURSE_SEAT));
  setField(top, ENDED_POWER, 0);
  setField(top, AUTHOR, 255);
  setNum(CURSE, NOBODY);
  setNum(CURSE_KIND, 0);
  setNum(CURSE_SEAT, 0);
  useCurse();
  rowCurse(false, slot, field(top, ENDED_SEAT));
  stir();
  setByte(ZONE, slot, IN_FALLEN);
  appendFallen(slot);
  step(SETTLE_ENDED);
}

/** The next of the ended curse's last powers; after them the one that waits. */
function nextEnding(): void {
  const slot = field(top, ENDED);
  const kind = kindOf(slot);
  for (let number = field(top, ENDED_POWER) + 1; number <= powersOfKind(kind); number++) {
    const power = powerOfKind(kind, number);
    setField(top, ENDED_POWER, number);
    if (powerField(power, W_KIND) != POWER_CURSE || ((powerField(power, W_EVENTS) >> EVENT_CURSE_END) & 1) == 0) continue;
    const seat = field(top, ENDED_SEAT);
    setScene(slot, seat, NOBODY, 0, -1, -1);
    setKnower(-1);
    if (!holds(powerField(power, W_CONDITION))) continue;
    startPower(slot, seat, power, number, EVENT_CURSE_END, NOBODY);
    return;
  }
  step(SETTLE_NEXT);
}

function beginCurse(): void {
  const slot = byteOf(WAITING_LIST, 0);
  const seat = byteOf(WAITING_LIST, 1);
  const left = num(WAITING) - 1;
  memory.copy(S + <usize>WAITING_LIST, S + <usize>WAITING_LIST + 2, <usize>left * 2);
  setByte(WAITING_LIST, left * 2, 0);
  setByte(WAITING_LIST, left * 2 + 1, 0);
  setNum(WAITING, left);
  setNum(CURSE, slot);
  setNum(CURSE_KIND, kindOf(slot));
  setNum(CURSE_SEAT, seat);
  useCurse();
  rowCurse(true, slot, seat);
  stir();
  setField(top, AUTHOR, seat);
  step(SETTLE_ZERO);
}

/** What others will want to know of a piece that falls: was it by the attack, and what could it do (R9, R49). */
function remember(slot: i32, author: i32, cause: i32): void {
  const count = num(FRAMES);
  for (let place = 0; place < count; place++) {
    const frame = frameAt(place);
    const type = field(frame, TYPE);
    if (type == FRAME_POWER) {
      if (field(frame, FOE) == slot) store<i16>(frame, openKeysOf(slot), FOE_KEYS);
      if (place == count - 1 && field(frame, USER) == slot) setField(frame, FLAGS, field(frame, FLAGS) | SELF_SPENT);
    } else if (type == FRAME_ATTACK && field(frame, DEFENDER) == slot && squareOf(slot) == field(frame, SQUARE_AT)) {
      if (countsAsWon(frame, slot, author, cause)) setField(frame, FELL, 1);
    }
  }
}

function countsAsWon(attack: usize, slot: i32, author: i32, cause: i32): bool {
  const seat = field(attack, ATTACKER_SEAT);
  if (!sameSide(ownerOf(slot), field(attack, DEFENDER_SEAT)) || cause == CAUSE_COST) return false;
  if (cause == CAUSE_FIGHT || (author >= 0 && sameSide(author, seat))) return true;
  return cause == CAUSE_SPELL && field(top, TYPE) == FRAME_POWER && field(top, USER) == slot;
}

function remove(slot: i32, waits: bool): void {
  const isCurse = (traitsOfKind(kindOf(slot)) & IS_CURSE) != 0;
  const seat = ownerOf(slot);
  lift(slot);
  setByte(OWNER, slot, byteOf(ARMY, slot));
  setByte(SHOWN, slot, 1);
  setByte(LOOKED, slot, 0);
  setByte(FRESH, slot, 0);
  setBoost(slot, 0);
  setLent(slot, 0);
  dropGrants(slot);
  setNum(GHOSTS, 1);
  stir();
  const waiting = num(WAITING);
  if (isCurse && waits && waiting < MOST_WAITING) {
    setByte(ZONE, slot, IN_CURSE);
    setByte(WAITING_LIST, waiting * 2, slot);
    setByte(WAITING_LIST, waiting * 2 + 1, seat);
    setNum(WAITING, waiting + 1);
    return;
  }
  setByte(ZONE, slot, IN_FALLEN);
  appendFallen(slot);
}

/** The fallen of army 0 come before those of army 1 and so on, each in the order in which they fell. */
function appendFallen(slot: i32): void {
  let place = num(FALLEN);
  setNum(FALLEN, place + 1);
  const army = byteOf(ARMY, slot);
  while (place > 0 && byteOf(ARMY, byteOf(FALLEN_LIST, place - 1)) > army) {
    setByte(FALLEN_LIST, place, byteOf(FALLEN_LIST, place - 1));
    place--;
  }
  setByte(FALLEN_LIST, place, slot);
}

/** What was lent to a piece that leaves the board is lost. A closed grant stays listed: its going would tell whose it was (R14). */
function dropGrants(slot: i32): void {
  const count = num(GRANTS);
  let kept = 0;
  for (let i = 0; i < count; i++) {
    const entry = load<u32>(S + <usize>GRANT_LIST + (<usize>i << 2));
    const own = <i32>(entry & 255) == slot;
    if (own && entry >>> 24 == GRANT_OPEN) continue;
    store<u32>(S + <usize>GRANT_LIST + (<usize>kept << 2), own ? (entry & 0xffffff) | (GRANT_ENDED << 24) : entry);
    kept++;
  }
  for (let i = kept; i < count; i++) store<u32>(S + <usize>GRANT_LIST + (<usize>i << 2), 0);
  setNum(GRANTS, kept);
}
