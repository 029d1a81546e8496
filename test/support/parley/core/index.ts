/** Parley's exports: the list in the README of assembly/. The options come from the match created last (`settings.ts`). */
import {
  APPLIED_OVER,
  FAULT_CONTRADICTION,
  FAULT_NOT_OFFERED,
  FAULT_WORDS,
} from '../../../../assembly/core/layout';
import { ROW_TURN } from '../../../../assembly/core/numbers';
import { countSequences, MOST_DEPTH, playOn } from '../../../../assembly/core/playout';
import { seed } from '../../../../assembly/core/rng';
import { row1, rowsClear } from '../../../../assembly/core/rows';
import { read, readBegin, readEnd, readIn, write, writeBegin, writeCount } from '../../../../assembly/core/words';
import { resampleState, writeWeights } from '../../../../assembly/search/probe';
import { beginSearch, stepSearch } from '../../../../assembly/search/search';
import { note, noteBegin, noted } from './applied';
import { applyIndex } from './apply';
import { askedSeat as seatAsked, kindOfStep, listChoices, listedCode } from './choices';
import { fillState } from './fill';
import { ParleyGame } from './game';
import {
  ACTIVE,
  ASKS,
  LEAK,
  REASON,
  REASON_AGREEMENT,
  RNG,
  SEATS,
  SEATS_IN,
  SETUP,
  STATE_BYTES,
  STEP,
  STEP_CARD,
  STEP_MAIN,
  STEP_OVER,
  STEP_SETUP,
  WINNERS,
} from './layout';
import { resignSeat } from './resign';
import { keepSettings } from './settings';
import { dealMatch } from './setup';
import { isInRange, isSound } from './sound';
import { get } from './cells';
import { LIVE } from './state';
import { finish } from './turn';
import { isViewer, writeView } from './view';

export * from '../../../../assembly/core/exports';

/** States that `perft` keeps. */
const NEST: usize = memory.data(MOST_DEPTH * STATE_BYTES, 16);

const TRIAL: usize = memory.data(STATE_BYTES, 16);
/** True from `fill` to the next change: `opening` may be asked for. */
let filled: bool = false;

/** Setup words: seed, form 0, seat count 3, asks 0-1, leak 0-6. */
export function create(words: i32): i32 {
  readBegin(0, words);
  const seedWord = read();
  readIn(0, 0);
  readIn(SEATS, SEATS);
  const asks = readIn(0, 1);
  const leak = readIn(0, 6);
  if (readEnd() != 0) return FAULT_WORDS;
  begin();
  keepSettings(asks, leak);
  dealMatch(LIVE, seedWord, asks, leak);
  return 0;
}

export function fill(viewWords: i32, guessWords: i32): i32 {
  const fault = fillState(TRIAL, viewWords, guessWords);
  if (fault != 0) return fault;
  begin();
  memory.copy(LIVE, TRIAL, STATE_BYTES);
  filled = true;
  return 0;
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
  write(step == STEP_SETUP ? 1 : 0);
  if (step == STEP_SETUP) write(get(LIVE, SETUP));
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
  if (<u32>seat >= <u32>SEATS || get(LIVE, STEP) == STEP_OVER || ((get(LIVE, SEATS_IN) >> seat) & 1) == 0) {
    return FAULT_NOT_OFFERED;
  }
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
  const step = get(LIVE, STEP);
  if (!filled || (step != STEP_CARD && step != STEP_MAIN)) return FAULT_CONTRADICTION;
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
  if (readEnd() != 0 || !isInRange(TRIAL)) return FAULT_WORDS;
  if (!isSound(TRIAL)) return FAULT_CONTRADICTION;
  begin();
  memory.copy(LIVE, TRIAL, STATE_BYTES);
  keepSettings(get(LIVE, ASKS), get(LIVE, LEAK));
  return 0;
}

export function result(): i32 {
  writeBegin();
  if (get(LIVE, STEP) != STEP_OVER) return 0;
  write(get(LIVE, REASON));
  write(get(LIVE, WINNERS));
  write(0);
  return writeCount();
}

/** Choice sequences of a length from 0 to MOST_DEPTH; FAULT_WORDS for another. */
export function perft(depth: i32): f64 {
  return countSequences<ParleyGame>(LIVE, depth, NEST);
}

/** Plays on at random, without rows; gives the choices made. */
export function playout(seedWord: i32, limit: i32): i32 {
  begin();
  return playOn<ParleyGame>(LIVE, seedWord, limit);
}

/** Starts a search at the view in the inbox, the parameter words behind it (assembly/search); 0 or a fault number. */
export function searchBegin(viewWords: i32, seedWord: i32, evidenceWords: i32): i32 {
  return beginSearch<ParleyGame>(viewWords, seedWord, evidenceWords);
}

/** Searches on; gives the iterations done. */
export function searchStep(iterations: i32): i32 {
  return stepSearch<ParleyGame>(iterations);
}

/** For tests: writes the policy's weight of each choice of the live state (search/probe.ts); gives their count. */
export function weights(): i32 {
  return writeWeights<ParleyGame>(LIVE);
}

/** For tests: resamples which of a seat's hidden pieces is which, in the live state; 1, or 0 where that can't be done. */
export function resampleHidden(seat: i32, seedWord: i32): i32 {
  return resampleState<ParleyGame>(LIVE, seat, seedWord);
}

/** Starts a call that changes the state. */
function begin(): void {
  rowsClear();
  noteBegin();
  filled = false;
}

/** What `apply`, `resign` and `agree` answer. */
function outcome(): i32 {
  if (get(LIVE, STEP) == STEP_OVER) note(APPLIED_OVER);
  return noted();
}
