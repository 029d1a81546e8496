/** Legends as the search sees it (core/game.ts). Its methods bring the state that they are given to where it is played on. */
import { Game } from '../core/game';
import { FAULT_WORDS } from '../core/layout';
import { next, seed } from '../core/rng';
import { applyIndex } from './apply';
import { codeOf, countChoices, kindOfKey } from './ask';
import { guessState, keepView } from './belief';
import { bind, copyState } from './bind';
import { resampleSeat } from './resample-hidden';
import { isOver } from './end';
import { evaluateFor, scoreFor, surveyFacts } from './evaluate';
import { keepEvidence } from './evidence';
import { isIdleChoice } from './idle';
import { KEY_ARRANGE, KEY_EXCHANGE, KEY_MAIN } from './layout';
import { ASK_KEY, ASK_SEAT, RNG, SEATS, STATE_BYTES } from './map';
import { drawChoice, weighChoices } from './policy';
import { forgetFights } from './policy-fight';
import { surveyWorths } from './policy-worth';
import { prospectOf } from './prospect';
import { num, S } from './state';

/** Where a view is tried before it is taken. */
const TRIAL: usize = memory.data(STATE_BYTES, 16);
const TRIAL_RNG: usize = memory.data(8, 8);

export class LegendsGame extends Game {
  stateBytes(): i32 {
    return STATE_BYTES;
  }

  copy(to: usize, from: usize): void {
    copyState(to, from);
  }

  seatCount(state: usize): i32 {
    bind(state);
    return num(SEATS);
  }

  askedSeat(state: usize): i32 {
    bind(state);
    return isOver() ? -1 : num(ASK_SEAT);
  }

  decisionKind(state: usize): i32 {
    bind(state);
    return kindOfKey(num(ASK_KEY));
  }

  isSetupQuestion(state: usize): bool {
    bind(state);
    return num(ASK_KEY) == KEY_ARRANGE || num(ASK_KEY) == KEY_EXCHANGE;
  }

  isSetupJudged(state: usize): bool {
    bind(state);
    return num(ASK_KEY) == KEY_EXCHANGE;
  }

  isResting(state: usize): bool {
    bind(state);
    const key = num(ASK_KEY);
    return key == KEY_MAIN || key == KEY_ARRANGE || key == KEY_EXCHANGE;
  }

  isIdle(state: usize, index: i32): bool {
    bind(state);
    return isIdleChoice(index);
  }

  prospect(state: usize, index: i32): i32 {
    return prospectOf(state, index);
  }

  choiceCount(state: usize): i32 {
    bind(state);
    return countChoices();
  }

  choiceCode(state: usize, index: i32): i32 {
    bind(state);
    return codeOf(index);
  }

  apply(state: usize, index: i32): void {
    bind(state);
    applyIndex(index);
  }

  score(state: usize, seat: i32): i32 {
    bind(state);
    return scoreFor(seat);
  }

  evaluate(state: usize, seat: i32): i32 {
    bind(state);
    return evaluateFor(seat);
  }

  weigh(state: usize, weights: usize): i32 {
    bind(state);
    return weighChoices(weights);
  }

  policy(state: usize, rng: usize, again: i32): i32 {
    bind(state);
    return drawChoice(rng, again);
  }

  resampleHidden(state: usize, seat: i32, rng: usize): bool {
    bind(state);
    return resampleSeat(seat, rng);
  }

  readView(from: i32, words: i32, evidenceFrom: i32, evidence: i32): i32 {
    if (!keepView(from, words) || !keepEvidence(evidenceFrom, evidence)) return FAULT_WORDS;
    forgetFights();
    surveyWorths();
    seed(TRIAL_RNG, words);
    bind(TRIAL);
    const fault = guessState(TRIAL_RNG);
    if (fault == 0) surveyFacts();
    return fault;
  }

  sample(state: usize, rng: usize): i32 {
    bind(state);
    const fault = guessState(rng);
    if (fault == 0) seed(S + RNG, <i32>next(rng));
    return fault;
  }
}
