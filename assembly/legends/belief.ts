/**
 * One consistent guess of what a view hides: kinds from the lists that the view shows, exactly as often as they are left;
 * what has moved can move, and what each piece did makes it likelier to be one kind than another.
 */
import { FAULT_CONTRADICTION, INBOX_WORDS } from '../core/layout';
import { INBOX } from '../core/memory';
import { draw } from '../core/rng';
import { setupCount } from './arrange';
import { forgetStrengths, LEFT_ROOM } from './belief-army';
import { isCastleItem, isStill, itemWeight, mayBe, nameKinds, repairGroups, stir, takeFitting } from './belief-fit';
import { findLeft, forgetGuesses, guessedOf, leftAt, leftOf, listOf, mix, take } from './belief-left';
import { forgetSoft, surveySoft } from './belief-soft';
import { endedGift, endedGifts, forgetEvidence, hasEvidence, mayHaveGift, setOfId } from './evidence';
import { readState } from './fill';
import { FORM_ARRANGED, formField } from './forms';
import { SLOTS } from './map';
import {
  answersHidden, armiesOfView, armyOfToken, formOfView, hiddenGiver, hiddenGrants, hiddenKeyword, idOfToken, isAtOrigin,
  isHiddenToken, isHomeToken, scanView, seatOfToken,
} from './view-hidden';
import { tokens } from './view-words';

/** Words of a view that fit. */
const ROOM: i32 = 8192;
const VIEW: usize = memory.data(ROOM * 4, 16);
const GUESS: usize = memory.data((3 * SLOTS + 256) * 4, 16);
/** Guesses tried before a view counts as one that no guess fits. */
const MOST_TRIES: i32 = 40;
/** Instead of a length or a fault number: this guess does not agree with what was learned before. */
const MISFIT: i32 = -1000;
const NOBODY_FITS: i32 = -1;

let viewWords: i32 = 0;

/** Keeps a view of the inbox. False when it is too long. */
export function keepView(from: i32, words: i32): bool {
  if (from < 0 || words < 0 || words > ROOM || from + words > INBOX_WORDS) return false;
  memory.copy(VIEW, INBOX + (<usize>from << 2), <usize>words << 2);
  viewWords = words;
  forgetStrengths();
  forgetSoft();
  return true;
}

/**
 * Makes a state of the view kept, into the state that is bound; 0 or a fault number. Where no guess within what was learned is
 * found, that is left aside from then on: a search goes on with worlds that agree with the view.
 */
export function guessState(rng: usize): i32 {
  const fault = guessOften(rng);
  if (fault == 0 || !hasEvidence()) return fault;
  forgetEvidence();
  return guessOften(rng);
}

