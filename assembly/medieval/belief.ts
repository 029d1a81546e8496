/**
 * One consistent guess of what a view hides: each hidden piece one of the kinds that it may be, each army exactly its own, likelier
 * the better the kinds go with where they stand (belief-soft.ts). Ties are settled first; the rest is handed out at random and then stirred.
 */
import { FAULT_CONTRADICTION, INBOX_WORDS } from '../core/layout';
import { INBOX } from '../core/memory';
import { draw, shuffleBytes } from '../core/rng';
import { judgesFrozen } from '../search/parameters';
import { likeness } from './belief-soft';
import { ANY, forgetEvidence, hasEvidence, kindsOfId, tieCount, tieId, tieLength } from './evidence';
import { makeState, setGuess } from './fill';
import { ARCHER, BOMB, FOOTMAN } from './kinds';
import { ARMY_KINDS, MOST_PIECES, SLOTS } from './layout';
import {
  counter, COUNTER_TURN, heapKind, heapLength, LIST_ARMY, LIST_ARRANGED, LIST_PENDING, listLength, listWord, scans, scanView, tokenId,
  tokenKind, tokens, tokenSeat, viewer,
} from './view-words';

/** Words of a view that fit. */
const ROOM: i32 = 2048;
const VIEW: usize = memory.data(ROOM * 4, 16);
let viewWords: i32 = 0;
/** Which scan of view-words.ts took this view apart. */
let scanned: i32 = -1;

/** u8: hidden pieces of the army at hand, the token of each, its kinds (u16), and its guess; 255: none yet. */
const TOKENS: usize = memory.data(MOST_PIECES, 16);
const MAYBE: usize = memory.data(MOST_PIECES * 2, 16);
const GUESSED: usize = memory.data(MOST_PIECES, 16);
let hidden: i32 = 0;
/** u8: kinds of the army that nobody has been guessed to be. */
const LEFT: usize = memory.data(SLOTS, 16);
let left: i32 = 0;
/** u8 a hidden piece: met while another one looks for a kind. */
const MET: usize = memory.data(MOST_PIECES, 16);
/** u8 a token: its guess. */
const KIND_OF_TOKEN: usize = memory.data(SLOTS, 16);
const NONE_YET: i32 = 255;
/** Exchanges tried for each hidden piece. */
const EXCHANGES: i32 = 12;
/** Guesses of an army tried before there is none: which kind a tie is may leave too few for the rest. */
const MOST_TRIES: i32 = 24;

/** Keeps a view of the inbox; false when it is too long. */
export function keepView(from: i32, words: i32): bool {
  if (from < 0 || words < 0 || words > ROOM || from > INBOX_WORDS - words) return false;
  memory.copy(VIEW, INBOX + (<usize>from << 2), <usize>words << 2);
  viewWords = words;
  scanned = -1;
  return true;
}

/**
 * Makes a state of the view kept; 0 or a fault number. Where no guess within what was learned before is found, that is left aside
 * from then on: a search goes on with worlds that agree with the view.
 */
export function guessState(state: usize, rng: usize): i32 {
  if (scanned != scans) {
    memory.copy(INBOX, VIEW, <usize>viewWords << 2);
    const fault = scanView(0, viewWords);
    if (fault != 0) return fault;
    scanned = scans;
  }
  const fault = guess(state, rng);
  if (fault == 0 || !hasEvidence()) return fault;
  forgetEvidence();
  return guess(state, rng);
}

function guess(state: usize, rng: usize): i32 {
  if (listLength(LIST_ARMY) != 2 * ARMY_KINDS) return FAULT_CONTRADICTION;
  if (counter(COUNTER_TURN) == 0) return makeState(state, guessArranged(rng));
  for (let seat = 0; seat < 2; seat++) if (!guessArmy(rng, seat)) return FAULT_CONTRADICTION;
  let length = 0;
  for (let token = 0; token < tokens; token++) {
    if (tokenKind(token) >= 0) continue;
    setGuess(length, load<u8>(KIND_OF_TOKEN + <usize>token));
    length++;
  }
  return makeState(state, length);
}

/** What the other seats have laid so far, as a part of all that they lay; gives how many kinds. */
function guessArranged(rng: usize): i32 {
  let length = 0;
  if (listLength(LIST_ARRANGED) != 2) return 0;
  for (let seat = 0; seat < 2; seat++) {
    if (seat == viewer) continue;
    left = 0;
    for (let kind = 0; kind < ARMY_KINDS; kind++) for (let n = min(8, armyOf(seat, kind)); n > 0 && left < SLOTS; n--) addLeft(kind);
    shuffleBytes(rng, LEFT, left);
    const laid = min(left, listWord(LIST_ARRANGED, seat));
    for (let n = 0; n < laid && length < 2 * MOST_PIECES; n++) setGuess(length++, load<u8>(LEFT + <usize>n));
  }
  return length;
}

