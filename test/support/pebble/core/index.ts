/** Pebble's exports: the list in the README of assembly/. */
import { APPLIED_OVER, FAULT_CONTRADICTION, FAULT_NOT_OFFERED, FAULT_WORDS } from '../../../../assembly/core/layout';
import { ROW_TURN } from '../../../../assembly/core/numbers';
import { countSequences, MOST_DEPTH, playOn } from '../../../../assembly/core/playout';
import { RNG_BYTES, seed } from '../../../../assembly/core/rng';
import { row1, rowsClear } from '../../../../assembly/core/rows';
import { read, readBegin, readEnd, readIn, write, writeBegin, writeCount } from '../../../../assembly/core/words';
import { resampleState, writeWeights } from '../../../../assembly/search/probe';
import { beginSearch, stepSearch } from '../../../../assembly/search/search';
import { note, noteBegin, noted } from './applied';
import { applyIndex, resignSeat } from './apply';
import { cellOfPlace, get, isIn } from './cells';
import { askedSeat as seatAsked, kindOfStep, listChoices, listedCode } from './choices';
import { dealMatch } from './deal';
import { fillState } from './fill';
import { PebbleGame } from './game';
import {
  ACTIVE, PENDING, REASON, REASON_AGREEMENT, RNG, SEATS, SETUP, STATE_BYTES, STEP, STEP_LAND, STEP_MAIN, STEP_OVER,
  STEP_SETUP, WINNERS,
} from './layout';
import { isSound } from './sound';
import { LIVE } from './state';
import { finish } from './turn';
import { isViewer, writeView } from './view';

export * from '../../../../assembly/core/exports';

/** States that `perft` keeps. */
const NEST: usize = memory.data(MOST_DEPTH * STATE_BYTES, 16);
const TRIAL: usize = memory.data(STATE_BYTES, 16);
const GUESS_RNG: usize = memory.data(RNG_BYTES, 8);
/** True from `fill` to the next change: `opening` may be asked for. */
let filled: bool = false;

/** Setup words (B23): seed, form 0, seat count 3. */
export function create(words: i32): i32 {
  readBegin(0, words);
  const seedWord = read();
  readIn(0, 0);
  readIn(SEATS, SEATS);
  if (readEnd() != 0) return FAULT_WORDS;
  begin();
  dealMatch(LIVE, seedWord);
  return 0;
}

export function fill(viewWords: i32, guessWords: i32): i32 {
  return keep(fillState(TRIAL, viewWords, guessWords));
}

/** Makes the state one that the asked seat's own view allows. Evidence tells nothing more: what was shown stays in the view. */
export function determinize(viewWords: i32, seedWord: i32, evidenceWords: i32): i32 {
  const game = changetype<PebbleGame>(0);
  const fault = game.readView(0, viewWords, viewWords, evidenceWords);
  if (fault != 0) return fault;
  seed(GUESS_RNG, seedWord);
  return keep(game.sample(TRIAL, GUESS_RNG));
}

export function reseed(seedWord: i32): void {
  seed(LIVE + RNG, seedWord);
}

export function decision(): i32 {
  const count = listChoices(LIVE);
  const step = get(LIVE, STEP);
  writeBegin();
  if (count == 0) return 0;
  write(kindOfStep(step));
  write(seatAsked(LIVE));
  // keys have the numbers of the steps
  write(step);
  const cell = step == STEP_SETUP ? cellOfPlace(get(LIVE, SETUP)) : step == STEP_LAND ? get(LIVE, PENDING) : -1;
  write(cell < 0 ? 0 : 1);
  if (cell >= 0) write(cell);
  write(count);
  for (let i = 0; i < count; i++) write(listedCode(i));
  return writeCount();
}

export function choiceCount(): i32 {
  return listChoices(LIVE);
}

export function askedSeat(): i32 {
  return seatAsked(LIVE);
}

export function apply(index: i32): i32 {
  if (<u32>index >= <u32>listChoices(LIVE)) return FAULT_NOT_OFFERED;
  begin();
  applyIndex(LIVE, index);
  return outcome();
}

