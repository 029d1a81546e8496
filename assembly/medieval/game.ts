/** Medieval as the search sees it (core/game.ts). */
import { Game } from '../core/game';
import { FAULT_WORDS } from '../core/layout';
import { next, seed } from '../core/rng';
import { applyTo } from './apply';
import { guessState, keepView } from './belief';
import { askedSeat, choiceCode, choiceCount, decisionKind } from './choices';
import { evaluateFor, scoreFor, surveyWeights } from './evaluate';
import { keepEvidence } from './evidence';
import { isIdleAct } from './idle';
import { PHASE, PHASE_ACT, PHASE_ARRANGING, RNG, STATE_BYTES } from './layout';
import { drawChoice, weighChoices } from './policy';
import { prospectOf } from './prospect';
import { resampleSeat } from './resample-hidden';
import { num } from './state';

/** Where a view is tried before it is taken. */
const TRIAL: usize = memory.data(STATE_BYTES, 16);
const TRIAL_RNG: usize = memory.data(8, 8);

export class MedievalGame extends Game {
  stateBytes(): i32 {
    return STATE_BYTES;
  }

  // @ts-ignore: decorator
  @inline
  copy(to: usize, from: usize): void {
    memory.copy(to, from, STATE_BYTES);
  }

  seatCount(state: usize): i32 {
    return 2;
  }

  askedSeat(state: usize): i32 {
    return askedSeat(state);
  }

  decisionKind(state: usize): i32 {
    return decisionKind(state);
  }

  isSetupQuestion(state: usize): bool {
    return num(state, PHASE) == PHASE_ARRANGING;
  }

  isSetupJudged(state: usize): bool {
    return false;
  }

  isResting(state: usize): bool {
    return num(state, PHASE) <= PHASE_ACT;
  }

  isIdle(state: usize, index: i32): bool {
    return isIdleAct(state, index);
  }

  prospect(state: usize, index: i32): i32 {
    return prospectOf(state, index);
  }

  choiceCount(state: usize): i32 {
    return choiceCount(state);
  }

  choiceCode(state: usize, index: i32): i32 {
    return choiceCode(state, index);
  }

  apply(state: usize, index: i32): void {
    applyTo(state, index);
  }

  score(state: usize, seat: i32): i32 {
    return scoreFor(state, seat);
  }

  evaluate(state: usize, seat: i32): i32 {
    return evaluateFor(state, seat);
  }

  weigh(state: usize, weights: usize): i32 {
    return weighChoices(state, weights);
  }

  policy(state: usize, rng: usize, again: i32): i32 {
    return drawChoice(state, rng, again);
  }

  resampleHidden(state: usize, seat: i32, rng: usize): bool {
    return resampleSeat(state, seat, rng);
  }

  readView(from: i32, words: i32, evidenceFrom: i32, evidence: i32): i32 {
    if (!keepView(from, words) || !keepEvidence(evidenceFrom, evidence)) return FAULT_WORDS;
    seed(TRIAL_RNG, words);
    const fault = guessState(TRIAL, TRIAL_RNG);
    if (fault == 0) surveyWeights(askedSeat(TRIAL));
    return fault;
  }

  sample(state: usize, rng: usize): i32 {
    const fault = guessState(state, rng);
    if (fault == 0) seed(state + RNG, <i32>next(rng));
    return fault;
  }
}
