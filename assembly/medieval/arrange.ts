/** The start: armies that are given are laid at once, the others square by square, each in secret (CONTRACT.md, Setup). */
import { ROW_DEALT } from '../core/numbers';
import { row1 } from '../core/rows';
import { setupSize, setupSquare } from './board';
import { isLaidOut, kindAt } from './choices';
import { ARRANGED, FIRST, FORM, PHASE, PHASE_ARRANGING, SEAT_SLOTS, SIDE } from './layout';
import { learn, rowPlaced } from './rows';
import { byteOf, makePiece, num, put, setByte, setNum } from './state';
import { beginTurn } from './turn';

/** Lays a seat's next piece. */
export function lay(state: usize, seat: i32, kind: i32): void {
  const n = byteOf(state, ARRANGED, seat);
  const square = setupSquare(num(state, FORM), seat, n);
  const slot = seat * SEAT_SLOTS + n;
  makePiece(state, slot, square, kind, 0);
  put(state, slot, square);
  setByte(state, ARRANGED, seat, n + 1);
}

/** The square that is asked about. */
export function squareAsked(state: usize): i32 {
  const seat = num(state, SIDE);
  return setupSquare(num(state, FORM), seat, byteOf(state, ARRANGED, seat));
}

/** Answers with the kind of an offered index. */
export function answerArrange(state: usize, index: i32): void {
  const seat = num(state, SIDE);
  const square = squareAsked(state);
  const slot = seat * SEAT_SLOTS + byteOf(state, ARRANGED, seat);
  lay(state, seat, kindAt(state, index));
  rowPlaced(state, slot, square, 1 << seat);
  arrangeOn(state);
}

/** Asks for the next square; when there is none, the battle begins. */
export function arrangeOn(state: usize): void {
  for (let seat = 0; seat < 2; seat++) {
    if (isLaidOut(state, seat)) continue;
    setNum(state, SIDE, seat);
    setNum(state, PHASE, PHASE_ARRANGING);
    return;
  }
  setByte(state, ARRANGED, 0, 0);
  setByte(state, ARRANGED, 1, 0);
  learn();
  row1(ROW_DEALT, 2);
  setNum(state, SIDE, num(state, FIRST));
  beginTurn(state);
}
