/**
 * The pool (setup-pool.ts): a seat that lays out a standard army draws one of its arrangements, as it is or mirrored. Each question
 * is answered anew from what is laid so far: of the arrangements that begin so any is as likely, so that in the end each of the
 * pool is as likely, and the answers always lead to one of them.
 */
import { draw } from '../core/rng';
import { MOST_SETUP, setupSize, setupSquare } from './board';
import { ARRANGED, FORM } from './layout';
import { POOL, POOLED } from './setup-pool';
import { byteOf, kindOf, num, slotOn } from './state';

/** Squares of the back row and of the one before it; the forward squares are four. */
const ROW: i32 = 7;
const CAMP: i32 = 14;
const FORWARD: i32 = 4;

/** u8 a square of a seat: what is laid there so far. */
const LAID: usize = memory.data(MOST_SETUP, 16);

/** The kind for the square that a seat is asked about; -1 when no arrangement of the pool begins as it has begun. */
export function drawFromPool(state: usize, rng: usize, seat: i32): i32 {
  const form = num(state, FORM);
  const done = byteOf(state, ARRANGED, seat);
  if (setupSize(form) != MOST_SETUP || done >= MOST_SETUP) return -1;
  for (let n = 0; n < done; n++) store<u8>(LAID + <usize>n, kindOf(state, slotOn(state, setupSquare(form, seat, n))));
  // an arrangement and its mirror image, in turn
  const all = 2 * POOLED;
  let fitting = 0;
  for (let one = 0; one < all; one++) if (beginsSo(one, seat, done)) fitting++;
  if (fitting == 0) return -1;
  let left = draw(rng, fitting);
  for (let one = 0; one < all; one++) {
    if (!beginsSo(one, seat, done)) continue;
    if (left == 0) return kindAt(one, seat, done);
    left--;
  }
  return -1;
}

function beginsSo(one: i32, seat: i32, done: i32): bool {
  for (let n = 0; n < done; n++) if (kindAt(one, seat, n) != <i32>load<u8>(LAID + <usize>n)) return false;
  return true;
}

/** What an arrangement has on the n-th set-up square of a seat; seat 1 looks at the board from the other end. */
function kindAt(one: i32, seat: i32, n: i32): i32 {
  let place = seat == 0 ? n : MOST_SETUP - 1 - n;
  if (one & 1) place = place >= CAMP ? CAMP + CAMP + FORWARD - 1 - place : place >= ROW ? ROW + CAMP - 1 - place : ROW - 1 - place;
  const at = POOL + (<usize>(one >> 1) << 4);
  const kinds = place < CAMP ? load<u64>(at) >> (<u64>place << 2) : load<u64>(at, 8) >> (<u64>(place - CAMP) << 2);
  return <i32>(kinds & 15);
}
