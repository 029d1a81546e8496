/**
 * What a state promises a seat, 0 to 10000. A position is seen from the side that moves next, as a handful of facts;
 * each has a weight in a table (weights.ts), and the sum lies on a curve from lost to won.
 */
import { attackOf, byArrow, byTwo, findGround, kingOf, missing, most, taken } from './attack';
import { count } from './board';
import { scoreOf } from './end';
import {
  FORM,
  FORM_CARAVAN,
  FORM_FOREST,
  FORM_KING,
  SIDE,
  STEP,
  STEP_OVER,
  STEP_PLACE,
  STEP_SHOT,
  WINNERS,
} from './layout';
import { reserveOf, sideOf } from './state';
import { CURVE, CURVE_STEP, FACTS, WEIGHTS } from './weights';

// Where the weights of each fact begin; "mine" is the side that moves next.
/** Missing units, mine and theirs: 11 × 11. */
const MISSING: i32 = 0;
/** My missing units less one (0-3), what they take at once (0-4), what I take at once (0-4). */
const MY_RACE: i32 = MISSING + 121;
/** The same from their side. */
const THEIR_RACE: i32 = MY_RACE + 100;
/** How many of theirs I can choose from to take, 0-8, and they of mine. */
const IN_MY_REACH: i32 = THEIR_RACE + 100;
const IN_THEIR_REACH: i32 = IN_MY_REACH + 9;
/** Reserve: C, A and K; then N and G; then S, U and T. */
const MY_ARROWS: i32 = IN_THEIR_REACH + 9;
const THEIR_ARROWS: i32 = MY_ARROWS + 8;
const MY_KNIGHTS: i32 = THEIR_ARROWS + 8;
const THEIR_KNIGHTS: i32 = MY_KNIGHTS + 6;
const MY_FOOT: i32 = THEIR_KNIGHTS + 6;
const THEIR_FOOT: i32 = MY_FOOT + 12;
/** How many of theirs an arrow could hit, 0-7, and of mine. */
const THEIR_BARE: i32 = THEIR_FOOT + 12;
const MY_BARE: i32 = THEIR_BARE + 8;
/** How many of theirs two more swords would beat, 0-8, and of mine. */
const THEIR_WEAK: i32 = MY_BARE + 8;
const MY_WEAK: i32 = THEIR_WEAK + 9;
/** The form's own goal: Kings (9), or the lead in the count (-6 to 6) by how near the end is (4). */
const GOAL: i32 = MY_WEAK + 9;

/** Facts that were met, while tuning: their number, then their places in the table. */
export const MET: usize = memory.data(32 * 4, 16);

/** Of a finished match: 10000 to the winner, 0 to the loser, 5000 to both in a draw. */
export function scoreFor(state: usize, seat: i32): i32 {
  const winners = load<i32>(state, WINNERS);
  if (winners == 0) return 5000;
  return (winners >> seat) & 1 ? 10000 : 0;
}

/** The score expected by a seat. Before the first placement nothing is known. */
export function evaluateFor(state: usize, seat: i32): i32 {
  const step = load<i32>(state, STEP);
  if (step == STEP_OVER) return scoreFor(state, seat);
  if (step < STEP_PLACE) return 5000;
  // with a pick open the turn is as good as the other side's
  const mine = step > STEP_PLACE ? load<i32>(state, SIDE) ^ 1 : load<i32>(state, SIDE);
  const value = curve(sumFor(state, mine));
  return mine == seat ? value : 10000 - value;
}

let table: usize = 0;

/** The weight of one fact. */
// @ts-ignore: decorator
@inline
function fact(place: i32): i32 {
  if (isDefined(TUNE)) meet(place);
  return load<i16>(table + (<usize>place << 1));
}

function meet(place: i32): void {
  const met = load<i32>(MET) + 1;
  store<i32>(MET, met);
  store<i32>(MET + (<usize>met << 2), place);
}

/** The logit × 1000 of the score of the side that moves next. */
export function sumFor(state: usize, mine: i32): i32 {
  table = WEIGHTS + <usize>(load<i32>(state, FORM) * FACTS * 2);
  if (isDefined(TUNE)) store<i32>(MET, 0);
  const own = sideOf(state, mine);
  const foe = sideOf(state, mine ^ 1);
  // a shot not yet aimed will take one
  const need = min(10, missing(own) + (load<i32>(state, STEP) == STEP_SHOT ? 1 : 0));
  const theirs = missing(foe);
  findGround(state);
  attackOf(state, mine);
  const reach = taken;
  const hits = most;
  let sum = fact(THEIR_BARE + min(7, count(byArrow))) + fact(THEIR_WEAK + min(8, count(byTwo)));
  attackOf(state, mine ^ 1);
  sum += fact(MY_BARE + min(7, count(byArrow))) + fact(MY_WEAK + min(8, count(byTwo)));
  sum += fact(MISSING + need * 11 + theirs);
  sum += fact(MY_RACE + min(max(need - 1, 0), 3) * 25 + most * 5 + hits);
  sum += fact(THEIR_RACE + min(max(theirs - 1, 0), 3) * 25 + hits * 5 + most);
  sum += fact(IN_MY_REACH + min(8, count(reach))) + fact(IN_THEIR_REACH + min(8, count(taken)));
  sum += reserveSum(reserveOf(state, mine), MY_ARROWS, MY_KNIGHTS, MY_FOOT);
  sum += reserveSum(reserveOf(state, mine ^ 1), THEIR_ARROWS, THEIR_KNIGHTS, THEIR_FOOT);
  return sum + fact(GOAL + goalOf(state, mine, reach, min(need, theirs)));
}

function reserveSum(reserve: u32, arrows: i32, knights: i32, foot: i32): i32 {
  return (
    fact(arrows + (((reserve >> 20) & 1) | ((reserve >> 23) & 2) | ((reserve >> 26) & 4))) +
    fact(knights + ((reserve >> 4) & 3) * 2 + ((reserve >> 12) & 1)) +
    fact(foot + (reserve & 3) * 4 + ((reserve >> 7) & 2) + ((reserve >> 16) & 1))
  );
}

/** The form's own goal, as a number; `reach` is what I can take, `taken` what they can, `near` the fewer missing units. */
function goalOf(state: usize, mine: i32, reach: u64, near: i32): i32 {
  const form = load<i32>(state, FORM);
  if (form == FORM_KING) {
    const own = kingOf(sideOf(state, mine));
    const foe = kingOf(sideOf(state, mine ^ 1));
    return (own == 0 ? 0 : own & taken ? 3 : 6) + (foe == 0 ? 0 : foe & reach ? 1 : 2);
  }
  if (form != FORM_CARAVAN && form != FORM_FOREST) return 0;
  const lead = scoreOf(state, mine, form) - scoreOf(state, mine ^ 1, form);
  return (min(6, max(-6, lead)) + 6) * 4 + min(3, max(0, near - 1));
}

/** The value that belongs to a sum: a curve of 65 points, straight between them. */
function curve(sum: i32): i32 {
  const from = min(64 * CURVE_STEP - 1, max(0, sum + 32 * CURVE_STEP));
  const point = from / CURVE_STEP;
  const low = <i32>load<i16>(CURVE + (<usize>point << 1));
  const high = <i32>load<i16>(CURVE + (<usize>point << 1), 2);
  return low + ((high - low) * (from - point * CURVE_STEP)) / CURVE_STEP;
}
