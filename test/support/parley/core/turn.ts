/** How a turn and the match end, and how a seat goes out (P13, P14). */
import { CAUSE_OTHER, ROW_OVER, ROW_REMOVED, ROW_TURN } from '../../../../assembly/core/numbers';
import { MASK_ALL } from '../../../../assembly/core/layout';
import { row1, rowBegin, rowEnd, rowPut } from '../../../../assembly/core/rows';
import {
  ACTIVE,
  FIRST,
  REASON,
  REASON_LAST_ENVOY,
  REASON_NONE_LEFT,
  REASON_TURN_LIMIT,
  RESPONDER,
  SEATS,
  SEATS_IN,
  SECOND,
  SQUARES,
  STEP,
  STEP_CARD,
  STEP_OVER,
  TURNS,
  TURNS_MOST,
  WINNERS,
} from './layout';
import { get, hasEnvoy, idAt, isIn, kindAt, nextIn, ownerAt, set, takeToken } from './cells';

/** Asks something else: a step with its two words, 0 where it has none. */
export function enter(s: usize, step: i32, first: i32 = 0, second: i32 = 0): void {
  set(s, STEP, step);
  set(s, FIRST, first);
  set(s, SECOND, second);
  set(s, RESPONDER, 0);
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

/** P14: the end of a turn. */
export function endTurn(s: usize): void {
  set(s, TURNS, get(s, TURNS) + 1);
  const seats = get(s, SEATS_IN);
  const count = popcnt<i32>(seats);
  if (count == 1) return finish(s, REASON_LAST_ENVOY, seats);
  if (count == 0) return finish(s, REASON_NONE_LEFT, 0);
  if (get(s, TURNS) >= TURNS_MOST) return finish(s, REASON_TURN_LIMIT, 0);
  startTurn(s, nextIn(s, get(s, ACTIVE)));
}

/** The turn of a seat begins with its card. */
export function startTurn(s: usize, seat: i32): void {
  set(s, ACTIVE, seat);
  enter(s, STEP_CARD);
  row1(ROW_TURN, seat);
}

/** P13 after a fight: a seat without its Envoy goes out. */
export function checkEnvoy(s: usize, seat: i32): void {
  if (isIn(s, seat) && !hasEnvoy(s, seat)) leave(s, seat, CAUSE_OTHER);
}

/** P13, P15: a seat is out, its remaining tokens leave face down. */
export function leave(s: usize, seat: i32, cause: i32): void {
  set(s, SEATS_IN, get(s, SEATS_IN) & ~(1 << seat));
  for (let square = 0; square < SQUARES; square++) {
    if (ownerAt(s, square) != seat) continue;
    removedRow(s, square, kindAt(s, square), cause, 1 << seat);
    removedRow(s, square, -1, cause, MASK_ALL & ~(1 << seat));
    takeToken(s, square);
  }
}

/** The row of a token that leaves the board, with the kind as its readers get it. */
export function removedRow(s: usize, square: i32, kind: i32, cause: i32, mask: i32): void {
  rowBegin(ROW_REMOVED, mask);
  rowPut(ownerAt(s, square));
  rowPut(idAt(s, square));
  rowPut(kind);
  rowPut(square);
  rowPut(cause);
  rowEnd();
}
