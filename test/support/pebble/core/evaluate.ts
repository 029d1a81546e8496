/** What a state is worth to a seat: tokens, what threatens them, how near Gems are, what is known, cards. */
import { stepsBetween } from '../../../../assembly/core/cells';
import { ACTIVE, GEM, SEATS, STEP, STEP_OVER, WINNERS } from './layout';
import { bit, get, heapCount, isIn, isKnown, kindAt, lowest, othersOf, ownerAt, tokensOf } from './cells';
import { attackOf, defenceOf } from './fight';
import { neighbours } from './reach';

/** Being in at all. */
const IN_WORTH: i32 = 400;
/** A strength of a token. */
const STRENGTH_WORTH: i32 = 140;
/** The kind of another's token that the seat was shown. */
const KNOWN_WORTH: i32 = 10;
const CARD_WORTH: i32 = 20;
/** A weaker token beside one's own, known as such; of a Gem more. */
const THREAT_WORTH: i32 = 20;
const GEM_THREAT_WORTH: i32 = 60;
/** Each step by which a Chip or Boulder is nearer than so many steps to another seat's Gem. */
const NEAR_WORTH: i32 = 12;
const NEAR_STEPS: i32 = 8;

// Hundredths that a Gem loses its seat where another's Chip or Boulder stands beside it
/** That other seat knows the Gem, and its turn comes first. */
const DANGER_NOW: i32 = 70;
/** It knows the Gem, which can still flee. */
const DANGER_LATER: i32 = 15;
/** It doesn't know the Gem. */
const DANGER_UNKNOWN: i32 = 6;

/** Score of a finished match: 10000 a winner, 0 a loser, 5000 everybody in a draw. */
export function scoreOf(s: usize, seat: i32): i32 {
  const winners = get(s, WINNERS);
  return winners == 0 ? 5000 : ((winners >> seat) & 1) * 10000;
}

/** The score expected by a seat, 0 to 10000: with three alike seats 5000, as in a draw, with two alike ones left more. */
export function evaluate(s: usize, seat: i32): i32 {
  if (get(s, STEP) == STEP_OVER) return scoreOf(s, seat);
  const own = worth(s, seat);
  let others = 0;
  for (let other = 0; other < SEATS; other++) if (other != seat) others += worth(s, other);
  return (20000 * own) / (2 * own + others);
}

function worth(s: usize, seat: i32): i32 {
  if (!isIn(s, seat)) return 0;
  let sum = IN_WORTH + CARD_WORTH * heapCount(s, seat);
  let danger = 0;
  let fighters: u64 = 0;
  for (let left = tokensOf(s, seat); left != 0; left &= left - 1) {
    const cell = lowest(left);
    sum += STRENGTH_WORTH * attackOf(s, cell);
    if (kindAt(s, cell) == GEM) danger = dangerOf(s, seat, cell);
    else {
      fighters |= bit(cell);
      sum += threats(s, seat, cell);
    }
  }
  for (let left = othersOf(s, seat); left != 0; left &= left - 1) {
    const cell = lowest(left);
    if (isKnown(s, cell, seat)) sum += KNOWN_WORTH;
    if (kindAt(s, cell) == GEM) sum += NEAR_WORTH * (NEAR_STEPS - nearest(fighters, cell));
  }
  return (sum * (100 - danger)) / 100;
}

/** Steps over the map, whatever stands there, from the nearest of some cells to another one; NEAR_STEPS at the most. */
function nearest(cells: u64, to: i32): i32 {
  let least = NEAR_STEPS;
  for (let left = cells; left != 0; left &= left - 1) least = min(least, stepsBetween(lowest(left), to));
  return least;
}

/** How near a seat's Gem is to being taken, in hundredths. */
function dangerOf(s: usize, seat: i32, gem: i32): i32 {
  let most = 0;
  for (let left = neighbours(gem) & othersOf(s, seat); left != 0; left &= left - 1) {
    const other = ownerAt(s, lowest(left));
    if (kindAt(s, lowest(left)) == GEM) continue;
    if (!isKnown(s, gem, other)) most = max(most, DANGER_UNKNOWN);
    else most = max(most, turnsTo(s, other) < turnsTo(s, seat) ? DANGER_NOW : DANGER_LATER);
  }
  return most;
}

/** After how many seats it is a seat's turn. */
function turnsTo(s: usize, seat: i32): i32 {
  return (seat - get(s, ACTIVE) + SEATS) % SEATS;
}

function threats(s: usize, seat: i32, from: i32): i32 {
  let sum = 0;
  for (let left = neighbours(from) & othersOf(s, seat); left != 0; left &= left - 1) {
    const to = lowest(left);
    if (!isKnown(s, to, seat)) continue;
    if (kindAt(s, to) == GEM) sum += GEM_THREAT_WORTH;
    else if (attackOf(s, from) > defenceOf(s, to)) sum += THREAT_WORTH;
  }
  return sum;
}
