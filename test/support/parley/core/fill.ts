/**
 * From a view and a guess to a whole state, and from a view alone to one that fits it at random (the search's belief).
 * Both lead through TEMPLATE: the view as a state in which HIDDEN stands for what it doesn't tell.
 */
import {
  ASKED_HIDDEN, FAULT_CONTRADICTION, FAULT_WORDS, INBOX_WORDS, NONE, VIEWER_TRUTH,
} from '../../../../assembly/core/layout';
import { INBOX, OUTBOX } from '../../../../assembly/core/memory';
import { seed } from '../../../../assembly/core/rng';
import { readBegin, readEnd, readFail, readFault, readIn } from '../../../../assembly/core/words';
import {
  ACTIVE,
  ASKS,
  CARDS,
  DECK,
  FIRST,
  HEAP_COUNT,
  HEIGHT,
  HIDDEN,
  KINDS,
  LEAK,
  NOBODY,
  PLY,
  REASON,
  REASON_AGREEMENT,
  RENEWALS,
  RENEWALS_MOST,
  RESPONDER,
  RNG,
  SEATS,
  SEATS_IN,
  SECOND,
  SETUP,
  SQUARES,
  STATE_BYTES,
  STEP,
  STEP_OVER,
  STEP_SETUP,
  STEP_WINDOW,
  TRUCE,
  TURNS,
  TURNS_MOST,
  WIDTH,
  WINNERS,
} from './layout';
import { asksSetting, leakSetting } from './settings';
import { isInRange, isSound } from './sound';
import { cardAt, clearState, get, heapCount, idAt, kindAt, ownerAt, putCard, putToken, set, setCard, shownAt } from './cells';
import { heapName, isViewer, writeView } from './view';

/** The view read last, as a state with gaps. */
export const TEMPLATE: usize = memory.data(STATE_BYTES, 16);
/** Who sees it. */
export let templateViewer: i32 = 0;
let askedWord: i32 = 0;

/** Reads View words from a place of the inbox into TEMPLATE; 0 or a fault number. */
export function readTemplate(from: i32, words: i32): i32 {
  const s = TEMPLATE;
  clearState(s);
  set(s, ASKS, asksSetting);
  set(s, LEAK, leakSetting);
  readBegin(from, words);
  templateViewer = readIn(0, VIEWER_TRUTH);
  if (!isViewer(templateViewer)) readFail();
  set(s, PLY, readIn(0, 1 << 20));
  askedWord = readIn(-2, SEATS - 1);
  readIn(-1, 9);
  readIn(WIDTH, WIDTH);
  readIn(HEIGHT, HEIGHT);
  readIn(NONE, NONE);
  for (let square = 0; square < SQUARES; square++) readIn(0, 0);
  readTokens(s);
  readHeaps(s);
  set(s, ACTIVE, readIn(0, SEATS - 1));
  set(s, STEP, readIn(0, STEP_OVER));
  set(s, TURNS, readIn(0, TURNS_MOST));
  set(s, RENEWALS, readIn(0, RENEWALS_MOST));
  set(s, SEATS_IN, readIn(0, (1 << SEATS) - 1));
  set(s, SETUP, readIn(0, SQUARES));
  const pending = readIn(0, 2);
  if (pending > 0) set(s, FIRST, readIn(0, SQUARES - 1));
  if (pending > 1) set(s, SECOND, readIn(0, SQUARES - 1));
  const left = readIn(0, SEATS * KINDS);
  for (let i = 0; i < left; i++) readIn(0, SEATS * 4 - 1);
  readIn(0, 0);
  if (readIn(0, 1) != 0) {
    set(s, REASON, readIn(0, REASON_AGREEMENT));
    set(s, WINNERS, readIn(0, (1 << SEATS) - 1));
    readIn(0, 0);
  }
  if (get(s, STEP) == STEP_WINDOW && askedWord >= 0) set(s, RESPONDER, askedWord);
  return readEnd();
}

