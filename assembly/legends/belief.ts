/**
 * One consistent guess of what a view hides: kinds from the lists that the view shows, exactly as often as they are left;
 * what has moved can move, and a castle stands rather far back.
 */
import { FAULT_CONTRADICTION, INBOX_WORDS } from '../core/layout';
import { INBOX } from '../core/memory';
import { draw } from '../core/rng';
import { setupCount } from './arrange';
import { drawArmy, anyKind, LEFT_ROOM } from './belief-army';
import { readState } from './fill';
import { FORM_ARRANGED, formField } from './forms';
import { isCastle, keysOfKind } from './kinds';
import { STATIONARY } from './layout';
import { SLOTS } from './map';
import {
  answersHidden, armiesOfView, armyOfToken, depthOfToken, formOfView, hiddenGiver, hiddenGrants, idOfToken,
  isAtOrigin, isHiddenToken, isHomeToken, knownOf, rosterKind, rosterLength, scanView, seatOfToken,
} from './view-hidden';
import { tokens } from './view-words';

/** Words of a view that fit. */
const ROOM: i32 = 8192;
const VIEW: usize = memory.data(ROOM * 4, 16);
const GUESS: usize = memory.data((3 * SLOTS + 256) * 4, 16);
/** Kinds of the armies that are not placed yet, in random order, and how many of each army. */
const LEFT: usize = memory.data(LEFT_ROOM * 8, 16);
const LEFT_COUNT: usize = memory.data(8 * 4, 16);
/** u8 a token: the kind guessed; 0 for none yet. */
const GUESSED: usize = memory.data(SLOTS, 16);
/** Guesses tried before a view counts as one that no guess fits. */
const MOST_TRIES: i32 = 12;

/** How likely a castle is to stand on each rank, from the last one on; where armies are arranged, and where they are dealt. */
const CASTLE_RANKS: StaticArray<u8> = [12, 4, 1, 1];
const CASTLE_RANKS_DEALT: StaticArray<u8> = [3, 2, 1, 1];
/** The same for other pieces that can't move. */
const STILL_RANKS: StaticArray<u8> = [5, 5, 3, 1];

let viewWords: i32 = 0;

/** Keeps a view of the inbox. False when it is too long. */
export function keepView(from: i32, words: i32): bool {
  if (from < 0 || words < 0 || words > ROOM || from + words > INBOX_WORDS) return false;
  memory.copy(VIEW, INBOX + (<usize>from << 2), <usize>words << 2);
  viewWords = words;
  return true;
}

/** Makes a state of the view kept, into the state that is bound; 0 or a fault number. */
export function guessState(rng: usize): i32 {
  let fault = FAULT_CONTRADICTION;
  for (let tries = 0; tries < MOST_TRIES && fault != 0; tries++) {
    memory.copy(INBOX, VIEW, <usize>viewWords << 2);
    const length = guess(rng);
    if (length < 0) return length;
    store<i32>(INBOX + (<usize>viewWords << 2), length);
    memory.copy(INBOX + (<usize>(viewWords + 1) << 2), GUESS, <usize>length << 2);
    fault = readState(0, viewWords, length + 1);
  }
  return fault;
}

/** Writes a guess; gives its length, or a fault number where the view can't be read. */
function guess(rng: usize): i32 {
  const fault = scanView(viewWords);
  if (fault != 0) return fault;
  for (let army = 0; army < armiesOfView(); army++) findLeft(rng, army);
  let length = guessAnswers(rng);
  guessKinds(rng);
  for (let token = 0; token < tokens; token++) {
    if (!isHiddenToken(token)) continue;
    store<i32>(GUESS + (<usize>length << 2), load<u8>(GUESSED + <usize>token));
    length++;
  }
  for (let i = 0; i < hiddenGrants(); i++) {
    store<i32>(GUESS + (<usize>length << 2), recipient(rng, hiddenGiver(i)));
    length++;
  }
  return length;
}

// @ts-ignore: decorator
@inline
function listOf(army: i32): usize {
  return LEFT + <usize>(army * LEFT_ROOM);
}

// @ts-ignore: decorator
@inline
function leftOf(army: i32): i32 {
  return load<i32>(LEFT_COUNT + (<usize>army << 2));
}

// @ts-ignore: decorator
@inline
function setLeft(army: i32, count: i32): void {
  store<i32>(LEFT_COUNT + (<usize>army << 2), count);
}

/** What an army has that the view doesn't show, in random order. */
function findLeft(rng: usize, army: i32): void {
  const list = listOf(army);
  let count = 0;
  const length = rosterLength(army);
  for (let i = 0; i < length; i++) {
    const kind = rosterKind(army, i);
    // the roster is in ascending order: the n-th of a kind is left when fewer than n are known
    let nth = 1;
    for (let j = i - 1; j >= 0 && rosterKind(army, j) == kind; j--) nth++;
    if (knownOf(army, kind) < nth && count < LEFT_ROOM) {
      store<u8>(list + <usize>count, kind);
      count++;
    }
  }
  if (length == 0) count = drawArmy(rng, army, list);
  mix(rng, list, count);
  setLeft(army, count);
}

