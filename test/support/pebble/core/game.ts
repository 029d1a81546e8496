/** Pebble as the search sees it; see `assembly/core/game.ts`. */
import { Game, PROSPECT_OPEN } from '../../../../assembly/core/game';
import { FAULT_CONTRADICTION } from '../../../../assembly/core/layout';
import { RNG_BYTES, seed } from '../../../../assembly/core/rng';
import { noteBegin } from './applied';
import { applyIndex } from './apply';
import { resampleSeat, sampleState } from './belief';
import { get } from './cells';
import { askedSeat, kindOfStep, listChoices, listedCode } from './choices';
import { evaluate, scoreOf } from './evaluate';
import { agrees, readTemplate, templateViewer } from './fill';
import { SEATS, STATE_BYTES, STEP, STEP_MAIN, STEP_SETUP } from './layout';
import { policyOf, weightOf } from './policy';

const TRIAL: usize = memory.data(STATE_BYTES, 16);
const TRIAL_RNG: usize = memory.data(RNG_BYTES, 8);

export class PebbleGame extends Game {
  stateBytes(): i32 {
    return STATE_BYTES;
  }

  copy(to: usize, from: usize): void {
    memory.copy(to, from, STATE_BYTES);
  }

  seatCount(state: usize): i32 {
    return SEATS;
  }

  askedSeat(state: usize): i32 {
    return askedSeat(state);
  }

  decisionKind(state: usize): i32 {
    return kindOfStep(get(state, STEP));
  }

  isSetupQuestion(state: usize): bool {
    return get(state, STEP) == STEP_SETUP;
  }

  isSetupJudged(state: usize): bool {
    return false;
  }

  isResting(state: usize): bool {
    return get(state, STEP) <= STEP_MAIN;
  }

  isIdle(state: usize, index: i32): bool {
    return false;
  }

  prospect(state: usize, index: i32): i32 {
    return PROSPECT_OPEN;
  }

  choiceCount(state: usize): i32 {
    return listChoices(state);
  }

  choiceCode(state: usize, index: i32): i32 {
    listChoices(state);
    return listedCode(index);
  }

  apply(state: usize, index: i32): void {
    noteBegin();
    applyIndex(state, index);
  }

  score(state: usize, seat: i32): i32 {
    return scoreOf(state, seat);
  }

  evaluate(state: usize, seat: i32): i32 {
    return evaluate(state, seat);
  }

  weigh(state: usize, weights: usize): i32 {
    const count = listChoices(state);
    for (let i = 0; i < count; i++) store<i32>(weights + (<usize>i << 2), weightOf(state, i));
    return count;
  }

  policy(state: usize, rng: usize, _again: i32): i32 {
    return policyOf(state, rng);
  }

  resampleHidden(state: usize, seat: i32, rng: usize): bool {
    resampleSeat(state, seat, rng);
    return true;
  }

  /** A state drawn from the view is tried out: what gives the view back once always does. */
  readView(from: i32, words: i32, _evidenceFrom: i32, _evidence: i32): i32 {
    const fault = readTemplate(from, words);
    if (fault != 0) return fault;
    seed(TRIAL_RNG, 0);
    sampleState(TRIAL, TRIAL_RNG);
    return agrees(TRIAL, from, words) && askedSeat(TRIAL) == templateViewer ? 0 : FAULT_CONTRADICTION;
  }

  sample(state: usize, rng: usize): i32 {
    sampleState(state, rng);
    return 0;
  }
}
