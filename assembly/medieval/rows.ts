/** Rows as CONTRACT.md words them, and whether they teach a seat something. */
import { MASK_ALL, NONE } from '../core/layout';
import {
  ROW_CALLED, ROW_FOUGHT, ROW_FREED, ROW_LOOKED, ROW_MOVED, ROW_OVER, ROW_PLACED, ROW_REMOVED, ROW_RETURNED, ROW_SHOWN,
} from '../core/numbers';
import { row2, row3, rowBegin, rowEnd, rowPut } from '../core/rows';
import { FLAG_SHOWN } from './layout';
import { addFlag, hasFlag, idOf, kindOf, seatOf } from './state';

/** Has a seat learned something since `forgetLearned`? */
export let learned: bool = false;

export function forgetLearned(): void {
  learned = false;
}

export function learn(): void {
  learned = true;
}

/** Shows a piece to all; a row, unless it was. */
export function reveal(state: usize, slot: i32): void {
  if (hasFlag(state, slot, FLAG_SHOWN)) return;
  addFlag(state, slot, FLAG_SHOWN);
  learned = true;
  row2(ROW_SHOWN, idOf(state, slot), kindOf(state, slot));
}

/** Names a piece that takes part in a fight or a shot. */
export function rowCalled(state: usize, slot: i32): void {
  row2(ROW_CALLED, seatOf(slot), kindOf(state, slot));
}

export function rowMoved(state: usize, slot: i32, from: i32, to: i32): void {
  row3(ROW_MOVED, idOf(state, slot), from, to);
}

/** A piece of a kind that all, or only its seat, may know stands on a square. */
export function rowPlaced(state: usize, slot: i32, square: i32, mask: i32): void {
  rowBegin(ROW_PLACED, mask);
  rowPut(seatOf(slot));
  rowPut(idOf(state, slot));
  rowPut(kindOf(state, slot));
  rowPut(square);
  rowEnd();
}

/** What a Spy's seat learns, and that the others see it look. */
export function rowsLooked(state: usize, seat: i32, slot: i32): void {
  learned = true;
  row3(ROW_LOOKED, seat, idOf(state, slot), kindOf(state, slot), 1 << seat);
  row3(ROW_LOOKED, seat, idOf(state, slot), NONE, MASK_ALL & ~(1 << seat));
}

/** A piece leaves its square for a reason; all are told its kind. */
export function rowRemoved(state: usize, slot: i32, square: i32, cause: i32): void {
  if (!hasFlag(state, slot, FLAG_SHOWN)) learned = true;
  rowBegin(ROW_REMOVED, MASK_ALL);
  rowPut(seatOf(slot));
  rowPut(idOf(state, slot));
  rowPut(kindOf(state, slot));
  rowPut(square);
  rowPut(cause);
  rowEnd();
}

/** Starts a comparison's row; the squares of helpers, if any, and `rowFoughtEnd` follow. */
export function rowFought(from: i32, square: i32, attack: i32, defence: i32, helpers: i32): void {
  rowBegin(ROW_FOUGHT, MASK_ALL);
  rowPut(from);
  rowPut(square);
  rowPut(attack);
  rowPut(defence);
  rowPut(helpers);
}

export function rowFoughtEnd(beaten: bool): void {
  rowPut(beaten ? 1 : 0);
  rowEnd();
}

/** A prisoner is free on a square; `escaped` 1: by its own feet. */
export function rowFreed(state: usize, slot: i32, square: i32, escaped: i32): void {
  rowBegin(ROW_FREED, MASK_ALL);
  rowPut(seatOf(slot));
  rowPut(idOf(state, slot));
  rowPut(kindOf(state, slot));
  rowPut(square);
  rowPut(escaped);
  rowEnd();
}

/** A captured piece stands in its prison. */
export function rowReturned(state: usize, slot: i32, square: i32): void {
  rowBegin(ROW_RETURNED, MASK_ALL);
  rowPut(idOf(state, slot));
  rowPut(kindOf(state, slot));
  rowPut(square);
  rowPut(seatOf(slot));
  rowPut(seatOf(slot));
  rowEnd();
}

export function rowOver(reason: i32, winners: i32): void {
  rowBegin(ROW_OVER, MASK_ALL);
  rowPut(reason);
  rowPut(<i32>popcnt(winners));
  for (let seat = 0; seat < 2; seat++) if ((winners >> seat) & 1) rowPut(seat);
  rowEnd();
}
