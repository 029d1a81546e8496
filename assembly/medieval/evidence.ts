/**
 * What a seat has learned before and its view no longer shows, as words behind the view (CONTRACT.md, Evidence):
 *
 *     sets, then per set one word (bit k: kind k fits)
 *     tokens, then per token id, set: its kind is one of the set's
 *     ties, then per tie count, ids: all of them Footmen, or all of them Archers
 */
import { INBOX_WORDS } from '../core/layout';
import { INBOX } from '../core/memory';
import { ARMY_KINDS, MOST_PIECES, SQUARES } from './layout';

/** Any kind of an army. */
export const ANY: i32 = (1 << ARMY_KINDS) - 1;
const MOST_SETS: i32 = 64;
const MOST_TIES: i32 = 64;

const SETS: usize = memory.data(MOST_SETS * 4, 16);
/** u16 an id: the kinds that it may be. */
const MASKS: usize = memory.data(SQUARES * 2, 16);
/** u8 a tie: how many ids; then these, 18 u8 at the most. */
const TIES: usize = memory.data(MOST_TIES * 20, 16);

let ties: i32 = 0;
let told: bool = false;
let place: i32 = 0;
let end: i32 = 0;
let broken: bool = false;

forgetEvidence();

/** Keeps the evidence of the inbox from a word on; none is always right. False when it can't be read, and then there is none. */
export function keepEvidence(from: i32, count: i32): bool {
  forgetEvidence();
  if (count == 0) return true;
  if (from < 0 || count < 0 || from > INBOX_WORDS || count > INBOX_WORDS - from) return false;
  place = from;
  end = from + count;
  broken = false;
  readSets();
  readTokens();
  readTies();
  told = !broken && place == end;
  if (!told) forgetEvidence();
  return told;
}

/** From now on nothing has been learned before. */
export function forgetEvidence(): void {
  told = false;
  ties = 0;
  for (let id = 0; id < SQUARES; id++) store<u16>(MASKS + (<usize>id << 1), ANY);
}

/** Was anything said, be it that nothing is excluded? */
export function hasEvidence(): bool {
  return told;
}

/** The kinds that a token may be, as bits. */
export function kindsOfId(id: i32): i32 {
  return <u32>id < <u32>SQUARES ? <i32>load<u16>(MASKS + (<usize>id << 1)) : ANY;
}

export function tieCount(): i32 {
  return ties;
}

/** How many ids the n-th tie has, and each of them. */
export function tieLength(n: i32): i32 {
  return load<u8>(TIES + <usize>(n * 20));
}

export function tieId(n: i32, which: i32): i32 {
  return load<u8>(TIES + <usize>(n * 20 + 1 + which));
}

/** The next word, which lies in a range. */
function take(low: i32, high: i32): i32 {
  if (broken || place >= end) {
    broken = true;
    return low;
  }
  const word = load<i32>(INBOX + (<usize>place << 2));
  place++;
  if (word >= low && word <= high) return word;
  broken = true;
  return low;
}

let sets: i32 = 0;

function readSets(): void {
  sets = take(0, MOST_SETS);
  for (let n = 0; n < sets; n++) store<i32>(SETS + (<usize>n << 2), take(0, i32.MAX_VALUE) & ANY);
}

function readTokens(): void {
  const count = take(0, SQUARES);
  for (let n = 0; n < count && !broken; n++) {
    const at = MASKS + (<usize>take(0, SQUARES - 1) << 1);
    const set = take(0, sets - 1);
    if (!broken) store<u16>(at, load<u16>(at) & load<i32>(SETS + (<usize>set << 2)));
  }
}

function readTies(): void {
  ties = take(0, MOST_TIES);
  for (let n = 0; n < ties && !broken; n++) {
    const length = take(0, MOST_PIECES);
    store<u8>(TIES + <usize>(n * 20), length);
    for (let which = 0; which < length; which++) store<u8>(TIES + <usize>(n * 20 + 1 + which), take(0, SQUARES - 1));
  }
}
