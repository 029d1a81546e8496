/** Random play of the state that is bound to its end, without rows. */
import { draw, RNG_BYTES, seed } from '../core/rng';
import { rowsSwitch } from '../core/rows';
import { applyIndex } from './apply';
import { countChoices } from './ask';
import { isOver } from './end';

const PLAYOUT_RNG: usize = memory.data(RNG_BYTES, 8);
const BASIS: u32 = 2166136261;
const PRIME: u32 = 16777619;

/** The last playout's sum. */
export let sum: u32 = BASIS;

/** Plays on with one draw(count) a choice; gives the choices made. */
export function playOn(seedWord: i32, limit: i32): i32 {
  seed(PLAYOUT_RNG, seedWord);
  sum = BASIS;
  rowsSwitch(false);
  let made = 0;
  while (made < limit && !isOver()) {
    const count = countChoices();
    if (count == 0) break;
    const index = draw(PLAYOUT_RNG, count);
    sum = (sum ^ <u32>(index * 65536 + count)) * PRIME;
    applyIndex(index);
    made++;
  }
  rowsSwitch(true);
  return made;
}
