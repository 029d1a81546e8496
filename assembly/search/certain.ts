/**
 * What a choice does to the match for sure. Before anything is answered every choice is followed until nothing is under way,
 * in worlds that the view allows. One that loses the match in all of them is answered only where all do; one that wins in
 * all of them is answered.
 *
 * Exact, in each world that is looked at: forced answers; the seat's own later answers behind a loss, and the others' behind
 * a win, which are tried one and all, so that a way out is never overlooked where it lies within MOST_FORKS such answers
 * and the first MOST_TRIED of them. Approximate: the worlds are a few of those that may be, so that what nearly always loses
 * may pass for a sure loss; what the others answer behind a loss, and the seat itself behind a win, is what the policy draws.
 */
import { Game } from '../core/game';
import { RNG_BYTES, seed } from '../core/rng';
import { NODES } from './nodes';
import { drawUseful, MOST_UNDER_WAY, rest } from './rollout';
import { LINE, STATE_ROOM, WORLD } from './scratch';
import { STANDS_OPEN, SURE_LOSS, SURE_WIN, tableSize, tableStand, tableStanding, tableStandingsTold } from './table';

/** A loss is sure after so many worlds. */
const LOSS_WORLDS: i32 = 8;
/** A win is: what nearly always wins is found out by going on searching, too. */
const WIN_WORLDS: i32 = 24;
/** Answers within one line of which all alternatives are tried. */
const MOST_FORKS: i32 = 3;
/** So many alternatives that all end alike speak for the rest. */
const MOST_TRIED: i32 = 400;

/** A world but the search's first, and the states of the alternatives, one within the other; no tree is grown yet. */
const OTHER: usize = NODES;
const FORKS: usize = NODES + <usize>STATE_ROOM;
/** Its draws are its own: where nothing is sure, the search is the same as without it. */
const CERTAIN_RNG: usize = memory.data(RNG_BYTES, 8);
const STRIDE: i32 = 0x632be5ab;

let tried: i32 = 0;

/** Follows every choice of WORLD's question, and the ones that end the match in further worlds; the table is told what is sure. */
export function followChoices<G extends Game>(seat: i32, seedWord: i32): void {
  const game = changetype<G>(0);
  seed(CERTAIN_RNG, seedWord ^ STRIDE);
  let left = 0;
  for (let i = 0; i < tableSize(); i++) {
    const end = endOf<G>(WORLD, i, seat);
    tableStand(i, end);
    if (end != STANDS_OPEN) left++;
  }
  // the room may hold anything, and a game may look at what it held before it makes a state there
  if (left > 0) game.copy(OTHER, WORLD);
  for (let world = 1; world < WIN_WORLDS && left > 0; world++) {
    if (game.sample(OTHER, CERTAIN_RNG) != 0) continue;
    left = 0;
    for (let i = 0; i < tableSize(); i++) {
      const before = tableStanding(i);
      if (before == STANDS_OPEN || (before == SURE_LOSS && world >= LOSS_WORLDS)) continue;
      if (endOf<G>(OTHER, i, seat) != before) tableStand(i, STANDS_OPEN);
      else left++;
    }
  }
  tableStandingsTold();
  // a game may still hold the state that was played on last: it puts it back now, not into a tree
  game.askedSeat(WORLD);
}

// @ts-ignore: decorator
@inline
function forkAt(forks: i32): usize {
  return FORKS + <usize>(forks * STATE_ROOM);
}

/** How a choice stands by one world. */
function endOf<G extends Game>(world: usize, index: i32, seat: i32): i32 {
  const game = changetype<G>(0);
  game.copy(LINE, world);
  game.apply(LINE, index);
  rest<G>(LINE, CERTAIN_RNG);
  if (game.askedSeat(LINE) >= 0) return STANDS_OPEN;
  const score = game.score(LINE, seat);
  if (score != 0 && score != 10000) return STANDS_OPEN;
  game.copy(LINE, world);
  game.apply(LINE, index);
  tried = 0;
  if (!endsSo<G>(LINE, seat, score, 0)) return STANDS_OPEN;
  return score == 0 ? SURE_LOSS : SURE_WIN;
}

/** Does the state end the match with this score before it rests, whatever those answer who would have it otherwise? */
function endsSo<G extends Game>(state: usize, seat: i32, score: i32, forks: i32): bool {
  const game = changetype<G>(0);
  for (let i = 0; i < MOST_UNDER_WAY; i++) {
    const asked = game.askedSeat(state);
    if (asked < 0) return game.score(state, seat) == score;
    if (game.isResting(state)) return false;
    if ((asked == seat) == (score == 0) && forks < MOST_FORKS) return allEndSo<G>(state, seat, score, forks);
    game.apply(state, drawUseful<G>(state, CERTAIN_RNG));
  }
  return false;
}

/** The same behind every answer to the state's question; passing, which is the likeliest way out, comes last in a list. */
function allEndSo<G extends Game>(state: usize, seat: i32, score: i32, forks: i32): bool {
  const game = changetype<G>(0);
  const fork = forkAt(forks);
  for (let i = game.choiceCount(state) - 1; i >= 0 && tried < MOST_TRIED; i--) {
    tried++;
    game.copy(fork, state);
    game.apply(fork, i);
    if (!endsSo<G>(fork, seat, score, forks + 1)) return false;
  }
  return true;
}
