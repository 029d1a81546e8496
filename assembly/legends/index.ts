/** Legends' exports: the list in the README of assembly/. */
import { APPLIED_LEARNED, APPLIED_OVER, FAULT_NOT_OFFERED, FAULT_WORDS } from '../core/layout';
import { ROW_DEALT, ROW_OVER, ROW_RESIGNED, ROW_TURN } from '../core/numbers';
import { countSequences, MOST_DEPTH, playOn } from '../core/playout';
import { RNG_BYTES, seed } from '../core/rng';
import { row1, rowBegin, rowEnd, rowPut, rowsClear } from '../core/rows';
import { writeBegin } from '../core/words';
import { resampleState, writeWeights } from '../search/probe';
import { beginSearch, stepSearch } from '../search/search';
import { applyIndex, run } from './apply';
import { countChoices } from './ask';
import { guessState, keepView } from './belief';
import { bind, LIVE, reload } from './bind';
import { readCatalogue } from './catalogue';
import { forgetCurse } from './curse';
import { finish, isOver, putSeats } from './end';
import { keepEvidence } from './evidence';
import { readState } from './fill';
import { readKinds } from './kinds';
import { PHASE_EXCHANGES, REASON_AGREEMENT, REASON_NO_MOVE, REASON_RESIGN } from './layout';
import { forgetLearned, learned } from './rows';
import { LegendsGame } from './game';
import { classifyPowers } from './classify';
import { deal, nothing } from './deal';
import { readSetup } from './setup';
import { hashState, readSnapshot, writeSnapshot } from './snapshot';
import { ASK_SEAT, PHASE, REASON, RNG, SIDE, STATE_BYTES, WINNERS } from './map';
import { nextSeat, num, S, seatCount, sideMask } from './state';
import { isViewer, writeDecision, writeResult, writeView } from './view';

export * from '../core/exports';

/** States that `perft` keeps. */
const NEST: usize = memory.data(MOST_DEPTH * STATE_BYTES, 16);

const DETERMINIZE_RNG: usize = memory.data(RNG_BYTES, 8);
/** The match, while words from outside are tried. */
const BEFORE: usize = memory.data(STATE_BYTES, 16);

nothing();

/** Takes the catalogue's tables; 0 or a fault number. No match goes on with other tables: what was played is forgotten. */
export function tables(words: i32): i32 {
  bind(LIVE);
  const fault = readCatalogue(words);
  if (fault != 0) return fault;
  readKinds();
  classifyPowers();
  nothing();
  forgetCurse();
  reload();
  return 0;
}

/** Deals a match from the Setup words; 0 or a fault number. */
export function create(words: i32): i32 {
  bind(LIVE);
  const fault = readSetup(words);
  if (fault != 0) return fault;
  begin();
  deal();
  reload();
  run();
  return 0;
}

/** Makes the state of a view and the guess behind it; 0 or a fault number. There are no rows. */
export function fill(viewWords: i32, guessWords: i32): i32 {
  bind(LIVE);
  memory.copy(BEFORE, S, STATE_BYTES);
  const fault = viewWords < 0 || guessWords < 0 ? FAULT_WORDS : readState(0, viewWords, guessWords);
  return keepUnless(fault);
}

/**
 * Determinizes the asked seat's own view: makes one of the states that it and the evidence behind it (evidence.ts; 0 words: none)
 * allow, what they hide sampled; 0 or a fault number. There are no rows.
 */
export function determinize(viewWords: i32, seedWord: i32, evidenceWords: i32): i32 {
  bind(LIVE);
  memory.copy(BEFORE, S, STATE_BYTES);
  if (!keepView(0, viewWords) || !keepEvidence(viewWords, evidenceWords)) return FAULT_WORDS;
  seed(DETERMINIZE_RNG, seedWord);
  return keepUnless(guessState(DETERMINIZE_RNG));
}

/** Seeds the match's generator. */
export function reseed(n: i32): void {
  bind(LIVE);
  seed(S + RNG, n);
}

/** Writes the Decision words; gives their count. */
export function decision(): i32 {
  bind(LIVE);
  return writeDecision();
}

/** Number of choices; 0 when over. */
export function choiceCount(): i32 {
  bind(LIVE);
  return countChoices();
}

/** The seat asked; -1 when over. */
export function askedSeat(): i32 {
  bind(LIVE);
  return isOver() ? -1 : num(ASK_SEAT);
}

