/** Determinization: one whole state at random among those that the view in TEMPLATE allows, all alike likely. */
import { next, seed, shuffleBytes } from '../../../../assembly/core/rng';
import {
  BOULDER, CARDS, FALLEN, GEM, HEAP_COUNT, HIDDEN, HOME_CELLS, HOP, LANTERN, LANTERNS, RNG, SEATS, STATE_BYTES,
} from './layout';
import {
  cellOfPlace, countKind, heapAt, heapCount, isFallen, kindAt, lowest, placesDone, putToken, roster, setHeap, setKind,
  shownAt, tokensOf,
} from './cells';
import { isSecret, TEMPLATE } from './fill';

/** Kinds or cards still to be given out; how many. */
const POOL: usize = memory.data(16, 8);
let pooled: i32 = 0;

function add(what: i32, times: i32): void {
  for (let i = 0; i < times && pooled < 16; i++) {
    store<u8>(POOL + pooled, what);
    pooled++;
  }
}

/** The next of the pool; 0 when it is empty (a view that contradicts itself). */
function take(): i32 {
  if (pooled == 0) return 0;
  pooled--;
  return load<u8>(POOL + pooled);
}

/** Draws a whole state; its own generator's seed is drawn too. */
export function sampleState(s: usize, rng: usize): void {
  memory.copy(s, TEMPLATE, STATE_BYTES);
  for (let seat = 0; seat < SEATS; seat++) {
    if (isSecret(s, seat)) samplePlaces(s, seat, rng);
    else sampleKinds(s, seat, rng);
  }
  sampleCards(s, rng);
  seed(s + RNG, <i32>next(rng));
}

/** A seat's set-up is its tokens and an empty place in any order. */
function samplePlaces(s: usize, seat: i32, rng: usize): void {
  pooled = 0;
  add(0, 1);
  for (let kind = GEM; kind <= BOULDER; kind++) add(kind, roster(kind));
  shuffleBytes(rng, POOL, pooled);
  for (let place = 0; place < placesDone(s, seat); place++) {
    const kind = take();
    const cell = cellOfPlace(seat * HOME_CELLS + place);
    if (kind != 0) putToken(s, cell, seat, kind, 1 << seat, cell);
  }
}

/** Of a seat in play, the unknown tokens are what is neither known nor fallen, in any order. */
function sampleKinds(s: usize, seat: i32, rng: usize): void {
  const own = tokensOf(s, seat);
  if (countKind(s, own, 0) == 0) return;
  pooled = 0;
  for (let kind = GEM; kind <= BOULDER; kind++) {
    add(kind, roster(kind) - countKind(s, own, kind) - countHeap(s, FALLEN + seat, kind));
  }
  shuffleBytes(rng, POOL, pooled);
  for (let left = own; left != 0; left &= left - 1) if (kindAt(s, lowest(left)) == 0) setKind(s, lowest(left), take());
}

/** Cards not seen lie in the hidden places in any order. */
function sampleCards(s: usize, rng: usize): void {
  let lanterns = LANTERNS;
  let hops = CARDS - LANTERNS;
  for (let heap = 0; heap < HEAP_COUNT; heap++) {
    if (isFallen(heap)) continue;
    lanterns -= countHeap(s, heap, LANTERN);
    hops -= countHeap(s, heap, HOP);
  }
  pooled = 0;
  add(LANTERN, lanterns);
  add(HOP, hops);
  shuffleBytes(rng, POOL, pooled);
  for (let heap = 0; heap < HEAP_COUNT; heap++) {
    for (let place = 0; place < heapCount(s, heap); place++) {
      if (heapAt(s, heap, place) == HIDDEN) setHeap(s, heap, place, take());
    }
  }
}

function countHeap(s: usize, heap: i32, what: i32): i32 {
  let count = 0;
  for (let place = 0; place < heapCount(s, heap); place++) if (heapAt(s, heap, place) == what) count++;
  return count;
}

/** Shuffles the kinds of the tokens that only their own seat has been shown: the others could believe any order. */
export function resampleSeat(s: usize, seat: i32, rng: usize): void {
  pooled = 0;
  for (let left = tokensOf(s, seat); left != 0; left &= left - 1) {
    if (shownAt(s, lowest(left)) == 1 << seat) add(kindAt(s, lowest(left)), 1);
  }
  shuffleBytes(rng, POOL, pooled);
  for (let left = tokensOf(s, seat); left != 0; left &= left - 1) {
    if (shownAt(s, lowest(left)) == 1 << seat) setKind(s, lowest(left), take());
  }
}
