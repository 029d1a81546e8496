/** Resamples which of a seat's hidden tokens is which, within what the other seats' views allow. */
import { draw } from '../../../../assembly/core/rng';
import { ownerAt, kindAt } from './cells';
import { KIND, SHOWN, SQUARES } from './layout';

/** Shuffles the kinds of the tokens that only their own seat has been shown. */
export function resampleSeat(s: usize, seat: i32, rng: usize): bool {
  for (let square = SQUARES - 1; square > 0; square--) {
    if (!isHiddenOf(s, seat, square)) continue;
    let others = 0;
    for (let other = 0; other <= square; other++) if (isHiddenOf(s, seat, other)) others++;
    let left = draw(rng, others);
    let other = 0;
    while (!isHiddenOf(s, seat, other) || left-- > 0) other++;
    const kind = kindAt(s, square);
    store<u8>(s + <usize>square, kindAt(s, other), KIND);
    store<u8>(s + <usize>other, kind, KIND);
  }
  return true;
}

function isHiddenOf(s: usize, seat: i32, square: i32): bool {
  return ownerAt(s, square) == seat && <i32>load<u16>(s + (<usize>square << 1), SHOWN) == (<i32>1 << seat);
}
