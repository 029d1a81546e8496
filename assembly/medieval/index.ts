/** Medieval's exports: the list in the README of assembly/. */
import { APPLIED_LEARNED, APPLIED_OVER, FAULT_NOT_OFFERED, FAULT_WORDS } from '../core/layout';
import { ROW_RESIGNED, ROW_TURN } from '../core/numbers';
import { countSequences, MOST_DEPTH, playOn } from '../core/playout';
import { RNG_BYTES, seed } from '../core/rng';
import { row1, rowsClear } from '../core/rows';
import { writeBegin } from '../core/words';
import { resampleState, writeWeights } from '../search/probe';
import { beginSearch, stepSearch } from '../search/search';
import { applyTo } from './apply';
import { guessState, keepView } from './belief';
import * as choices from './choices';
import { finish, isOver } from './end';
import { keepEvidence } from './evidence';
import { readState } from './fill';
import { MedievalGame } from './game';
import { hashState } from './hash';
import { REASON, REASON_AGREEMENT, REASON_NO_ACTION, REASON_RESIGN, RNG, SIDE, STATE_BYTES, WINNERS } from './layout';
import { forgetLearned, learned, rowOver } from './rows';
import { blankState, readSetup, startMatch } from './setup';
import { readSnapshot, writeSnapshot } from './snapshot';
import { LIVE, num } from './state';
import { isViewer, writeDecision, writeResult, writeView } from './view';

export * from '../core/exports';

/** States that `perft` keeps. */
const NEST: usize = memory.data(MOST_DEPTH * STATE_BYTES, 16);
/** Where words from outside become a state, complete and checked, before it takes the place of the match. */
const STAGE: usize = memory.data(STATE_BYTES, 16);
const DETERMINIZE_RNG: usize = memory.data(RNG_BYTES, 8);

// Until a match is created, armies are to be arranged.
blankState(LIVE, 0, 0);

/** Starts a match from the Setup words (setup.ts); 0 or a fault number. */
export function create(words: i32): i32 {
  const fault = readSetup(words);
  if (fault != 0) return fault;
  begin();
  startMatch(LIVE);
  return 0;
}

/** Makes the state of a view and the guess behind it; 0 or a fault number. There are no rows. */
export function fill(viewWords: i32, guessWords: i32): i32 {
  return takeStage(readState(STAGE, 0, viewWords, guessWords));
}

/**
 * Determinizes the asked seat's own view: makes one of the states that it and the evidence behind it (evidence.ts; 0 words: none)
 * allow, what they hide sampled; 0 or a fault number. There are no rows.
 */
export function determinize(viewWords: i32, seedWord: i32, evidenceWords: i32): i32 {
  if (!keepView(0, viewWords) || !keepEvidence(viewWords, evidenceWords)) return FAULT_WORDS;
  seed(DETERMINIZE_RNG, seedWord);
  return takeStage(guessState(STAGE, DETERMINIZE_RNG));
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

/** Answers the open question; bits of `APPLIED_…`, or -1. */
export function apply(index: i32): i32 {
  if (<u32>index >= <u32>choices.choiceCount(LIVE)) return FAULT_NOT_OFFERED;
  begin();
  applyTo(LIVE, index);
  return (learned ? APPLIED_LEARNED : 0) | (isOver(LIVE) ? APPLIED_OVER : 0);
}

/** A seat gives up, at any question; as `apply`. */
export function resign(seat: i32): i32 {
  if (isOver(LIVE) || <u32>seat > 1) return FAULT_NOT_OFFERED;
  begin();
  row1(ROW_RESIGNED, seat);
  finish(LIVE, REASON_RESIGN, 2 >> seat);
  return APPLIED_OVER;
}

/** Both agree on a draw; as `apply`. */
export function agree(): i32 {
  if (isOver(LIVE)) return FAULT_NOT_OFFERED;
  begin();
  finish(LIVE, REASON_AGREEMENT, 0);
  return APPLIED_OVER;
}

/** Writes the first row of a position that was filled, and the end of one in which nobody can act; 0 or -1. */
export function opening(): i32 {
  if (isOver(LIVE) && num(LIVE, REASON) != REASON_NO_ACTION) return FAULT_NOT_OFFERED;
  begin();
  row1(ROW_TURN, num(LIVE, SIDE));
  if (isOver(LIVE)) rowOver(num(LIVE, REASON), num(LIVE, WINNERS));
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
  return takeStage(readSnapshot(STAGE, words));
}

/** Writes reason, winners mask, no scores; 0 words while the match goes on. */
export function result(): i32 {
  return writeResult(LIVE);
}

/** Choice sequences of a length from 0 to MOST_DEPTH; FAULT_WORDS for another. */
export function perft(depth: i32): f64 {
  return countSequences<MedievalGame>(LIVE, depth, NEST);
}

/** Plays on at random, without rows; gives the choices made. */
export function playout(seedWord: i32, limit: i32): i32 {
  return playOn<MedievalGame>(LIVE, seedWord, limit);
}

/** Starts a search at the view in the inbox, the parameter words behind it (assembly/search); 0 or a fault number. */
export function searchBegin(viewWords: i32, seedWord: i32, evidenceWords: i32): i32 {
  return beginSearch<MedievalGame>(viewWords, seedWord, evidenceWords);
}

/** Searches on; gives the iterations done. */
export function searchStep(iterations: i32): i32 {
  return stepSearch<MedievalGame>(iterations);
}

/** For tests: writes the policy's weight of each choice of the live state (search/probe.ts); gives their count. */
export function weights(): i32 {
  return writeWeights<MedievalGame>(LIVE);
}

/** For tests: resamples which of a seat's hidden pieces is which, in the live state; 1, or 0 where that can't be done. */
export function resampleHidden(seat: i32, seedWord: i32): i32 {
  return resampleState<MedievalGame>(LIVE, seat, seedWord);
}

/** A call that changes the state starts. */
function begin(): void {
  rowsClear();
  forgetLearned();
}

/** Makes the staged state the match, whose rows before are gone, unless it was refused. */
function takeStage(fault: i32): i32 {
  if (fault == 0) {
    memory.copy(LIVE, STAGE, STATE_BYTES);
    rowsClear();
  }
  return fault;
}
