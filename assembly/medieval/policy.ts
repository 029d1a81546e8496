/**
 * How good a choice looks at a glance: weights for the search, and a fast choice for rollouts. A choice's chance grows with
 * the exponential of the sum of its facts. A rollout's seat knows no more than it would at the table.
 */
import { beginGumbel, gumbelOf } from '../core/common-random';
import { exponential } from '../core/exponential';
import { draw } from '../core/rng';
import { actAt, listActs } from './acts-list';
import { fileOf, rankOf } from './board';
import { judgesFrozen } from '../search/parameters';
import { askedSeat, indexOfKind } from './choices';
import { drawFromPool } from './pool';
import { NOBODY, PHASE, PHASE_ARRANGING, PHASE_HOME, PHASE_MORE, PLY, SIDE, WIDTH } from './layout';
import { lookAround } from './outlook';
import { HOME, factOf, noteFacts, SEEN_BYTES, sumOfAct } from './policy-facts';
import { findPicks, pickAt } from './picks';
import { weighKinds } from './setup-policy';
import { num, seatOf, slotOn } from './state';

/** While tuning: the places of each choice's facts in the table, SEEN_BYTES a choice. */
export const SEEN_FACTS: usize = isDefined(TUNE) ? memory.data(4096 * 32, 16) : 0;
/** i32 a choice: the sum of its facts. */
const SUMS: usize = memory.data(4096 * 4, 16);
const DIRECTIONS: i32 = 4;
/** Rollouts draw by this power of the chances: by the first a dozen idle steps outweigh a capture. */
const KEENNESS: i32 = 4;

/** Writes a weight (i32, 1 to 65535) for each choice; gives their count. */
export function weighChoices(state: usize, weights: usize): i32 {
  if (num(state, PHASE) == PHASE_ARRANGING) return weighKinds(state, weights);
  const count = sumChoices(state);
  let most = i32.MIN_VALUE;
  for (let n = 0; n < count; n++) most = max(most, sumAt(n));
  for (let n = 0; n < count; n++) store<i32>(weights + (<usize>n << 2), exponential(most - sumAt(n)));
  return count;
}

/** Draws a choice by the weights: in rollouts with common random numbers, in a set-up with the generator. */
export function drawChoice(state: usize, rng: usize, again: i32): i32 {
  if (num(state, PHASE) == PHASE_ARRANGING) return drawKind(state, rng);
  const count = sumChoices(state);
  beginGumbel(rng, (num(state, PLY) << 2) | again);
  const isAct = num(state, PHASE) <= PHASE_MORE;
  let chosen = 0;
  let most = i32.MIN_VALUE;
  for (let n = 0; n < count; n++) {
    const sum = KEENNESS * sumAt(n) + gumbelOf(isAct ? actAt(n) : pickAt(n));
    if (sum <= most) continue;
    most = sum;
    chosen = n;
  }
  return chosen;
}

// @ts-ignore: decorator
@inline
function sumAt(n: i32): i32 {
  return load<i32>(SUMS + (<usize>n << 2));
}

/** Sums up the facts of all choices; gives how many. */
function sumChoices(state: usize): i32 {
  const phase = num(state, PHASE);
  const seat = askedSeat(state);
  if (phase > PHASE_MORE) return sumPicks(state, seat, phase);
  lookAround(state, seat);
  const count = listActs(state);
  for (let n = 0; n < count; n++) {
    if (isDefined(TUNE)) noteFacts(SEEN_FACTS + <usize>(n * SEEN_BYTES));
    store<i32>(SUMS + (<usize>n << 2), sumOfAct(state, seat, actAt(n)));
  }
  return count;
}

/** Who goes home stands by its own; where prisoners stand is all the same. */
function sumPicks(state: usize, seat: i32, phase: i32): i32 {
  const count = findPicks(state);
  for (let n = 0; n < count; n++) {
    if (isDefined(TUNE)) noteFacts(SEEN_FACTS + <usize>(n * SEEN_BYTES));
    const sum = phase <= PHASE_HOME ? factOf(HOME + min(2, ownBeside(state, seat, pickAt(n)))) : 0;
    store<i32>(SUMS + (<usize>n << 2), sum);
  }
  return count;
}

function ownBeside(state: usize, seat: i32, square: i32): i32 {
  let own = 0;
  for (let direction = 0; direction < DIRECTIONS; direction++) {
    const file = fileOf(square) + (direction == 0 ? 1 : direction == 1 ? -1 : 0);
    const rank = rankOf(square) + (direction == 2 ? 1 : direction == 3 ? -1 : 0);
    if (<u32>file >= <u32>WIDTH || <u32>rank >= <u32>WIDTH) continue;
    const slot = slotOn(state, rank * WIDTH + file);
    if (slot != NOBODY && seatOf(slot) == seat) own++;
  }
  return own;
}

/** Draws what to lay: as an arrangement of the pool has it, or in proportion to its weight, as the frozen measure always does. */
function drawKind(state: usize, rng: usize): i32 {
  const pooled = judgesFrozen() ? -1 : indexOfKind(state, drawFromPool(state, rng, num(state, SIDE)));
  if (pooled >= 0) return pooled;
  const count = weighKinds(state, SUMS);
  let all = 0;
  for (let n = 0; n < count; n++) all += sumAt(n);
  let left = <i32>((<i64>all * draw(rng, 65536)) >> 16);
  for (let n = 0; n < count; n++) {
    left -= sumAt(n);
    if (left < 0) return n;
  }
  return count - 1;
}
