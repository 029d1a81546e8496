/**
 * The set-up policy of a seat that lays out its army. Where the form has a pool, it draws an arrangement of that. Otherwise, or
 * when the pieces laid so far fit none of them, it completes the set-up at random, exchanges pairs as long as that raises the
 * layout's score, and answers the piece then on the square in question. Each answer starts anew from the pieces laid.
 */
import { draw } from '../core/rng';
import { setupCount, setupSquare, missing } from './arrange';
import { countChoices, list } from './ask';
import { FORM_FIRST_KIND, FORM_LAST_KIND, FORM_RANKS, formField } from './forms';
import { laidAt, layoutBegin, layoutStray, layoutWorth, setLaid, swapLaid } from './setup-policy';
import { BASE_CASTLE } from './layout';
import { listCode } from './list';
import { ARRANGED, FORM, NOBODY, SQUARES } from './map';
import { drawFromPool } from './pool';
import { byteOf, kindOf, num, pieceAt } from './state';
import { P_BASE, pieceField } from './tables';

/** Exchanges tried for each square that is left. */
const TRIES: i32 = 16;
/** How far the ranks wanted for pieces stray, in hundredths of the set-up. */
const STRAY: i32 = 25;

/** u16 each: the squares left, and the kinds left. */
const SQUARES_LEFT: usize = memory.data(SQUARES * 2, 16);
const KINDS_LEFT: usize = memory.data(SQUARES * 2, 16);

/** The index of the choice for the square that the seat is asked about. */
export function chooseArrangement(rng: usize, seat: i32): i32 {
  const pooled = indexOf(drawFromPool(rng, seat));
  if (pooled >= 0) return pooled;
  const left = imagine(rng, seat);
  improve(rng, left);
  return max(0, indexOf(laidAt(at(SQUARES_LEFT, 0))));
}

/** The index of the choice that lays such a kind (0: none); -1 where it is not offered. */
function indexOf(wanted: i32): i32 {
  if (wanted < 0) return -1;
  const count = countChoices();
  list();
  for (let index = 0; index < count; index++) if (((listCode(index) >> 16) & 4095) == wanted) return index;
  return -1;
}

// @ts-ignore: decorator
@inline
function at(table: usize, index: i32): i32 {
  return load<u16>(table + (<usize>index << 1));
}

// @ts-ignore: decorator
@inline
function put(table: usize, index: i32, value: i32): void {
  store<u16>(table + (<usize>index << 1), value);
}

/** Lays what is laid, and the rest as it comes; gives the number of squares that were left. */
function imagine(rng: usize, seat: i32): i32 {
  layoutBegin(seat, formField(num(FORM), FORM_RANKS));
  layoutStray(rng, STRAY);
  const done = byteOf(ARRANGED, seat);
  const count = setupCount(seat);
  for (let n = 0; n < done; n++) {
    const square = setupSquare(seat, n);
    const slot = pieceAt(square);
    setLaid(square, slot == NOBODY ? 0 : kindOf(slot));
  }
  const left = count - done;
  const pieces = kindsLeft(rng, seat, left);
  for (let n = 0; n < left; n++) {
    put(SQUARES_LEFT, n, setupSquare(seat, done + n));
    if (n >= pieces) put(KINDS_LEFT, n, 0);
  }
  for (let n = left - 1; n >= 0; n--) {
    const other = draw(rng, n + 1);
    setLaid(at(SQUARES_LEFT, n), at(KINDS_LEFT, other));
    put(KINDS_LEFT, other, at(KINDS_LEFT, n));
  }
  return left;
}

/** Collects a kind for each piece that is still to be laid, of those with its strength any; gives how many. */
function kindsLeft(rng: usize, seat: i32, most: i32): i32 {
  let pieces = 0;
  for (let base = 1; base <= BASE_CASTLE; base++) {
    for (let n = missing(seat, base); n > 0 && pieces < most; n--) {
      put(KINDS_LEFT, pieces, anyOf(rng, base));
      pieces++;
    }
  }
  return pieces;
}

function anyOf(rng: usize, base: i32): i32 {
  const first = formField(num(FORM), FORM_FIRST_KIND);
  const last = formField(num(FORM), FORM_LAST_KIND);
  let fitting = 0;
  for (let kind = first; kind <= last; kind++) if (pieceField(kind, P_BASE) == base) fitting++;
  let n = fitting < 2 ? 0 : draw(rng, fitting);
  for (let kind = first; kind <= last; kind++) {
    if (pieceField(kind, P_BASE) != base) continue;
    if (n == 0) return kind;
    n--;
  }
  return first;
}

function improve(rng: usize, left: i32): void {
  let worth = layoutWorth();
  for (let n = left < 2 ? 0 : left * TRIES; n > 0; n--) {
    const a = at(SQUARES_LEFT, draw(rng, left));
    const b = at(SQUARES_LEFT, draw(rng, left));
    if (laidAt(a) == laidAt(b)) continue;
    swapLaid(a, b);
    const next = layoutWorth();
    if (next >= worth) worth = next;
    else swapLaid(a, b);
  }
}
