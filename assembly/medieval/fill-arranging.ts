/** A state in which armies are still laid out, or were when the match ended: of a view, and of a guess of what others laid. */
import { VIEWER_TRUTH } from '../core/layout';
import { lay } from './arrange';
import { setupSize, setupSquare } from './board';
import { isLaidOut } from './choices';
import { mixOf } from './kinds';
import { ARMY_KINDS, ARRANGED, BOMBS, FORM, PHASE, PHASE_ARRANGING, PHASE_OVER, REASON, REASON_AGREEMENT, REASON_RESIGN, SEAT_SLOTS, SIDE } from './layout';
import { byteOf, kindOf, num } from './state';
import {
  counter, COUNTER_BEGUN, COUNTER_QUIET, COUNTER_SUPPLY, heapLength, LIST_ARMY, LIST_ARRANGED, listLength, listWord, tokenId, tokenKind,
  tokens, tokenSeat, tokenShown, tokenSquare, viewer,
} from './view-words';

/** Lays what the view taken apart last shows, and the kinds of the guess; false: it contradicts itself. */
export function fillArranging(state: usize, guess: usize, guesses: i32): bool {
  if (!isBlank()) return false;
  let token = 0;
  let guessed = 0;
  for (let seat = 0; seat < 2; seat++) {
    const length = listWord(LIST_ARRANGED, seat);
    if (length > setupSize(num(state, FORM))) return false;
    const isSeen = viewer == VIEWER_TRUTH || viewer == seat;
    for (let n = 0; n < length; n++) {
      if (isSeen && !isLaid(state, token, seat, n)) return false;
      const kind = isSeen ? tokenKind(token++) : <i32>load<u8>(guess + <usize>(guessed++));
      if (kind < 0 || kind >= ARMY_KINDS) return false;
      lay(state, seat, kind);
    }
    if (!fitsMix(state, seat)) return false;
  }
  // what is beyond the tokens or the guess was read all the same
  return token == tokens && guessed == guesses && isAsked(state);
}

/** Has nothing happened yet? */
function isBlank(): bool {
  if (counter(COUNTER_QUIET) != 0 || counter(COUNTER_BEGUN) != 0) return false;
  if (counter(COUNTER_SUPPLY) != BOMBS || counter(COUNTER_SUPPLY + 1) != BOMBS) return false;
  if (heapLength(0) != 0 || heapLength(1) != 0) return false;
  for (let list = 0; list < LIST_ARMY; list++) if (listLength(list) != 0) return false;
  return listLength(LIST_ARMY) == 2 * ARMY_KINDS && listLength(LIST_ARRANGED) == 2;
}

/** Is a token the seat's n-th, known to it alone? */
function isLaid(state: usize, token: i32, seat: i32, n: i32): bool {
  const square = setupSquare(num(state, FORM), seat, n);
  return tokenSeat(token) == seat && tokenSquare(token) == square && tokenId(token) == square && tokenShown(token) == 1 << seat;
}

/** Has a seat laid no more of a kind than there are, and do the view's armies say so? */
function fitsMix(state: usize, seat: i32): bool {
  for (let kind = 0; kind < ARMY_KINDS; kind++) {
    const mix = mixOf(num(state, FORM), kind);
    let count = 0;
    for (let n = 0; n < byteOf(state, ARRANGED, seat); n++) if (kindOf(state, seat * SEAT_SLOTS + n) == kind) count++;
    if (count > mix || listWord(LIST_ARMY, seat * ARMY_KINDS + kind) != mix) return false;
  }
  return true;
}

/** Does the first seat that has not done yet arrange, or did it when the match ended, which only seats can have done? */
function isAsked(state: usize): bool {
  const asked = isLaidOut(state, 0) ? 1 : 0;
  if (isLaidOut(state, asked) || num(state, SIDE) != asked) return false;
  if (num(state, PHASE) == PHASE_ARRANGING) return true;
  return num(state, PHASE) == PHASE_OVER && (num(state, REASON) == REASON_AGREEMENT || num(state, REASON) == REASON_RESIGN);
}
