/** Captured pieces go to their prisons, one after the other (RULES section 7, M23). */
import { FLAG_PRISONER, FLAG_SHOWN, FLAGS, PENDING, PHASE, PHASE_ASIDE, PHASE_JAIL, PHASE_ROOM } from './layout';
import { findPicks, pickAt } from './picks';
import { rowMoved, rowReturned } from './rows';
import { byteOf, dropHoming, dropPending, move, nextHoming, nextPending, placeOf, pushHoming, put, setNum, slotOn } from './state';

/** Jails who waits until a seat has to be asked where; false: nobody waits any more. */
export function jail(state: usize): bool {
  while (byteOf(state, PENDING, 0) > 0) {
    if (asks(state, PHASE_JAIL)) return true;
    if (picks > 0) {
      hold(state, pickAt(0));
      continue;
    }
    if (asks(state, PHASE_ROOM) || makeRoom(state, pickAt(0))) return true;
  }
  return false;
}

/** The captured piece stands on a square of the row. */
export function hold(state: usize, square: i32): void {
  const slot = nextPending(state);
  dropPending(state);
  store<u8>(state + <usize>slot, FLAG_SHOWN | FLAG_PRISONER, FLAGS);
  put(state, slot, square);
  rowReturned(state, slot, square);
}

/** The piece on a square of the row makes room; true: the seat is asked where it goes. */
export function makeRoom(state: usize, square: i32): bool {
  pushHoming(state, slotOn(state, square));
  if (asks(state, PHASE_ASIDE)) return true;
  moveAside(state, pickAt(0));
  return false;
}

/** It goes there, and the captured piece takes its square. */
export function moveAside(state: usize, square: i32): void {
  const slot = nextHoming(state);
  const from = placeOf(state, slot);
  dropHoming(state);
  move(state, slot, square);
  rowMoved(state, slot, from, square);
  hold(state, from);
}

let picks: i32;

/** Is there more than one square to choose from at a question? */
function asks(state: usize, phase: i32): bool {
  setNum(state, PHASE, phase);
  picks = findPicks(state);
  return picks > 1;
}