/** Answers the open question; bits of `APPLIED_…`, or -1. */
export function apply(index: i32): i32 {
  bind(LIVE);
  if (<u32>index >= <u32>countChoices()) return FAULT_NOT_OFFERED;
  begin();
  applyIndex(index);
  return (learned ? APPLIED_LEARNED : 0) | (isOver() ? APPLIED_OVER : 0);
}

/** A seat gives up, at any question; as `apply`. */
export function resign(seat: i32): i32 {
  bind(LIVE);
  if (isOver() || <u32>seat >= <u32>seatCount()) return FAULT_NOT_OFFERED;
  begin();
  row1(ROW_RESIGNED, seat);
  finish(REASON_RESIGN, sideMask(nextSeat(seat)));
  return APPLIED_OVER;
}

/** Both agree on a draw; as `apply`. */
export function agree(): i32 {
  bind(LIVE);
  if (isOver()) return FAULT_NOT_OFFERED;
  begin();
  finish(REASON_AGREEMENT, 0);
  return APPLIED_OVER;
}

/** Writes the first row of a position that was filled, and the end of one in which nothing can be done; 0 or -1. */
export function opening(): i32 {
  bind(LIVE);
  if (isOver() && num(REASON) != REASON_NO_MOVE) return FAULT_NOT_OFFERED;
  begin();
  if (num(PHASE) == PHASE_EXCHANGES) {
    row1(ROW_DEALT, seatCount());
    return 0;
  }
  row1(ROW_TURN, num(SIDE));
  if (!isOver()) return 0;
  rowBegin(ROW_OVER, 511);
  rowPut(num(REASON));
  putSeats(num(WINNERS));
  rowEnd();
  return 0;
}

/** Writes the View words; gives their count, 0 for a number that is no viewer. */
export function view(viewer: i32): i32 {
  bind(LIVE);
  writeBegin();
  return isViewer(viewer) ? writeView(viewer) : 0;
}

/** Low half of the hash of the state without its generator. */
export function hashLow(): i32 {
  bind(LIVE);
  return <i32>hashState();
}

/** High half. */
export function hashHigh(): i32 {
  bind(LIVE);
  return <i32>(hashState() >> 32);
}

/** Writes the whole state (snapshot.ts); gives the words. */
export function snapshot(): i32 {
  bind(LIVE);
  return writeSnapshot();
}

/** Takes a snapshot back; 0 or a fault number. */
export function restore(words: i32): i32 {
  bind(LIVE);
  memory.copy(BEFORE, S, STATE_BYTES);
  return keepUnless(readSnapshot(words));
}

/** Writes reason number, winners mask, no scores; 0 words while the match goes on. */
export function result(): i32 {
  bind(LIVE);
  return writeResult();
}

/** Choice sequences of a length from 0 to MOST_DEPTH; FAULT_WORDS for another. */
export function perft(depth: i32): f64 {
  return countSequences<LegendsGame>(LIVE, depth, NEST);
}

/** Plays on at random, without rows; gives the choices made. */
export function playout(seedWord: i32, limit: i32): i32 {
  return playOn<LegendsGame>(LIVE, seedWord, limit);
}

/** Starts a search at the view in the inbox, the parameter words behind it (assembly/search); 0 or a fault number. */
export function searchBegin(viewWords: i32, seedWord: i32, evidenceWords: i32): i32 {
  return beginSearch<LegendsGame>(viewWords, seedWord, evidenceWords);
}

/** Searches on; gives the iterations done. */
export function searchStep(iterations: i32): i32 {
  return stepSearch<LegendsGame>(iterations);
}

/** For tests: writes the policy's weight of each choice of the live state (search/probe.ts); gives their count. */
export function weights(): i32 {
  return writeWeights<LegendsGame>(LIVE);
}

/** For tests: resamples which of a seat's hidden pieces is which, in the live state; 1, or 0 where that can't be done. */
export function resampleHidden(seat: i32, seedWord: i32): i32 {
  return resampleState<LegendsGame>(LIVE, seat, seedWord);
}

/** A call that changes the state starts. */
function begin(): void {
  rowsClear();
  forgetLearned();
}

/** Brings the state back that words from outside have spoilt; otherwise the rows of the match before are gone. */
function keepUnless(fault: i32): i32 {
  if (fault == 0) {
    rowsClear();
    return 0;
  }
  memory.copy(S, BEFORE, STATE_BYTES);
  reload();
  return fault;
}