function mix(rng: usize, list: usize, count: i32): void {
  for (let i = count - 1; i > 0; i--) {
    const j = draw(rng, i + 1);
    const held = load<u8>(list + <usize>i);
    store<u8>(list + <usize>i, load<u8>(list + <usize>j));
    store<u8>(list + <usize>j, held);
  }
}

/** While seats arrange: what those whose answers are hidden have laid so far, as a part of all that they lay. */
function guessAnswers(rng: usize): i32 {
  let length = 0;
  for (let army = 0; army < armiesOfView(); army++) {
    const answered = answersHidden(army);
    if (answered == 0) continue;
    const list = listOf(army);
    const squares = min(setupCount(army), LEFT_ROOM);
    for (let i = leftOf(army); i < squares; i++) store<u8>(list + <usize>i, 0);
    mix(rng, list, squares);
    for (let i = 0; i < min(answered, squares); i++) {
      store<i32>(GUESS + (<usize>length << 2), load<u8>(list + <usize>i));
      length++;
    }
  }
  return length;
}

/** First for tokens that must be able to move, then where what can't move stands, then all others. */
function guessKinds(rng: usize): void {
  memory.fill(GUESSED, 0, SLOTS);
  const arranged = formField(formOfView(), FORM_ARRANGED) != 0;
  for (let token = 0; token < tokens; token++) {
    if (!isHiddenToken(token) || (isHomeToken(token) && (!arranged || isAtOrigin(token)))) continue;
    take(token, movable(armyOfToken(token)));
  }
  for (let army = 0; army < armiesOfView(); army++) placeStill(rng, army, arranged);
  for (let token = 0; token < tokens; token++) {
    if (!isHiddenToken(token) || load<u8>(GUESSED + <usize>token) != 0) continue;
    take(token, leftOf(armyOfToken(token)) - 1);
  }
}

/** The place in the list of something that can move; the last place where nothing can. */
function movable(army: i32): i32 {
  const list = listOf(army);
  for (let i = leftOf(army) - 1; i >= 0; i--) if (!isStill(load<u8>(list + <usize>i))) return i;
  return leftOf(army) - 1;
}

function isStill(kind: i32): bool {
  return ((keysOfKind(kind) >> STATIONARY) & 1) != 0 || isCastle(kind);
}

/** Gives a token the kind at a place of its army's list; below 0 the list is empty, and any plain kind has to do. */
function take(token: i32, place: i32): void {
  const army = armyOfToken(token);
  if (place < 0) {
    store<u8>(GUESSED + <usize>token, anyKind(army));
    return;
  }
  const list = listOf(army);
  const last = leftOf(army) - 1;
  store<u8>(GUESSED + <usize>token, load<u8>(list + <usize>place));
  store<u8>(list + <usize>place, load<u8>(list + <usize>last));
  setLeft(army, last);
}

/** Finds tokens for the castle and then for whatever else of an army can't move. */
function placeStill(rng: usize, army: i32, arranged: bool): void {
  const list = listOf(army);
  for (let i = leftOf(army) - 1; i >= 0; i--) {
    if (i < leftOf(army) && isCastle(load<u8>(list + <usize>i))) placeOne(rng, army, i, arranged, true);
  }
  if (!arranged) return;
  for (let i = leftOf(army) - 1; i >= 0; i--) {
    if (i < leftOf(army) && isStill(load<u8>(list + <usize>i))) placeOne(rng, army, i, true, false);
  }
}

function placeOne(rng: usize, army: i32, place: i32, arranged: bool, castle: bool): void {
  let all = 0;
  for (let token = 0; token < tokens; token++) all += likely(token, army, arranged, castle);
  if (all == 0) return;
  let left = draw(rng, all);
  for (let token = 0; token < tokens; token++) {
    left -= likely(token, army, arranged, castle);
    if (left >= 0) continue;
    take(token, place);
    return;
  }
}

/** How likely it is that a token is this army's castle, or another of its pieces that can't move. */
function likely(token: i32, army: i32, arranged: bool, castle: bool): i32 {
  if (armyOfToken(token) != army || !isHiddenToken(token) || load<u8>(GUESSED + <usize>token) != 0) return 0;
  const rank = min(depthOfToken(token), 3);
  if (!castle) return unchecked(STILL_RANKS[rank]);
  return arranged ? unchecked(CASTLE_RANKS[rank]) : unchecked(CASTLE_RANKS_DEALT[rank]);
}

/** Somebody of the giver's side; the id. */
function recipient(rng: usize, giver: i32): i32 {
  let fitting = 0;
  for (let token = 0; token < tokens; token++) if (((seatOfToken(token) ^ giver) & 1) == 0) fitting++;
  let n = fitting == 0 ? 0 : draw(rng, fitting);
  for (let token = 0; token < tokens; token++) {
    if (((seatOfToken(token) ^ giver) & 1) != 0) continue;
    if (n == 0) return idOfToken(token);
    n--;
  }
  return 0;
}
