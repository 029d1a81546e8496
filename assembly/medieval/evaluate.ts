/**
 * What a state promises a seat, 0 to 10000: facts of either side, each with a weight in a table (weights.ts); the difference of
 * their sums lies on the logistic curve from lost to won. A character's style says how much each group of facts counts.
 */
import { exponential } from '../core/exponential';
import { judgesFrozen, styleOf } from '../search/parameters';
import { fileOf, landSteps, rankOf, stepsFromCamp, stockadeOf } from './board';
import { isOver } from './end';
import { burning, countBurning } from './evaluate-fire';
import { countLosses, findStrikes, hiddenLoss, knownLoss, otherLoss } from './evaluate-strikes';
import { BALLISTA, ARCHER, ALCHEMIST, KING, KNIGHT, PALADIN, reachOf } from './kinds';
import {
  FLAG_LOOKED, FLAG_PRISONER, FLAG_SHOWN, MOST_QUIET, NOBODY, PHASE, PHASE_HOME, QUIET, SIDE, SUPPLY, TURN, WIDTH, WINNERS,
} from './layout';
import { findReach, hits } from './reach';
import { bombSlot, byteOf, flagsOf, isPrisoner, kindOf, listedOf, listOf, num, placeOf, seatOf, slotOn } from './state';
import { FACTS, WEIGHTS } from './weights';
import { FROZEN_FACTS, FROZEN_WEIGHTS } from './weights-frozen';
import { bitOf } from './window';

// Where the weights of each fact begin.
export const PIECES: i32 = 0;
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
const HUNT: i32 = MOVES + 1;
export const BURNS: i32 = HUNT + 11;
const BOMB_AT_KING: i32 = BURNS + 3;
const LOSSES: i32 = BOMB_AT_KING + 1;

// Groups of facts, by the words of a style.
const FORCE: i32 = 0;
const CHASE: i32 = 1;
const GUARDED: i32 = 2;
const VEIL: i32 = 3;
const TRAP: i32 = 4;
/** Styles are hundredths. */
const UNIT: i32 = 100;

/** Steps of the farthest attack. */
const MOST_REACH: i32 = 3;
/** Steps beyond which nearer is no better. */
const FAR: i32 = 24;
/** After so many quiet turns the way to the other King counts twice, after as many more three times. */
const CALM: i32 = 50;
/** Sums beyond this count for a quarter: what is as good as won is still to be won, and the last step must tell. */
const KNEE: i32 = 2500;
const BEYOND: i32 = 4;

/** i32 a fact: its weight, and the same under the style of the seat that thinks. */
const PLAIN: usize = memory.data(FACTS * 4, 16);
const STYLED: usize = memory.data(FACTS * 4, 16);
/** The weights by which the sum under way is made. */
let weights: usize = PLAIN;
/** The seat that thinks. */
let home: i32 = 0;

/** While tuning: how often each fact is met, i32 a fact. */
export const MET: usize = isDefined(TUNE) ? memory.data(FACTS * 4, 16) : 0;

/** Of a finished match: 10000 to the winner, 0 to the loser, 5000 to both in a draw. */
export function scoreFor(state: usize, seat: i32): i32 {
  const winners = num(state, WINNERS);
  if (winners == 0) return 5000;
  return (winners >> seat) & 1 ? 10000 : 0;
}

/** Gets the weights ready for the thoughts of a seat; to be called when its search begins. */
export function surveyWeights(seat: i32): void {
  home = seat;
  const frozen = judgesFrozen();
  for (let fact = 0; fact < FACTS; fact++) {
    const at = <usize>fact << 2;
    const weight = !frozen ? <i32>load<i16>(WEIGHTS + (<usize>fact << 1)) : fact < FROZEN_FACTS ? <i32>load<i16>(FROZEN_WEIGHTS + (<usize>fact << 1)) : 0;
    store<i32>(PLAIN + at, weight);
    store<i32>(STYLED + at, (weight * (frozen ? UNIT : styleOf(groupOf(fact)))) / UNIT);
  }
}

/** The word of a style that weighs a fact. */
function groupOf(fact: i32): i32 {
  if (fact < VEILED) return FORCE;
  if (fact < BOMB_LEFT) return VEIL;
  if (fact < RUN) return TRAP;
  if (fact < ATTACKED) return CHASE;
  if (fact < MARCH) return GUARDED;
  if (fact < BURNS) return CHASE;
  return fact < LOSSES ? TRAP : GUARDED;
}

/** The score expected by a seat. Before the first turn nothing is known. */
export function evaluateFor(state: usize, seat: i32): i32 {
  if (isOver(state)) return scoreFor(state, seat);
  if (num(state, TURN) == 0) return 5000;
  const lead = leadFor(state, seat);
  const sum = judgesFrozen() ? lead : eased(calmed(state, lead));
  const odds = exponential(abs(sum));
  const value = 655350000 / (65535 + odds);
  return sum >= 0 ? value : 10000 - value;
}

