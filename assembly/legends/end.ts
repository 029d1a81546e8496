/** How a match ends, and who has lost a castle. */
import { MASK_ALL } from '../core/layout';
import { ROW_OVER } from '../core/numbers';
import { rowBegin, rowEnd, rowPut } from '../core/rows';
import { findTop } from './frames';
import { isCastle } from './kinds';
import { clearShifts } from './shuttle';
import { PHASE_OVER, REASON_CASTLE } from './layout';
import {
  AGAINST, ASK_KEY, ASK_SEAT, BOARD, COUNT, FRAMES, MOST_SEATS, NOBODY, PHASE, PICKED, REASON, SHARING, STRIKE,
  TURN_STEP, WINNERS,
} from './map';
import {
  forgetGhosts, isOnBoard, kindOf, num, ownerOf, pieceAt, sameSide, seatCount, setByte, setNum, sideMask, squareOf,
} from './state';

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
  putSeats(winners);
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

/** Appends the seats of a mask to the row begun: how many, then each. */
export function putSeats(mask: i32): void {
  rowPut(popcnt(mask));
  for (let seat = 0; seat < MOST_SEATS; seat++) if ((mask >> seat) & 1) rowPut(seat);
}

/** Castles of these sides (a mask) are lost by the doing of `author` (R79, R80; both: R81); in teams the last one counts (R130). */
export function loseCastles(sides: i32, author: i32): void {
  if (sides == 0) return;
  let beaten = sides;
  if (isDefined(WIDE) && seatCount() > 2) {
    for (let side = 0; side < 2; side++) if (castlesOf(side) > 0) beaten &= ~(1 << side);
    if (beaten == 0) return;
  }
  if (beaten == 3) finish(REASON_CASTLE, author < 0 ? 0 : sideMask(author));
  else finish(REASON_CASTLE, sideMask((beaten >> 1) ^ 1));
}

/** Castles on the board that a seat's side controls. */
export function castlesOf(seat: i32): i32 {
  let count = 0;
  for (let slot = 0; slot < num(COUNT); slot++) {
    if (isOnBoard(slot) && isCastle(kindOf(slot)) && sameSide(ownerOf(slot), seat)) count++;
  }
  return count;
}

/** The end does not tell attacker from defender: of two on a square the lower slot counts as the first. */
export function sortSharers(): void {
  const second = num(SHARING);
  if (second == NOBODY) return;
  const square = squareOf(second);
  const first = pieceAt(square);
  setByte(BOARD, square, min(first, second));
  setNum(SHARING, max(first, second));
}
