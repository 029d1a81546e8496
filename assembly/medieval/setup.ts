/** The dealt start: Setup words in the inbox become a state (CONTRACT.md, Setup). */
import { FAULT_CONTRADICTION } from '../core/layout';
import { draw, seed } from '../core/rng';
import { read, readBegin, readEnd, readFail, readIn } from '../core/words';
import { arrangeOn, lay } from './arrange';
import { MOST_SETUP, setupSize } from './board';
import { mixOf } from './kinds';
import { ARMY, ARMY_KINDS, BOMBS, FIRST, FORM, RNG, SUPPLY } from './layout';
import { clearState, setByte, setNum } from './state';

/** The option `first`: the seat is drawn. */
const FIRST_DRAWN: i32 = 2;

let seedWord: i32;
let form: i32;
let first: i32;
const ARMIES: usize = memory.data(2 * MOST_SETUP, 16);
const LENGTHS: usize = memory.data(2, 16);

/** Makes a state with nothing on the board and the armies of a form, its generator seeded. */
export function blankState(state: usize, formNumber: i32, seedNumber: i32): void {
  clearState(state);
  setNum(state, FORM, formNumber);
  seed(state + RNG, seedNumber);
  for (let seat = 0; seat < 2; seat++) {
    setByte(state, SUPPLY, seat, BOMBS);
    for (let kind = 0; kind < ARMY_KINDS; kind++) setByte(state, ARMY, seat * ARMY_KINDS + kind, mixOf(formNumber, kind));
  }
}

/** Reads `seed, form, 2, first, then per seat the army's length and its kinds`; 0 or a fault number. */
export function readSetup(words: i32): i32 {
  readBegin(0, words);
  seedWord = read();
  form = readIn(0, 1);
  readIn(2, 2);
  first = readIn(0, FIRST_DRAWN);
  for (let seat = 0; seat < 2; seat++) {
    const length = readIn(0, setupSize(form));
    if (length != 0 && length != setupSize(form)) readFail();
    store<u8>(LENGTHS + <usize>seat, length);
    for (let n = 0; n < length; n++) store<u8>(armyAt(seat) + <usize>n, readIn(0, ARMY_KINDS - 1));
  }
  if (readEnd() != 0) return readEnd();
  return isArmy(0) && isArmy(1) ? 0 : FAULT_CONTRADICTION;
}

/** Starts the match of the setup that was read; its first rows are written. */
export function startMatch(state: usize): void {
  blankState(state, form, seedWord);
  setNum(state, FIRST, first == FIRST_DRAWN ? draw(state + RNG, 2) : first);
  for (let seat = 0; seat < 2; seat++) {
    for (let n = 0; n < lengthOf(seat); n++) lay(state, seat, load<u8>(armyAt(seat) + <usize>n));
  }
  arrangeOn(state);
}

// @ts-ignore: decorator
@inline
function armyAt(seat: i32): usize {
  return ARMIES + <usize>(seat * MOST_SETUP);
}

// @ts-ignore: decorator
@inline
function lengthOf(seat: i32): i32 {
  return load<u8>(LENGTHS + <usize>seat);
}

/** Does a seat's army that is given have exactly the form's pieces? */
function isArmy(seat: i32): bool {
  if (lengthOf(seat) == 0) return true;
  for (let kind = 0; kind < ARMY_KINDS; kind++) {
    let count = 0;
    for (let n = 0; n < lengthOf(seat); n++) if (<i32>load<u8>(armyAt(seat) + <usize>n) == kind) count++;
    if (count != mixOf(form, kind)) return false;
  }
  return true;
}
