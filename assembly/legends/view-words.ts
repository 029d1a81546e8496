/** The words of a view, in bounds, and where each of its lists lies in the inbox. */
import { boardSquares } from '../core/geometry';
import { ASKED_OVER, MASK_ALL, VIEWER_TRUTH } from '../core/layout';
import { HEAP_FALLEN } from '../core/numbers';
import { inboxWord, read, readFail, readFault, readIn, readPlace } from '../core/words';
import { blank } from './bind';
import { FORM_EXCHANGES, formField, forms } from './forms';
import { GOAL_CONTROL, MOST_EXCHANGES, PHASE_ARRANGING, PHASE_OVER, REASON_GOAL } from './layout';
import {
  ASKS, COUNT, EXCHANGES_LEFT, EXTRA, FORM, LISTS, MOST_PIECES, MOST_SEATS, NOBODY, PHASE, PLY, REASON, SEATS, SIDE,
  SLOTS, SQUARES, STIRRED, TURN, WIDTH, WINDOWS, WINNERS,
} from './map';
import { setTerrain } from './placing';
import { num, seatCount, setNum } from './state';
import { kinds } from './tables';
import { isViewer } from './view';

/** More choices and turns than any match can have. */
export const MOST_PLY: i32 = 0xffffff;
export const LIST_COUNT: i32 = 23;
export const L_ARMY: i32 = 0;
export const L_FRESH: i32 = 1;
export const L_USED: i32 = 2;
export const L_BOOSTS: i32 = 3;
export const L_GRANTS: i32 = 4;
export const L_CURSES: i32 = 5;
export const L_FALLEN: i32 = 6;
export const L_SHUTTLE: i32 = 7;
export const L_QUIET: i32 = 8;
export const L_FIGHT: i32 = 10;
export const L_STRIKE: i32 = 11;
export const L_ROSTER: i32 = 12;
export const L_ARRANGED: i32 = 20;
export const L_GOALS: i32 = 21;
export const L_STACK: i32 = 22;
export const TOKEN_WORDS: i32 = 5;

/** Where each list begins in the inbox, and its length. */
export const listAt = new StaticArray<i32>(LIST_COUNT);
export const listLength = new StaticArray<i32>(LIST_COUNT);
export const heapAt = new StaticArray<i32>(8);
export const heapLength = new StaticArray<i32>(8);
/** Ids in ascending order, then the slot of each is its place. */
export const ids = new StaticArray<i32>(SLOTS);
export const sideSeen = new StaticArray<i32>(8);

/** Tokens of the view. */
export let tokens: i32 = 0;
export let tokensAt: i32 = 0;
export let contradicts: bool = false;
export let askedSeat: i32 = 0;
export let askedKind: i32 = 0;
export let window: i32 = 0;
export let passes: i32 = 0;
export let viewer: i32 = 0;

/** Marks the words as in their ranges, each by itself, and in contradiction. */
export function contradict(): void {
  contradicts = true;
}

/** Starts to read another view. */
export function forgetView(): void {
  contradicts = false;
}

/** Who is asked, where the view hides it, and with what kind of question. */
export function setAsked(seat: i32, kind: i32): void {
  askedSeat = seat;
  askedKind = kind;
}

export function setPasses(count: i32): void {
  passes = count;
}

export function readHead(): void {
  viewer = readIn(0, VIEWER_TRUTH);
  const ply = readIn(0, MOST_PLY);
  askedSeat = readIn(ASKED_OVER, MOST_SEATS - 1);
  askedKind = readIn(-1, 9);
  const width = readIn(1, 32);
  const height = readIn(1, 32);
  readIn(-1, -1);
  if (readFault() != 0 || width * height > SQUARES) {
    readFail();
    return;
  }
  blank(width, height);
  setNum(PLY, ply);
  for (let square = 0; square < boardSquares; square++) setTerrain(square, readIn(0, 6));
}

