/** The end of a match (RULES section 8). */
import { BEGUN, HOMING, PHASE, PHASE_OVER, QUIET, REASON, WINNERS } from './layout';
import { rowOver } from './rows';
import { clearActed, num, setByte, setNum } from './state';

/** Ends the match: nothing is under way any more; what waited for its prison goes on waiting. */
export function finish(state: usize, reason: i32, winners: i32): void {
  setNum(state, PHASE, PHASE_OVER);
  setNum(state, REASON, reason);
  setNum(state, WINNERS, winners);
  setNum(state, BEGUN, 0);
  setNum(state, QUIET, max(0, num(state, QUIET)));
  setByte(state, HOMING, 0, 0);
  clearActed(state);
  rowOver(reason, winners);
}

// @ts-ignore: decorator
@inline
export function isOver(state: usize): bool {
  return num(state, PHASE) == PHASE_OVER;
}
