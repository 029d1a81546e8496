/** Writes the question and what everybody may see: Legion hides nothing, so all viewers get the same words. */
import { ASKED_OVER, MASK_ALL, NONE, VIEWER_ONLOOKER, VIEWER_TRUTH } from '../core/layout';
import { HEAP_RESERVE } from '../core/numbers';
import { write, writeAt, writeBegin, writeCount } from '../core/words';
import { bit, count, HEIGHT, lowest, SQUARES, WIDTH } from './board';
import { askedSeat, choiceCode, choiceCount, decisionKind, nextBoard, nextQuadrant } from './choices';
import { terrainOf } from './faces';
import { entryAt, HISTORY_WORDS, historyWord } from './history';
import {
  ACTIVE,
  EMPTIED,
  FACES,
  FLAG,
  HISTORY,
  PASSES,
  PLACEMENTS,
  PLY,
  QUADRANTS,
  REASON,
  REASON_CARAVAN,
  REASON_FOREST,
  SCORE,
  SIDE,
  STEP,
  STEP_BUILD,
  STEP_FACES,
  STEP_OVER,
  STEP_SHOT,
  UNITS,
  WINNERS,
} from './layout';
import { kindAt, reserveOf, sideOf, standing } from './state';
import { KINDS } from './units';

/** Is this number a viewer: one of the two seats, an onlooker, the truth? */
export function isViewer(viewer: i32): bool {
  return viewer == 0 || viewer == 1 || viewer == VIEWER_ONLOOKER || viewer == VIEWER_TRUTH;
}

/** Writes the Decision words; gives their count, 0 when the match is over. The key's number is the step's. */
export function writeDecision(state: usize): i32 {
  writeBegin();
  const step = load<i32>(state, STEP);
  if (step == STEP_OVER) return 0;
  write(decisionKind(state));
  write(askedSeat(state));
  write(step);
  const hasArgument = step == STEP_FACES || step == STEP_BUILD || step == STEP_SHOT;
  write(hasArgument ? 1 : 0);
  if (step == STEP_FACES) write(nextBoard(state));
  else if (step == STEP_BUILD) write(nextQuadrant(state));
  else if (step == STEP_SHOT) write(load<i32>(state, ACTIVE));
  const choices = choiceCount(state);
  write(choices);
  for (let index = 0; index < choices; index++) write(choiceCode(state, index));
  return writeCount();
}

/** Writes the View words; gives their count. */
export function writeView(state: usize, viewer: i32): i32 {
  writeBegin();
  const over = load<i32>(state, STEP) == STEP_OVER;
  write(viewer);
  write(load<i32>(state, PLY));
  write(over ? ASKED_OVER : askedSeat(state));
  write(over ? NONE : decisionKind(state));
  write(WIDTH);
  write(HEIGHT);
  write(load<i32>(state, FLAG));
  for (let square = 0; square < SQUARES; square++) write(terrainOf(state, square));
  writeTokens(state);
  writeHeaps(state);
  write(load<i32>(state, SIDE));
  write(load<i32>(state, PLACEMENTS));
  write(load<i32>(state, PASSES));
  write(load<i32>(state, STEP));
  writeLists(state);
  writeHistory(state);
  write(over ? 1 : 0);
  if (over) putResult(state);
  return writeCount();
}

/** Writes reason, winners mask, score count, scores; gives the words, 0 while the match goes on. */
export function writeResult(state: usize): i32 {
  writeBegin();
  if (load<i32>(state, STEP) == STEP_OVER) putResult(state);
  return writeCount();
}

/** Does a result with this reason carry the scores of both sides? */
export function isScored(reason: i32): bool {
  return reason == REASON_CARAVAN || reason == REASON_FOREST;
}

function putResult(state: usize): void {
  const reason = load<i32>(state, REASON);
  write(reason);
  write(load<i32>(state, WINNERS));
  write(isScored(reason) ? 2 : 0);
  if (!isScored(reason)) return;
  write(load<i32>(state, SCORE));
  write(load<i32>(state, SCORE + 4));
}

/** Tokens by square; an id is the square, and all have been shown every kind. */
function writeTokens(state: usize): void {
  const units = standing(state);
  write(count(units));
  for (let left = units; left != 0; left &= left - 1) {
    const square = lowest(left);
    const seat = load<u64>(state, UNITS) & bit(square) ? 0 : 1;
    write(square);
    write(square);
    write(seat);
    write(kindAt(sideOf(state, seat), square));
    write(MASK_ALL);
  }
}

function writeHeaps(state: usize): void {
  write(2);
  for (let seat = 0; seat < 2; seat++) {
    const reserve = reserveOf(state, seat);
    write(seat);
    write(HEAP_RESERVE);
    const length = writeCount();
    write(0);
    let total = 0;
    for (let kind = 0; kind < KINDS; kind++) {
      for (let n = (reserve >> (kind << 2)) & 15; n > 0; n--, total++) write(kind);
    }
    writeAt(length, total);
  }
}

function writeLists(state: usize): void {
  for (let list = FACES; list <= QUADRANTS; list += QUADRANTS - FACES) {
    write(4);
    for (let i = 0; i < 4; i++) write(<i32>load<i8>(state + <usize>(list + i)));
  }
  const active = load<i32>(state, ACTIVE);
  write(active < 0 ? 0 : 1);
  if (active >= 0) write(active);
  const emptied = load<u64>(state, EMPTIED);
  write(count(emptied));
  for (let left = emptied; left != 0; left &= left - 1) write(lowest(left));
}

function writeHistory(state: usize): void {
  const length = load<i32>(state, HISTORY);
  write(length);
  for (let index = 0; index < length; index++) {
    const entry = entryAt(state, index);
    for (let word = 0; word < HISTORY_WORDS; word++) write(historyWord(entry, word));
  }
}
