/** Writes the question and what a viewer may see (LEGENDS.md, View). */
import { MASK_ALL, VIEWER_ONLOOKER, VIEWER_TRUTH } from '../core/layout';
import { ASKED_HIDDEN, ASKED_OVER, HEAP_FALLEN, KIND_RESPOND, NONE } from '../core/numbers';
import { write, writeAt, writeBegin, writeCount } from '../core/words';
import { boardHeight, boardSquares, boardWidth } from '../core/geometry';
import { codeOf, countChoices, kindOfKey } from './ask';
import { isFighting } from './attack';
import { isOver } from './end';
import {
  ATTACKER, DEFENDER, EFFECT, field, findFrame, HAPPENS, KEYWORD, NUMBER, openWindow, ORIGIN, PASSES, signedField,
  top, USER, WINDOW_KIND,
} from './frames';
import { strengthOfKind } from './kinds';
import {
  FRAME_ATTACK, KEY_BERSERK, KEY_EXCHANGE, KEY_NAME, KEY_OFFER, KEY_ORDER, KEY_PICK, KEY_PLACE, KEY_RETREAT,
  KEY_TERRAIN, KEY_WINDOW, LISTS_CLOSED,
} from './layout';
import { placed } from './pick';
import { shiftCount, shiftPart } from './shuttle';
import { writeStack } from './stack';
import {
  ARMY, ASK_KEY, ASK_SEAT, ASKS, COUNT, CURSE, CURSE_SEAT, EXCHANGES_LEFT, EXTRA, FALLEN, FALLEN_LIST, FRESH,
  GRANT_LIST, GRANTS, LISTS, LOOKED, NOBODY, PHASE, PLY, QUIET, REASON, SIDE, STIRRED, STRIKE, TURN, USED, WAITING,
  WAITING_LIST, WINDOWS, WINNERS,
} from './map';
import { boostOf, byteOf, idOf, isShown, kindOf, num, ownerOf, pieceAt, sharerAt, terrainAt } from './state';
import { strengthOf, strengthsFor } from './strength';

/** Seats of a match. */
const SEATS: i32 = 2;
/** Rosters that a view has room for. */
const ROSTERS: i32 = 8;

/** Is this number a viewer: one of the two seats, an onlooker, the truth? */
export function isViewer(viewer: i32): bool {
  return viewer == 0 || viewer == 1 || viewer == VIEWER_ONLOOKER || viewer == VIEWER_TRUTH;
}

/** Does a viewer know what a piece is? */
export function sees(viewer: i32, slot: i32): bool {
  if (viewer == VIEWER_TRUTH || isShown(slot)) return true;
  return viewer < SEATS && (byteOf(ARMY, slot) == viewer || ((byteOf(LOOKED, slot) >> viewer) & 1) != 0);
}

/** Writes the Decision words; gives their count, 0 when the match is over. */
export function writeDecision(): i32 {
  writeBegin();
  if (isOver()) return 0;
  const key = num(ASK_KEY);
  write(kindOfKey(key));
  write(num(ASK_SEAT));
  write(key);
  writeArguments(key);
  const count = countChoices();
  write(count);
  for (let index = 0; index < count; index++) write(codeOf(index));
  return writeCount();
}

/** Writes the View words; gives their count. */
export function writeView(viewer: i32): i32 {
  writeBegin();
  const key = num(ASK_KEY);
  const seat = num(ASK_SEAT);
  const tells = viewer == VIEWER_TRUTH || viewer == seat || kindOfKey(key) != KIND_RESPOND;
  write(viewer);
  write(num(PLY));
  write(isOver() ? ASKED_OVER : tells ? seat : ASKED_HIDDEN);
  write(isOver() ? NONE : kindOfKey(key));
  write(boardWidth);
  write(boardHeight);
  write(NONE);
  for (let square = 0; square < boardSquares; square++) write(terrainAt(square));
  writeTokens(viewer);
  for (let army = 0; army < SEATS; army++) writeFallen(army, army == 0);
  writeCounters(viewer);
  writeLists(viewer);
  write(0);
  write(isOver() ? 1 : 0);
  if (isOver()) putResult();
  return writeCount();
}

