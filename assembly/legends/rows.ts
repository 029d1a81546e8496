/** What happens, with its row, its trace in `learned` and in `stirred` (R83). Rows that nothing follows are in `../core/rows`. */
import { MASK_ALL, NONE } from '../core/layout';
import {
  ROW_BOOSTED, ROW_CONTROLLED, ROW_CURSE_BEGAN, ROW_CURSE_ENDED, ROW_FOUGHT, ROW_GRANTED, ROW_LOOKED, ROW_MODIFIER,
  ROW_MOVED, ROW_REMOVED, ROW_RETURNED, ROW_SHOWN, ROW_SWAPPED, ROW_USED,
} from '../core/numbers';
import { row2, row3, rowBegin, rowEnd, rowPut, rowsOn } from '../core/rows';
import { ARMY, LOOKED, SHOWN, STIRRED } from './map';
import { byteOf, idOf, isShown, kindOf, ownerOf, setByte, setNum, sideMask, squareOf } from './state';

/** Reasons of a `modifier` row. */
export const MODIFIED_BY_POWER: i32 = 0;
export const MODIFIED_BY_CURSE: i32 = 1;
export const MODIFIED_BY_LOAN: i32 = 2;

/** A seat has learned something since `forgetLearned`. */
export let learned: bool = false;

export function forgetLearned(): void {
  learned = false;
}

/** Something has happened that breaks the quiet (R83). */
export function stir(): void {
  setNum(STIRRED, 1);
}

/** Shows a piece to all, if it is not. */
export function show(slot: i32): void {
  if (isShown(slot)) return;
  setByte(SHOWN, slot, 1);
  setByte(LOOKED, slot, 0);
  learned = true;
  stir();
  row2(ROW_SHOWN, idOf(slot), kindOf(slot));
}

/** Shows a piece to one seat's side alone. */
export function look(slot: i32, seat: i32): void {
  if (!isShown(slot)) setByte(LOOKED, slot, byteOf(LOOKED, slot) | (1 << seat));
  learned = true;
  const side = sideMask(seat);
  row3(ROW_LOOKED, seat, idOf(slot), kindOf(slot), side);
  row3(ROW_LOOKED, seat, idOf(slot), NONE, MASK_ALL & ~side);
}

export function rowMoved(slot: i32, from: i32, to: i32): void {
  row3(ROW_MOVED, idOf(slot), from, to);
}

/** Before the piece is shown by it. */
export function rowRemoved(slot: i32, cause: i32): void {
  if (!isShown(slot)) learned = true;
  if (!rowsOn) return;
  rowBegin(ROW_REMOVED, MASK_ALL);
  rowPut(byteOf(ARMY, slot));
  rowPut(idOf(slot));
  rowPut(kindOf(slot));
  rowPut(squareOf(slot));
  rowPut(cause);
  rowEnd();
}

export function rowReturned(slot: i32, square: i32): void {
  learned = true;
  if (!rowsOn) return;
  rowBegin(ROW_RETURNED, MASK_ALL);
  rowPut(idOf(slot));
  rowPut(kindOf(slot));
  rowPut(square);
  rowPut(ownerOf(slot));
  rowPut(byteOf(ARMY, slot));
  rowEnd();
}

/** `power` 0: a granted action; `keyword` -1: none. */
export function rowUsed(slot: i32, seat: i32, power: i32, keyword: i32): void {
  if (!rowsOn) return;
  rowBegin(ROW_USED, MASK_ALL);
  rowPut(idOf(slot));
  rowPut(seat);
  rowPut(power);
  rowPut(keyword);
  rowEnd();
}

export function rowSwapped(a: i32, b: i32, squareA: i32, squareB: i32): void {
  if (!rowsOn) return;
  rowBegin(ROW_SWAPPED, MASK_ALL);
  rowPut(idOf(a));
  rowPut(idOf(b));
  rowPut(squareA);
  rowPut(squareB);
  rowEnd();
}

export function rowModifier(slot: i32, by: i32, reason: i32, number: i32): void {
  if (!rowsOn || by == 0) return;
  rowBegin(ROW_MODIFIER, MASK_ALL);
  rowPut(idOf(slot));
  rowPut(by);
  rowPut(reason);
  rowPut(number);
  rowEnd();
}

export function rowFought(from: i32, square: i32, attack: i32, defence: i32, beaten: bool): void {
  if (!rowsOn) return;
  rowBegin(ROW_FOUGHT, MASK_ALL);
  rowPut(from);
  rowPut(square);
  rowPut(attack);
  rowPut(defence);
  rowPut(0);
  rowPut(beaten ? 1 : 0);
  rowEnd();
}

export function rowBoosted(slot: i32, by: i32): void {
  row2(ROW_BOOSTED, idOf(slot), by);
}

/** A closed grant tells the recipient to the giver's side alone. */
export function rowGranted(slot: i32, keyword: i32, seat: i32, open: bool): void {
  if (open) {
    row3(ROW_GRANTED, idOf(slot), keyword, seat);
    return;
  }
  const side = sideMask(seat);
  row3(ROW_GRANTED, idOf(slot), keyword, seat, side);
  row3(ROW_GRANTED, NONE, keyword, seat, MASK_ALL & ~side);
}

export function rowControlled(slot: i32): void {
  row2(ROW_CONTROLLED, idOf(slot), ownerOf(slot));
}

export function rowCurse(began: bool, slot: i32, seat: i32): void {
  row3(began ? ROW_CURSE_BEGAN : ROW_CURSE_ENDED, idOf(slot), kindOf(slot), seat);
}
