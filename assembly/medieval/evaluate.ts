/**
 * What a state promises a seat, 0 to 10000: facts of either side, each with a weight in a table (weights.ts); the difference of
 * their sums lies on the logistic curve from lost to won.
 */
import { exponential } from '../core/exponential';
import { fileOf, landSteps, rankOf, stepsFromCamp, stockadeOf } from './board';
import { isOver } from './end';
import { ALCHEMIST, BALLISTA, KING, KNIGHT, PALADIN, ARCHER, reachOf } from './kinds';
import { FLAG_LOOKED, FLAG_PRISONER, FLAG_SHOWN, NOBODY, PHASE, PHASE_HOME, SIDE, SUPPLY, TURN, WINNERS, WIDTH } from './layout';
import { findReach, hits } from './reach';
import { bombSlot, byteOf, flagsOf, isPrisoner, kindOf, listedOf, listOf, num, placeOf, seatOf, slotOn } from './state';
import { FACTS, WEIGHTS } from './weights';
import { bitOf } from './window';

// Where the weights of each fact begin.
const PIECES: i32 = 0;
const CAPTIVE: i32 = PIECES + 11;
const VEILED: i32 = CAPTIVE + 5;
const BOMB_LEFT: i32 = VEILED + 11;
const BOMB_SET: i32 = BOMB_LEFT + 1;
const RUN: i32 = BOMB_SET + 1;
const ATTACKED: i32 = RUN + 16;
const ATTACKED_LATER: i32 = ATTACKED + 3;
const COMPANY: i32 = ATTACKED_LATER + 3;
const NEAREST: i32 = COMPANY + 4;
const MARCH: i32 = NEAREST + 8;
const MOVES: i32 = MARCH + 11;

/** Steps of the farthest attack. */
const MOST_REACH: i32 = 3;

/** While tuning: how often each fact is met, i32 a fact. */
export const MET: usize = isDefined(TUNE) ? memory.data(FACTS * 4, 16) : 0;

/** Of a finished match: 10000 to the winner, 0 to the loser, 5000 to both in a draw. */
export function scoreFor(state: usize, seat: i32): i32 {
  const winners = num(state, WINNERS);
  if (winners == 0) return 5000;
  return (winners >> seat) & 1 ? 10000 : 0;
}

/** The score expected by a seat. Before the first turn nothing is known. */
export function evaluateFor(state: usize, seat: i32): i32 {
  if (isOver(state)) return scoreFor(state, seat);
  if (num(state, TURN) == 0) return 5000;
  const sum = sumFor(state, seat) - sumFor(state, seat ^ 1);
  const odds = exponential(abs(sum));
  const value = 655350000 / (65535 + odds);
  return sum >= 0 ? value : 10000 - value;
}

/** Adds a fact so many times. */
// @ts-ignore: decorator
@inline
function fact(place: i32, times: i32 = 1): i32 {
  if (isDefined(TUNE)) store<i32>(MET + (<usize>place << 2), load<i32>(MET + (<usize>place << 2)) + times);
  return times * <i32>load<i16>(WEIGHTS + (<usize>place << 1));
}

/** The logit × 1000 of what a side has, without what the other has. */
export function sumFor(state: usize, seat: i32): i32 {
  if (isDefined(TUNE)) memory.fill(MET, 0, FACTS * 4);
  const list = listOf(state, seat);
  let sum = fact(BOMB_LEFT, byteOf(state, SUPPLY, seat));
  let king = -1;
  for (let i = listedOf(state, seat) - 1; i >= 0; i--) {
    const square = <i32>load<u8>(list + <usize>i);
    const slot = slotOn(state, square);
    const kind = kindOf(state, slot);
    const flags = flagsOf(state, slot);
    if (flags & FLAG_PRISONER) {
      sum += fact(CAPTIVE + kind - BALLISTA);
      continue;
    }
    sum += fact(PIECES + kind) + fact(MARCH + kind, min(24, stepsFromCamp(seat ^ 1, square)));
    if ((flags & (FLAG_SHOWN | FLAG_LOOKED)) == 0) sum += fact(VEILED + kind);
    if (kind == KING) king = square;
  }
  for (let slot = bombSlot(seat); slot < bombSlot(seat) + 2; slot++) if (placeOf(state, slot) != NOBODY) sum += fact(BOMB_SET);
  const isNext = (num(state, PHASE) <= PHASE_HOME) == (num(state, SIDE) == seat);
  if (isNext) sum += fact(MOVES);
  return king < 0 ? sum : sum + sumOfKing(state, seat, king, isNext);
}

/** The King's way to the other stockade, and what threatens him. */
function sumOfKing(state: usize, seat: i32, king: i32, isNext: bool): i32 {
  const list = listOf(state, seat ^ 1);
  let nearest = 8;
  let attackers = 0;
  for (let i = listedOf(state, seat ^ 1) - 1; i >= 0; i--) {
    const square = <i32>load<u8>(list + <usize>i);
    const slot = slotOn(state, square);
    const kind = kindOf(state, slot);
    // what only shoots can't take a King
    if (isPrisoner(state, slot) || !attacks(kind)) continue;
    const steps = landSteps(square, king);
    if (steps < 0) continue;
    nearest = min(nearest, steps);
    if (steps > MOST_REACH || steps > reachOf(kind)) continue;
    findReach(state, seat ^ 1, slot, square);
    if (hits & bitOf(square, king)) attackers++;
  }
  const run = max(0, landSteps(king, stockadeOf(seat ^ 1)));
  return (
    fact(RUN + min(15, run)) +
    fact((isNext ? ATTACKED_LATER : ATTACKED) + min(2, attackers)) +
    fact(NEAREST + max(0, nearest - 1)) +
    fact(COMPANY + min(3, company(state, seat, king)))
  );
}

/** Own pieces on the squares round one. */
function company(state: usize, seat: i32, square: i32): i32 {
  let own = 0;
  for (let rank = max(0, rankOf(square) - 1); rank <= min(WIDTH - 1, rankOf(square) + 1); rank++) {
    for (let file = max(0, fileOf(square) - 1); file <= min(WIDTH - 1, fileOf(square) + 1); file++) {
      const slot = slotOn(state, rank * WIDTH + file);
      if (slot != NOBODY && rank * WIDTH + file != square && seatOf(slot) == seat) own++;
    }
  }
  return own;
}

/** F G X N L P: they attack by moving; the others only shoot, look or walk. */
// @ts-ignore: decorator
@inline
function attacks(kind: i32): bool {
  return (kind <= KNIGHT && kind != ARCHER) || kind == ALCHEMIST || kind == PALADIN;
}