function guessOften(rng: usize): i32 {
  let fault = FAULT_CONTRADICTION;
  for (let tries = 0; tries < MOST_TRIES && fault != 0; tries++) {
    memory.copy(INBOX, VIEW, <usize>viewWords << 2);
    const length = guess(rng);
    if (length == MISFIT) continue;
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
  surveySoft();
  for (let army = 0; army < armiesOfView(); army++) findLeft(rng, army);
  let length = guessAnswers(rng);
  let fits = guessKinds(rng);
  for (let token = 0; token < tokens; token++) {
    if (!isHiddenToken(token)) continue;
    store<i32>(GUESS + (<usize>length << 2), guessedOf(token));
    length++;
  }
  const gifts = length;
  for (let i = 0; i < hiddenGrants(); i++) {
    const id = recipient(rng, i, gifts);
    if (id == NOBODY_FITS) fits = false;
    store<i32>(GUESS + (<usize>length << 2), id);
    length++;
  }
  return fits ? length : MISFIT;
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

/** First for tokens that are held to something, then where what can't move stands, then all others. */
function guessKinds(rng: usize): bool {
  forgetGuesses();
  const arranged = formField(formOfView(), FORM_ARRANGED) != 0;
  for (let token = 0; token < tokens; token++) if (isHiddenToken(token) && isHeld(token, arranged)) takeHeld(rng, token);
  for (let army = 0; army < armiesOfView(); army++) placeStill(rng, army, arranged);
  for (let token = 0; token < tokens; token++) {
    if (isHiddenToken(token) && guessedOf(token) == 0) take(token, leftOf(armyOfToken(token)) - 1);
  }
  nameKinds(rng);
  if (!hasEvidence()) return true;
  stir(rng);
  return repairGroups(rng);
}

/** Is a token not free to be anything? Without evidence the view alone tells that it has moved. */
function isHeld(token: i32, arranged: bool): bool {
  if (hasEvidence()) return setOfId(idOfToken(token)) >= 0;
  return !isHomeToken(token) || (arranged && !isAtOrigin(token));
}

function takeHeld(rng: usize, token: i32): void {
  if (hasEvidence()) takeFitting(rng, token);
  else take(token, movable(armyOfToken(token)));
}

/** The place in the list of something that can move; the last place where nothing can. */
function movable(army: i32): i32 {
  for (let i = leftOf(army) - 1; i >= 0; i--) if (!isStill(leftAt(army, i))) return i;
  return leftOf(army) - 1;
}

/** Finds tokens for the castle and then for the other stationary pieces of an army. */
function placeStill(rng: usize, army: i32, arranged: bool): void {
  for (let i = leftOf(army) - 1; i >= 0; i--) {
    if (i < leftOf(army) && isCastleItem(leftAt(army, i))) placeOne(rng, army, i, arranged);
  }
  if (!arranged) return;
  for (let i = leftOf(army) - 1; i >= 0; i--) {
    if (i < leftOf(army) && isStill(leftAt(army, i))) placeOne(rng, army, i, true);
  }
}

function placeOne(rng: usize, army: i32, place: i32, arranged: bool): void {
  const item = leftAt(army, place);
  let all = 0;
  for (let token = 0; token < tokens; token++) all += likely(token, army, item, arranged);
  if (all == 0) return;
  let left = draw(rng, all);
  for (let token = 0; token < tokens; token++) {
    left -= likely(token, army, item, arranged);
    if (left >= 0) continue;
    take(token, place);
    return;
  }
}

/** How likely it is that a token is this item of its army that can't move. */
function likely(token: i32, army: i32, item: i32, arranged: bool): i32 {
  if (armyOfToken(token) != army || !isHiddenToken(token) || guessedOf(token) != 0 || !mayBe(token, item)) return 0;
  return itemWeight(token, item, arranged);
}

/** A token of the giver's side that may have the n-th hidden gift, or had it until it fell, and has none like it. */
function recipient(rng: usize, n: i32, from: i32): i32 {
  const ended = endedGifts(n);
  let fitting = 0;
  for (let i = 0; i < ended; i++) if (mayHaveEnded(n, i, from)) fitting++;
  for (let token = 0; token < tokens; token++) if (mayReceive(token, n, from)) fitting++;
  if (fitting == 0) return hasEvidence() ? NOBODY_FITS : 0;
  let left = draw(rng, fitting);
  for (let i = 0; i < ended; i++) {
    if (!mayHaveEnded(n, i, from)) continue;
    if (left == 0) return endedGift(n, i);
    left--;
  }
  for (let token = 0; token < tokens; token++) {
    if (!mayReceive(token, n, from)) continue;
    if (left == 0) return idOfToken(token);
    left--;
  }
  return NOBODY_FITS;
}

function mayReceive(token: i32, n: i32, from: i32): bool {
  if (((seatOfToken(token) ^ hiddenGiver(n)) & 1) != 0) return false;
  if (!hasEvidence()) return true;
  const id = idOfToken(token);
  return !hasOneLike(n, id, from) && mayHaveGift(n, id, guessedOf(token), !isHiddenToken(token));
}

function mayHaveEnded(n: i32, which: i32, from: i32): bool {
  return !hasOneLike(n, endedGift(n, which), from);
}

/** Does the guess give a recipient the same keyword already? */
function hasOneLike(n: i32, recipient: i32, from: i32): bool {
  for (let i = 0; i < n; i++) {
    if (hiddenKeyword(i) == hiddenKeyword(n) && load<i32>(GUESS + (<usize>(from + i) << 2)) == recipient) return true;
  }
  return false;
}