/** Writes reason, winners mask, no scores; gives the words, 0 while the match goes on. */
export function writeResult(): i32 {
  writeBegin();
  if (isOver()) putResult();
  return writeCount();
}

function putResult(): void {
  write(num(REASON));
  write(num(WINNERS));
  write(0);
}

function writeArguments(key: i32): void {
  const length = writeCount();
  write(0);
  switch (key) {
    case KEY_EXCHANGE:
      write(num(EXCHANGES_LEFT));
      break;
    case KEY_WINDOW:
      write(field(top, WINDOW_KIND));
      break;
    case KEY_OFFER:
    case KEY_ORDER:
      write(field(top, HAPPENS));
      break;
    case KEY_PICK:
    case KEY_PLACE:
      write(idOf(field(top, USER)));
      write(field(top, NUMBER));
      write(signedField(top, KEYWORD));
      write(signedField(top, EFFECT));
      if (key == KEY_PLACE) write(idOf(placed()));
      break;
    case KEY_BERSERK:
    case KEY_RETREAT:
    case KEY_NAME:
      write(idOf(field(top, ATTACKER)));
      break;
    case KEY_TERRAIN:
      write(idOf(field(top, USER)));
      break;
    default:
  }
  writeAt(length, writeCount() - length - 1);
}

/** Tokens by square, then id. */
function writeTokens(viewer: i32): void {
  const length = writeCount();
  write(0);
  let count = 0;
  for (let square = 0; square < boardSquares; square++) {
    for (let n = 0; ; n++) {
      const slot = tokenAt(square, n);
      if (slot == NOBODY) break;
      write(idOf(slot));
      write(square);
      write(ownerOf(slot));
      write(sees(viewer, slot) ? kindOf(slot) : NONE);
      write(isShown(slot) ? MASK_ALL : byteOf(LOOKED, slot));
      count++;
    }
  }
  writeAt(length, count);
}

/** The n-th piece on a square, by id; NOBODY. */
export function tokenAt(square: i32, n: i32): i32 {
  const first = pieceAt(square);
  if (first == NOBODY || n > 1) return NOBODY;
  const second = sharerAt(square);
  if (second == NOBODY) return n == 0 ? first : NOBODY;
  return n == 0 ? min(first, second) : max(first, second);
}

function writeFallen(army: i32, isFirst: bool): void {
  if (isFirst) write(SEATS);
  write(army);
  write(HEAP_FALLEN);
  const length = writeCount();
  write(0);
  for (let i = 0; i < num(FALLEN); i++) {
    const slot = byteOf(FALLEN_LIST, i);
    if (byteOf(ARMY, slot) == army) write(kindOf(slot));
  }
  writeAt(length, writeCount() - length - 1);
}

function writeCounters(viewer: i32): void {
  const window = openWindow();
  write(num(SIDE));
  write(num(TURN));
  write(num(PHASE));
  write(num(EXCHANGES_LEFT));
  write(num(EXTRA));
  if (window == 0) write(0);
  else write(viewer == VIEWER_ONLOOKER ? NONE : field(window, PASSES));
  write(window == 0 ? NONE : field(window, WINDOW_KIND));
  write(num(STIRRED));
  write(num(WINDOWS));
  write(num(LISTS));
  write(num(ASKS));
}

function writeLists(viewer: i32): void {
  let length = open();
  for (let square = 0; square < boardSquares; square++) {
    for (let n = 0; tokenAt(square, n) != NOBODY; n++) write(byteOf(ARMY, tokenAt(square, n)));
  }
  length = next(length);
  for (let slot = 0; slot < num(COUNT); slot++) if (byteOf(FRESH, slot) != 0) write(idOf(slot));
  length = next(length);
  for (let slot = 0; slot < num(COUNT); slot++) writePair(slot, byteOf(USED, slot));
  length = next(length);
  for (let slot = 0; slot < num(COUNT); slot++) writePair(slot, boostOf(slot));
  length = next(length);
  writeGrants(viewer);
  length = next(length);
  writeCurses();
  length = next(length);
  for (let army = 0; army < SEATS; army++) {
    for (let i = 0; i < num(FALLEN); i++) {
      const slot = byteOf(FALLEN_LIST, i);
      if (byteOf(ARMY, slot) == army) write(idOf(slot));
    }
  }
  length = next(length);
  for (let seat = 0; seat < SEATS; seat++) for (let age = 1; age <= 2; age++) writeShifts(seat, age);
  length = next(length);
  write(num(QUIET));
  write(num(QUIET + 4));
  length = next(length);
  writeStrengths(viewer);
  length = next(length);
  writeFight();
  length = next(length);
  if (num(STRIKE) != NOBODY) {
    write(idOf(num(STRIKE)));
    write(idOf(num(STRIKE + 4)));
  }
  close(length);
  for (let army = 0; army < ROSTERS; army++) writeRoster(viewer, army);
  length = open();
  writeStack();
  close(length);
}

