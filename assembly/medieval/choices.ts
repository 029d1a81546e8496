/** The open question and its choices (CONTRACT.md, Decisions). No list is written where a count is enough. */
import { CHOICE_PASS, itemCode, moveCode, powerToCode, squareCode } from '../core/choice-code';
import { KIND_MAIN, KIND_PICK, KIND_PLACE } from '../core/numbers';
import { countActs, findAct, foundAct, foundFrom, foundTo } from './acts';
import { setupSize } from './board';
import { mixOf } from './kinds';
import { ACT_STEP, ARMY_KINDS, ARRANGED, FORM, PHASE, PHASE_ACT, PHASE_ARRANGING, PHASE_HOME, PHASE_MORE, PHASE_OVER, SEAT_SLOTS, SIDE } from './layout';
import { findPicks, jailerOf, pickAt } from './picks';
import { byteOf, kindOf, num } from './state';

/** The seat asked; -1 when the match is over. */
// @ts-ignore: decorator
@inline
export function askedSeat(state: usize): i32 {
  const phase = num(state, PHASE);
  if (phase <= PHASE_HOME) return num(state, SIDE);
  return phase == PHASE_OVER ? -1 : jailerOf(state);
}

/** The kind of the decision; -1 when the match is over. */
export function decisionKind(state: usize): i32 {
  const phase = num(state, PHASE);
  if (phase == PHASE_OVER) return -1;
  if (phase == PHASE_ARRANGING) return KIND_PLACE;
  return phase <= PHASE_MORE ? KIND_MAIN : KIND_PICK;
}

/** Number of choices; 0 when the match is over. */
// @ts-ignore: decorator
@inline
export function choiceCount(state: usize): i32 {
  const phase = num(state, PHASE);
  if (phase == PHASE_ACT || phase == PHASE_MORE) return countActs(state);
  return phase == PHASE_ARRANGING ? countKinds(state) : findPicks(state);
}

/** The ChoiceCode of an offered index. */
export function choiceCode(state: usize, index: i32): i32 {
  const phase = num(state, PHASE);
  if (phase == PHASE_ARRANGING) return itemCode(kindAt(state, index));
  if (phase != PHASE_ACT && phase != PHASE_MORE) {
    findPicks(state);
    return squareCode(pickAt(index));
  }
  if (!findAct(state, index)) return CHOICE_PASS;
  return foundAct == ACT_STEP ? moveCode(foundFrom, foundTo) : powerToCode(foundAct, foundFrom, foundTo);
}

/** Are all squares of a seat filled? */
export function isLaidOut(state: usize, seat: i32): bool {
  return byteOf(state, ARRANGED, seat) == setupSize(num(state, FORM));
}

/** How many of a kind the side that arranges has still to lay. */
export function leftToLay(state: usize, kind: i32): i32 {
  const seat = num(state, SIDE);
  let left = mixOf(num(state, FORM), kind);
  const first = seat * SEAT_SLOTS;
  for (let slot = first + byteOf(state, ARRANGED, seat) - 1; slot >= first; slot--) {
    if (kindOf(state, slot) == kind) left--;
  }
  return left;
}

/** The kind that an index means while armies are arranged. */
export function kindAt(state: usize, index: i32): i32 {
  let kind = -1;
  for (let left = index; left >= 0; left--) {
    kind++;
    while (kind < ARMY_KINDS - 1 && leftToLay(state, kind) == 0) kind++;
  }
  return kind;
}

/** The index of laying a kind; -1 where none is left of it. */
export function indexOfKind(state: usize, kind: i32): i32 {
  if (kind < 0 || leftToLay(state, kind) == 0) return -1;
  let index = 0;
  for (let other = 0; other < kind; other++) if (leftToLay(state, other) > 0) index++;
  return index;
}

function countKinds(state: usize): i32 {
  let count = 0;
  for (let kind = 0; kind < ARMY_KINDS; kind++) if (leftToLay(state, kind) > 0) count++;
  return count;
}
