/**
 * Worlds by rollouts, for games that hide something. In each round a whole state is drawn from the view, and every choice
 * that still competes is made in it and played on by the policy, so that all are judged in the same worlds. A choice
 * drops out when it is clearly worse than the best.
 */
import { Game } from '../core/game';
import { isqrt } from './arithmetic';
import { breadth, candidates, depth, exploration, worldIterations } from './parameters';
import { rank, ranked, rankedWeight } from './rank';
import { rollOut, worth } from './rollout';
import { CHOICE_ROOM, LINE, SEARCH_RNG, WEIGHTS, WORLD } from './scratch';
import { judged, tableAdd, tableFavour } from './table';

/** Indexes of the choices that still compete. */
const ARMS: usize = memory.data(CHOICE_ROOM, 16);
/** Rounds before the first choice may drop out. */
const ROUNDS_LEAST: i32 = 4;

let arms: i32 = 0;
let next: i32 = 0;
let rounds: i32 = 0;

// @ts-ignore: decorator
@inline
function armAt(place: i32): i32 {
  return load<i32>(ARMS + (<usize>place << 2));
}

/** Starts with the choices of highest weight; WORLD holds the first world. */
export function worldsBegin<G extends Game>(): void {
  const game = changetype<G>(0);
  arms = rank(game.weigh(WORLD, WEIGHTS), candidates);
  for (let i = 0; i < arms; i++) {
    store<i32>(ARMS + (<usize>i << 2), ranked(i));
    tableFavour(ranked(i), breadth * doublings(rankedWeight(i)));
  }
  next = 0;
  rounds = 0;
}

/** How often a weight doubles from 1 on. */
function doublings(weight: i32): i32 {
  return 31 - clz<i32>(max(1, weight));
}

/** One rollout of one choice. */
export function worldsStep<G extends Game>(seat: i32): void {
  const game = changetype<G>(0);
  const arm = armAt(next);
  game.copy(LINE, WORLD);
  game.apply(LINE, arm);
  rollOut<G>(LINE, depth);
  tableAdd(arm, worth<G>(LINE, seat));
  next++;
  if (next < arms) return;
  next = 0;
  rounds++;
  if (rounds >= ROUNDS_LEAST) dropOut();
  game.sample(WORLD, SEARCH_RNG);
}

/** Choices more than twice the uncertainty below the best drop out; `exploration` is the uncertainty of one round. */
function dropOut(): void {
  let best = i32.MIN_VALUE;
  for (let i = 0; i < arms; i++) best = max(best, judged(armAt(i)));
  const least = best - (200 * exploration * 16) / isqrt(rounds * 256);
  let kept = 0;
  for (let i = 0; i < arms; i++) {
    if (judged(armAt(i)) < least) continue;
    store<i32>(ARMS + (<usize>kept << 2), armAt(i));
    kept++;
  }
  arms = kept;
}

/** True when one choice is left, or all rounds are made. */
export function worldsAreDone(): bool {
  return arms == 1 || (worldIterations > 0 && rounds >= worldIterations);
}

/** The choice of highest weight, for a search that was given no time. */
export function worldsFirst(): i32 {
  return armAt(0);
}
