/** Slots for the pieces of a state that is filled: the next free one of each seat, and which has an id. */
import { NONE } from '../core/layout';
import { isSquare } from './board';
import { FIRST_BOMB, MOST_PIECES, SEAT_SLOTS } from './layout';
import { bombSlot, idOf, makePiece } from './state';

/** How many a seat uses. */
let used0: i32;
let used1: i32;

/** No piece has a slot. */
export function freeSlots(): void {
  used0 = 0;
  used1 = 0;
}

/** Slots that a seat uses, its bombs' apart. */
export function usedSlots(seat: i32): i32 {
  return seat == 0 ? used0 : used1;
}

/** The slot of an id, on the board or waiting for its prison, a bomb's in any case; NONE. */
export function slotOfId(state: usize, id: i32): i32 {
  if (id >= FIRST_BOMB) return bombSlot((id - FIRST_BOMB) >> 1) + ((id - FIRST_BOMB) & 1);
  for (let n = 0; n < used0; n++) if (idOf(state, n) == id) return n;
  for (let n = 0; n < used1; n++) if (idOf(state, SEAT_SLOTS + n) == id) return SEAT_SLOTS + n;
  return NONE;
}

/** Makes the next piece of a seat, which stands nowhere yet; NONE: it can have no more, or the id is none, or another's. */
export function takeSlot(state: usize, seat: i32, id: i32, kind: i32, flags: i32): i32 {
  if (!isSquare(id) || slotOfId(state, id) != NONE) return NONE;
  const used = usedSlots(seat);
  if (used >= MOST_PIECES) return NONE;
  if (seat == 0) used0++;
  else used1++;
  const slot = seat * SEAT_SLOTS + used;
  makePiece(state, slot, id, kind, flags);
  return slot;
}
