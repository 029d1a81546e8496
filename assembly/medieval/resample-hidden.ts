/** Resamples which of a seat's hidden pieces is which, within what the other side's view allows. */
import { draw } from '../core/rng';
import { forgetActs, countActs } from './acts';
import { FLAG_LOOKED, FLAG_SHOWN, KINDS, MOST_PIECES, NOBODY, PHASE, PHASE_ACT, SEAT_SLOTS, STATE_BYTES } from './layout';
import { hasFlag, kindOf, lift, num, placeOf, put } from './state';

/** The state, should the asked seat have no act left when the kinds are exchanged. */
const BEFORE: usize = memory.data(STATE_BYTES, 16);

/**
 * Shuffles the kinds of the pieces that this seat has and the other has never seen. Only before an act: a question under way may
 * be about one of them. False elsewhere.
 */
export function resampleSeat(state: usize, seat: i32, rng: usize): bool {
  if (num(state, PHASE) != PHASE_ACT) return false;
  memory.copy(BEFORE, state, STATE_BYTES);
  const first = seat * SEAT_SLOTS;
  for (let slot = first + MOST_PIECES - 1; slot > first; slot--) {
    if (!isHidden(state, slot)) continue;
    const other = first + draw(rng, slot - first + 1);
    if (other != slot && isHidden(state, other)) exchange(state, slot, other);
  }
  forgetActs(state);
  if (countActs(state) > 0) return true;
  memory.copy(state, BEFORE, STATE_BYTES);
  return false;
}

function isHidden(state: usize, slot: i32): bool {
  return placeOf(state, slot) != NOBODY && !hasFlag(state, slot, FLAG_SHOWN | FLAG_LOOKED);
}

/** Two pieces exchange their kinds; what is counted by kind stays right. */
function exchange(state: usize, slot: i32, other: i32): void {
  const kind = kindOf(state, slot);
  const place = placeOf(state, slot);
  const otherPlace = placeOf(state, other);
  lift(state, slot);
  lift(state, other);
  store<u8>(state + <usize>slot, kindOf(state, other), KINDS);
  store<u8>(state + <usize>other, kind, KINDS);
  put(state, slot, place);
  put(state, other, otherPlace);
}
