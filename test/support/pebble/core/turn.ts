/** How a turn and the match end, and how a seat goes out (B12 to B14). */
import { MASK_ALL } from '../../../../assembly/core/layout';
import { ROW_OVER, ROW_REMOVED, ROW_TURN } from '../../../../assembly/core/numbers';
import { row1, rowBegin, rowEnd, rowPut } from '../../../../assembly/core/rows';
import {
  ACTIVE, PENDING, QUIET, QUIET_MOST, REASON, REASON_LAST_IN, REASON_QUIET, SEATS, SEATS_IN, STEP, STEP_MAIN,
  STEP_OVER, TURNS, WINNERS,
} from './layout';
import { get, idAt, isIn, kindAt, lowest, set, shownAt, takeToken, tokensOf } from './cells';

/** Asks something else. */
export function enter(s: usize, step: i32, pending: i32 = 0): void {
  set(s, STEP, step);
  set(s, PENDING, pending);
}

/** The turn of a seat begins. */
export function startTurn(s: usize, seat: i32): void {
  set(s, ACTIVE, seat);
  enter(s, STEP_MAIN);
  row1(ROW_TURN, seat);
}

/** B14: the end of a turn. */
export function endTurn(s: usize): void {
  set(s, TURNS, get(s, TURNS) + 1);
  set(s, QUIET, get(s, QUIET) + 1);
  const seats = get(s, SEATS_IN);
  if (popcnt<i32>(seats) == 1) return finish(s, REASON_LAST_IN, seats);
  if (get(s, QUIET) == QUIET_MOST) return finish(s, REASON_QUIET, 0);
  let seat = get(s, ACTIVE);
  do seat = (seat + 1) % SEATS;
  while (!isIn(s, seat));
  startTurn(s, seat);
}

/** Ends the match. */
export function finish(s: usize, reason: i32, winners: i32): void {
  enter(s, STEP_OVER);
  set(s, REASON, reason);
  set(s, WINNERS, winners);
  rowBegin(ROW_OVER, MASK_ALL);
  rowPut(reason);
  rowPut(popcnt<i32>(winners));
  for (let seat = 0; seat < SEATS; seat++) if (((winners >> seat) & 1) != 0) rowPut(seat);
  rowEnd();
}

/** B12, B15: a seat is out, its tokens leave face down. */
export function leave(s: usize, seat: i32, cause: i32): void {
  set(s, SEATS_IN, get(s, SEATS_IN) & ~(1 << seat));
  for (let left = tokensOf(s, seat); left != 0; left &= left - 1) {
    const cell = lowest(left);
    const shown = shownAt(s, cell);
    removedRow(s, cell, seat, kindAt(s, cell), cause, shown);
    if (shown != MASK_ALL) removedRow(s, cell, seat, -1, cause, MASK_ALL & ~shown);
    remove(s, cell, seat);
  }
}

/** Takes a token off the board (B14: nothing is quiet then). */
export function remove(s: usize, cell: i32, seat: i32): void {
  takeToken(s, cell, seat);
  set(s, QUIET, 0);
}

/** The row of a token that leaves the board, with the kind as the seats of the mask get it. */
export function removedRow(s: usize, cell: i32, seat: i32, kind: i32, cause: i32, mask: i32): void {
  rowBegin(ROW_REMOVED, mask);
  rowPut(seat);
  rowPut(idAt(s, cell));
  rowPut(kind);
  rowPut(cell);
  rowPut(cause);
  rowEnd();
}
