/** Legion as the search sees it (core/game.ts). Nothing is hidden, so every sample is the view itself. */
import { Game, PROSPECT_OPEN } from '../core/game';
import { next, seed } from '../core/rng';
import { applyTo } from './apply';
import { askedSeat, choiceCode, choiceCount, decisionKind } from './choices';
import { evaluateFor, scoreFor } from './evaluate';
import { stageView } from './fill';
import { LOG_BYTES, RNG, STATE_BYTES } from './layout';
import { glanceChoice, weighChoices } from './policy';
import { unstage } from './stage';

/** The state that the view described. */
const BASE: usize = memory.data(STATE_BYTES, 16);
/** Its history, and what the search plays on. */
const BASE_LOG: usize = memory.data(LOG_BYTES, 16);

export class LegionGame extends Game {
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
    return false;
  }

  isSetupJudged(state: usize): bool {
    return false;
  }

  isResting(state: usize): bool {
    return true;
  }

  isIdle(state: usize, index: i32): bool {
    return false;
  }

  prospect(state: usize, index: i32): i32 {
    return PROSPECT_OPEN;
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

  policy(state: usize, rng: usize, _again: i32): i32 {
    return glanceChoice(state, rng);
  }

  resampleHidden(state: usize, seat: i32, rng: usize): bool {
    return true;
  }

  readView(from: i32, words: i32, _evidenceFrom: i32, _evidence: i32): i32 {
    const fault = stageView(from, words);
    if (fault == 0) unstage(BASE, BASE_LOG);
    return fault;
  }

  sample(state: usize, rng: usize): i32 {
    memory.copy(state, BASE, STATE_BYTES);
    seed(state + RNG, <i32>next(rng));
    return 0;
  }
}