function open(): i32 {
  const at = writeCount();
  write(0);
  return at;
}

function close(at: i32): void {
  writeAt(at, writeCount() - at - 1);
}

function next(at: i32): i32 {
  close(at);
  return open();
}

function writePair(slot: i32, value: i32): void {
  if (value == 0) return;
  write(idOf(slot));
  write(value);
}

function writeGrants(viewer: i32): void {
  for (let i = 0; i < num(GRANTS); i++) {
    const giver = byteOf(GRANT_LIST, i * 4 + 2);
    const isOpen = byteOf(GRANT_LIST, i * 4 + 3) != 0;
    write(isOpen || viewer == giver || viewer == VIEWER_TRUTH ? idOf(byteOf(GRANT_LIST, i * 4)) : NONE);
    write(byteOf(GRANT_LIST, i * 4 + 1));
    write(giver);
    write(isOpen ? 1 : 0);
  }
}

function writeCurses(): void {
  const slot = num(CURSE);
  if (slot == NOBODY && num(WAITING) == 0) return;
  if (slot == NOBODY) for (let i = 0; i < 4; i++) write(NONE);
  else writeCurse(slot, num(CURSE_SEAT));
  for (let i = 0; i < num(WAITING); i++) writeCurse(byteOf(WAITING_LIST, i * 2), byteOf(WAITING_LIST, i * 2 + 1));
}

function writeCurse(slot: i32, seat: i32): void {
  write(idOf(slot));
  write(kindOf(slot));
  write(seat);
  write(byteOf(ARMY, slot));
}

/** By id. */
function writeShifts(seat: i32, age: i32): void {
  let last = -1;
  const count = shiftCount(seat, age);
  for (let n = 0; n < count; n++) {
    let best = -1;
    for (let i = 0; i < count; i++) {
      const slot = shiftPart(seat, age, i, 0);
      if (slot > last && (best < 0 || slot < shiftPart(seat, age, best, 0))) best = i;
    }
    if (best < 0) return;
    last = shiftPart(seat, age, best, 0);
    write(seat);
    write(age);
    write(idOf(last));
    write(shiftPart(seat, age, best, 1));
    write(shiftPart(seat, age, best, 2));
  }
}

function writeStrengths(viewer: i32): void {
  strengthsFor(viewer);
  for (let square = 0; square < boardSquares; square++) {
    for (let n = 0; tokenAt(square, n) != NOBODY; n++) {
      const slot = tokenAt(square, n);
      const known = sees(viewer, slot) && strengthOfKind(kindOf(slot)) != 0;
      write(known ? strengthOf(slot) : NONE);
    }
  }
  strengthsFor(VIEWER_TRUTH);
}

function writeFight(): void {
  const attack = findFrame(FRAME_ATTACK);
  if (attack == 0 || !isFighting(attack)) return;
  write(idOf(field(attack, ATTACKER)));
  write(idOf(field(attack, DEFENDER)));
  write(field(attack, ORIGIN));
}

/** Chart numbers of an army, ascending, where the viewer may know them (R136). */
function writeRoster(viewer: i32, army: i32): void {
  const length = open();
  const isOpen = num(LISTS) != LISTS_CLOSED || viewer == VIEWER_TRUTH || viewer == army;
  if (isOpen && army < SEATS) {
    for (let kind = 1; kind < 256; kind++) {
      for (let slot = 0; slot < num(COUNT); slot++) {
        if (kindOf(slot) == kind && byteOf(ARMY, slot) == army) write(kind);
      }
    }
  }
  close(length);
}
