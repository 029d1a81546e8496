/** One whole state at random among those that the view in TEMPLATE allows: what the search plays its worlds from. */
import { draw, next, seed, shuffleBytes } from '../../../../assembly/core/rng';
import {
  CARDS,
  DECK,
  EMPTY_ITEM,
  ENVOY,
  HEAP_COUNT,
  HIDDEN,
  KINDS,
  NOBODY,
  RESPONDER,
  RNG,
  SEATS,
  SECOND,
  SQUARES,
  STATE_BYTES,
  STEP,
  STEP_SETUP,
  TRUCE,
  WIDTH,
} from './layout';
import { isHiddenAsked, isHiddenSetup, TEMPLATE } from './fill';
import { cardAt, get, heapCount, idAt, isIn, kindAt, ownerAt, putToken, set, setCard, shownAt, squareOf } from './cells';

/** Items or cards still to be given out. */
const POOL: usize = memory.data(16, 8);

/** Draws a whole state; its own generator's seed is drawn too. */
export function sampleState(s: usize, rng: usize): void {
  memory.copy(s, TEMPLATE, STATE_BYTES);
  for (let seat = 0; seat < SEATS; seat++) {
    if (!isIn(s, seat)) continue;
    if (get(s, STEP) == STEP_SETUP) sampleSetup(s, seat, rng);
    else sampleTokens(s, seat, rng);
  }
  sampleCards(s, rng);
  // the asked seat knows that it is asked; this is for other viewers' views
  if (isHiddenAsked(s)) set(s, RESPONDER, ownerAt(s, get(s, SECOND)));
  seed(s + RNG, <i32>next(rng));
}

/** A finished set-up is the three kinds and two empty squares in any order. */
function sampleSetup(s: usize, seat: i32, rng: usize): void {
  for (let i = 0; i < WIDTH; i++) store<u8>(POOL + i, min(i, EMPTY_ITEM));
  let hidden = false;
  for (let i = 0; i < WIDTH; i++) if (isHiddenSetup(s, seat * WIDTH + i)) hidden = true;
  if (!hidden) return;
  shuffleBytes(rng, POOL, WIDTH);
  for (let i = 0; i < WIDTH; i++) {
    const square = seat * WIDTH + i;
    const item = <i32>load<u8>(POOL + i);
    if (item < KINDS && isHiddenSetup(s, square)) putToken(s, square, seat, item, 1 << seat, square);
  }
}

/** Kinds not seen go to the unknown tokens in any order; the Envoy is among them, since the seat is in. */
function sampleTokens(s: usize, seat: i32, rng: usize): void {
  let count = 0;
  for (let kind = KINDS - 1; kind >= 0; kind--) {
    if (squareOf(s, seat, kind) >= 0) continue;
    store<u8>(POOL + count, kind);
    count++;
  }
  let unknown = 0;
  for (let square = 0; square < SQUARES; square++) {
    if (ownerAt(s, square) == seat && kindAt(s, square) == HIDDEN) unknown++;
  }
  if (unknown == 0) return;
  // the Envoy is last in the pool: the others are shuffled, enough of them kept beside it, and those shuffled with it
  const free = <i32>load<u8>(POOL + count - 1) == ENVOY ? count - 1 : count;
  shuffleBytes(rng, POOL, free);
  if (free < count) store<u8>(POOL + unknown - 1, ENVOY);
  shuffleBytes(rng, POOL, unknown);
  let at = 0;
  for (let square = 0; square < SQUARES; square++) {
    if (ownerAt(s, square) != seat || kindAt(s, square) != HIDDEN) continue;
    putToken(s, square, seat, load<u8>(POOL + at), shownAt(s, square), idAt(s, square));
    at++;
  }
}

/** Cards not seen go to the hidden places in any order. */
function sampleCards(s: usize, rng: usize): void {
  let count = 0;
  for (let card = 0; card <= TRUCE; card++) {
    let left = CARDS / 3;
    for (let heap = 0; heap < HEAP_COUNT; heap++) {
      for (let place = 0; place < heapCount(s, heap); place++) if (cardAt(s, heap, place) == card) left--;
    }
    for (; left > 0; left--) {
      if (count == CARDS) return;
      store<u8>(POOL + count, card);
      count++;
    }
  }
  shuffleBytes(rng, POOL, count);
  for (let heap = 0; heap <= DECK; heap++) {
    for (let place = 0; place < heapCount(s, heap); place++) {
      if (cardAt(s, heap, place) != HIDDEN || count == 0) continue;
      count--;
      setCard(s, heap, place, load<u8>(POOL + count));
    }
  }
}
