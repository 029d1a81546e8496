/** The modes that don't search: any choice, what the policy draws, and the best choice by one ply of evaluation, over sampled worlds. */
import { Game } from '../core/game';
import { draw } from '../core/rng';
import { rest, worth } from './rollout';
import { LINE, SEARCH_RNG, WORLD } from './scratch';
import { isAnswerable, tableAdd, tableFirst, tableSize } from './table';

/** Visits one choice, drawn uniformly. */
export function chooseRandomly(): void {
  tableAdd(draw(SEARCH_RNG, tableSize()), 5000);
}

/** How often the policy draws again what may not be answered. */
const MOST_REDRAWN: i32 = 3;

/** Visits the choice that the game's policy draws, or what is likeliest of those that may be answered. */
export function chooseByPolicy<G extends Game>(): void {
  const game = changetype<G>(0);
  let index = game.policy(WORLD, SEARCH_RNG, 0);
  for (let i = 1; i <= MOST_REDRAWN && !isAnswerable(index); i++) index = game.policy(WORLD, SEARCH_RNG, i);
  tableAdd(isAnswerable(index) ? index : tableFirst(), 5000);
}

/**
 * Visits every choice once in each of `worlds` worlds (0: one), with the value of the state it leads to; what it sets under
 * way is ended by the policy first.
 */
export function judgeChoices<G extends Game>(seat: i32, worlds: i32): void {
  const game = changetype<G>(0);
  for (let world = 0; world < max(1, worlds); world++) {
    if (world > 0) game.sample(WORLD, SEARCH_RNG);
    for (let i = 0; i < tableSize(); i++) {
      game.copy(LINE, WORLD);
      game.apply(LINE, i);
      rest<G>(LINE, SEARCH_RNG);
      tableAdd(i, worth<G>(LINE, seat));
    }
  }
}
