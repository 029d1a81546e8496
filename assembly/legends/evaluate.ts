/**
 * What a state is worth to a seat: facts (facts.ts), each with a weight that was fitted to matches (weights.ts), summed up
 * for the own side less the other one, on a curve from lost to won. A character's style says how much each group of facts
 * counts.
 */
import { judgesFrozen, styleOf } from '../search/parameters';
import { isOver } from './end';
import { F_QUIET, factOf, FACTS, groupOf, groupOfTheirs, KIND_FACTS } from './facts';
import { countBoard, surveyWays } from './facts-board';
import { surveySums } from './facts-kinds';
import { FORM_ARRANGED, formField } from './forms';
import { ASK_SEAT, FORM, WINNERS } from './map';
import { num } from './state';
import { CURVE, CURVE_POINTS, CURVE_STEP, frozenRowOf, rowOfForm, weightOf } from './weights';

const LEAST: i32 = 100;
const MOST: i32 = 9900;
/** Sums beyond this count for a quarter: what is as good as won is still to be won, and the last thing left must tell. */
const KNEE: i32 = 3000;
const BEYOND: i32 = 4;
/** Facts have logit weights × 1000, styles are hundredths. */
const UNIT: i32 = 100;

/** The side of the seat that searches: the style is its own. */
let home: i32 = 0;

/** i32 a fact: its weight under the style in force, for the home side, then for the other one. */
const OURS: usize = memory.data(FACTS * 4, 16);
const THEIRS: usize = memory.data(FACTS * 4, 16);

/** 10000 for each winner, 0 for each loser, 5000 for all in a draw. */
export function scoreFor(seat: i32): i32 {
  const winners = num(WINNERS);
  return winners == 0 ? 5000 : (winners >> seat) & 1 ? 10000 : 0;
}

/** Gets weights and style ready for the form of the state that is bound; to be called when a search begins. */
export function surveyFacts(): void {
  const form = num(FORM);
  const fitted = rowOfForm(form, formField(form, FORM_ARRANGED) != 0);
  const row = judgesFrozen() ? frozenRowOf(fitted) : fitted;
  home = num(ASK_SEAT) & 1;
  surveyWays();
  surveySums(row);
  for (let fact = KIND_FACTS; fact < FACTS; fact++) {
    store<i32>(OURS + (<usize>fact << 2), weightOf(row, fact) * styleOf(groupOf(fact)));
    store<i32>(THEIRS + (<usize>fact << 2), weightOf(row, fact) * styleOf(groupOfTheirs(fact)));
  }
}

/** The score expected by a seat, 0 to 10000; 100 to 9900 while the match goes on. */
export function evaluateFor(seat: i32): i32 {
  if (isOver()) return scoreFor(seat);
  const kinds = countBoard();
  let sum = home == 0 ? kinds : -kinds;
  for (let fact = KIND_FACTS; fact < FACTS; fact++) {
    sum += factOf(home, fact) * load<i32>(OURS + (<usize>fact << 2));
    sum -= factOf(home ^ 1, fact) * load<i32>(THEIRS + (<usize>fact << 2));
  }
  const calm = calmed(sum / UNIT);
  const value = curve(judgesFrozen() ? calm : eased(calm));
  return (seat & 1) == home ? value : 10000 - value;
}

/** The nearer a draw by quiet turns is, the less a lead is worth. */
function calmed(sum: i32): i32 {
  const quiet = min(100, min(factOf(0, F_QUIET), factOf(1, F_QUIET)));
  const bound = max(-32000, min(32000, sum));
  return (bound * (12500 - quiet * quiet)) / 12500;
}

// @ts-ignore: decorator
@inline
function eased(sum: i32): i32 {
  return sum > KNEE ? KNEE + (sum - KNEE) / BEYOND : sum < -KNEE ? -KNEE - (-KNEE - sum) / BEYOND : sum;
}

/** The value of a logit × 1000; those of a logit and its opposite add up to 10000. */
function curve(sum: i32): i32 {
  const from = min(CURVE_POINTS * CURVE_STEP - CURVE_STEP - 1, abs(sum));
  const point = from / CURVE_STEP;
  const low = <i32>load<i16>(CURVE + (<usize>point << 1));
  const high = <i32>load<i16>(CURVE + (<usize>point << 1), 2);
  const above = low + ((high - low) * (from - point * CURVE_STEP)) / CURVE_STEP;
  return max(LEAST, min(MOST, sum < 0 ? 5000 - above : 5000 + above));
}
