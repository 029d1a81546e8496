/** The course of a turn (CONTRACT.md): its beginning, and what follows its last act. */
import { ROW_TURN } from '../core/numbers';
import { row1 } from '../core/rows';
import { countActs, forgetActs } from './acts';
import { explode, trigger } from './capture';
import { finish } from './end';
import { jail } from './jail';
import {
  BEGUN, FUSES, MOST_QUIET, NOBODY, PENDING, PHASE, PHASE_ACT, QUIET, REASON_NO_ACTION, REASON_NO_PROGRESS, SEAT_STEPS_BYTES, SIDE, STEPS,
  STEPS1, STEPS2, TURN,
} from './layout';
import { bombSlot, byteOf, clearActed, fuseOf, num, placeOf, setNum } from './state';

/** After the last act of a turn, or the blast at its beginning: prisons first, then on. */
export function settle(state: usize): void {
  if (jail(state)) return;
  if (num(state, BEGUN) == 0) endTurn(state);
  else {
    setNum(state, BEGUN, 0);
    openActs(state);
  }
}

/** The turn of the side begins: it is counted, and own bombs may go off. */
export function beginTurn(state: usize): void {
  const side = num(state, SIDE);
  setNum(state, TURN, num(state, TURN) + 1);
  row1(ROW_TURN, side);
  for (let slot = bombSlot(side); slot < bombSlot(side) + 2; slot++) {
    if (placeOf(state, slot) == NOBODY) continue;
    const left = fuseOf(state, slot) - 1;
    store<u8>(state + <usize>slot, left, FUSES);
    if (left == 0) trigger(slot);
  }
  explode(state);
  if (byteOf(state, PENDING, 0) == 0) openActs(state);
  else {
    setNum(state, BEGUN, 1);
    settle(state);
  }
}

/** The side acts; one that can't has lost (M30). */
export function openActs(state: usize): void {
  setNum(state, PHASE, PHASE_ACT);
  forgetActs(state);
  if (countActs(state) == 0) finish(state, REASON_NO_ACTION, 2 >> num(state, SIDE));
}

function endTurn(state: usize): void {
  const quiet = num(state, QUIET) + 1;
  setNum(state, QUIET, quiet);
  if (quiet >= MOST_QUIET) {
    finish(state, REASON_NO_PROGRESS, 0);
    return;
  }
  const side = num(state, SIDE);
  const steps = state + <usize>(side * SEAT_STEPS_BYTES);
  memory.copy(steps + STEPS2, steps + STEPS1, SEAT_STEPS_BYTES);
  memory.copy(steps + STEPS1, steps + STEPS, SEAT_STEPS_BYTES);
  memory.fill(steps + STEPS, 0, SEAT_STEPS_BYTES);
  clearActed(state);
  setNum(state, SIDE, side ^ 1);
  beginTurn(state);
}