function armyOf(seat: i32, kind: i32): i32 {
  return listWord(LIST_ARMY, seat * ARMY_KINDS + kind);
}

function addLeft(kind: i32): void {
  store<u8>(LEFT + <usize>left, kind);
  left++;
}

/** Guesses the hidden pieces of an army; false: no guess was found. */
function guessArmy(rng: usize, seat: i32): bool {
  for (let tries = MOST_TRIES; tries > 0; tries--) {
    if (!findHidden(seat) || !findLeft(seat)) return false;
    if (hidden == 0) return true;
    if (!settleSure() || !settleTies(rng, seat)) continue;
    shuffleBytes(rng, LEFT, left);
    const free = handOut(rng);
    if (free < 0) continue;
    if (free < hidden || !judgesFrozen()) stirGuesses(rng);
    for (let n = 0; n < hidden; n++) store<u8>(KIND_OF_TOKEN + <usize>load<u8>(TOKENS + <usize>n), guessedOf(n));
    return true;
  }
  return false;
}

/** Finds the hidden pieces of an army, with nothing guessed yet; false: they are too many. */
function findHidden(seat: i32): bool {
  hidden = 0;
  for (let token = 0; token < tokens; token++) {
    if (tokenSeat(token) != seat || tokenKind(token) >= 0) continue;
    if (hidden >= MOST_PIECES) return false;
    store<u8>(TOKENS + <usize>hidden, token);
    store<u16>(MAYBE + (<usize>hidden << 1), kindsOfId(tokenId(token)));
    store<u8>(GUESSED + <usize>hidden, NONE_YET);
    hidden++;
  }
  return true;
}

/** Kinds that the view doesn't show, as often as they are left; false where there are not as many as hidden pieces. */
function findLeft(seat: i32): bool {
  left = 0;
  for (let kind = 0; kind < ARMY_KINDS; kind++) {
    let count = armyOf(seat, kind);
    for (let token = 0; token < tokens; token++) if (tokenSeat(token) == seat && tokenKind(token) == kind) count--;
    for (let n = 0; n < heapLength(seat); n++) if (heapKind(seat, n) == kind) count--;
    for (let n = 0; n + 2 < listLength(LIST_PENDING); n += 3) {
      if (listWord(LIST_PENDING, n + 1) == kind && listWord(LIST_PENDING, n + 2) == seat) count--;
    }
    if (count < 0 || left + count > SLOTS) return false;
    for (; count > 0; count--) addLeft(kind);
  }
  return left == hidden;
}

// @ts-ignore: decorator
@inline
function guessedOf(n: i32): i32 {
  return load<u8>(GUESSED + <usize>n);
}

// @ts-ignore: decorator
@inline
function mayBe(n: i32, kind: i32): bool {
  return ((<i32>load<u16>(MAYBE + (<usize>n << 1)) >> kind) & 1) != 0;
}

/** Pieces that can be one kind only; false where there are not so many. */
function settleSure(): bool {
  for (let n = 0; n < hidden; n++) {
    const kinds = <i32>load<u16>(MAYBE + (<usize>n << 1));
    if (kinds == 0) return false;
    if ((kinds & (kinds - 1)) == 0 && !takeKind(n, <i32>ctz(kinds))) return false;
  }
  return true;
}

/** Who acted together is of one kind: the likelier, the more of it are left. False where neither fits. */
function settleTies(rng: usize, seat: i32): bool {
  for (let tie = 0; tie < tieCount(); tie++) {
    const footmen = waysOf(seat, tie, FOOTMAN);
    const archers = waysOf(seat, tie, ARCHER);
    if (footmen + archers == 0) return false;
    const kind = draw(rng, min(65536, footmen + archers)) < footmen ? FOOTMAN : ARCHER;
    for (let which = 0; which < tieLength(tie); which++) {
      const n = hiddenOf(tieId(tie, which));
      if (n >= 0 && guessedOf(n) == NONE_YET) takeKind(n, kind);
    }
  }
  return true;
}

/** In how many ways the members of a tie can be of a kind; members that are known, or were guessed, settle it. */
function waysOf(seat: i32, tie: i32, kind: i32): i32 {
  let ways = 1;
  let leftOver = leftOf(kind);
  for (let which = 0; which < tieLength(tie); which++) {
    const id = tieId(tie, which);
    const known = knownKind(seat, id);
    const n = hiddenOf(id);
    if (known >= 0) ways = known == kind ? ways : 0;
    else if (n >= 0 && guessedOf(n) != NONE_YET) ways = guessedOf(n) == kind ? ways : 0;
    else if (n >= 0) ways = mayBe(n, kind) ? ways * max(0, leftOver--) : 0;
  }
  return ways;
}

