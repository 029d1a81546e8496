/** What a viewer may know, as View words: seats 0 to 2, the onlooker 8, the truth 9. */
import { ASKED_HIDDEN, ASKED_OVER, NONE, VIEWER_ONLOOKER, VIEWER_TRUTH } from '../../../../assembly/core/layout';
import { HEAP_DECK, HEAP_DISCARD, HEAP_HAND } from '../../../../assembly/core/numbers';
import { write, writeAt, writeBegin, writeCount } from '../../../../assembly/core/words';
import { askedSeat, kindOfStep } from './choices';
import {
  ACTIVE,
  DECK,
  DISCARD,
  FIRST,
  HEAP_COUNT,
  HEIGHT,
  KINDS,
  LEAK,
  NOBODY,
  PLY,
  REASON,
  RENEWALS,
  SEATS,
  SEATS_IN,
  SECOND,
  SETUP,
  SPY,
  SQUARES,
  STEP,
  STEP_NAMED,
  STEP_OVER,
  STEP_SETUP,
  STEP_SLIP,
  STEP_WINDOW,
  TURNS,
  WIDTH,
  WINNERS,
} from './layout';
import { cardAt, get, heapCount, idAt, isIn, kindAt, ownerAt, shownAt, squareOf } from './cells';

/** True for the viewers that a match has. */
export function isViewer(viewer: i32): bool {
  return <u32>viewer < <u32>SEATS || viewer == VIEWER_ONLOOKER || viewer == VIEWER_TRUTH;
}

/** Writes the View words to the outbox; gives their count. */
export function writeView(s: usize, viewer: i32): i32 {
  writeBegin();
  write(viewer);
  write(get(s, PLY));
  write(seenAsked(s, viewer));
  write(kindOfStep(get(s, STEP)));
  write(WIDTH);
  write(HEIGHT);
  write(NONE);
  for (let square = 0; square < SQUARES; square++) write(0);
  writeTokens(s, viewer);
  write(HEAP_COUNT);
  for (let heap = 0; heap < HEAP_COUNT; heap++) writeHeap(s, heap, viewer);
  write(get(s, ACTIVE));
  write(get(s, STEP));
  write(get(s, TURNS));
  write(get(s, RENEWALS));
  write(get(s, SEATS_IN));
  write(get(s, SETUP));
  writePending(s);
  writeLeft(s, viewer);
  write(0);
  writeEnding(s);
  return writeCount();
}

/** P11: who is asked in a window is for that seat and the truth; leak 5 tells it to all (P18). */
function seenAsked(s: usize, viewer: i32): i32 {
  const step = get(s, STEP);
  if (step == STEP_OVER) return ASKED_OVER;
  const seat = askedSeat(s);
  const told = step != STEP_WINDOW || viewer == seat || viewer == VIEWER_TRUTH || get(s, LEAK) == 5;
  return told ? seat : ASKED_HIDDEN;
}

/** P2: until all is dealt nobody else's token is seen, also when the match ends before. */
function writeTokens(s: usize, viewer: i32): void {
  const at = writeCount();
  let count = 0;
  write(0);
  for (let square = 0; square < SQUARES; square++) {
    const owner = ownerAt(s, square);
    const truth = viewer == VIEWER_TRUTH;
    if (owner == NOBODY || (get(s, SETUP) < SQUARES && owner != viewer && !truth)) continue;
    const shown = shownAt(s, square);
    const kind = kindAt(s, square);
    write(idAt(s, square));
    write(square);
    write(owner);
    write(truth || ((shown >> viewer) & 1) != 0 ? kind : NONE);
    // P18: leak 3
    write(get(s, LEAK) == 3 && kind == SPY && shown != 511 ? shown | 512 : shown);
    count++;
  }
  writeAt(at, count);
}

/** A seat sees its own hand and the discard heap, an onlooker the discard heap, the truth all. */
function writeHeap(s: usize, heap: i32, viewer: i32): void {
  const seen = heap == DISCARD || heap == viewer || viewer == VIEWER_TRUTH;
  const count = heapCount(s, heap);
  write(heap < DECK ? heap : NONE);
  write(heapName(heap));
  write(count);
  for (let place = 0; place < count; place++) write(seen ? cardAt(s, heap, place) : NONE);
}

/** The number of the name of one of the five heaps. */
export function heapName(heap: i32): i32 {
  if (heap < DECK) return HEAP_HAND;
  return heap == DECK ? HEAP_DECK : HEAP_DISCARD;
}

function writePending(s: usize): void {
  const step = get(s, STEP);
  const count = step == STEP_NAMED ? 1 : step == STEP_SLIP || step == STEP_WINDOW ? 2 : 0;
  write(count);
  if (count > 0) write(get(s, FIRST));
  if (count > 1) write(get(s, SECOND));
}

/** In the set-up the kinds yet to place: a seat's own, or all seats' for the truth. */
function writeLeft(s: usize, viewer: i32): void {
  const at = writeCount();
  let count = 0;
  write(0);
  for (let seat = 0; seat < SEATS; seat++) {
    if (get(s, STEP) != STEP_SETUP || !isIn(s, seat)) continue;
    if (viewer != seat && viewer != VIEWER_TRUTH) continue;
    for (let kind = 0; kind < KINDS; kind++) {
      if (squareOf(s, seat, kind) >= 0) continue;
      write(viewer == VIEWER_TRUTH ? seat * 4 + kind : kind);
      count++;
    }
  }
  writeAt(at, count);
}

function writeEnding(s: usize): void {
  const over = get(s, STEP) == STEP_OVER;
  write(over ? 1 : 0);
  if (!over) return;
  write(get(s, REASON));
  write(get(s, WINNERS));
  write(0);
}
