/**
 * What a seat has learned before and its view no longer shows, as words behind the view (LEGENDS.md, Evidence):
 *
 *     sets, then per set 7 words (bit k: kind k fits)
 *     tokens, then per token id, set: its kind is one of the set's
 *     groups, then per group least, set, ids, then the ids: at least so many of them are of the set's kinds
 *     gifts, one a hidden recipient of the view's grants, in order: set, ids, the ids (each may have it if it is of the set's
 *     kinds), known, recipients as a guess names them (each may have it, or had it until it fell)
 *     ways, left out where there are none: at least 1, then per token id, word: how it behaved
 */
import { INBOX_WORDS } from '../core/layout';
import { INBOX } from '../core/memory';

/** Words that are kept. */
const ROOM: i32 = 1536;
const WORDS: usize = memory.data(ROOM * 4, 16);
const SET_WORDS: i32 = 7;
/** Kinds that a set has bits for. */
const SET_KINDS: i32 = SET_WORDS * 32;
/** Ids of tokens are below this. */
const IDS: i32 = 512;
/** u8 an id: the number of its set, counted from 1; 0 for none. */
const SET_OF_ID: usize = memory.data(IDS, 16);
/** u16 an id: how it behaved; 0 where nothing was told. */
const WAY_OF_ID: usize = memory.data(IDS * 2, 16);
const MOST_WAY: i32 = 0x1fff;

let words: i32 = 0;
let sets: i32 = 0;
let groups: i32 = 0;
let groupsAt: i32 = 0;
let gifts: i32 = 0;
let giftsAt: i32 = 0;
let place: i32 = 0;
let broken: bool = false;

// @ts-ignore: decorator
@inline
function word(at: i32): i32 {
  return load<i32>(WORDS + (<usize>at << 2));
}

/** Keeps the evidence of the inbox from a word on; none is always right. False when it can't be read, and then there is none. */
export function keepEvidence(from: i32, count: i32): bool {
  forgetEvidence();
  if (count == 0) return true;
  if (from < 0 || count < 0 || count > ROOM || from > INBOX_WORDS - count) return false;
  memory.copy(WORDS, INBOX + (<usize>from << 2), <usize>count << 2);
  words = count;
  if (parse()) return true;
  forgetEvidence();
  return false;
}

/** From now on nothing has been learned before. */
export function forgetEvidence(): void {
  words = 0;
  sets = 0;
  groups = 0;
  gifts = 0;
  memory.fill(SET_OF_ID, 0, IDS);
  memory.fill(WAY_OF_ID, 0, IDS * 2);
}

/** Was anything said, be it that nothing is excluded? */
export function hasEvidence(): bool {
  return words > 0;
}

function parse(): bool {
  place = 0;
  broken = false;
  sets = take(0, 254);
  place += sets * SET_WORDS;
  const tokens = take(0, IDS);
  for (let i = 0; i < tokens && !broken; i++) {
    const id = take(0, IDS - 1);
    store<u8>(SET_OF_ID + <usize>id, 1 + take(0, sets - 1));
  }
  groups = take(0, IDS);
  groupsAt = place;
  for (let i = 0; i < groups && !broken; i++) {
    take(0, IDS);
    take(0, sets - 1);
    skipIds();
  }
  gifts = take(0, IDS);
  giftsAt = place;
  for (let i = 0; i < gifts && !broken; i++) {
    take(0, sets - 1);
    skipIds();
    skipRecipients();
  }
  if (place < words) readWays();
  return !broken && place == words;
}

function readWays(): void {
  const count = take(1, IDS);
  for (let i = 0; i < count && !broken; i++) {
    const id = take(0, IDS - 1);
    store<u16>(WAY_OF_ID + (<usize>id << 1), take(0, MOST_WAY));
  }
}

/** The next word, which lies in a range. */
function take(low: i32, high: i32): i32 {
  if (broken || place >= words || word(place) < low || word(place) > high) {
    broken = true;
    return low;
  }
  return word(place++);
}

function skipIds(): void {
  const count = take(0, IDS);
  for (let i = 0; i < count && !broken; i++) take(0, IDS - 1);
}

function skipRecipients(): void {
  const count = take(0, 2 * IDS);
  for (let i = 0; i < count && !broken; i++) take(-1 - IDS, IDS - 1);
}

/** The set that says what a token may be; -1 for all kinds. */
export function setOfId(id: i32): i32 {
  return <u32>id < <u32>IDS ? <i32>load<u8>(SET_OF_ID + <usize>id) - 1 : -1;
}

/** How a token behaved, as its word tells it; 0 where nothing was told. */
export function wayOfId(id: i32): i32 {
  return <u32>id < <u32>IDS ? <i32>load<u16>(WAY_OF_ID + (<usize>id << 1)) : 0;
}

/** Does a kind fit a set? -1 holds all. */
export function isInSet(set: i32, kind: i32): bool {
  if (set < 0) return true;
  if (<u32>kind >= <u32>SET_KINDS) return false;
  return ((word(1 + set * SET_WORDS + (kind >> 5)) >> (kind & 31)) & 1) != 0;
}

/** Groups there are. */
export function groupCount(): i32 {
  return groups;
}

/** Where the n-th group's words begin, for the functions below. */
export function groupAt(n: i32): i32 {
  let at = groupsAt;
  for (let i = 0; i < n; i++) at = behindIds(at + 2);
  return at;
}

/** How many of a group's tokens have to be of its set's kinds. */
export function leastOf(group: i32): i32 {
  return word(group);
}

/** The set of a group. */
export function groupSet(group: i32): i32 {
  return word(group + 1);
}

/** Is a token in a group? */
export function isInGroup(group: i32, id: i32): bool {
  return isListed(group + 2, id);
}

/** May a token have the n-th hidden gift, being of this kind? `isKnown`: the view shows the kind. */
export function mayHaveGift(n: i32, id: i32, kind: i32, isKnown: bool): bool {
  if (n >= gifts) return true;
  const at = giftAt(n);
  if (isKnown) return isListed(behindIds(at + 1), id);
  return isListed(at + 1, id) && isInSet(word(at), kind);
}

/** How many may have had the n-th hidden gift, and have fallen since. */
export function endedGifts(n: i32): i32 {
  if (n >= gifts) return 0;
  const known = behindIds(giftAt(n) + 1);
  let count = 0;
  for (let i = 1; i <= word(known); i++) if (word(known + i) < 0) count++;
  return count;
}

/** One of them, counted from 0, as a guess names it. */
export function endedGift(n: i32, which: i32): i32 {
  const known = behindIds(giftAt(n) + 1);
  let left = which;
  for (let i = 1; i <= word(known); i++) {
    if (word(known + i) >= 0) continue;
    if (left == 0) return word(known + i);
    left--;
  }
  return -1;
}

function giftAt(n: i32): i32 {
  let at = giftsAt;
  for (let i = 0; i < n; i++) at = behindIds(behindIds(at + 1));
  return at;
}

function behindIds(at: i32): i32 {
  return at + 1 + word(at);
}

function isListed(at: i32, id: i32): bool {
  for (let i = 1; i <= word(at); i++) if (word(at + i) == id) return true;
  return false;
}
