/** What stands to be lost to bombs that are set: of a seat's pieces beside them, how much they weigh, by the turns it has left to save them. */
import { fileOf, rankOf } from './board';
import { KING } from './kinds';
import { FUSES, NOBODY, PHASE, PHASE_HOME, SIDE } from './layout';
import { bombSlot, isPrisoner, kindOf, listedOf, listOf, num, placeOf, slotOn } from './state';

/** A piece's weight is counted in these. */
const PART: i32 = 10;
/** i32: none, one, two or more turns left. */
const BURNING: usize = memory.data(3 * 4, 16);

/** Parts of weight in a blast's way with so many turns left: 0, 1, 2 or more. */
// @ts-ignore: decorator
@inline
export function burning(turns: i32): i32 {
  return load<i32>(BURNING + (<usize>turns << 2));
}

/**
 * Counts a seat's pieces round every bomb on the board, Kings and prisoners apart; `worths` holds an i32 a kind. With one turn left a
 * single piece can go: the worthiest is left out.
 */
export function countBurning(state: usize, seat: i32, worths: usize): void {
  memory.fill(BURNING, 0, 3 * 4);
  let best = 0;
  const list = listOf(state, seat);
  for (let i = listedOf(state, seat) - 1; i >= 0; i--) {
    const square = <i32>load<u8>(list + <usize>i);
    const slot = slotOn(state, square);
    const kind = kindOf(state, slot);
    if (kind == KING || isPrisoner(state, slot)) continue;
    const turns = turnsLeft(state, seat, square);
    if (turns > 2) continue;
    const parts = load<i32>(worths + (<usize>kind << 2)) / PART;
    if (turns == 1) best = max(best, parts);
    store<i32>(BURNING + (<usize>turns << 2), burning(turns) + parts);
  }
  store<i32>(BURNING, burning(1) - best, 4);
}

/** Turns that a seat has before a bomb beside a square goes off, 2 for more; 3: there is none. */
function turnsLeft(state: usize, seat: i32, square: i32): i32 {
  const isUnderWay = num(state, PHASE) <= PHASE_HOME;
  let least = 3;
  for (let n = 0; n < 4; n++) {
    const owner = n >> 1;
    const bomb = bombSlot(owner) + (n & 1);
    const place = placeOf(state, bomb);
    if (place == NOBODY || abs(fileOf(place) - fileOf(square)) > 1 || abs(rankOf(place) - rankOf(square)) > 1) continue;
    const fuse = <i32>load<u8>(state + <usize>bomb, FUSES);
    // the owner's turn under way is one of his; between turns the next one is the other side's
    const isNext = num(state, SIDE) == owner ? isUnderWay : !isUnderWay;
    const turns = owner == seat && !isNext ? fuse - 1 : fuse;
    least = min(least, min(2, turns));
  }
  return least;
}
