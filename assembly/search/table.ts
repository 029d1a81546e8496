/** The root's table: visits and mean value of each choice, how it stands, and which of them is answered at the end. */
import { halved } from '../core/exponential';
import { draw, RNG_BYTES, seed } from '../core/rng';
import { FAULT_WORDS, INBOX_WORDS } from '../core/layout';
import { readBegin, readEnd, readIn, write } from '../core/words';
import { PROSPECT_GAIN, PROSPECT_LOSS, PROSPECT_OPEN, PROSPECT_SPENT } from '../core/game';
import { isCertain, isLoose, leash, noise, temperature } from './parameters';
import { CHOICE_ROOM, MOST_CHOICES, WEIGHTS } from './scratch';

/** Per choice: visits (i32), error of judgement and favour together (i32), sum of values (i64). */
const TABLE: usize = memory.data((MOST_CHOICES + 1) * 16, 16);
const VISITS: i32 = 0;
const ERROR: i32 = 4;
const SUM: i32 = 8;
/** i32 a choice: its weight by the policy; 1 where nothing was set. */
const WEIGHT: usize = memory.data(CHOICE_ROOM, 16);
/** u8 a choice: how it stands, one of the four below. The best standing there is is answered, and no other. */
const STANDING: usize = memory.data(MOST_CHOICES + 1);
/** u8 a choice: what it brings for all that is known, one of PROSPECT_…. */
const PROSPECTS: usize = memory.data(MOST_CHOICES + 1);
/** Wins the match for sure (certain.ts). */
export const SURE_WIN: i32 = 0;
export const STANDS_OPEN: i32 = 1;
/** Spends something and is not found better than passing (restraint.ts). */
export const HELD_BACK: i32 = 2;
/** Loses the match for sure (certain.ts). */
export const SURE_LOSS: i32 = 3;
const MOST_VISITS: i32 = 1 << 28;
const PICK_RNG: usize = memory.data(RNG_BYTES, 8);

let size: i32 = 0;
let pickSeed: i32 = 0;
/** Nothing is left to chance but what is worth the same. */
let careful: bool = false;
/** How far below the best an answer may be worth then. */
const CAREFUL: i32 = 20;
/** A loss that is known must be worth so much more than anything else, a gain may be worth so much less, for who leaves as much to chance; what is spent, where much is, twice as much. */
const SURELY: i32 = 500;
/** The best standing of all choices. */
let answered: i32 = STANDS_OPEN;

// @ts-ignore: decorator
@inline
function entry(index: i32): usize {
  return TABLE + (<usize>index << 4);
}

/** Starts a table of `count` choices; the errors of judgement are drawn here. */
export function tableBegin(count: i32, seedWord: i32): void {
  size = count;
  pickSeed = seedWord;
  answered = STANDS_OPEN;
  careful = false;
  memory.fill(TABLE, 0, <usize>count << 4);
  memory.fill(STANDING, <u8>STANDS_OPEN, count);
  memory.fill(PROSPECTS, 0, count);
  seed(PICK_RNG, ~seedWord);
  for (let i = 0; i < count; i++) {
    const error = noise == 0 ? 0 : draw(PICK_RNG, 2 * noise + 1) - noise;
    store<i32>(entry(i), error, ERROR);
    tableSetWeight(i, 1);
  }
}

/** Number of choices. */
export function tableSize(): i32 {
  return size;
}

/** Adds a visit with its value, 0 to 10000. */
export function tableAdd(index: i32, value: i32): void {
  tableAddMany(index, 1, value);
}

/** Adds visits with the sum of their values. */
export function tableAddMany(index: i32, visits: i32, sum: i64): void {
  const at = entry(index);
  store<i32>(at, load<i32>(at, VISITS) + visits, VISITS);
  store<i64>(at, load<i64>(at, SUM) + sum, SUM);
}

/** Visits of a choice. */
export function tableVisits(index: i32): i32 {
  return load<i32>(entry(index), VISITS);
}

/** Mean value of a choice; 0 when unvisited. */
export function tableValue(index: i32): i32 {
  const visits = load<i32>(entry(index), VISITS);
  return visits == 0 ? 0 : <i32>(load<i64>(entry(index), SUM) / visits);
}

/** Makes a choice be judged by so much higher than what is found of it. */
export function tableFavour(index: i32, by: i32): void {
  store<i32>(entry(index), load<i32>(entry(index), ERROR) + by, ERROR);
}

/** Tells a choice's weight (1 to 65535), to which the leash holds the answer. */
export function tableSetWeight(index: i32, weight: i32): void {
  store<i32>(WEIGHT + (<usize>index << 2), weight);
}

/** Tells how a choice stands; `tableStandingsTold` must follow. */
export function tableStand(index: i32, standing: i32): void {
  store<u8>(STANDING + <usize>index, standing);
}

/** All standings are told: from now on the best one there is is answered. */
export function tableStandingsTold(): void {
  answered = SURE_LOSS;
  for (let i = 0; i < size; i++) answered = min(answered, tableStanding(i));
}

/** From now on no level answers what it takes for worse: there is too much to lose. */
export function tableBeCareful(): void {
  careful = true;
}

/** Tells what a choice brings for all that is known, one of PROSPECT_…: a loss is not left to chance, and no gain passed over by it. */
export function tableTellProspect(index: i32, prospect: i32): void {
  store<u8>(PROSPECTS + <usize>index, prospect);
}

// @ts-ignore: decorator
@inline
export function tableProspect(index: i32): i32 {
  return load<u8>(PROSPECTS + <usize>index);
}

/** How a choice stands. */
export function tableStanding(index: i32): i32 {
  return load<u8>(STANDING + <usize>index);
}

