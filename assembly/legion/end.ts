/** The end of a turn and of the match (RULES section 6; order of the checks L14, draws L15 and L16). */
import { MASK_ALL } from '../core/layout';
import { ROW_OVER, ROW_TURN } from '../core/numbers';
import { row1, rowBegin, rowEnd, rowPut } from '../core/rows';
import { count } from './board';
import { enterPosition, kingStood } from './history';
import {
  ACTIVE,
  EMPTIED,
  FOREST,
  FORM,
  FORM_CARAVAN,
  FORM_FOREST,
  FORM_KING,
  MOST_PLACEMENTS,
  PASSES,
  PLACEMENTS,
  REASON,
  REASON_ALL_PLACED,
  REASON_CARAVAN,
  REASON_FOREST,
  REASON_KING_LEFT,
  REASON_KING_REMOVED,
  REASON_PASSES,
  REASON_PLACEMENTS,
  REASON_REPETITION,
  SCORE,
  SIDE,
  STEP,
  STEP_OVER,
  STEP_PLACE,
  UNITS,
  WINNERS,
} from './layout';
import { longestLine } from './line';
import { reserveOf, sideOf } from './state';
import { KIND_KING, KING_ALONE } from './units';

/** Ends the match: reason, winners and score stand, no pick is open. */
export function finish(state: usize, reason: i32, winners: i32): void {
  store<i32>(state, STEP_OVER, STEP);
  store<i32>(state, reason, REASON);
  store<i32>(state, winners, WINNERS);
  store<i32>(state, -1, ACTIVE);
  store<u64>(state, 0, EMPTIED);
  rowBegin(ROW_OVER, MASK_ALL);
  rowPut(reason);
  rowPut(<i32>popcnt(winners));
  for (let seat = 0; seat < 2; seat++) if ((winners >> seat) & 1) rowPut(seat);
  rowEnd();
}

/** Ends a turn: counts the placement, checks for a win, gives the turn to the other side, checks for a draw. */
export function endTurn(state: usize, placed: i32): void {
  const mover = load<i32>(state, SIDE);
  const placements = load<i32>(state, PLACEMENTS) + placed;
  store<i32>(state, placements, PLACEMENTS);
  store<i32>(state, -1, ACTIVE);
  store<u64>(state, 0, EMPTIED);
  store<i32>(state, mover ^ 1, SIDE);
  if (won(state, mover)) return;
  if (enterPosition(state) >= 3) finish(state, REASON_REPETITION, 0);
  else if (placements >= MOST_PLACEMENTS) finish(state, REASON_PLACEMENTS, 0);
  else if (load<i32>(state, PASSES) >= 2) finish(state, REASON_PASSES, 0);
  else {
    store<i32>(state, STEP_PLACE, STEP);
    row1(ROW_TURN, mover ^ 1);
  }
}

/** The win checks of the form; true when the match is over. */
// @ts-ignore: decorator
@inline
function won(state: usize, mover: i32): bool {
  const form = load<i32>(state, FORM);
  if (form == FORM_KING) return kingWon(state, mover);
  if (reserveOf(state, mover) != 0) return false;
  if (form == FORM_CARAVAN || form == FORM_FOREST) scored(state, mover, form);
  else finish(state, REASON_ALL_PLACED, 1 << mover);
  return true;
}

/** Return of the King, in the order of L14. */
function kingWon(state: usize, mover: i32): bool {
  const other = mover ^ 1;
  const fallen = ((reserveOf(state, other) >> (KIND_KING << 2)) & 1) != 0 && kingStood(state, other);
  if (fallen) finish(state, REASON_KING_REMOVED, 1 << mover);
  else if (reserveOf(state, mover) == 0) finish(state, REASON_ALL_PLACED, 1 << mover);
  else if (reserveOf(state, mover) == KING_ALONE) finish(state, REASON_KING_LEFT, 1 << other);
  else if (reserveOf(state, other) == KING_ALONE) finish(state, REASON_KING_LEFT, 1 << mover);
  else return false;
  return true;
}

/** Caravan and Forest Master: the higher count wins, equal counts go to who placed the last unit (L13). */
function scored(state: usize, mover: i32, form: i32): void {
  const black = scoreOf(state, 0, form);
  const white = scoreOf(state, 1, form);
  store<i32>(state, black, SCORE);
  store<i32>(state, white, SCORE + 4);
  const winner = black == white ? mover : black > white ? 0 : 1;
  finish(state, form == FORM_CARAVAN ? REASON_CARAVAN : REASON_FOREST, 1 << winner);
}

/** A side's count in Caravan (its longest line) or Forest Master (its units on forest). */
export function scoreOf(state: usize, seat: i32, form: i32): i32 {
  const units = load<u64>(sideOf(state, seat), UNITS);
  return form == FORM_CARAVAN ? longestLine(units) : count(units & load<u64>(state, FOREST));
}
