/** Counts choice sequences, by copies of the state in a nest (they share the state's history, see core/game.ts). */
import { rowsSwitch } from '../core/rows';
import { applyTo } from './apply';
import { choiceCount } from './choices';
import { STATE_BYTES } from './layout';

/** The deepest count. */
export const MOST_DEPTH: i32 = 12;
const NEST: usize = memory.data(STATE_BYTES * MOST_DEPTH, 16);

/** Choice sequences of this length (1 to MOST_DEPTH) from a state, which is unchanged. */
export function countSequences(state: usize, depth: i32): f64 {
  rowsSwitch(false);
  const total = below(state, depth, NEST);
  rowsSwitch(true);
  return total;
}

function below(state: usize, depth: i32, copy: usize): f64 {
  const choices = choiceCount(state);
  if (depth == 1) return choices;
  let total: f64 = 0;
  for (let index = 0; index < choices; index++) {
    memory.copy(copy, state, STATE_BYTES);
    applyTo(copy, index);
    total += below(copy, depth - 1, copy + STATE_BYTES);
  }
  return total;
}
