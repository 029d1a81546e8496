/** For tests: what the policy and the resampling of hidden pieces make of a state, generic over the game. */
import { Game } from '../core/game';
import { RNG_BYTES, seed } from '../core/rng';
import { write, writeBegin, writeCount } from '../core/words';
import { WEIGHTS } from './scratch';

const RESAMPLE_RNG: usize = memory.data(RNG_BYTES, 8);

/**
 * Writes the policy's weight of each choice of a state, once a search was begun; gives their count. Of what the asked seat
 * can't know nothing may show in it.
 */
export function writeWeights<G extends Game>(state: usize): i32 {
  const count = changetype<G>(0).weigh(state, WEIGHTS);
  writeBegin();
  for (let i = 0; i < count; i++) write(load<i32>(WEIGHTS + (<usize>i << 2)));
  return writeCount();
}

/** Resamples which of a seat's hidden pieces is which, in a state (`Game.resampleHidden`); 1, or 0 where that can't be done. */
export function resampleState<G extends Game>(state: usize, seat: i32, seedWord: i32): i32 {
  seed(RESAMPLE_RNG, seedWord);
  return changetype<G>(0).resampleHidden(state, seat, RESAMPLE_RNG) ? 1 : 0;
}
