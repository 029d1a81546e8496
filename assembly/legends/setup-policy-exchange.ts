/** The set-up policy's weights of the exchanges before the battle. */
import { CHOICE_PASS } from '../core/choice-code';
import { boardHeight, boardSquares, rankOf } from '../core/geometry';
import { exchangeCode } from './ask';
import { layoutBegin, layoutWorth, setLaid, swapLaid } from './setup-policy';
import { NOBODY } from './map';
import { kindOf, ownerOf, pieceAt } from './state';

/** An exchange that gains less is left alone. */
const LEAST_GAIN: i32 = 30;
/** Those that gain at least so many quarters of what the best one gains are as likely as it. */
const QUARTERS: i32 = 3;
/** What a choice weighs that may be drawn. */
const LIKELY: i32 = 1000;

/**
 * Writes a weight for each exchange of the seat that is asked, and for the pass. The exchanges that gain about as much as the
 * best one are drawn, any as likely; the pass, where none gains anything worth telling the other side. 0: never drawn.
 */
export function weighExchanges(weights: usize, seat: i32, count: i32): void {
  layoutBegin(seat, depthOf(seat));
  for (let square = 0; square < boardSquares; square++) {
    const slot = pieceAt(square);
    if (slot != NOBODY && ownerOf(slot) == seat) setLaid(square, kindOf(slot));
  }
  const before = layoutWorth();
  let best = 0;
  for (let index = 0; index < count; index++) {
    const gain = gainOf(index, before);
    best = max(best, gain);
    store<i32>(weights + (<usize>index << 2), gain);
  }
  const worthwhile = best >= LEAST_GAIN;
  for (let index = 0; index < count; index++) {
    const passes = exchangeCode(index) == CHOICE_PASS;
    const likely = worthwhile ? !passes && 4 * load<i32>(weights + (<usize>index << 2)) >= QUARTERS * best : passes;
    store<i32>(weights + (<usize>index << 2), likely ? LIKELY : 0);
  }
}

/** How much better the layout is after a choice; 0 for the pass. */
function gainOf(index: i32, before: i32): i32 {
  const code = exchangeCode(index);
  if (code == CHOICE_PASS) return 0;
  const a = (code >> 8) & 255;
  const b = code & 255;
  swapLaid(a, b);
  const gain = layoutWorth() - before;
  swapLaid(a, b);
  return gain;
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
