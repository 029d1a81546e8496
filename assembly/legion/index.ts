/** Legion's exports: the list in the README of assembly/. */
import { APPLIED_OVER, FAULT_NOT_OFFERED, FAULT_WORDS } from '../core/layout';
import { ROW_RESIGNED, ROW_TURN } from '../core/numbers';
import { countSequences, MOST_DEPTH, playOn } from '../core/playout';
import { seed } from '../core/rng';
import { row1, rowsClear } from '../core/rows';
import { readBegin, readEnd, readIn, writeBegin } from '../core/words';
import { beginSearch, stepSearch } from '../search/search';
import { applyTo } from './apply';
import * as choices from './choices';
import { finish } from './end';
import { stageView } from './fill';
import { LegionGame } from './game';
import { hashState } from './hash';
import { enterPosition } from './history';
import { FORM_BASIC, REASON_AGREEMENT, REASON_RESIGN, RNG, STATE_BYTES, STEP, STEP_OVER, STEP_PLACE } from './layout';
import { blankState, readSetup } from './setup';
import { stageSnapshot, writeSnapshot } from './snapshot';
import { STAGE, STAGE_LOG, unstage } from './stage';
import { LIVE, LIVE_LOG } from './state';
import { isViewer, writeDecision, writeResult, writeView } from './view';

export * from '../core/exports';

/** States that `perft` keeps. */
const NEST: usize = memory.data(MOST_DEPTH * STATE_BYTES, 16);

// Until a match is created, the empty board of `basic`.
blankState(LIVE, LIVE_LOG, FORM_BASIC, 0);
store<i32>(LIVE, STEP_PLACE, STEP);
enterPosition(LIVE);

/** Starts a match from `seed, form, 2, board count, quadrant codes`; 0 or a fault number. Its one row is `turn`. */
export function create(words: i32): i32 {
  const fault = readSetup(STAGE, STAGE_LOG, words);
  if (fault != 0) return fault;
  takeStage();
  row1(ROW_TURN, choices.askedSeat(LIVE));
  return 0;
}

/**
 * Makes the state of a view and the empty guess behind it; 0 or a fault number. There are no rows.
 * The form is not among a view's words: it is that of the last `create` or `restore` (before any: basic).
 */
export function fill(viewWords: i32, guessWords: i32): i32 {
  const fault = stageView(0, viewWords);
  if (fault != 0) return fault;
  readBegin(viewWords, guessWords);
  readIn(0, 0);
  if (readEnd() != 0) return readEnd();
  takeStage();
  return 0;
}

/** Seeds the match's generator. */
export function reseed(n: i32): void {
  seed(LIVE + RNG, n);
}

/** Writes the Decision words; gives their count. */
export function decision(): i32 {
  return writeDecision(LIVE);
}

/** Number of choices; 0 when over. */
export function choiceCount(): i32 {
  return choices.choiceCount(LIVE);
}

/** The seat asked; -1 when over. */
export function askedSeat(): i32 {
  return choices.askedSeat(LIVE);
}

/** Answers the open question; bits of `APPLIED_…`, or -1. Nothing in Legion is learned or drawn after the start. */
export function apply(index: i32): i32 {
  if (<u32>index >= <u32>choices.choiceCount(LIVE)) return FAULT_NOT_OFFERED;
  rowsClear();
  applyTo(LIVE, index);
  return isOver() ? APPLIED_OVER : 0;
}

/** A seat gives up, at any question; as `apply`. */
export function resign(seat: i32): i32 {
  if (isOver() || <u32>seat > 1) return FAULT_NOT_OFFERED;
  rowsClear();
  row1(ROW_RESIGNED, seat);
  finish(LIVE, REASON_RESIGN, 2 >> seat);
  return APPLIED_OVER;
}

/** Both agree on a draw (L16); as `apply`. */
export function agree(): i32 {
  if (isOver()) return FAULT_NOT_OFFERED;
  rowsClear();
  finish(LIVE, REASON_AGREEMENT, 0);
  return APPLIED_OVER;
}

/** Writes the `turn` row of a position that was filled; -1 when it is over. */
export function opening(): i32 {
  if (isOver()) return FAULT_NOT_OFFERED;
  rowsClear();
  row1(ROW_TURN, choices.askedSeat(LIVE));
  return 0;
}

/** Writes the View words; gives their count, 0 for a number that is no viewer. */
export function view(viewer: i32): i32 {
  writeBegin();
  return isViewer(viewer) ? writeView(LIVE, viewer) : 0;
}

/** Low half of the hash of the state without its generator. */
export function hashLow(): i32 {
  return <i32>hashState(LIVE);
}

/** High half. */
export function hashHigh(): i32 {
  return <i32>(hashState(LIVE) >> 32);
}

/** Writes the whole state (snapshot.ts); gives the words. */
export function snapshot(): i32 {
  return writeSnapshot(LIVE);
}

/** Takes a snapshot back; 0 or a fault number. */
export function restore(words: i32): i32 {
  const fault = stageSnapshot(words);
  if (fault == 0) takeStage();
  return fault;
}

/** Writes reason, winners mask, score count, scores; 0 words while the match goes on. */
export function result(): i32 {
  return writeResult(LIVE);
}

/** Choice sequences of a length from 0 to MOST_DEPTH; FAULT_WORDS for another. */
export function perft(depth: i32): f64 {
  return countSequences<LegionGame>(LIVE, depth, NEST);
}

/** Plays on at random, without rows; gives the choices made. */
export function playout(seedWord: i32, limit: i32): i32 {
  return playOn<LegionGame>(LIVE, seedWord, limit);
}

/** Starts a search at the view in the inbox, the parameter words behind it (assembly/search); 0 or a fault number. */
export function searchBegin(viewWords: i32, seedWord: i32, evidenceWords: i32): i32 {
  return beginSearch<LegionGame>(viewWords, seedWord, evidenceWords);
}

/** Searches on; gives the iterations done. */
export function searchStep(iterations: i32): i32 {
  return stepSearch<LegionGame>(iterations);
}

function isOver(): bool {
  return load<i32>(LIVE, STEP) == STEP_OVER;
}

/** Makes the staged state the match; the rows of the match before are gone. */
function takeStage(): void {
  unstage(LIVE, LIVE_LOG);
  rowsClear();
}
