/** Playing a state on by the game's cheap policy, and what it is worth then. */
import { Game } from '../core/game';
import { depth, present } from './parameters';

/** The most choices that bring what is under way to its end. */
export const MOST_UNDER_WAY: i32 = 24;
/** How often an idle choice is drawn again. */
const MOST_REDRAWN: i32 = 3;

/** Makes up to `plies` choices by the policy, drawn with the generator at `rng`. */
export function rollOut<G extends Game>(state: usize, plies: i32, rng: usize): void {
  const game = changetype<G>(0);
  for (let i = 0; i < plies; i++) {
    if (game.askedSeat(state) < 0) return;
    game.apply(state, drawUseful<G>(state, rng));
  }
}

/** Lets the policy end what is under way, so that the state can be judged. */
export function rest<G extends Game>(state: usize, rng: usize): void {
  const game = changetype<G>(0);
  for (let i = 0; i < MOST_UNDER_WAY; i++) {
    if (game.askedSeat(state) < 0 || game.isResting(state)) return;
    game.apply(state, drawUseful<G>(state, rng));
  }
}

/** What the policy draws; an idle choice is drawn again, a few times. */
export function drawUseful<G extends Game>(state: usize, rng: usize): i32 {
  const game = changetype<G>(0);
  let index = game.policy(state, rng, 0);
  for (let i = 1; i <= MOST_REDRAWN && game.isIdle(state, index); i++) index = game.policy(state, rng, i);
  return index;
}

/** What the state is worth to a seat, 0 to 10000. */
// @ts-ignore: decorator
@inline
export function worth<G extends Game>(state: usize, seat: i32): i32 {
  const game = changetype<G>(0);
  return game.askedSeat(state) < 0 ? game.score(state, seat) : game.evaluate(state, seat);
}

/**
 * What a state is worth to a seat: what it is worth at rest, and after the policy has played on, by the shares that `present` tells.
 * The one is steady and sees no further; the other sees further and shakes with every draw.
 */
export function outlook<G extends Game>(state: usize, seat: i32, rng: usize): i32 {
  rest<G>(state, rng);
  const now = present > 0 ? worth<G>(state, seat) : 0;
  if (present == 100) return now;
  rollOut<G>(state, depth, rng);
  rest<G>(state, rng);
  return (now * present + worth<G>(state, seat) * (100 - present)) / 100;
}
