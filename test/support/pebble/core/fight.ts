/** An attack (B10 to B13). */
import { APPLIED_LEARNED, MASK_ALL } from '../../../../assembly/core/layout';
import {
  CAUSE_FIGHT, CAUSE_OTHER, ROW_FOUGHT, ROW_MOVED, ROW_SHOWN, ROW_STRUCK,
} from '../../../../assembly/core/numbers';
import { row2, row3, rowBegin, rowEnd, rowPut } from '../../../../assembly/core/rows';
import { note } from './applied';
import { ACTIVE, FALLEN, GEM } from './layout';
import { bit, get, idAt, kindAt, moveToken, ownerAt, putHeap, setShown, shownAt } from './cells';
import { HEATH } from './map';
import { endTurn, leave, remove, removedRow } from './turn';

/** Strength of the token on a cell when it attacks. */
// @ts-ignore: decorator
@inline
export function attackOf(s: usize, cell: i32): i32 {
  return kindAt(s, cell) - GEM;
}

/** Strength of the token on a cell when it is attacked there. */
export function defenceOf(s: usize, cell: i32): i32 {
  return attackOf(s, cell) + ((HEATH & bit(cell)) != 0 ? 1 : 0);
}

/** The token on `from` attacks the one on `to`; the turn ends. */
export function attack(s: usize, from: i32, to: i32): void {
  note(APPLIED_LEARNED);
  row2(ROW_STRUCK, from, to);
  show(s, from);
  show(s, to);
  const seat = get(s, ACTIVE);
  const other = ownerAt(s, to);
  const strength = attackOf(s, from);
  const defence = defenceOf(s, to);
  const gem = kindAt(s, to) == GEM;
  foughtRow(from, to, strength, defence);
  if (strength >= defence) fall(s, to, other);
  if (strength <= defence) fall(s, from, seat);
  if (strength > defence) {
    row3(ROW_MOVED, idAt(s, from), from, to);
    moveToken(s, from, to, seat);
  }
  if (gem && strength >= defence) leave(s, other, CAUSE_OTHER);
  endTurn(s);
}

function show(s: usize, cell: i32): void {
  if (shownAt(s, cell) == MASK_ALL) return;
  setShown(s, cell, MASK_ALL);
  row2(ROW_SHOWN, idAt(s, cell), kindAt(s, cell));
}

function foughtRow(from: i32, to: i32, strength: i32, defence: i32): void {
  rowBegin(ROW_FOUGHT, MASK_ALL);
  rowPut(from);
  rowPut(to);
  rowPut(strength);
  rowPut(defence);
  rowPut(0);
  rowPut(strength > defence ? 1 : 0);
  rowEnd();
}

function fall(s: usize, cell: i32, seat: i32): void {
  removedRow(s, cell, seat, kindAt(s, cell), CAUSE_FIGHT, MASK_ALL);
  putHeap(s, FALLEN + seat, kindAt(s, cell));
  remove(s, cell, seat);
}
