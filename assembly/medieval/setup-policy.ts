/**
 * Where an army is laid: how well each kind suits each part of the set-up, by hand so far. Squares are asked one by one, so that a
 * kind's weight on this one is set against all that come after it.
 */
import { fileOf, rankOf, setupSize, setupSquare, stockadeOf } from './board';
import { leftToLay } from './choices';
import { ARMY_KINDS, ARRANGED, FORM, SIDE, WIDTH } from './layout';
import { byteOf, num } from './state';

/** Parts of a set-up: back row middle, back row flank, front row middle, front row flank, forward inner, forward outer. */
const PARTS: i32 = 6;
/** How well a kind (F … K) suits each of them. */
const SUITS: usize = memory.data<u8>([
  // F
  4, 4, 16, 14, 20, 18,
  // G
  14, 3, 16, 6, 8, 3,
  // X
  4, 8, 10, 16, 12, 14,
  // A
  3, 4, 12, 10, 16, 14,
  // N
  3, 6, 8, 14, 14, 12,
  // B
  10, 8, 16, 8, 2, 1,
  // M
  12, 8, 14, 8, 3, 2,
  // L
  8, 10, 12, 14, 4, 3,
  // P
  12, 10, 12, 10, 4, 4,
  // S
  8, 12, 10, 12, 3, 3,
  // K
  20, 12, 1, 1, 0, 0,
]);

/** Writes a weight for each kind that may be laid on the square asked about; gives their count. */
export function weighKinds(state: usize, weights: usize): i32 {
  const seat = num(state, SIDE);
  const form = num(state, FORM);
  const from = byteOf(state, ARRANGED, seat);
  let count = 0;
  for (let kind = 0; kind < ARMY_KINDS; kind++) {
    const left = leftToLay(state, kind);
    if (left == 0) continue;
    let all = 0;
    for (let n = from; n < setupSize(form); n++) all += suits(kind, seat, setupSquare(form, seat, n));
    const here = suits(kind, seat, setupSquare(form, seat, from));
    const share = all == 0 ? 1 : (left * here * 60000) / (4 * all);
    store<i32>(weights + (<usize>count << 2), max(1, min(65535, share)));
    count++;
  }
  return count;
}

/** How well a kind suits a set-up square of a seat, 0 to 20. */
export function suits(kind: i32, seat: i32, square: i32): i32 {
  return load<u8>(SUITS + <usize>(kind * PARTS + partOf(seat, square)));
}

/** The part of its set-up to which a seat's square belongs. */
function partOf(seat: i32, square: i32): i32 {
  const depth = abs(rankOf(square) - rankOf(stockadeOf(seat)));
  const along = abs(fileOf(square) - (WIDTH >> 1));
  return depth * 2 + (along > 1 ? 1 : 0);
}