/** May a choice be answered? Of those that may, there is always one. */
export function isAnswerable(index: i32): bool {
  return tableStanding(index) == answered;
}

/** Is there a choice that wins for sure? Then nothing else is answered. */
export function tableIsSure(): bool {
  return answered == SURE_WIN;
}

/** The choice of highest weight that may be answered, for a search that was given no time. */
export function tableFirst(): i32 {
  let first = -1;
  for (let i = 0; i < size; i++) {
    if (isAnswerable(i) && (first < 0 || weightAt(i) > weightAt(first))) first = i;
  }
  return first;
}

/** Keeps the weights of all choices, as `Game.weigh` wrote them. */
export function tableSetWeights(): void {
  for (let i = 0; i < size; i++) tableSetWeight(i, load<i32>(WEIGHTS + (<usize>i << 2)));
}

function weightAt(index: i32): i32 {
  return load<i32>(WEIGHT + (<usize>index << 2));
}

/** What is told of a choice's value: what is sure is told as sure. */
export function tableTold(index: i32): i32 {
  const standing = tableStanding(index);
  return standing == SURE_WIN ? 10000 : standing == SURE_LOSS ? 0 : tableValue(index);
}

/** Its value as the level sees it. */
export function judged(index: i32): i32 {
  return tableValue(index) + load<i32>(entry(index), ERROR);
}

/**
 * The choice to answer, among those that may be. Of those with at least a quarter of the most visits the best is that of highest value; the ones
 * not far below it (`temperature`) are drawn among, likelier the nearer. With a leash they are drawn as the policy would,
 * each e times as likely for every `leash` that it is worth more. -1 when nothing was visited.
 */
export function tablePick(): i32 {
  if (tableIsSure()) return tableFirst();
  let most = 0;
  for (let i = 0; i < size; i++) if (isAnswerable(i)) most = max(most, tableVisits(i));
  if (most == 0) return -1;
  const least = max(1, (most + 3) >> 2);
  let best = -1;
  for (let i = 0; i < size; i++) {
    if (isAnswerable(i) && tableVisits(i) >= least && (best < 0 || known(i) > known(best))) best = i;
  }
  if ((temperature == 0 && leash == 0) || tableProspect(best) == PROSPECT_GAIN) return best;
  let all: i64 = 0;
  for (let i = 0; i < size; i++) all += chance(i, best, least);
  seed(PICK_RNG, pickSeed);
  let left = (all * draw(PICK_RNG, 65536)) >> 16;
  for (let i = 0; i < size; i++) {
    left -= chance(i, best, least);
    if (left < 0) return i;
  }
  return best;
}

/** What a choice is worth to a level, where it knows what it gains or loses. */
function known(index: i32): i32 {
  const prospect = tableProspect(index);
  if (prospect == PROSPECT_OPEN) return judged(index);
  if (prospect == PROSPECT_SPENT) return isLoose() ? judged(index) - 2 * SURELY : judged(index);
  const surely = isCertain() ? temperature : SURELY;
  return prospect == PROSPECT_GAIN ? judged(index) + surely : judged(index) - surely;
}

/** Weight of a choice in the draw: the square of its distance from being too bad, or by the leash. */
function chance(index: i32, best: i32, least: i32): i64 {
  if (tableVisits(index) < least || !isAnswerable(index)) return 0;
  const prospect = tableProspect(index);
  if (index != best && (prospect == PROSPECT_LOSS || prospect >= PROSPECT_SPENT)) return 0;
  const below = judged(best) - judged(index);
  if (leash > 0) return leashed(weightAt(index), below);
  const room = <i64>((careful ? min(temperature, CAREFUL) : temperature) - below);
  return room <= 0 ? 0 : room * room;
}

/** weight × e^(-below / leash), times 2^16; a sixteenth of a doubling is 1/23 of an e-fold. */
function leashed(weight: i32, below: i32): i64 {
  return <i64>weight * halved((min(below, 1000 * leash) * 23) / leash);
}

/** Writes best index, its value, iterations, choice count, then visits and value of each choice. */
export function tableWrite(best: i32, value: i32, iterations: i32): void {
  write(best);
  write(value);
  write(iterations);
  write(size);
  for (let i = 0; i < size; i++) {
    write(tableVisits(i));
    write(tableTold(i));
  }
}

/** Writes count, then index, visits, low and high word of the sum of each visited choice. */
export function tableWriteSums(): void {
  let count = 0;
  for (let i = 0; i < size; i++) if (tableVisits(i) > 0) count++;
  write(count);
  for (let i = 0; i < size; i++) {
    if (tableVisits(i) == 0) continue;
    const sum = load<i64>(entry(i), SUM);
    write(i);
    write(tableVisits(i));
    write(<i32>sum);
    write(<i32>(sum >> 32));
  }
}

/** Adds the sums in the first `words` words of the inbox, as `tableWriteSums` writes them; 0, or FAULT_WORDS with the table unchanged. */
export function tableReadSums(words: i32): i32 {
  if (<u32>words > <u32>INBOX_WORDS || words < 1) return FAULT_WORDS;
  for (let pass = 0; pass < 2; pass++) {
    readBegin(0, words);
    for (let left = readIn(0, MOST_CHOICES); left > 0; left--) {
      const index = readIn(0, max(0, size - 1));
      const visits = readIn(1, MOST_VISITS);
      const low = readIn(i32.MIN_VALUE, i32.MAX_VALUE);
      const sum = (<i64>readIn(0, i32.MAX_VALUE) << 32) | <i64>(<u32>low);
      if (pass == 1) tableAddMany(index, visits, sum);
    }
    if (pass == 0 && readEnd() != 0) return FAULT_WORDS;
  }
  return 0;
}
