/** Which of a seat's hidden pieces is which, drawn anew as far as the other side could believe it. */
import { draw } from '../core/rng';
import { touch } from './ask';
import { useCurse } from './curse';
import { survey } from './deal';
import { isCastle, keysOfKind } from './kinds';
import { KEY_MAIN, STATIONARY } from './layout';
import { ARMY, ASK_KEY, COUNT, KIND, LOOKED, SHOWN } from './map';
import { findQuestion } from './question';
import { byteOf, idOf, isOnBoard, kindOf, num, ownerOf, setByte, squareOf } from './state';

/**
 * Shuffles the kinds of the pieces of the bound state that this seat has and the other side has never seen; what has moved
 * stays a piece that can move. Only between turns: a question under way may be about one of them. False elsewhere.
 */
export function disguiseSeat(seat: i32, rng: usize): bool {
  if (num(ASK_KEY) != KEY_MAIN) return false;
  const count = num(COUNT);
  for (let slot = count - 1; slot > 0; slot--) {
    if (!isDisguised(slot, seat)) continue;
    const other = draw(rng, slot + 1);
    if (other == slot || !isDisguised(other, seat) || byteOf(ARMY, other) != byteOf(ARMY, slot)) continue;
    if (staysHome(slot) != staysHome(other) && hasMoved(staysHome(slot) ? other : slot)) continue;
    const kind = kindOf(slot);
    setByte(KIND, slot, kindOf(other));
    setByte(KIND, other, kind);
  }
  survey();
  useCurse();
  touch();
  return findQuestion();
}

function isDisguised(slot: i32, seat: i32): bool {
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
