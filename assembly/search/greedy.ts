/** The modes that don't search: any choice, what the policy draws, and the best choice by one ply of evaluation, over sampled worlds. */
import { Game } from '../core/game';
import { draw } from '../core/rng';
import { rest, worth } from './rollout';
import { LINE, SEARCH_RNG, WORLD } from './scratch';
import { tableAdd, tableSize } from './table';

/** Visits one choice, drawn uniformly. */
export function chooseRandomly(): void {
  tableAdd(draw(SEARCH_RNG, tableSize()), 5000);
}

/** Visits the choice that the game's policy draws. */
export function chooseByPolicy<G extends Game>(): void {
  const game = changetype<G>(0);
  tableAdd(game.policy(WORLD, SEARCH_RNG, 0), 5000);
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
