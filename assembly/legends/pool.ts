/**
 * Pools: for some forms many good arrangements, which the tables bring. A seat that lays out its army draws one of them, as it
 * is or mirrored. Each question is answered anew from what is laid so far: of the arrangements that begin so any is as likely,
 * so that in the end each of the pool is as likely, and the answers always lead to one of them.
 */
import { boardWidth } from '../core/geometry';
import { draw } from '../core/rng';
import { read, readFail, readIn } from '../core/words';
import { setupCount, setupSquare } from './arrange';
import { FORM_FIRST_KIND, formField } from './forms';
import { MOST_FORMS, MOST_POOL_WORDS } from './layout';
import { ARRANGED, FORM, NOBODY } from './map';
import { byteOf, kindOf, num, pieceAt } from './state';

const MOST_ENTRIES: i32 = 255;
const MOST_SQUARES: i32 = 128;
/** Squares of a word, four bits each, the first lowest: 0 for none, else the kind, counted from 1 with the form's first. */
const A_WORD: i32 = 8;

const POOL_AT: usize = memory.data(MOST_POOL_WORDS * 4, 16);
/** By form: arrangements, squares of each, its first word. */
const entries = new StaticArray<i32>(MOST_FORMS);
const squares = new StaticArray<i32>(MOST_FORMS);
const starts = new StaticArray<i32>(MOST_FORMS);

/** u8 a square of a seat: what is laid there so far, as the pool writes it. */
const LAID: usize = memory.data(MOST_SQUARES, 16);

/** Reads the pools' words, where they are right; `keep` false: only looks whether they are. */
export function readPools(keep: bool): void {
  if (keep) for (let form = 0; form < MOST_FORMS; form++) unchecked((entries[form] = 0));
  let used = 0;
  for (let left = readIn(0, MOST_FORMS); left > 0; left--) {
    const form = readIn(0, MOST_FORMS - 1);
    const count = readIn(1, MOST_ENTRIES);
    const each = readIn(1, MOST_SQUARES);
    const words = count * wordsFor(each);
    if (used + words > MOST_POOL_WORDS) {
      readFail();
      return;
    }
    if (keep) {
      unchecked((entries[form] = count));
      unchecked((squares[form] = each));
      unchecked((starts[form] = used));
    }
    for (let i = 0; i < words; i++) {
      const word = read();
      if (keep) store<i32>(POOL_AT + (<usize>(used + i) << 2), word);
    }
    used += words;
  }
}

/** The kind (0: none) for the square that the seat is asked about; -1 when no arrangement of the pool begins as it has begun. */
export function drawFromPool(rng: usize, seat: i32): i32 {
  const form = num(FORM);
  const count = setupCount(seat);
  if (unchecked(entries[form]) == 0 || unchecked(squares[form]) != count) return -1;
  const done = byteOf(ARRANGED, seat);
  if (done >= count) return -1;
  const before = formField(form, FORM_FIRST_KIND) - 1;
  for (let n = 0; n < done; n++) {
    const slot = pieceAt(setupSquare(seat, n));
    store<u8>(LAID + <usize>n, slot == NOBODY ? 0 : kindOf(slot) - before);
  }
  // an arrangement and its mirror image, in turn
  const all = 2 * unchecked(entries[form]);
  let fitting = 0;
  for (let one = 0; one < all; one++) if (beginsSo(form, one, seat, done)) fitting++;
  if (fitting == 0) return -1;
  let n = draw(rng, fitting);
  for (let one = 0; one < all; one++) {
    if (!beginsSo(form, one, seat, done)) continue;
    if (n == 0) {
      const letter = letterAt(form, one, seat, done);
      return letter == 0 ? 0 : before + letter;
    }
    n--;
  }
  return -1;
}

function wordsFor(count: i32): i32 {
  return (count + A_WORD - 1) / A_WORD;
}

function beginsSo(form: i32, one: i32, seat: i32, done: i32): bool {
  for (let n = 0; n < done; n++) {
    if (letterAt(form, one, seat, n) != <i32>load<u8>(LAID + <usize>n)) return false;
  }
  return true;
}

/** What an arrangement has on the n-th set-up square of a seat; odd seats look at the board from the other end. */
function letterAt(form: i32, one: i32, seat: i32, n: i32): i32 {
  const count = unchecked(squares[form]);
  let place = seat & 1 ? count - 1 - n : n;
  // only whole ranks can be mirrored square by square
  if (one & 1 && count % boardWidth == 0) place += boardWidth - 1 - 2 * (place % boardWidth);
  const word = unchecked(starts[form]) + (one >> 1) * wordsFor(count) + place / A_WORD;
  return (load<i32>(POOL_AT + (<usize>word << 2)) >> ((place % A_WORD) << 2)) & 15;
}
