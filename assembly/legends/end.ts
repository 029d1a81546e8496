/** How a match ends, and who has lost a castle. */
import { MASK_ALL } from '../core/layout';
import { ROW_OVER } from '../core/numbers';
import { rowBegin, rowEnd, rowPut } from '../core/rows';
import { findTop } from './frames';
import { forgetGhosts } from './turn';
import { clearShifts } from './shuttle';
import { PHASE_OVER, REASON_CASTLE } from './layout';
import {
  AGAINST, ASK_KEY, ASK_SEAT, BOARD, FRAMES, NOBODY, PHASE, PICKED, REASON, SHARING, STRIKE, TURN_STEP, WINNERS,
} from './map';
import { num, other, pieceAt, setByte, setNum, squareOf } from './state';

// @ts-ignore: decorator
@inline
export function isOver(): bool {
  return num(PHASE) == PHASE_OVER;
}

/** Ends the match; `winners` is a mask of seats. */
export function finish(reason: i32, winners: i32): void {
  if (isOver()) return;
  rowBegin(ROW_OVER, MASK_ALL);
  rowPut(reason);
  rowPut(popcnt(winners));
  if (winners & 1) rowPut(0);
  if (winners & 2) rowPut(1);
  rowEnd();
  setNum(PHASE, PHASE_OVER);
  setNum(REASON, reason);
  setNum(WINNERS, winners);
  setNum(FRAMES, 0);
  findTop();
  setNum(AGAINST, NOBODY);
  setNum(AGAINST + 4, NOBODY);
  setNum(STRIKE, NOBODY);
  setNum(STRIKE + 4, NOBODY);
  setNum(ASK_KEY, 0);
  setNum(ASK_SEAT, 0);
  setNum(TURN_STEP, 0);
  setNum(PICKED, 0);
  clearShifts();
  forgetGhosts();
  sortSharers();
}

/** Castles of these seats (a mask) are lost by the doing of `author` (R79, R80; both: R81). */
export function loseCastles(seats: i32, author: i32): void {
  if (seats == 0) return;
  if (seats == 3) finish(REASON_CASTLE, author < 0 ? 0 : 1 << author);
  else finish(REASON_CASTLE, 1 << other(seats >> 1));
}

/** At the end nobody asks who attacked whom: of two on a square the lower slot counts as the first. */
export function sortSharers(): void {
  const second = num(SHARING);
  if (second == NOBODY) return;
  const square = squareOf(second);
  const first = pieceAt(square);
  setByte(BOARD, square, min(first, second));
  setNum(SHARING, max(first, second));
}
