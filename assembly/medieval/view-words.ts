/** The words of a view in the inbox, taken apart: each in its range, none of them understood yet. */
import { ASKED_OVER, MASK_ALL, NONE, VIEWER_TRUTH } from '../core/layout';
import { HEAP_FALLEN } from '../core/numbers';
import { read, readBegin, readEnd, readFail, readFault, readIn } from '../core/words';
import { terrainOf } from './board';
import { BOMB } from './kinds';
import {
  ARMY_KINDS, BOMBS, FIRST_BOMB, MOST_FALLEN, MOST_PIECES, MOST_QUIET, PHASE_OVER, REASON_RESIGN, SLOTS, SQUARES, WIDTH,
} from './layout';

/** More choices, or turns, than any match can have. */
const MOST_COUNT: i32 = 0xffffff;
/** Counters, in the codec's order. */
export const COUNTER_SIDE: i32 = 0;
export const COUNTER_TURN: i32 = 1;
export const COUNTER_PHASE: i32 = 2;
export const COUNTER_BEGUN: i32 = 3;
export const COUNTER_QUIET: i32 = 4;
export const COUNTER_SUPPLY: i32 = 5;
export const COUNTER_FIRST: i32 = 7;
export const COUNTER_FORM: i32 = 8;
const COUNTERS: i32 = 9;
/** Lists, in the codec's order. */
export const LIST_PRISONERS: i32 = 0;
export const LIST_FUSES: i32 = 1;
export const LIST_PENDING: i32 = 2;
export const LIST_ACTED: i32 = 3;
export const LIST_SHUTTLE: i32 = 4;
export const LIST_HOME: i32 = 5;
export const LIST_ARMY: i32 = 6;
export const LIST_ARRANGED: i32 = 7;
const LISTS: i32 = 8;
const MOST_STEPS: i32 = 6 * MOST_PIECES;

/** Five i32 a token: id, square, seat, kind or -1, shownTo. */
const TOKEN_WORDS: usize = memory.data(SLOTS * 20, 16);
const HEAP_LENGTHS: usize = memory.data(2 * 4, 16);
const HEAP_KINDS: usize = memory.data(2 * MOST_FALLEN, 16);
const COUNTER_WORDS: usize = memory.data(COUNTERS * 4, 16);
const LIST_LENGTHS: usize = memory.data(LISTS * 4, 16);
const LIST_STARTS: usize = memory.data(LISTS * 4, 16);
const LIST_WORDS: usize = memory.data(1024 * 4, 16);

export let viewer: i32;
export let ply: i32;
export let askedWord: i32;
export let kindWord: i32;
export let tokens: i32;
export let hasResult: bool;
export let reason: i32;
export let winners: i32;
/** How many views were taken apart so far: what is kept here is that of the last one. */
export let scans: i32;
/** A view of another board. */
export let isElsewhere: bool;

// @ts-ignore: decorator
@inline
function tokenWord(token: i32, word: i32): i32 {
  return load<i32>(TOKEN_WORDS + (<usize>(token * 5 + word) << 2));
}

export function tokenId(token: i32): i32 {
  return tokenWord(token, 0);
}

export function tokenSquare(token: i32): i32 {
  return tokenWord(token, 1);
}

export function tokenSeat(token: i32): i32 {
  return tokenWord(token, 2);
}

/** The kind, as the view tells it; -1. */
export function tokenKind(token: i32): i32 {
  return tokenWord(token, 3);
}

export function tokenShown(token: i32): i32 {
  return tokenWord(token, 4);
}

/** How many of a seat's pieces have left the game, and the kind of the n-th. */
export function heapLength(seat: i32): i32 {
  return load<i32>(HEAP_LENGTHS + (<usize>seat << 2));
}

export function heapKind(seat: i32, n: i32): i32 {
  return load<u8>(HEAP_KINDS + <usize>(seat * MOST_FALLEN + n));
}

export function counter(number: i32): i32 {
  return load<i32>(COUNTER_WORDS + (<usize>number << 2));
}

export function listLength(list: i32): i32 {
  return load<i32>(LIST_LENGTHS + (<usize>list << 2));
}

