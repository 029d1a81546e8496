/** Cheap judgement for the search: whose tokens and Truces are left, and what an answer is worth at first sight. */
import { draw } from '../../../../assembly/core/rng';
import { listChoices, listedCode } from './choices';
import { margin } from './fight';
import { ACTIVE, EMPTY_ITEM, NOBODY, SEATS, STEP, STEP_MAIN, STEP_OVER, STEP_SETUP, TRUCE, WINNERS } from './layout';
import { findCard, get, isIn, ownerAt, shownAt, tokenCount } from './cells';

/** Score of a finished match: 10000 a winner, 0 a loser, 5000 everybody in a draw. */
export function scoreOf(s: usize, seat: i32): i32 {
  const winners = get(s, WINNERS);
  return winners == 0 ? 5000 : ((winners >> seat) & 1) * 10000;
}

/** The score expected by a seat, 0 to 10000: its share of what all seats have. */
export function evaluate(s: usize, seat: i32): i32 {
  if (get(s, STEP) == STEP_OVER) return scoreOf(s, seat);
  let all = 0;
  for (let other = 0; other < SEATS; other++) all += worth(s, other);
  return all == 0 ? 5000 : (10000 * worth(s, seat)) / all;
}

function worth(s: usize, seat: i32): i32 {
  if (!isIn(s, seat)) return 0;
  return 2 + tokenCount(s, seat) + (findCard(s, seat, TRUCE) >= 0 ? 1 : 0);
}

/** Weight of an answer of the list made last: winning attacks high, losing ones and idle passes low. */
export function weightOf(s: usize, index: i32): i32 {
  const code = listedCode(index);
  const step = get(s, STEP);
  if (step == STEP_SETUP) return ((code >> 16) & 4095) == EMPTY_ITEM ? 2 : 3;
  if (step != STEP_MAIN) return 4;
  const form = code >> 28;
  if (form == 7) return 1;
  if (form == 2) return 1;
  const to = code & 255;
  if (ownerAt(s, to) == NOBODY) return 4;
  // how a fight ends with a token that the seat was never shown isn't for it to know
  if (((shownAt(s, to) >> get(s, ACTIVE)) & 1) == 0) return 4;
  const gain = margin(s, (code >> 8) & 255, to);
  return gain > 0 ? 24 : gain == 0 ? 4 : 1;
}

/** Draws an answer by the weights. */
export function policyOf(s: usize, rng: usize): i32 {
  const count = listChoices(s);
  let all = 0;
  for (let i = 0; i < count; i++) all += weightOf(s, i);
  let left = draw(rng, all);
  for (let i = 0; i < count; i++) {
    left -= weightOf(s, i);
    if (left < 0) return i;
  }
  return 0;
}
