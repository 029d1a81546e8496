/** The deal and the secret set-up (P1, P2). */
import { APPLIED_LEARNED, MASK_ALL } from '../../../../assembly/core/layout';
import { ROW_DEALT, ROW_PLACED, ROW_TURN } from '../../../../assembly/core/numbers';
import { seed, shuffleBytes } from '../../../../assembly/core/rng';
import { row1, rowBegin, rowEnd, rowPut } from '../../../../assembly/core/rows';
import { note } from './applied';
import {
  ACTIVE,
  ASKS,
  CARDS,
  DECK,
  EMPTY_ITEM,
  HEAP_BYTES,
  HEAPS,
  ID,
  LEAK,
  NOBODY,
  RNG,
  SEATS,
  SEATS_IN,
  SETUP,
  SQUARES,
  WIDTH,
} from './layout';
import { clearState, get, idAt, isIn, kindAt, ownerAt, putCard, putToken, set, takeCard } from './cells';
import { startTurn } from './turn';

/** P1: a match dealt from a seed, with the options' numbers; seat 0 is to place. */
export function dealMatch(s: usize, seedWord: i32, asks: i32, leak: i32): void {
  clearState(s);
  set(s, ASKS, asks);
  set(s, LEAK, leak);
  set(s, SEATS_IN, (1 << SEATS) - 1);
  seed(s + RNG, seedWord);
  for (let i = 0; i < CARDS; i++) putCard(s, DECK, i >> 2);
  shuffleBytes(s + RNG, s + HEAPS + DECK * HEAP_BYTES + 1, CARDS);
  for (let i = 0; i < 2 * SEATS; i++) putCard(s, i >> 1, takeCard(s, DECK, 0));
  row1(ROW_TURN, 0);
}

/** P2: the answer for the next home square. */
export function answerPlace(s: usize, item: i32): void {
  const square = get(s, SETUP);
  const seat = get(s, ACTIVE);
  if (item != EMPTY_ITEM) putToken(s, square, seat, item, 1 << seat, square);
  set(s, SETUP, square + 1);
  if (get(s, SETUP) < (seat + 1) * WIDTH) return;
  placeOn(s);
}

/** P2, P15: the squares of the seat that places are done: the next seat that is in places, or the match begins. */
export function placeOn(s: usize): void {
  let seat = get(s, ACTIVE) + 1;
  while (seat < SEATS && !isIn(s, seat)) seat++;
  set(s, SETUP, seat * WIDTH);
  if (seat < SEATS) {
    set(s, ACTIVE, seat);
    row1(ROW_TURN, seat);
    return;
  }
  note(APPLIED_LEARNED);
  row1(ROW_DEALT, SEATS);
  for (let square = 0; square < SQUARES; square++) {
    const owner = ownerAt(s, square);
    if (owner == NOBODY) continue;
    // P18: leak 2
    if (get(s, LEAK) == 2) store<u16>(s + ID + (square << 1), owner * 5 + kindAt(s, square));
    placedRow(s, square, kindAt(s, square), 1 << owner);
    placedRow(s, square, -1, MASK_ALL & ~(1 << owner));
  }
  let first = 0;
  while (!isIn(s, first)) first++;
  startTurn(s, first);
}

function placedRow(s: usize, square: i32, kind: i32, mask: i32): void {
  rowBegin(ROW_PLACED, mask);
  rowPut(ownerAt(s, square));
  rowPut(idAt(s, square));
  rowPut(kind);
  rowPut(square);
  rowEnd();
}
