/** Seats that lay out their armies before the battle, square by square, each in secret (LEGENDS.md, Arranging). */
import { boardHeight, boardSquares, boardWidth } from '../core/geometry';
import { ROW_DEALT, ROW_PLACED } from '../core/numbers';
import { row1, rowBegin, rowEnd, rowPut } from '../core/rows';
import { survey } from './deal';
import { FORM_ARRANGED, FORM_FIRST_KIND, FORM_LAST_KIND, FORM_RANKS, formField, formMix, isOfForm } from './forms';
import { BASE_CASTLE, KEY_ARRANGE, PHASE_ARRANGING } from './layout';
import { ask, emitItem } from './list';
import {
  ARMY, ARRANGED, COUNT, CURSE, EXCHANGES_LEFT, EXTRA, FALLEN, FORM, FRAMES, GRANTS, LOOKED, NOBODY, OWNER, PHASE,
  SIDE, TURN,
} from './map';
import { standNew } from './placing';
import { armyAt, armyLength } from './setup';
import {
  byteOf, holderOn, idOf, isLand, isOnBoard, isShown, kindOf, num, seatCount, setByte, setNum, sideMask, squareOf,
} from './state';
import { P_BASE, pieceField } from './tables';
import { beginTurn } from './turn';

/** Are armies still laid out, or were they when the match ended? No turn has begun then. */
// @ts-ignore: decorator
@inline
export function isArranging(): bool {
  return num(TURN) == 0 && formField(num(FORM), FORM_ARRANGED) != 0;
}

/** The n-th set-up square of a seat: land of its own ranks in its zone, ascending; -1. */
export function setupSquare(seat: i32, n: i32): i32 {
  const ranks = min(formField(num(FORM), FORM_RANKS), boardHeight);
  const from = seat & 1 ? boardSquares - ranks * boardWidth : 0;
  let left = n;
  for (let square = from; square < from + ranks * boardWidth; square++) {
    if (!isLand(square) || holderOn(square, seat) != seat) continue;
    if (left == 0) return square;
    left--;
  }
  return -1;
}

/** How many there are. */
export function setupCount(seat: i32): i32 {
  const ranks = min(formField(num(FORM), FORM_RANKS), boardHeight);
  const from = seat & 1 ? boardSquares - ranks * boardWidth : 0;
  let count = 0;
  for (let square = from; square < from + ranks * boardWidth; square++) {
    if (isLand(square) && holderOn(square, seat) == seat) count++;
  }
  return count;
}

/** Lays the armies that are given; the others will be asked for. */
export function beginArranging(): void {
  setNum(PHASE, PHASE_ARRANGING);
  for (let seat = 0; seat < seatCount(); seat++) {
    const length = armyLength(seat);
    setByte(ARRANGED, seat, length);
    for (let n = 0; n < length; n++) {
      const kind = <i32>load<u8>(armyAt(seat) + <usize>n);
      if (kind != 0) standNew(seat, kind, setupSquare(seat, n));
    }
  }
}

/** Asks for the next square; when there is none, the battle begins. */
export function stepArranging(): void {
  while (num(SIDE) < seatCount() - 1 && isLaidOut(num(SIDE))) setNum(SIDE, num(SIDE) + 1);
  if (!isLaidOut(num(SIDE))) {
    ask(KEY_ARRANGE, num(SIDE));
    return;
  }
  for (let seat = 0; seat < seatCount(); seat++) setByte(ARRANGED, seat, 0);
  survey();
  row1(ROW_DEALT, seatCount());
  beginTurn(0);
}

/** The square that is asked about. */
export function squareAsked(): i32 {
  return setupSquare(num(SIDE), byteOf(ARRANGED, num(SIDE)));
}

/** Lists the kinds that are still to be laid, then none, as long as there are more squares than pieces. */
export function listArrangement(seat: i32): void {
  const form = num(FORM);
  for (let kind = formField(form, FORM_FIRST_KIND); kind <= formField(form, FORM_LAST_KIND); kind++) {
    if (missing(seat, pieceField(kind, P_BASE)) > 0) emitItem(kind, NOBODY);
  }
  if (setupCount(seat) - byteOf(ARRANGED, seat) > missingInAll(seat)) emitItem(0, NOBODY);
}

/** A kind, or 0, on the square asked about. */
export function answerArrange(kind: i32): void {
  const seat = num(SIDE);
  const square = squareAsked();
  setByte(ARRANGED, seat, byteOf(ARRANGED, seat) + 1);
  if (kind == 0) return;
  standNew(seat, kind, square);
  rowBegin(ROW_PLACED, sideMask(seat));
  rowPut(seat);
  rowPut(square);
  rowPut(kind);
  rowPut(square);
  rowEnd();
}

/** Pieces of a base that a seat has still to lay. */
export function missing(seat: i32, base: i32): i32 {
  let left = formMix(num(FORM), base);
  for (let slot = 0; slot < num(COUNT); slot++) {
    if (byteOf(ARMY, slot) == seat && pieceField(kindOf(slot), P_BASE) == base) left--;
  }
  return left;
}

/** Can what is laid so far have been laid, the seats one after another? `over`: the match has ended meanwhile. */
export function arrangingIsSound(over: bool): bool {
  if (num(FALLEN) != 0 || num(GRANTS) != 0 || num(CURSE) != NOBODY || num(FRAMES) != 0 || num(EXTRA) != 0) return false;
  if (num(EXCHANGES_LEFT) != 0) return false;
  let asked = -1;
  for (let seat = 0; seat < seatCount(); seat++) {
    const done = byteOf(ARRANGED, seat);
    const all = setupCount(seat);
    if (done > all || (asked >= 0 && done > 0 && done < all)) return false;
    if (asked < 0 && done < all) asked = seat;
    let most = 0;
    for (let base = 1; base <= BASE_CASTLE; base++) {
      if (missing(seat, base) < 0) return false;
      most += missing(seat, base);
    }
    if (most > all - done) return false;
  }
  for (let slot = 0; slot < num(COUNT); slot++) if (!isLaidSoundly(slot)) return false;
  return over || asked == num(SIDE);
}

function isLaidSoundly(slot: i32): bool {
  const seat = byteOf(OWNER, slot);
  if (!isOnBoard(slot) || byteOf(ARMY, slot) != seat || idOf(slot) != squareOf(slot)) return false;
  if (isShown(slot) || byteOf(LOOKED, slot) != 0 || !isOfForm(num(FORM), kindOf(slot))) return false;
  for (let n = 0; n < byteOf(ARRANGED, seat); n++) if (setupSquare(seat, n) == squareOf(slot)) return true;
  return false;
}

function isLaidOut(seat: i32): bool {
  return byteOf(ARRANGED, seat) == setupCount(seat);
}

function missingInAll(seat: i32): i32 {
  let left = 0;
  for (let base = 1; base <= BASE_CASTLE; base++) left += missing(seat, base);
  return left;
}
