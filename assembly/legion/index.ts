/** Legion's exports: the list in the README of assembly/. */
import { ABI, APPLIED_OVER, FAULT_NOT_OFFERED, FAULT_WORDS, INBOX_WORDS, OUTBOX_WORDS } from '../core/layout';
import { INBOX, OUTBOX } from '../core/memory';
import { ROW_RESIGNED, ROW_TURN } from '../core/numbers';
import { seed } from '../core/rng';
import { row1, rowsClear, writeRows } from '../core/rows';
import { readBegin, readEnd, readIn, writeBegin } from '../core/words';
import { beginSearch, stepSearch, writeSearch } from '../search/search';
import { applyTo } from './apply';
import * as choices from './choices';
import { finish } from './end';
import { stageView } from './fill';
import { LegionGame } from './game';
import { hashState } from './hash';
import { enterPosition } from './history';
import { FORM_BASIC, REASON_AGREEMENT, REASON_RESIGN, RNG, STEP, STEP_OVER, STEP_PLACE } from './layout';
import { countSequences, MOST_DEPTH } from './perft';
import { playOn, sum } from './playout';
import { blankState, readSetup } from './setup';
import { stageSnapshot, writeSnapshot } from './snapshot';
import { STAGE, STAGE_LOG, unstage } from './stage';
import { LIVE, LIVE_LOG } from './state';
import { isViewer, writeDecision, writeResult, writeView } from './view';

// Until a match is created, the empty board of `basic`.
blankState(LIVE, LIVE_LOG, FORM_BASIC, 0);
store<i32>(LIVE, STEP_PLACE, STEP);
enterPosition(LIVE);

export function abi(): i32 {
  return ABI;
}

export function inbox(): i32 {
  return <i32>INBOX;
}

export function inboxWords(): i32 {
  return INBOX_WORDS;
}

export function outbox(): i32 {
  return <i32>OUTBOX;
}

export function outboxWords(): i32 {
  return OUTBOX_WORDS;
}

export function create(words: i32): i32 {
  const fault = readSetup(STAGE, STAGE_LOG, words);
  if (fault != 0) return fault;
  takeStage();
  row1(ROW_TURN, choices.askedSeat(LIVE));
  return 0;
}

/** The form is not among a view's words: it is that of the last `create` or `restore` (before any: basic). */
export function fill(viewWords: i32, guessWords: i32): i32 {
  const fault = stageView(0, viewWords);
  if (fault != 0) return fault;
  readBegin(viewWords, guessWords);
  readIn(0, 0);
  if (readEnd() != 0) return readEnd();
  takeStage();
  return 0;
}

export function reseed(n: i32): void {
  seed(LIVE + RNG, n);
}

export function decision(): i32 {
  return writeDecision(LIVE);
}

export function choiceCount(): i32 {
  return choices.choiceCount(LIVE);
}

export function askedSeat(): i32 {
  return choices.askedSeat(LIVE);
}

export function apply(index: i32): i32 {
  if (<u32>index >= <u32>choices.choiceCount(LIVE)) return FAULT_NOT_OFFERED;
  rowsClear();
  applyTo(LIVE, index);
  return isOver() ? APPLIED_OVER : 0;
}

export function resign(seat: i32): i32 {
  if (isOver() || <u32>seat > 1) return FAULT_NOT_OFFERED;
  rowsClear();
  row1(ROW_RESIGNED, seat);
  finish(LIVE, REASON_RESIGN, 2 >> seat);
  return APPLIED_OVER;
}

export function agree(): i32 {
  if (isOver()) return FAULT_NOT_OFFERED;
  rowsClear();
  finish(LIVE, REASON_AGREEMENT, 0);
  return APPLIED_OVER;
}

export function opening(): i32 {
  if (isOver()) return FAULT_NOT_OFFERED;
  rowsClear();
  row1(ROW_TURN, choices.askedSeat(LIVE));
  return 0;
}

export function events(viewer: i32): i32 {
  return writeRows(viewer);
}

export function view(viewer: i32): i32 {
  writeBegin();
  return isViewer(viewer) ? writeView(LIVE, viewer) : 0;
}

export function hashLow(): i32 {
  return <i32>hashState(LIVE);
}

export function hashHigh(): i32 {
  return <i32>(hashState(LIVE) >> 32);
}

export function snapshot(): i32 {
  return writeSnapshot(LIVE);
}

export function restore(words: i32): i32 {
  const fault = stageSnapshot(words);
  if (fault == 0) takeStage();
  return fault;
}

export function result(): i32 {
  return writeResult(LIVE);
}

export function perft(depth: i32): f64 {
  if (depth < 0 || depth > MOST_DEPTH) return FAULT_WORDS;
  return depth == 0 ? 1 : countSequences(LIVE, depth);
}

export function playout(seed: i32, limit: i32): i32 {
  rowsClear();
  return playOn(LIVE, seed, limit);
}

export function checksum(): i32 {
  return <i32>sum;
}

export function searchBegin(viewWords: i32, seed: i32): i32 {
  return beginSearch<LegionGame>(viewWords, seed);
}

export function searchStep(iterations: i32): i32 {
  return stepSearch<LegionGame>(iterations);
}

export function searchBest(): i32 {
  return writeSearch();
}

function isOver(): bool {
  return load<i32>(LIVE, STEP) == STEP_OVER;
}

/** Makes the staged state the match; the rows of the match before are gone. */
function takeStage(): void {
  unstage(LIVE, LIVE_LOG);
  rowsClear();
}
