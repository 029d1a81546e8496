/** The deal of the cards and the secret set-up (B2, B3). */
import { APPLIED_LEARNED, MASK_ALL } from '../../../../assembly/core/layout';
import { ROW_DEALT, ROW_PLACED, ROW_TURN } from '../../../../assembly/core/numbers';
import { seed, shuffleBytes } from '../../../../assembly/core/rng';
import { row1, rowBegin, rowEnd, rowPut } from '../../../../assembly/core/rows';
import { note } from './applied';
import {
  ACTIVE, CARDS, DECK, HEAP_BYTES, HEAPS, HOME_CELLS, HOP, LANTERN, LANTERNS, RNG, SEATS, SEATS_IN, SETUP,
  STATE_BYTES,
} from './layout';
import { cellOfPlace, get, idAt, isIn, kindAt, lowest, occupied, ownerAt, putHeap, putToken, set, takeHeap } from './cells';
import { startTurn } from './turn';

/** B2: a match dealt from a seed; seat 0 is to place. */
export function dealMatch(s: usize, seedWord: i32): void {
  memory.fill(s, 0, STATE_BYTES);
  set(s, SEATS_IN, (1 << SEATS) - 1);
  seed(s + RNG, seedWord);
  for (let i = 0; i < CARDS; i++) putHeap(s, DECK, i < LANTERNS ? LANTERN : HOP);
  shuffleBytes(s + RNG, s + HEAPS + DECK * HEAP_BYTES + 1, CARDS);
  for (let i = 0; i < 2 * SEATS; i++) putHeap(s, i >> 1, takeHeap(s, DECK, 0));
  row1(ROW_TURN, 0);
}

/** B3: the answer for the next place: a kind, or 0 for left empty. */
export function answerPlace(s: usize, item: i32): void {
  const seat = get(s, ACTIVE);
  const place = get(s, SETUP);
  const cell = cellOfPlace(place);
  if (item != 0) putToken(s, cell, seat, item, 1 << seat, cell);
  set(s, SETUP, place + 1);
  if (place + 1 == (seat + 1) * HOME_CELLS) placeOn(s);
}

/** B3, B16: the seat that places has done so: the next one that is in places, or the match begins. */
export function placeOn(s: usize): void {
  let seat = get(s, ACTIVE) + 1;
  while (seat < SEATS && !isIn(s, seat)) seat++;
  set(s, SETUP, seat * HOME_CELLS);
  if (seat < SEATS) {
    set(s, ACTIVE, seat);
    row1(ROW_TURN, seat);
  } else begin(s);
}

function begin(s: usize): void {
  note(APPLIED_LEARNED);
  row1(ROW_DEALT, SEATS);
  for (let left = occupied(s); left != 0; left &= left - 1) {
    const cell = lowest(left);
    const mask = 1 << ownerAt(s, cell);
    placedRow(s, cell, kindAt(s, cell), mask);
    placedRow(s, cell, -1, MASK_ALL & ~mask);
  }
  let first = 0;
  while (!isIn(s, first)) first++;
  startTurn(s, first);
}

function placedRow(s: usize, cell: i32, kind: i32, mask: i32): void {
  rowBegin(ROW_PLACED, mask);
  rowPut(ownerAt(s, cell));
  rowPut(idAt(s, cell));
  rowPut(kind);
  rowPut(cell);
  rowEnd();
}
