/**
 * Restraint: while something is under way, what spends something must be better than passing. Every answer that is looked at
 * is compared with passing in the same worlds, with common random numbers and the level's own outlook, before the search
 * begins; what is not clearly better is held back at every level, however short it thinks. What was found is kept in the
 * table: it is as good as any other visit.
 */
import { CHOICE_PASS } from '../core/choice-code';
import { Game } from '../core/game';
import { next, RNG_BYTES, seed } from '../core/rng';
import { NODES } from './nodes';
import { isCertain } from './parameters';
import { outlook } from './rollout';
import { CHOICE_ROOM, LINE, LINE_RNG, SEARCH_RNG, STATE_ROOM, WORLD } from './scratch';
import { HELD_BACK, STANDS_OPEN, tableAdd, tableIsSure, tableSize, tableStand, tableStanding, tableStandingsTold } from './table';

/** All are compared in so many worlds; what is better by then, in as many more. */
const FIRST_WORLDS: i32 = 16;
const WORLDS: i32 = 32;
/** How sure it must be then: the gain beside its standard error, squared, in quarters. */
const CLEARLY: i32 = 9;
/** And for a level that leaves anything to chance: what it spends for nothing looks absurd. */
const BEYOND_DOUBT: i32 = 25;

/** The world of a comparison; searches over worlds grow no tree. */
const OTHER: usize = NODES;
const RESTRAINT_RNG: usize = memory.data(RNG_BYTES, 8);
/** i64 a choice: the sum of what it was better by than passing, and that of its squares. */
const GAINS: usize = OTHER + <usize>STATE_ROOM;
const SQUARES: usize = GAINS + <usize>(2 * CHOICE_ROOM);

/**
 * Holds back what is not better than passing, at WORLD's question if it is not at rest and may be passed; `arms` are the
 * `count` choices (i32) that are looked at. Gives how many of them are left; passing is the first.
 */
export function restrain<G extends Game>(seat: i32, arms: usize, count: i32): i32 {
  const game = changetype<G>(0);
  const pass = game.isResting(WORLD) ? -1 : findPass<G>();
  if (pass < 0 || tableIsSure() || tableStanding(pass) != STANDS_OPEN) return count;
  let left = putFirst(arms, count, pass);
  memory.fill(GAINS, 0, <usize>left << 3);
  memory.fill(SQUARES, 0, <usize>left << 3);
  // draws of its own: the search after it goes through the same worlds as without it
  game.copy(OTHER, WORLD);
  seed(RESTRAINT_RNG, load<i32>(SEARCH_RNG));
  for (let world = 0; world < WORLDS && left > 1; world++) {
    if (world == FIRST_WORLDS) left = keepBetter(arms, left, 0, world);
    if (world > 0) game.sample(OTHER, RESTRAINT_RNG);
    compare<G>(seat, arms, left);
  }
  left = keepBetter(arms, left, isCertain() ? CLEARLY : BEYOND_DOUBT, WORLDS);
  for (let i = 0; i < tableSize(); i++) if (tableStanding(i) == STANDS_OPEN) tableStand(i, HELD_BACK);
  for (let place = 0; place < left; place++) tableStand(armAt(arms, place), STANDS_OPEN);
  tableStandingsTold();
  return left;
}

function findPass<G extends Game>(): i32 {
  const game = changetype<G>(0);
  for (let i = tableSize() - 1; i >= 0; i--) if (game.choiceCode(WORLD, i) == CHOICE_PASS) return i;
  return -1;
}

// @ts-ignore: decorator
@inline
function armAt(arms: usize, place: i32): i32 {
  return load<i32>(arms + (<usize>place << 2));
}

/** Puts passing first, whether it was looked at or not; gives how many there are then. */
function putFirst(arms: usize, count: i32, pass: i32): i32 {
  let place = 0;
  while (place < count && armAt(arms, place) != pass) place++;
  for (let i = place; i > 0; i--) store<i32>(arms + (<usize>i << 2), armAt(arms, i - 1));
  store<i32>(arms, pass);
  return max(count, place + 1);
}

/** Plays every arm on in OTHER, and adds what each is better by than the first. */
function compare<G extends Game>(seat: i32, arms: usize, count: i32): void {
  const game = changetype<G>(0);
  const shared = <i32>next(RESTRAINT_RNG);
  let passing = 0;
  for (let place = 0; place < count; place++) {
    const arm = armAt(arms, place);
    game.copy(LINE, OTHER);
    game.apply(LINE, arm);
    seed(LINE_RNG, shared);
    const value = outlook<G>(LINE, seat, LINE_RNG);
    tableAdd(arm, value);
    if (place == 0) passing = value;
    const gain = <i64>(value - passing);
    const at = <usize>place << 3;
    store<i64>(GAINS + at, load<i64>(GAINS + at) + gain);
    store<i64>(SQUARES + at, load<i64>(SQUARES + at) + gain * gain);
  }
}

/** Keeps passing, and what is better than it by `sure` (squared standard errors, in quarters); gives how many. */
function keepBetter(arms: usize, count: i32, sure: i32, worlds: i32): i32 {
  let kept = 1;
  for (let place = 1; place < count; place++) {
    const at = <usize>place << 3;
    const gain = load<i64>(GAINS + at);
    const squares = load<i64>(SQUARES + at);
    if (gain <= 0 || 4 * gain * gain <= sure * (squares - (gain * gain) / worlds)) continue;
    const to = <usize>kept << 3;
    store<i32>(arms + (<usize>kept << 2), armAt(arms, place));
    store<i64>(GAINS + to, gain);
    store<i64>(SQUARES + to, squares);
    kept++;
  }
  return kept;
}
