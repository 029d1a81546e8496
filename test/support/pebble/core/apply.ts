/** The answers, the questions that answer themselves (B5 to B9), and the resignation (B15, B16). */
import { APPLIED_LEARNED, MASK_ALL } from '../../../../assembly/core/layout';
import { CHOICE_PASS } from '../../../../assembly/core/choice-code';
import { CAUSE_RESIGNED, ROW_LOOKED, ROW_MOVED, ROW_PASSED, ROW_PLAYED, ROW_RESIGNED } from '../../../../assembly/core/numbers';
import { row1, row2, row3 } from '../../../../assembly/core/rows';
import { note } from './applied';
import { listChoices, listedCode } from './choices';
import { answerPlace, placeOn } from './deal';
import { attack } from './fight';
import {
  ACTIVE, DISCARD, LANTERN, PENDING, PLY, REASON_LAST_IN, SEATS, SEATS_IN, STEP, STEP_HOP, STEP_LAND, STEP_LANTERN,
  STEP_MAIN, STEP_SETUP,
} from './layout';
import {
  findHeap, get, idAt, kindAt, lowest, moveToken, ownerAt, putHeap, set, setShown, shownAt, takeHeap, takeToken, tokensOf,
} from './cells';
import { endTurn, enter, finish, leave } from './turn';

/** Answers with an index that the state offers, and settles what follows. */
export function applyIndex(s: usize, index: i32): void {
  listChoices(s);
  set(s, PLY, get(s, PLY) + 1);
  answer(s, listedCode(index));
  settle(s);
}

/** B9, B15: a pick with one candidate settles itself, a Lantern without a target lapses. */
function settle(s: usize): void {
  while (get(s, STEP) >= STEP_LANTERN && get(s, STEP) <= STEP_LAND) {
    const count = listChoices(s);
    if (count > 1) return;
    if (count == 0) endTurn(s);
    else answer(s, listedCode(0));
  }
}

function answer(s: usize, code: i32): void {
  const step = get(s, STEP);
  const cell = code & 255;
  if (step == STEP_SETUP) answerPlace(s, (code >> 16) & 4095);
  else if (step == STEP_LANTERN) look(s, cell);
  else if (step == STEP_HOP) enter(s, STEP_LAND, cell);
  else if (step == STEP_LAND) go(s, get(s, PENDING), cell);
  else if (step == STEP_MAIN) answerMain(s, code);
}

function answerMain(s: usize, code: i32): void {
  const from = (code >> 8) & 255;
  const to = code & 255;
  if (code == CHOICE_PASS) {
    row1(ROW_PASSED, get(s, ACTIVE));
    endTurn(s);
  } else if (code >> 28 == 6) play(s, (code >> 16) & 4095);
  else if (ownerAt(s, to) < SEATS) attack(s, from, to);
  else go(s, from, to);
}

/** B5, B8: a token goes to an empty cell. */
function go(s: usize, from: i32, to: i32): void {
  row3(ROW_MOVED, idAt(s, from), from, to);
  moveToken(s, from, to, get(s, ACTIVE));
  endTurn(s);
}

/** B6. */
function play(s: usize, card: i32): void {
  const seat = get(s, ACTIVE);
  putHeap(s, DISCARD, takeHeap(s, seat, findHeap(s, seat, card)));
  row2(ROW_PLAYED, seat, card);
  enter(s, card == LANTERN ? STEP_LANTERN : STEP_HOP);
}

/** B7. */
function look(s: usize, cell: i32): void {
  note(APPLIED_LEARNED);
  const seat = get(s, ACTIVE);
  const own = 1 << seat;
  row3(ROW_LOOKED, seat, idAt(s, cell), kindAt(s, cell), own);
  row3(ROW_LOOKED, seat, idAt(s, cell), -1, MASK_ALL & ~own);
  setShown(s, cell, shownAt(s, cell) | own);
  endTurn(s);
}

/** B15, B16: a seat that is in resigns from a match that is not over. */
export function resignSeat(s: usize, seat: i32): void {
  row1(ROW_RESIGNED, seat);
  const setup = get(s, STEP) == STEP_SETUP;
  if (setup) vanish(s, seat);
  else leave(s, seat, CAUSE_RESIGNED);
  const seats = get(s, SEATS_IN);
  if (popcnt<i32>(seats) == 1) finish(s, REASON_LAST_IN, seats);
  else if (seat != get(s, ACTIVE)) settle(s);
  else if (setup) placeOn(s);
  else endTurn(s);
}

/** B16: out of the set-up, without a row. */
function vanish(s: usize, seat: i32): void {
  set(s, SEATS_IN, get(s, SEATS_IN) & ~(1 << seat));
  for (let left = tokensOf(s, seat); left != 0; left &= left - 1) takeToken(s, lowest(left), seat);
}