export function resign(seat: i32): i32 {
  if (<u32>seat >= <u32>SEATS || get(LIVE, STEP) == STEP_OVER || !isIn(LIVE, seat)) return FAULT_NOT_OFFERED;
  begin();
  resignSeat(LIVE, seat);
  return outcome();
}

export function agree(): i32 {
  if (get(LIVE, STEP) == STEP_OVER) return FAULT_NOT_OFFERED;
  begin();
  finish(LIVE, REASON_AGREEMENT, 0);
  return outcome();
}

export function opening(): i32 {
  if (!filled || get(LIVE, STEP) != STEP_MAIN) return FAULT_CONTRADICTION;
  begin();
  row1(ROW_TURN, get(LIVE, ACTIVE));
  return 0;
}

export function view(viewer: i32): i32 {
  return isViewer(viewer) ? writeView(LIVE, viewer) : FAULT_WORDS;
}

export function hashLow(): i32 {
  return <i32>hash();
}

export function hashHigh(): i32 {
  return <i32>(hash() >> 32);
}

/** FNV-1a over 8 bytes at a time, stirred once more at the end; the generator at the front is left out. */
function hash(): u64 {
  let sum: u64 = 14695981039346656037;
  for (let at = RNG + 8; at < STATE_BYTES; at += 8) {
    sum = (sum ^ load<u64>(LIVE + at)) * 1099511628211;
    sum ^= sum >> 29;
  }
  return (sum ^ (sum >> 32)) * 0x9e3779b97f4a7c15;
}

export function snapshot(): i32 {
  writeBegin();
  for (let at = 0; at < STATE_BYTES; at += 4) write(load<i32>(LIVE + at));
  return writeCount();
}

export function restore(words: i32): i32 {
  readBegin(0, words);
  for (let at = 0; at < STATE_BYTES; at += 4) store<i32>(TRIAL + at, read());
  if (readEnd() != 0) return FAULT_WORDS;
  return keep(isSound(TRIAL) ? 0 : FAULT_CONTRADICTION, false);
}

export function result(): i32 {
  writeBegin();
  if (get(LIVE, STEP) != STEP_OVER) return 0;
  write(get(LIVE, REASON));
  write(get(LIVE, WINNERS));
  write(0);
  return writeCount();
}

export function perft(depth: i32): f64 {
  return countSequences<PebbleGame>(LIVE, depth, NEST);
}

export function playout(seedWord: i32, limit: i32): i32 {
  begin();
  return playOn<PebbleGame>(LIVE, seedWord, limit);
}

export function searchBegin(viewWords: i32, seedWord: i32, evidenceWords: i32): i32 {
  return beginSearch<PebbleGame>(viewWords, seedWord, evidenceWords);
}

export function searchStep(iterations: i32): i32 {
  return stepSearch<PebbleGame>(iterations);
}

/** For tests: writes the policy's weight of each choice of the live state; gives their count. */
export function weights(): i32 {
  return writeWeights<PebbleGame>(LIVE);
}

/** For tests: resamples which of a seat's hidden tokens is which, in the live state; 1, or 0 where that can't be done. */
export function resampleHidden(seat: i32, seedWord: i32): i32 {
  return <u32>seat < <u32>SEATS ? resampleState<PebbleGame>(LIVE, seat, seedWord) : 0;
}

/** Starts a call that changes the state. */
function begin(): void {
  rowsClear();
  noteBegin();
  filled = false;
}

/** Takes TRIAL for the live state where there is no fault; gives the fault. */
function keep(fault: i32, opens: bool = true): i32 {
  if (fault != 0) return fault;
  begin();
  memory.copy(LIVE, TRIAL, STATE_BYTES);
  filled = opens;
  return 0;
}

/** What `apply`, `resign` and `agree` answer. */
function outcome(): i32 {
  if (get(LIVE, STEP) == STEP_OVER) note(APPLIED_OVER);
  return noted();
}