function readTokens(s: usize): void {
  const count = readIn(0, SEATS * KINDS);
  let before = -1;
  for (let i = 0; i < count; i++) {
    const id = readIn(0, 4095);
    const square = readIn(before + 1, SQUARES - 1);
    const seat = readIn(0, SEATS - 1);
    const kind = readIn(NONE, KINDS - 1);
    // bit 9 is leak 3's
    const shown = readIn(0, 1023) & 511;
    if (readFault() != 0) return;
    putToken(s, square, seat, kind == NONE ? HIDDEN : kind, shown, id);
    before = square;
  }
}

function readHeaps(s: usize): void {
  readIn(HEAP_COUNT, HEAP_COUNT);
  for (let heap = 0; heap < HEAP_COUNT; heap++) {
    const seat = heap < DECK ? heap : NONE;
    readIn(seat, seat);
    readIn(heapName(heap), heapName(heap));
    const count = readIn(0, CARDS);
    for (let i = 0; i < count; i++) {
      const card = readIn(NONE, TRUCE);
      putCard(s, heap, card == NONE ? HIDDEN : card);
    }
  }
}

/** True when the square is one whose set-up answer the view hides: a guess holds an item for it (of a seat that is out, 3). */
export function isHiddenSetup(s: usize, square: i32): bool {
  if (get(s, STEP) != STEP_SETUP || square >= get(s, SETUP)) return false;
  return square / WIDTH != templateViewer && templateViewer != VIEWER_TRUTH;
}

/** True when the view hides who is asked. */
export function isHiddenAsked(s: usize): bool {
  return get(s, STEP) == STEP_WINDOW && askedWord == ASKED_HIDDEN;
}

/** Fills a copy of TEMPLATE from the Guess words behind the view; 0 or a fault number. */
function readGuess(s: usize, from: i32, words: i32): i32 {
  readBegin(from, words);
  readIn(words - 1, words - 1);
  for (let square = 0; square < SQUARES; square++) {
    if (isHiddenSetup(s, square)) {
      const item = readIn(0, KINDS);
      if (item < KINDS) putToken(s, square, square / WIDTH, item, 1 << (square / WIDTH), square);
    } else if (ownerAt(s, square) != NOBODY && kindAt(s, square) == HIDDEN) {
      putToken(s, square, ownerAt(s, square), readIn(0, KINDS - 1), shownAt(s, square), idAt(s, square));
    }
  }
  for (let heap = 0; heap <= DECK; heap++) {
    for (let place = 0; place < heapCount(s, heap); place++) {
      if (cardAt(s, heap, place) == HIDDEN) setCard(s, heap, place, readIn(0, TRUCE));
    }
  }
  if (isHiddenAsked(s)) set(s, RESPONDER, readIn(0, SEATS - 1));
  return readEnd();
}

/** Makes at `to` the state that a view at the inbox's start and the guess behind it describe; 0 or a fault number. */
export function fillState(to: usize, viewWords: i32, guessWords: i32): i32 {
  if (viewWords < 0 || viewWords > INBOX_WORDS) return FAULT_WORDS;
  const fault = readTemplate(0, viewWords);
  if (fault != 0) return fault;
  memory.copy(to, TEMPLATE, STATE_BYTES);
  const guessFault = readGuess(to, viewWords, guessWords);
  if (guessFault != 0) return guessFault;
  seed(to + RNG, 0);
  return agrees(to, 0, viewWords) ? 0 : FAULT_CONTRADICTION;
}

/** True when a filled state is sound, and seen by the view's viewer gives the view's own words back. */
export function agrees(s: usize, from: i32, words: i32): bool {
  if (!isInRange(s) || !isSound(s)) return false;
  if (get(s, LEAK) == 3) return true;
  if (writeView(s, templateViewer) != words) return false;
  return memory.compare(OUTBOX, INBOX + (<usize>from << 2), <usize>words << 2) == 0;
}
