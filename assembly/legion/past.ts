/**
 * Takes over a history from outside, position by position, in a scratch state. What that state has become after the last
 * one is the opening of the present turn; replaying the turn on it tells whether the present agrees with its past.
 */
import { rowsSwitch } from '../core/rows';
import { placeUnit } from './apply';
import { bit } from './board';
import { freeSquares, takenBy } from './choices';
import { clearHistory, enterPosition, setPosition } from './history';
import {
  ACTIVE,
  EMPTIED,
  HASHED_BYTES,
  HISTORY,
  LOG,
  PASSES,
  PLACEMENTS,
  SIDE,
  STATE_BYTES,
  STEP,
  STEP_OVER,
  STEP_PLACE,
  UNITS,
} from './layout';
import { kindAt, reserveOf, sideOf } from './state';

const PAST: usize = memory.data(STATE_BYTES, 16);

/** Seven words of a position (see `historyWord`); a reader fills them and calls what needs them. */
export const POSITION: usize = memory.data(28, 4);

let lastSide: i32 = -1;
let most: i32 = 0;

/** Starts an empty history in this log, for a state whose terrain, boards and counters are read already. */
export function beginPast(state: usize, log: usize): void {
  memory.copy(PAST, state, STATE_BYTES);
  store<i32>(PAST, -1, ACTIVE);
  store<u64>(PAST, 0, EMPTIED);
  store<i32>(PAST, STEP_PLACE, STEP);
  clearHistory(PAST, log);
  lastSide = -1;
  most = 0;
}

/** Enters the position in `POSITION`; false when it can't be or can't follow the one before. */
export function enterPast(): bool {
  // a third occurrence ends the match, so nothing can follow it
  if (most >= 3 || !setPosition(PAST, POSITION) || !groundTakes(PAST)) return false;
  const side = load<i32>(PAST, SIDE);
  if (side == lastSide) return false;
  lastSide = side;
  most = enterPosition(PAST);
  return true;
}

/** Gives the state the history entered; false when it is too long, or the present can't have come from it. */
export function endPast(state: usize): bool {
  const length = load<i32>(PAST, HISTORY);
  store<i32>(state, length, HISTORY);
  memory.copy(state + LOG, PAST + LOG, STATE_BYTES - LOG);
  if (length > 2 + 2 * load<i32>(state, PLACEMENTS) + load<i32>(state, PASSES)) return false;
  const step = load<i32>(state, STEP);
  if (step == STEP_OVER) return true;
  if (step < STEP_PLACE) return length == 0;
  return length > 0 && most < 3 && replayed(state);
}

/** Does the opening of the turn, with the active unit placed on it, become the state? */
function replayed(state: usize): bool {
  const square = load<i32>(state, ACTIVE);
  if (square >= 0) {
    const mover = load<i32>(PAST, SIDE);
    const side = sideOf(state, mover);
    if ((load<u64>(side, UNITS) & bit(square)) == 0) return false;
    const kind = kindAt(side, square);
    const inReserve = (reserveOf(PAST, mover) >> (kind << 2)) & 15;
    if (inReserve == 0 || (takenBy(PAST, kind, freeSquares(PAST)) & bit(square)) == 0) return false;
    rowsSwitch(false);
    placeUnit(PAST, kind, square);
    rowsSwitch(true);
  }
  return memory.compare(PAST, state, HASHED_BYTES) == 0;
}

/** Does the ground take each unit that stands on it? */
export function groundTakes(state: usize): bool {
  for (let seat = 0; seat < 2; seat++) {
    const side = sideOf(state, seat);
    for (let left = load<u64>(side, UNITS); left != 0; left &= left - 1) {
      const square = <i32>ctz(left);
      if (takenBy(state, kindAt(side, square), bit(square)) == 0) return false;
    }
  }
  return true;
}