/** The logit × 1000 by which a seat leads. */
export function leadFor(state: usize, seat: i32): i32 {
  survey(state);
  return sumFor(state, seat) - sumFor(state, seat ^ 1);
}

/** Finds what the sums of both seats need; to be called before them. */
export function survey(state: usize): void {
  if (!judgesFrozen()) findStrikes(state);
}

/** The nearer a draw by quiet turns is, the less a lead is worth. */
function calmed(state: usize, lead: i32): i32 {
  const quiet = max(0, num(state, QUIET));
  const bound = max(-20000, min(20000, lead));
  return (bound * (MOST_QUIET * MOST_QUIET - quiet * quiet)) / (MOST_QUIET * MOST_QUIET);
}

// @ts-ignore: decorator
@inline
function eased(sum: i32): i32 {
  return sum > KNEE ? KNEE + (sum - KNEE) / BEYOND : sum < -KNEE ? -KNEE - (-KNEE - sum) / BEYOND : sum;
}

/** Adds a fact so many times. */
// @ts-ignore: decorator
@inline
function fact(place: i32, times: i32 = 1): i32 {
  if (isDefined(TUNE)) store<i32>(MET + (<usize>place << 2), load<i32>(MET + (<usize>place << 2)) + times);
  return times * load<i32>(weights + (<usize>place << 2));
}

/** The logit × 1000 of what a side has, without what the other has. */
export function sumFor(state: usize, seat: i32): i32 {
  if (isDefined(TUNE)) memory.fill(MET, 0, FACTS * 4);
  weights = seat == home ? STYLED : PLAIN;
  const list = listOf(state, seat);
  const prey = kingOf(state, seat ^ 1);
  const haste = CALM + max(0, num(state, QUIET));
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
    sum += fact(PIECES + kind) + fact(MARCH + kind, min(FAR, stepsFromCamp(seat ^ 1, square)));
    if (prey >= 0) sum += fact(HUNT + kind, ((FAR - near(square, prey)) * haste) / CALM);
    if ((flags & (FLAG_SHOWN | FLAG_LOOKED)) == 0) sum += fact(VEILED + kind);
    if (kind == KING) king = square;
  }
  const isNext = (num(state, PHASE) <= PHASE_HOME) == (num(state, SIDE) == seat);
  if (isNext) sum += fact(MOVES);
  sum += sumOfBombs(state, seat, king);
  if (!judgesFrozen()) sum += sumOfLosses(state, seat, isNext);
  return king < 0 ? sum : sum + sumOfKing(state, seat, king, isNext);
}

/** Where a seat's King stands; -1 where it has none. */
function kingOf(state: usize, seat: i32): i32 {
  const list = listOf(state, seat);
  for (let i = listedOf(state, seat) - 1; i >= 0; i--) {
    const square = <i32>load<u8>(list + <usize>i);
    if (kindOf(state, slotOn(state, square)) == KING) return square;
  }
  return -1;
}

/** Steps over land; a Mage on a lake counts as far. */
// @ts-ignore: decorator
@inline
function near(from: i32, to: i32): i32 {
  const steps = landSteps(from, to);
  return steps < 0 ? FAR : min(FAR, steps);
}

/** Own bombs that are set, and own pieces that any bomb may catch. */
function sumOfBombs(state: usize, seat: i32, king: i32): i32 {
  let sum = 0;
  if (!hasBomb(state, 0) && !hasBomb(state, 1)) return 0;
  for (let slot = bombSlot(seat); slot < bombSlot(seat) + 2; slot++) {
    const place = placeOf(state, slot);
    if (place == NOBODY) continue;
    sum += fact(BOMB_SET);
    if (king >= 0 && abs(fileOf(place) - fileOf(king)) <= 1 && abs(rankOf(place) - rankOf(king)) <= 1) sum += fact(BOMB_AT_KING);
  }
  countBurning(state, seat, weights + (PIECES << 2));
  for (let turns = 0; turns < 3; turns++) sum += fact(BURNS + turns, burning(turns));
  return sum;
}

/** Own pieces that an enemy may take next: it takes one a turn, and a side that moves next can save one. */
function sumOfLosses(state: usize, seat: i32, isNext: bool): i32 {
  countLosses(state, seat, weights + (PIECES << 2));
  if (!isNext) return fact(LOSSES, knownLoss) + fact(LOSSES + 1, hiddenLoss) + fact(LOSSES + 2, otherLoss);
  return fact(LOSSES + 3, max(knownLoss, hiddenLoss)) + fact(LOSSES + 4, min(knownLoss, hiddenLoss) + otherLoss);
}

/** Is a bomb of this seat on the board? */
function hasBomb(state: usize, seat: i32): bool {
  const first = bombSlot(seat);
  return placeOf(state, first) != NOBODY || placeOf(state, first + 1) != NOBODY;
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