function leftOf(kind: i32): i32 {
  let count = 0;
  for (let n = 0; n < left; n++) if (<i32>load<u8>(LEFT + <usize>n) == kind) count++;
  return count;
}

/** The kind of a seat's token that the view shows; -1. */
function knownKind(seat: i32, id: i32): i32 {
  for (let token = 0; token < tokens; token++) {
    if (tokenId(token) == id && tokenSeat(token) == seat && tokenKind(token) != BOMB) return tokenKind(token);
  }
  return -1;
}

/** The place of a token among the hidden pieces; -1. */
function hiddenOf(id: i32): i32 {
  for (let n = 0; n < hidden; n++) if (tokenId(load<u8>(TOKENS + <usize>n)) == id) return n;
  return -1;
}

/** A piece held to one kind: nothing changes it any more. False where none is left. */
function takeKind(n: i32, kind: i32): bool {
  for (let at = 0; at < left; at++) {
    if (<i32>load<u8>(LEFT + <usize>at) != kind) continue;
    take(n, at);
    const only = 1 << kind;
    store<u16>(MAYBE + (<usize>n << 1), <u16>only);
    return true;
  }
  return false;
}

function take(n: i32, at: i32): void {
  store<u8>(GUESSED + <usize>n, load<u8>(LEFT + <usize>at));
  left--;
  store<u8>(LEFT + <usize>at, load<u8>(LEFT + <usize>left));
}

/** First for pieces that are held to something, then for all others; gives how many may be anything, -1: there is no guess. */
function handOut(rng: usize): i32 {
  let free = 0;
  for (let n = 0; n < hidden; n++) {
    if (<i32>load<u16>(MAYBE + (<usize>n << 1)) == ANY) free++;
    else if (guessedOf(n) == NONE_YET && !takeFitting(rng, n)) return -1;
  }
  for (let n = 0; n < hidden; n++) if (guessedOf(n) == NONE_YET) take(n, draw(rng, left));
  return free;
}

/** One of the kinds left that it may be, or one that others hand on. */
function takeFitting(rng: usize, n: i32): bool {
  let fitting = 0;
  let chosen = -1;
  for (let at = 0; at < left; at++) {
    if (!mayBe(n, load<u8>(LEFT + <usize>at))) continue;
    fitting++;
    if (draw(rng, fitting) == 0) chosen = at;
  }
  if (chosen >= 0) {
    take(n, chosen);
    return true;
  }
  memory.fill(MET, 0, MOST_PIECES);
  return handOn(n);
}

/** Finds a kind for a piece by moving those of others: Kuhn's augmenting path. Without one there is no guess. */
function handOn(n: i32): bool {
  store<u8>(MET + <usize>n, 1);
  for (let at = 0; at < left; at++) {
    if (!mayBe(n, load<u8>(LEFT + <usize>at))) continue;
    take(n, at);
    return true;
  }
  for (let other = 0; other < hidden; other++) {
    const kind = guessedOf(other);
    if (load<u8>(MET + <usize>other) != 0 || kind == NONE_YET || !mayBe(n, kind) || !handOn(other)) continue;
    store<u8>(GUESSED + <usize>n, kind);
    return true;
  }
  return false;
}

/** Exchanges guesses until how they came about is forgotten: by Metropolis' rule, as likely as they are like what was seen. */
function stirGuesses(rng: usize): void {
  const plain = judgesFrozen();
  for (let tries = hidden * EXCHANGES; tries > 0; tries--) {
    const a = draw(rng, hidden);
    const b = draw(rng, hidden);
    const kindA = guessedOf(a);
    const kindB = guessedOf(b);
    if (!mayBe(a, kindB) || !mayBe(b, kindA)) continue;
    if (!plain && kindA != kindB && !isTaken(rng, a, b, kindA, kindB)) continue;
    store<u8>(GUESSED + <usize>a, kindB);
    store<u8>(GUESSED + <usize>b, kindA);
  }
}

/** Is an exchange of two pieces' kinds made? */
function isTaken(rng: usize, a: i32, b: i32, kindA: i32, kindB: i32): bool {
  const tokenA = <i32>load<u8>(TOKENS + <usize>a);
  const tokenB = <i32>load<u8>(TOKENS + <usize>b);
  const now = likeness(tokenA, kindA) * likeness(tokenB, kindB);
  const then = likeness(tokenA, kindB) * likeness(tokenB, kindA);
  return then >= now || draw(rng, now) < then;
}