export function readTokens(): void {
  tokens = readIn(0, MOST_PIECES);
  tokensAt = readPlace();
  let last = -1;
  for (let i = 0; i < tokens; i++) {
    const id = readIn(0, 0xffff);
    const square = readIn(0, boardSquares - 1);
    readIn(0, MOST_SEATS - 1);
    readIn(-1, kinds);
    const shown = readIn(0, MASK_ALL);
    if (shown >= 1 << MOST_SEATS && shown != MASK_ALL) contradicts = true;
    const place = (square << 16) | id;
    if (place <= last) contradicts = true;
    last = place;
  }
}

export function readHeaps(): void {
  const seats = readIn(2, MOST_SEATS);
  setNum(SEATS, seats);
  if (seats % 2 != 0 || (seats > 2 && num(WIDTH) != seats * 4)) readFail();
  if (readFault() != 0) return;
  if (!isViewer(viewer) || askedSeat >= seats) contradicts = true;
  for (let army = 0; army < seats; army++) {
    readIn(army, army);
    readIn(HEAP_FALLEN, HEAP_FALLEN);
    unchecked((heapLength[army] = readIn(0, MOST_PIECES)));
    unchecked((heapAt[army] = readPlace()));
    for (let i = 0; i < unchecked(heapLength[army]); i++) readIn(1, kinds);
  }
}

export function readCounters(): void {
  setNum(SIDE, readIn(0, seatCount() - 1));
  setNum(TURN, readIn(0, MOST_PLY));
  setNum(PHASE, readIn(0, PHASE_ARRANGING));
  setNum(EXCHANGES_LEFT, readIn(0, MOST_EXCHANGES));
  setNum(EXTRA, readIn(0, 255));
  passes = readIn(-1, seatCount() - 1);
  window = readIn(-1, 3);
  setNum(STIRRED, readIn(0, 1));
  setNum(WINDOWS, readIn(0, 1));
  setNum(LISTS, readIn(0, 1));
  setNum(ASKS, readIn(0, 1));
  setNum(FORM, readIn(0, max(0, forms - 1)));
  if (num(EXCHANGES_LEFT) > formField(num(FORM), FORM_EXCHANGES)) contradicts = true;
}

export function readLists(): void {
  for (let list = 0; list < LIST_COUNT; list++) {
    const length = readIn(0, 4096);
    unchecked((listLength[list] = length));
    unchecked((listAt[list] = readPlace()));
    for (let i = 0; i < length && readFault() == 0; i++) read();
  }
}

export function readResult(): void {
  const there = readIn(0, 1) == 1;
  if (there != (askedSeat == ASKED_OVER) || there != (num(PHASE) == PHASE_OVER)) contradicts = true;
  if (!there) return;
  setNum(REASON, readIn(0, REASON_GOAL + GOAL_CONTROL));
  setNum(WINNERS, readIn(0, (1 << seatCount()) - 1));
  readIn(0, 0);
}

export function item(list: i32, index: i32): i32 {
  return inboxWord(unchecked(listAt[list]) + index);
}

export function lengthOf(list: i32): i32 {
  return unchecked(listLength[list]);
}

export function tokenWord(token: i32, part: i32): i32 {
  return inboxWord(tokensAt + token * TOKEN_WORDS + part);
}

/** The slot of an id; NOBODY when there is no such piece. */
export function slotOf(id: i32): i32 {
  let low = 0;
  let high = num(COUNT) - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    const found = unchecked(ids[middle]);
    if (found == id) return middle;
    if (found < id) low = middle + 1;
    else high = middle - 1;
  }
  return NOBODY;
}

export function addId(id: i32, count: i32): i32 {
  let place = count;
  while (place > 0 && unchecked(ids[place - 1]) > id) {
    unchecked((ids[place] = ids[place - 1]));
    place--;
  }
  unchecked((ids[place] = id));
  return count + 1;
}
