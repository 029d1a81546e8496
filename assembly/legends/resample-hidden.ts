/** Resamples which of a seat's hidden pieces is which, within what the other side's view allows. */
import { draw } from '../core/rng';
import { countChoices } from './ask';
import { reload } from './bind';
import { useCurse } from './curse';
import { survey } from './deal';
import { isCastle, keysOfKind } from './kinds';
import { KEY_MAIN, STATIONARY } from './layout';
import { touch } from './list';
import { ARMY, ASK_KEY, COUNT, KIND, LOOKED, SHOWN, STATE_BYTES } from './map';
import { byteOf, idOf, isOnBoard, kindOf, num, ownerOf, S, setByte, squareOf } from './state';

/** The state, should the asked seat have no choice left when the kinds are exchanged. */
const BEFORE: usize = memory.data(STATE_BYTES, 16);

/**
 * Shuffles the kinds of the pieces of the bound state that this seat has and the other side has never seen; what has moved
 * stays a piece that can move. Only between turns: a question under way may be about one of them. False elsewhere.
 */
export function resampleSeat(seat: i32, rng: usize): bool {
  if (num(ASK_KEY) != KEY_MAIN) return false;
  memory.copy(BEFORE, S, STATE_BYTES);
  const count = num(COUNT);
  for (let slot = count - 1; slot > 0; slot--) {
    if (!isHiddenOf(slot, seat)) continue;
    const other = draw(rng, slot + 1);
    if (other == slot || !isHiddenOf(other, seat) || byteOf(ARMY, other) != byteOf(ARMY, slot)) continue;
    if (staysHome(slot) != staysHome(other) && hasMoved(staysHome(slot) ? other : slot)) continue;
    const kind = kindOf(slot);
    setByte(KIND, slot, kindOf(other));
    setByte(KIND, other, kind);
  }
  settle();
  if (countChoices() > 0) return true;
  memory.copy(S, BEFORE, STATE_BYTES);
  reload();
  settle();
  return false;
}

/** What follows from the pieces, worked out anew. */
function settle(): void {
  survey();
  useCurse();
  touch();
}

function isHiddenOf(slot: i32, seat: i32): bool {
  const others = seat & 1 ? 0x55 : 0xaa;
  return ownerOf(slot) == seat && isOnBoard(slot) && byteOf(SHOWN, slot) == 0 && (byteOf(LOOKED, slot) & others) == 0;
}

function staysHome(slot: i32): bool {
  const kind = kindOf(slot);
  return isCastle(kind) || ((keysOfKind(kind) >> STATIONARY) & 1) != 0;
}

function hasMoved(slot: i32): bool {
  return idOf(slot) != squareOf(slot);
}
