/** Random games on a state, and the number that tells two runs of them apart. */
import { RNG_BYTES, draw, seed } from '../core/rng';
import { rowsSwitch } from '../core/rows';
import { applyTo } from './apply';
import { choiceCount } from './choices';

const PLAYOUT_RNG: usize = memory.data(RNG_BYTES, 8);

/** FNV-like sum of the last playout's choices; see `checksum` in the README of assembly/. */
export let sum: u32 = 0;

/** Plays a state on, one `draw(count)` of its own generator a choice; gives the choices made. */
export function playOn(state: usize, seedWord: i32, limit: i32): i32 {
  seed(PLAYOUT_RNG, seedWord);
  rowsSwitch(false);
  let mix: u32 = 2166136261;
  let made = 0;
  while (made < limit) {
    const choices = choiceCount(state);
    if (choices == 0) break;
    const index = draw(PLAYOUT_RNG, choices);
    mix = (mix ^ ((index << 16) + choices)) * 16777619;
    applyTo(state, index);
    made++;
  }
  sum = mix;
  rowsSwitch(true);
  return made;
}