export function listWord(list: i32, n: i32): i32 {
  return load<i32>(LIST_WORDS + (<usize>(load<i32>(LIST_STARTS + (<usize>list << 2)) + n) << 2));
}

/** Is an id in a list of ids? */
export function isListed(list: i32, id: i32): bool {
  for (let n = 0; n < listLength(list); n++) if (listWord(list, n) == id) return true;
  return false;
}

/** Takes apart the view of so many words from a word of the inbox on; 0 or a fault number. */
export function scanView(from: i32, words: i32): i32 {
  readBegin(from, words);
  scans++;
  isElsewhere = false;
  viewer = readIn(0, VIEWER_TRUTH);
  if (viewer > 1 && viewer < 8) readFail();
  ply = readIn(0, MOST_COUNT);
  askedWord = readIn(ASKED_OVER, 1);
  kindWord = read();
  readIn(WIDTH, WIDTH);
  readIn(WIDTH, WIDTH);
  readIn(NONE, NONE);
  for (let square = 0; square < SQUARES; square++) if (readIn(0, 2) != terrainOf(square)) isElsewhere = true;
  readTokens();
  readHeaps();
  readCounters();
  readLists();
  readIn(0, 0);
  hasResult = readIn(0, 1) == 1;
  reason = hasResult ? readIn(0, REASON_RESIGN) : 0;
  winners = hasResult ? readIn(0, 3) : 0;
  if (hasResult) readIn(0, 0);
  return readEnd();
}

function readTokens(): void {
  tokens = readIn(0, SLOTS);
  for (let token = 0; token < tokens; token++) {
    const at = TOKEN_WORDS + <usize>(token * 20);
    store<i32>(at, readIn(0, FIRST_BOMB + 3));
    store<i32>(at, readIn(0, SQUARES - 1), 4);
    store<i32>(at, readIn(0, 1), 8);
    store<i32>(at, readIn(NONE, BOMB), 12);
    store<i32>(at, readIn(0, MASK_ALL), 16);
  }
}

function readHeaps(): void {
  readIn(2, 2);
  for (let seat = 0; seat < 2; seat++) {
    readIn(seat, seat);
    readIn(HEAP_FALLEN, HEAP_FALLEN);
    const length = readIn(0, MOST_FALLEN);
    store<i32>(HEAP_LENGTHS + (<usize>seat << 2), length);
    for (let n = 0; n < length; n++) {
      store<u8>(HEAP_KINDS + <usize>(seat * MOST_FALLEN + n), readIn(0, ARMY_KINDS - 1));
    }
  }
}

function readCounters(): void {
  for (let number = 0; number < COUNTERS; number++) {
    let word = 0;
    switch (number) {
      case COUNTER_TURN:
        word = readIn(0, MOST_COUNT);
        break;
      case COUNTER_PHASE:
        word = readIn(0, PHASE_OVER);
        break;
      case COUNTER_QUIET:
        word = readIn(-1, MOST_QUIET);
        break;
      case COUNTER_SUPPLY:
      case COUNTER_SUPPLY + 1:
        word = readIn(0, BOMBS);
        break;
      default:
        word = readIn(0, 1);
    }
    store<i32>(COUNTER_WORDS + (<usize>number << 2), word);
  }
}

function readLists(): void {
  let start = 0;
  for (let list = 0; list < LISTS; list++) {
    const length = readIn(0, mostOf(list));
    store<i32>(LIST_LENGTHS + (<usize>list << 2), length);
    store<i32>(LIST_STARTS + (<usize>list << 2), start);
    for (let n = 0; n < length && readFault() == 0; n++) store<i32>(LIST_WORDS + (<usize>(start + n) << 2), readIn(0, FIRST_BOMB + 3));
    start += length;
  }
}

/** The most words of a list. */
function mostOf(list: i32): i32 {
  switch (list) {
    case LIST_PRISONERS:
      return 10;
    case LIST_FUSES:
      return 8;
    case LIST_PENDING:
      return 30;
    case LIST_ACTED:
      return MOST_PIECES;
    case LIST_SHUTTLE:
      return 5 * MOST_STEPS;
    case LIST_ARMY:
      return 2 * ARMY_KINDS;
    default:
      return 2;
  }
}
