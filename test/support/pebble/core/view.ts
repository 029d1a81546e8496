/** What a viewer may know, as View words: seats 0 to 2, the onlooker 8, the truth 9 (B20 to B22). */
import { ASKED_OVER, NONE, VIEWER_ONLOOKER, VIEWER_TRUTH } from '../../../../assembly/core/layout';
import { HEAP_DECK, HEAP_DISCARD, HEAP_FALLEN, HEAP_HAND } from '../../../../assembly/core/numbers';
import { write, writeBegin, writeCount } from '../../../../assembly/core/words';
import { askedSeat, kindOfStep } from './choices';
import {
  ACTIVE, CELLS, DECK, HEAP_COUNT, PENDING, PLACES, PLY, QUIET, REASON, SEATS, SEATS_IN, SETUP, STEP, STEP_LAND,
  STEP_OVER, TURNS, WINNERS,
} from './layout';
import {
  bit, get, heapAt, heapCount, idAt, isFallen, isKnown, isOpen, kindAt, lowest, occupied, ownerAt, shownAt, tokensOf,
} from './cells';
import { HEATH } from './map';

/** True for the viewers that a match has. */
export function isViewer(viewer: i32): bool {
  return <u32>viewer < <u32>SEATS || viewer == VIEWER_ONLOOKER || viewer == VIEWER_TRUTH;
}

/** Terrain number of a cell. */
export function terrainAt(cell: i32): i32 {
  return (HEATH & bit(cell)) != 0 ? 1 : 0;
}

/** The seat of a heap, as a word. */
export function heapSeat(heap: i32): i32 {
  return heap < DECK ? heap % SEATS : NONE;
}

/** The number of a heap's name. */
export function heapName(heap: i32): i32 {
  if (heap < SEATS) return HEAP_HAND;
  if (isFallen(heap)) return HEAP_FALLEN;
  return heap == DECK ? HEAP_DECK : HEAP_DISCARD;
}

/** Writes the View words to the outbox; gives their count. */
export function writeView(s: usize, viewer: i32): i32 {
  const step = get(s, STEP);
  writeBegin();
  write(viewer);
  write(get(s, PLY));
  write(step == STEP_OVER ? ASKED_OVER : askedSeat(s));
  write(kindOfStep(step));
  write(CELLS);
  write(1);
  write(NONE);
  for (let cell = 0; cell < CELLS; cell++) write(terrainAt(cell));
  writeTokens(s, viewer);
  write(HEAP_COUNT);
  for (let heap = 0; heap < HEAP_COUNT; heap++) writeHeap(s, heap, viewer);
  write(get(s, ACTIVE));
  write(step);
  write(get(s, TURNS));
  write(get(s, QUIET));
  write(get(s, SEATS_IN));
  write(get(s, SETUP));
  write(step == STEP_LAND ? 1 : 0);
  if (step == STEP_LAND) write(get(s, PENDING));
  write(0);
  write(step == STEP_OVER ? 1 : 0);
  if (step != STEP_OVER) return writeCount();
  write(get(s, REASON));
  write(get(s, WINNERS));
  write(0);
  return writeCount();
}

/** B3: until all is dealt nobody else's token is seen, also when the match ends before. */
function writeTokens(s: usize, viewer: i32): void {
  const truth = viewer == VIEWER_TRUTH;
  let seen = occupied(s);
  if (!truth && get(s, SETUP) < PLACES) seen = viewer < SEATS ? tokensOf(s, viewer) : 0;
  write(<i32>popcnt(seen));
  for (; seen != 0; seen &= seen - 1) {
    const cell = lowest(seen);
    write(idAt(s, cell));
    write(cell);
    write(ownerAt(s, cell));
    write(truth || isKnown(s, cell, viewer) ? kindAt(s, cell) : NONE);
    write(shownAt(s, cell));
  }
}

function writeHeap(s: usize, heap: i32, viewer: i32): void {
  const seen = isOpen(heap) || heap == viewer || viewer == VIEWER_TRUTH;
  const count = heapCount(s, heap);
  write(heapSeat(heap));
  write(heapName(heap));
  write(count);
  for (let place = 0; place < count; place++) write(seen ? heapAt(s, heap, place) : NONE);
}
