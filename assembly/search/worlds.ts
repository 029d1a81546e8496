/**
 * Sequential halving over determinizations, for games that hide something. Each round determinizes the view once; every choice
 * that still competes is applied in that world and played on by the policy: all are judged in the same worlds, with common
 * random numbers. After as many rounds as make up a stage's share of the effort the worse half of the choices drops out.
 * Nobody knows beforehand how much effort there will be: a race that is down to two starts again with all, its stages twice as
 * long, and what was found before counts on (anytime sequential halving, Sagers, Winands, Soemers 2024). A search that believes
 * in a few worlds goes through these again and again. One that thinks over few choices takes a second look at more of them where
 * the first lines lose the match.
 */
import { Game } from '../core/game';
import { next, RNG_BYTES, seed } from '../core/rng';
import { doublings } from './arithmetic';
import { foresee, shunEnds } from './foresee';
import { guardEnd } from './guard';
import { alarm, breadth, candidates, exploration, fewWorlds, isLoose, temperature, worldIterations } from './parameters';
import { rank, ranked, rankedWeight } from './rank';
import { restrain } from './restraint';
import { outlook } from './rollout';
import { CHOICE_ROOM, LINE, LINE_RNG, SEARCH_RNG, WEIGHTS, WORLD } from './scratch';
import {
  HELD_BACK, isAnswerable, judged, tableAdd, tableBeCareful, tableFavour, tableFirst, tableIsSure, tableSetWeights, tableStand, tableStandingsTold,
} from './table';

/** Indexes of the choices that still compete. */
const ARMS: usize = memory.data(CHOICE_ROOM, 16);
/** As few compete to the end of a race. */
const LEAST_ARMS: i32 = 2;
/** So many are looked at, at a resting question, where those that come to mind first lose the match. */
const SECOND_LOOK: i32 = 32;
/** A level that leaves much to chance looks at no more while something is under way. */
const UNDER_WAY: i32 = 4;
/** Of a race's first stage. */
const MOST_ROUNDS: i32 = 1 << 12;

let firstArms: i32 = 0;
let arms: i32 = 0;
let place: i32 = 0;
let rounds: i32 = 0;
/** The round after which the next halving comes; 0: none ever. */
let halvingRound: i32 = 0;
/** Draws the few worlds that are believed in, each from a seed of its own. */
const BELIEF_RNG: usize = memory.data(RNG_BYTES, 8);
let beliefSeed: i32 = 0;
/** Rounds of a race's first stage. */
let stage: i32 = 0;
/** Choices behind those that compete, in ARMS as well, that wait for a second look. */
let waiting: i32 = 0;
/** Lines that lost the match, while some wait. */
let lost: i32 = 0;
/** Seeds the common random numbers of all rollouts in this world. */
let rolloutSeed: i32 = 0;

// @ts-ignore: decorator
@inline
function armAt(at: i32): i32 {
  return load<i32>(ARMS + (<usize>at << 2));
}

// @ts-ignore: decorator
@inline
function setArm(at: i32, arm: i32): void {
  store<i32>(ARMS + (<usize>at << 2), arm);
}

/** Starts with the choices of highest weight that are not idle and may be answered; WORLD holds the first world. */
export function worldsBegin<G extends Game>(seat: i32): void {
  const game = changetype<G>(0);
  const resting = game.isResting(WORLD);
  const looksTwice = alarm > 0 && fewWorlds == 0 && resting;
  // of many answers in a fight one looks good by luck
  const first = isLoose() && !resting ? min(candidates, UNDER_WAY) : candidates;
  const kept = rank(game.weigh(WORLD, WEIGHTS), looksTwice ? max(first, SECOND_LOOK) : first);
  tableSetWeights();
  arms = 0;
  waiting = 0;
  lost = 0;
  for (let i = 0; i < kept; i++) {
    const index = ranked(i);
    tableFavour(index, breadth * doublings(rankedWeight(i)));
    if (!isAnswerable(index)) continue;
    if (!tableIsSure() && game.isIdle(WORLD, index)) tableStand(index, HELD_BACK);
    else {
      setArm(arms + waiting, index);
      if (i < first || arms < LEAST_ARMS) arms++;
      else waiting++;
    }
  }
  tableStandingsTold();
  if (isLoose() && !resting) tableBeCareful();
  if (temperature > 0 && resting && foresee<G>(ARMS, arms + waiting)) {
    arms = shunEnds<G>(ARMS, arms, candidates, kept, breadth);
    waiting = 0;
  }
  // nothing but idle choices: the likeliest will do
  if (arms == 0) {
    setArm(0, tableFirst());
    arms = 1;
  }
  arms = restrain<G>(seat, ARMS, arms);
  if (fewWorlds > 0) arms = guardEnd<G>(seat, ARMS, arms);
  firstArms = arms;
  place = 0;
  rounds = 0;
  stage = exploration;
  halvingRound = stage;
  rolloutSeed = <i32>next(SEARCH_RNG);
  if (fewWorlds == 0) return;
  beliefSeed = <i32>next(SEARCH_RNG);
  nextWorld<G>();
}

function nextWorld<G extends Game>(): void {
  const game = changetype<G>(0);
  if (fewWorlds > 0) seed(BELIEF_RNG, beliefSeed + (rounds % fewWorlds));
  game.sample(WORLD, fewWorlds > 0 ? BELIEF_RNG : SEARCH_RNG);
}

/** One rollout of one choice. */
export function worldsStep<G extends Game>(seat: i32): void {
  const game = changetype<G>(0);
  const arm = armAt(place);
  game.copy(LINE, WORLD);
  game.apply(LINE, arm);
  seed(LINE_RNG, rolloutSeed);
  tableAdd(arm, outlook<G>(LINE, seat, LINE_RNG));
  if (waiting > 0 && game.askedSeat(LINE) < 0 && game.score(LINE, seat) == 0) lost++;
  place++;
  if (place < arms) return;
  place = 0;
  rounds++;
  if (waiting > 0 && isAlarmed()) lookAgain();
  else if (rounds == halvingRound) {
    if (arms > LEAST_ARMS) halve();
    else raceAgain();
  }
  nextWorld<G>();
  rolloutSeed = <i32>next(SEARCH_RNG);
}

/** Do too many lines lose the match? Asked after eight, sixteen and thirty-two rounds: later nothing could catch up. */
function isAlarmed(): bool {
  const asks = rounds == 8 || rounds == 16 || rounds == 32;
  return asks && lost * alarm >= rounds * arms;
}

/** Those that waited compete, too, and none is answered that is worth less. */
function lookAgain(): void {
  tableBeCareful();
  firstArms = arms + waiting;
  waiting = 0;
  arms = firstArms;
  if (stage > 0) halvingRound = rounds + stage;
}

/** The worse half drops out; the next stage takes as many iterations as the first. */
function halve(): void {
  const kept = max(LEAST_ARMS, (arms + 1) >> 1);
  for (let i = 0; i < kept; i++) {
    let best = i;
    for (let j = i + 1; j < arms; j++) if (judged(armAt(j)) > judged(armAt(best))) best = j;
    const arm = armAt(best);
    setArm(best, armAt(i));
    setArm(i, arm);
  }
  arms = kept;
  halvingRound = rounds + (stage * firstArms) / arms;
}

/** All that have dropped out are behind those that are left. */
function raceAgain(): void {
  arms = firstArms;
  stage = min(2 * stage, MOST_ROUNDS);
  halvingRound = rounds + stage;
}

/** True when there is one choice only, or all rounds are made. */
export function worldsAreDone(): bool {
  return firstArms == 1 || (worldIterations > 0 && rounds >= worldIterations);
}
