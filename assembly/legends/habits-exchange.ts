/** Which exchanges before the battle look worth making. */
import { boardHeight, boardSquares, rankOf } from '../core/geometry';
import { CHOICE_PASS } from '../core/numbers';
import { exchangeCode } from './ask';
import { layoutBegin, layoutWorth, setLaid, swapLaid } from './habits';
import { NOBODY } from './map';
import { kindOf, ownerOf, pieceAt } from './state';

/** What a pass weighs; an exchange that gains as much as the square root of this is as likely. */
const PASS_WEIGHT: i32 = 900;
const MOST_WEIGHT: i32 = 60000;

/** Writes a weight for each exchange of the seat that is asked, by what it gains, and for the pass. */
export function weighExchanges(weights: usize, seat: i32, count: i32): void {
  layoutBegin(seat, depthOf(seat));
  for (let square = 0; square < boardSquares; square++) {
    const slot = pieceAt(square);
    if (slot != NOBODY && ownerOf(slot) == seat) setLaid(square, kindOf(slot));
  }
  const before = layoutWorth();
  for (let index = 0; index < count; index++) {
    const code = exchangeCode(index);
    let weight = PASS_WEIGHT;
    if (code != CHOICE_PASS) {
      const a = (code >> 8) & 255;
      const b = code & 255;
      swapLaid(a, b);
      const gain = max(0, layoutWorth() - before);
      swapLaid(a, b);
      weight = min(MOST_WEIGHT, 1 + gain * gain);
    }
    store<i32>(weights + (<usize>index << 2), weight);
  }
}

/** How many ranks deep the pieces of a seat stand. */
function depthOf(seat: i32): i32 {
  let deep = 1;
  for (let square = 0; square < boardSquares; square++) {
    const slot = pieceAt(square);
    if (slot == NOBODY || ownerOf(slot) != seat) continue;
    deep = max(deep, 1 + (seat & 1 ? boardHeight - 1 - rankOf(square) : rankOf(square)));
  }
  return deep;
}
