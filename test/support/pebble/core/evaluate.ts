/** What a state is worth to a seat: tokens, what threatens them, what is known, cards. */
import { GEM, SEATS, STEP, STEP_OVER, WINNERS } from './layout';
import { get, heapCount, isIn, isKnown, kindAt, lowest, othersOf, ownerAt, tokensOf } from './cells';
import { attackOf, defenceOf } from './fight';
import { neighbours } from './reach';

/** Being in at all. */
const IN_WORTH: i32 = 40;
/** A strength of a token. */
const STRENGTH_WORTH: i32 = 10;
/** The kind of another's token that the seat was shown. */
const KNOWN_WORTH: i32 = 2;
const CARD_WORTH: i32 = 3;
/** A weaker token beside one's own, known as such; of a Gem more. */
const THREAT_WORTH: i32 = 4;
const GEM_THREAT_WORTH: i32 = 16;
/** Hundredths that a Gem loses its seat where another's Chip or Boulder stands beside it: unknown to that seat, or known. */
const GEM_DANGER: i32 = 20;
const GEM_DANGER_KNOWN: i32 = 60;

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
  for (let left = tokensOf(s, seat); left != 0; left &= left - 1) {
    const cell = lowest(left);
    sum += STRENGTH_WORTH * attackOf(s, cell);
    if (kindAt(s, cell) == GEM) danger = dangerOf(s, seat, cell);
    else sum += threats(s, seat, cell);
  }
  for (let left = othersOf(s, seat); left != 0; left &= left - 1) if (isKnown(s, lowest(left), seat)) sum += KNOWN_WORTH;
  return (sum * (100 - danger)) / 100;
}

/** How near a Gem is to being taken, in hundredths. */
function dangerOf(s: usize, seat: i32, gem: i32): i32 {
  let most = 0;
  for (let left = neighbours(gem) & othersOf(s, seat); left != 0; left &= left - 1) {
    if (kindAt(s, lowest(left)) == GEM) continue;
    most = max(most, isKnown(s, gem, ownerAt(s, lowest(left))) ? GEM_DANGER_KNOWN : GEM_DANGER);
  }
  return most;
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
