/** Counts choice sequences; the state is what it was afterwards. */
import { rowsSwitch } from '../core/rows';
import { countChoices } from './ask';
import { applyIndex } from './apply';
import { reload } from './bind';
import { isOver } from './end';
import { STATE_BYTES } from './map';
import { S } from './state';

/** Greatest depth; a state is kept for each. */
export const MOST_DEPTH: i32 = 24;

const KEPT: usize = memory.data(MOST_DEPTH * STATE_BYTES, 16);

/** Sequences of `depth` (1 to MOST_DEPTH) choices from the state played on. A finished match counts nothing below it. */
export function countSequences(depth: i32): f64 {
  rowsSwitch(false);
  const total = countFrom(depth);
  rowsSwitch(true);
  return total;
}

function countFrom(depth: i32): f64 {
  const choices = countChoices();
  if (depth == 1 || isOver()) return choices;
  const kept = KEPT + <usize>((depth - 2) * STATE_BYTES);
  memory.copy(kept, S, STATE_BYTES);
  let total: f64 = 0;
  for (let index = 0; index < choices; index++) {
    applyIndex(index);
    total += countFrom(depth - 1);
    memory.copy(S, kept, STATE_BYTES);
    reload();
  }
  return total;
}
