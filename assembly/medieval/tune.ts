/**
 * The exports of `index.ts` and some more, for making `weights.ts` and for testing what it weighs (README.md): the facts of the live
 * state, its value, and its value without a piece. Compiled with `--use TUNE=NaN`, for tests and test/search/tune only.
 */
import { write, writeBegin, writeCount } from '../core/words';
import { evaluateFor, leadFor, MET, sumFor, survey } from './evaluate';
import { POLICY_WEIGHTS } from './policy-weights';
import { FACTS, WEIGHTS } from './weights';
import { isOver } from './end';
import { FLAG_PRISONER, FLAG_SHOWN, MOST_PIECES, NOBODY, PHASE, PHASE_ACT, SEAT_SLOTS, SIDE } from './layout';
import { flagsOf, kindOf, lift as liftPiece, LIVE, num, placeOf, put } from './state';

export * from './index';

/** Writes the side to move, then what it has of each fact less what the other one has; 0 words but at an act. */
export function facts(): i32 {
  writeBegin();
  if (isOver(LIVE) || num(LIVE, PHASE) != PHASE_ACT) return 0;
  const side = num(LIVE, SIDE);
  write(side);
  survey(LIVE);
  sumFor(LIVE, side ^ 1);
  for (let fact = 0; fact < FACTS; fact++) store<i32>(THEIRS + (<usize>fact << 2), metAt(fact));
  sumFor(LIVE, side);
  for (let fact = 0; fact < FACTS; fact++) write(metAt(fact) - load<i32>(THEIRS + (<usize>fact << 2)));
  return writeCount();
}

/** Where the weights of the evaluation stand, i16 each: a tuner may write others. */
export function weights(): usize {
  return WEIGHTS;
}

/** Where the weights of the policy stand, i16 each. */
export function policyWeights(): usize {
  return POLICY_WEIGHTS;
}

const THEIRS: usize = memory.data(FACTS * 4, 16);

function metAt(fact: i32): i32 {
  return load<i32>(MET + (<usize>fact << 2));
}

/** The value of the live state for a seat, under the style of the search that was begun last. */
export function value(seat: i32): i32 {
  return evaluateFor(LIVE, seat);
}

/** The logit × 1000 by which a seat leads. */
export function lead(seat: i32): i32 {
  return leadFor(LIVE, seat);
}

/** Writes of each piece that is no prisoner: its slot, kind, and 1 where it is shown to all. */
export function pieces(): i32 {
  writeBegin();
  for (let slot = 0; slot < 2 * SEAT_SLOTS; slot++) {
    if (slot % SEAT_SLOTS >= MOST_PIECES || placeOf(LIVE, slot) == NOBODY || flagsOf(LIVE, slot) & FLAG_PRISONER) continue;
    write(slot);
    write(kindOf(LIVE, slot));
    write(flagsOf(LIVE, slot) & FLAG_SHOWN ? 1 : 0);
  }
  return writeCount();
}

/** Takes a piece off the board, or puts it back: to be judged without it, and no more. */
export function liftOff(slot: i32, back: i32): void {
  if (back != 0) put(LIVE, slot, placeOf(LIVE, slot));
  else liftPiece(LIVE, slot);
}
