/** Rows of more than a few arguments, as the contract orders their fields. */
import { MASK_ALL } from '../core/layout';
import { ROW_FOUGHT, ROW_PLACED, ROW_REMOVED } from '../core/numbers';
import { rowBegin, rowEnd, rowPut } from '../core/rows';
import { count, lowest } from './board';
import { kindAt, sideOf } from './state';

/** A unit stands; its id is its square. */
export function rowPlaced(seat: i32, kind: i32, square: i32): void {
  rowBegin(ROW_PLACED, MASK_ALL);
  rowPut(seat);
  rowPut(square);
  rowPut(kind);
  rowPut(square);
  rowEnd();
}

/** A fight: total against defence, and the squares of the units that lent to the total, without the one just placed. */
export function rowFought(from: i32, square: i32, attack: i32, defence: i32, helpers: u64): void {
  rowBegin(ROW_FOUGHT, MASK_ALL);
  rowPut(from);
  rowPut(square);
  rowPut(attack);
  rowPut(defence);
  rowPut(count(helpers));
  for (let left = helpers; left != 0; left &= left - 1) rowPut(lowest(left));
  rowPut(attack > defence ? 1 : 0);
  rowEnd();
}

/** Units that fall, one row each by square; they still stand. */
export function rowsRemoved(state: usize, seat: i32, fallen: u64, cause: i32): void {
  const side = sideOf(state, seat);
  for (let left = fallen; left != 0; left &= left - 1) {
    const square = lowest(left);
    rowBegin(ROW_REMOVED, MASK_ALL);
    rowPut(seat);
    rowPut(square);
    rowPut(kindAt(side, square));
    rowPut(square);
    rowPut(cause);
    rowEnd();
  }
}
