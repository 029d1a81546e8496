/** Random games and counts of choice sequences. */
import { draw, RNG_BYTES, seed } from '../../../../assembly/core/rng';
import { rowsSwitch } from '../../../../assembly/core/rows';
import { applyIndex } from './apply';
import { listChoices } from './choices';
import { STATE_BYTES } from './layout';

/** The most choices that `countSequences` looks ahead. */
const DEPTH_MOST: i32 = 16;
const NEST: usize = memory.data(STATE_BYTES * DEPTH_MOST, 16);
const PLAYOUT_RNG: usize = memory.data(RNG_BYTES, 8);

/** Sum of the last playout's choices; see `checksum` in the README of assembly/. */
export let sum: u32 = 0;

/** Plays a state on with one `draw(count)` a choice; gives the choices made. */
export function playOn(s: usize, seedWord: i32, limit: i32): i32 {
  seed(PLAYOUT_RNG, seedWord);
  rowsSwitch(false);
  sum = 2166136261;
  let made = 0;
  while (made < limit) {
    const count = listChoices(s);
    if (count == 0) break;
    const index = draw(PLAYOUT_RNG, count);
    sum = (sum ^ (index * 65536 + count)) * 16777619;
    applyIndex(s, index);
    made++;
  }
  rowsSwitch(true);
  return made;
}

/** Choice sequences of this length (16 at the most, for more -1) from a state, which is unchanged. */
export function countSequences(s: usize, depth: i32): f64 {
  if (depth > DEPTH_MOST) return -1;
  if (depth <= 0) return 1;
  rowsSwitch(false);
  const count = below(s, depth, 0);
  rowsSwitch(true);
  return count;
}

function below(s: usize, depth: i32, nest: i32): f64 {
  const count = listChoices(s);
  if (depth == 1) return count;
  const child = NEST + <usize>(nest * STATE_BYTES);
  let all: f64 = 0;
  for (let i = 0; i < count; i++) {
    memory.copy(child, s, STATE_BYTES);
    applyIndex(child, i);
    all += below(child, depth - 1, nest + 1);
  }
  return all;
}
