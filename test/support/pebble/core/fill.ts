/**
 * From a view and a guess to a whole state (B24). The view is first read into TEMPLATE: a state with gaps, kind 0 or card
 * HIDDEN for what the view doesn't tell. The search's belief fills the gaps at random (`belief.ts`).
 */
import { FAULT_CONTRADICTION, FAULT_WORDS, INBOX_WORDS, MASK_ALL, NONE, VIEWER_TRUTH } from '../../../../assembly/core/layout';
import { INBOX, OUTBOX } from '../../../../assembly/core/memory';
import { seed } from '../../../../assembly/core/rng';
import { readBegin, readEnd, readFail, readFault, readIn } from '../../../../assembly/core/words';
import {
  ACTIVE, ARMY, BOULDER, CARDS, CELLS, GEM, HEAP_COUNT, HIDDEN, HOME_CELLS, HOP, LANTERN, PENDING, PLACES, PLY, QUIET,
  QUIET_MOST, REASON, REASON_AGREEMENT, RNG, SEATS, SEATS_IN, SETUP, STATE_BYTES, STEP, STEP_OVER, STEP_SETUP, TURNS,
  WINNERS,
} from './layout';
import {
  cellOfPlace, get, heapAt, heapCount, isFallen, isIn, isOpen, kindAt, lowest, occupied, putHeap, putToken, set,
  setHeap, setKind,
} from './cells';
import { isSound } from './sound';
import { heapName, heapSeat, isViewer, terrainAt, writeView } from './view';

/** The view read last, as a state with gaps. */
export const TEMPLATE: usize = memory.data(STATE_BYTES, 16);
/** Who sees it. */
export let templateViewer: i32 = 0;

const COUNT_MOST: i32 = 1 << 20;

/** Reads View words from a place of the inbox into TEMPLATE; 0 or a fault number. */
export function readTemplate(from: i32, words: i32): i32 {
  const s = TEMPLATE;
  memory.fill(s, 0, STATE_BYTES);
  readBegin(from, words);
  templateViewer = readIn(0, VIEWER_TRUTH);
  if (!isViewer(templateViewer)) readFail();
  set(s, PLY, readIn(0, COUNT_MOST));
  // who is asked what follows from the step: `agrees` compares it
  readIn(-2, SEATS - 1);
  readIn(-1, 9);
  readIn(CELLS, CELLS);
  readIn(1, 1);
  readIn(NONE, NONE);
  for (let cell = 0; cell < CELLS; cell++) readIn(terrainAt(cell), terrainAt(cell));
  readTokens(s);
  readHeaps(s);
  set(s, ACTIVE, readIn(0, SEATS - 1));
  set(s, STEP, readIn(0, STEP_OVER));
  set(s, TURNS, readIn(0, COUNT_MOST));
  set(s, QUIET, readIn(0, QUIET_MOST));
  set(s, SEATS_IN, readIn(0, (1 << SEATS) - 1));
  set(s, SETUP, readIn(0, PLACES));
  if (readIn(0, 1) != 0) set(s, PENDING, readIn(0, CELLS - 1));
  readIn(0, 0);
  if (readIn(0, 1) != 0) {
    set(s, REASON, readIn(0, REASON_AGREEMENT));
    set(s, WINNERS, readIn(0, (1 << SEATS) - 1));
    readIn(0, 0);
  }
  return readEnd();
}

function readTokens(s: usize): void {
  const count = readIn(0, SEATS * ARMY);
  let least = 0;
  for (let i = 0; i < count; i++) {
    const id = readIn(0, CELLS - 1);
    const cell = readIn(least, CELLS - 1);
    const seat = readIn(0, SEATS - 1);
    const kind = readIn(NONE, BOULDER);
    const shown = readIn(0, MASK_ALL);
    if (kind == 0) readFail();
    if (readFault() != 0) return;
    putToken(s, cell, seat, max(kind, 0), shown, id);
    least = cell + 1;
  }
}

function readHeaps(s: usize): void {
  readIn(HEAP_COUNT, HEAP_COUNT);
  for (let heap = 0; heap < HEAP_COUNT; heap++) {
    readIn(heapSeat(heap), heapSeat(heap));
    readIn(heapName(heap), heapName(heap));
    const count = readIn(0, CARDS);
    for (let i = 0; i < count; i++) {
      const what = isFallen(heap) ? readIn(GEM, BOULDER) : readIn(isOpen(heap) ? LANTERN : NONE, HOP);
      putHeap(s, heap, what == NONE ? HIDDEN : what);
    }
  }
}

/** Does the view hide the answers of a seat in the set-up? */
export function isSecret(s: usize, seat: i32): bool {
  const viewer = templateViewer;
  return get(s, STEP) == STEP_SETUP && isIn(s, seat) && seat != viewer && viewer != VIEWER_TRUTH;
}

/** Fills the gaps of a copy of TEMPLATE from Guess words in the inbox; 0 or a fault number. */
function readGuess(s: usize, from: i32, words: i32): i32 {
  readBegin(from, words);
  readIn(words - 1, words - 1);
  for (let place = 0; place < get(s, SETUP); place++) {
    const seat = place / HOME_CELLS;
    if (!isSecret(s, seat)) continue;
    const kind = readIn(0, BOULDER);
    if (kind != 0) putToken(s, cellOfPlace(place), seat, kind, 1 << seat, cellOfPlace(place));
  }
  for (let left = occupied(s); left != 0; left &= left - 1) {
    if (kindAt(s, lowest(left)) == 0) setKind(s, lowest(left), readIn(GEM, BOULDER));
  }
  for (let heap = 0; heap < HEAP_COUNT; heap++) {
    for (let place = 0; place < heapCount(s, heap); place++) {
      if (heapAt(s, heap, place) == HIDDEN) setHeap(s, heap, place, readIn(LANTERN, HOP));
    }
  }
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
  if (!isSound(s) || writeView(s, templateViewer) != words) return false;
  return memory.compare(OUTBOX, INBOX + (<usize>from << 2), <usize>words << 2) == 0;
}
