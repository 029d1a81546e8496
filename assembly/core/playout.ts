/** Random games and counts of choice sequences, for any game. */
import { FAULT_WORDS } from './layout';
import { Game } from './game';
import { draw, RNG_BYTES, seed } from './rng';
import { rowsClear, rowsSwitch } from './rows';

/** The longest choice sequences that are counted; a game keeps so many states for it. */
export const MOST_DEPTH: i32 = 24;

const PLAYOUT_RNG: usize = memory.data(RNG_BYTES, 8);
const BASIS: u32 = 2166136261;
const PRIME: u32 = 16777619;

/** Sum of the last playout's choices (FNV-1a over index and count of each). */
let sum: u32 = BASIS;

/** Plays a state on without rows, one `draw(count)` of a generator of its own a choice; gives the choices made. */
export function playOn<G extends Game>(state: usize, seedWord: i32, limit: i32): i32 {
  const game = changetype<G>(0);
  rowsClear();
  seed(PLAYOUT_RNG, seedWord);
  rowsSwitch(false);
  let mix = BASIS;
  let made = 0;
  while (made < limit) {
    const choices = game.choiceCount(state);
    if (choices == 0) break;
    const index = draw(PLAYOUT_RNG, choices);
    mix = (mix ^ <u32>(index * 65536 + choices)) * PRIME;
    game.apply(state, index);
    made++;
  }
  sum = mix;
  rowsSwitch(true);
  return made;
}

/** The last playout's sum: two runs that differ in a choice differ in it. */
export function checksum(): i32 {
  return <i32>sum;
}

/**
 * Choice sequences of a length from 0 to MOST_DEPTH, FAULT_WORDS for another; a finished match counts nothing below it. The
 * state is what it was afterwards; `kept` has room for MOST_DEPTH states.
 */
export function countSequences<G extends Game>(state: usize, depth: i32, kept: usize): f64 {
  if (depth < 0 || depth > MOST_DEPTH) return FAULT_WORDS;
  if (depth == 0) return 1;
  rowsSwitch(false);
  const total = countBelow<G>(state, depth, kept);
  rowsSwitch(true);
  return total;
}

function countBelow<G extends Game>(state: usize, depth: i32, kept: usize): f64 {
  const game = changetype<G>(0);
  const choices = game.choiceCount(state);
  if (depth == 1 || choices == 0) return choices;
  game.copy(kept, state);
  let total: f64 = 0;
  for (let index = 0; index < choices; index++) {
    game.apply(state, index);
    total += countBelow<G>(state, depth - 1, kept + <usize>game.stateBytes());
    game.copy(state, kept);
  }
  return total;
}
