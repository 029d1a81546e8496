/**
 * What of each army is still to be placed, and what has been guessed so far. An item is a kind number, or, of an army whose
 * list is closed, ANY_OF + a strength: some piece of that strength.
 */
import { draw } from '../core/rng';
import { anyKind, drawArmy, LEFT_ROOM } from './belief-army';
import { SLOTS } from './map';
import { armyOfToken, knownOf, rosterKind, rosterLength } from './view-hidden';

/** Items of the armies that are not placed yet, in random order, and how many of each army. */
const LEFT: usize = memory.data(LEFT_ROOM * 8, 16);
const LEFT_COUNT: usize = memory.data(8 * 4, 16);
/** u8 a token: the item guessed; 0 for none yet. */
const GUESSED: usize = memory.data(SLOTS, 16);

/** Forgets what was guessed for all tokens. */
export function forgetGuesses(): void {
  memory.fill(GUESSED, 0, SLOTS);
}

/** The item guessed for a token; 0 for none yet. */
// @ts-ignore: decorator
@inline
export function guessedOf(token: i32): i32 {
  return load<u8>(GUESSED + <usize>token);
}

/** Guesses an item for a token, against the lists too. */
// @ts-ignore: decorator
@inline
export function setGuessed(token: i32, item: i32): void {
  store<u8>(GUESSED + <usize>token, item);
}

/** Items of an army that are not placed yet. */
// @ts-ignore: decorator
@inline
export function leftOf(army: i32): i32 {
  return load<i32>(LEFT_COUNT + (<usize>army << 2));
}

/** One of them, by its place. */
// @ts-ignore: decorator
@inline
export function leftAt(army: i32, place: i32): i32 {
  return load<u8>(listOf(army) + <usize>place);
}

/** Where the list of an army begins: a byte an item, LEFT_ROOM of them. */
// @ts-ignore: decorator
@inline
export function listOf(army: i32): usize {
  return LEFT + <usize>(army * LEFT_ROOM);
}

// @ts-ignore: decorator
@inline
function setLeft(army: i32, count: i32): void {
  store<i32>(LEFT_COUNT + (<usize>army << 2), count);
}

/** What an army has that the view doesn't show, in random order. */
export function findLeft(rng: usize, army: i32): void {
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
  if (length == 0) count = drawArmy(army, list);
  mix(rng, list, count);
  setLeft(army, count);
}

/** Brings bytes into random order. */
export function mix(rng: usize, list: usize, count: i32): void {
  for (let i = count - 1; i > 0; i--) {
    const j = draw(rng, i + 1);
    const held = load<u8>(list + <usize>i);
    store<u8>(list + <usize>i, load<u8>(list + <usize>j));
    store<u8>(list + <usize>j, held);
  }
}

/** Gives a token the item at a place of its army's list; below 0 nothing is left for it, and any plain kind has to do. */
export function take(token: i32, place: i32): void {
  const army = armyOfToken(token);
  if (place < 0) {
    setGuessed(token, anyKind(army));
    return;
  }
  const last = leftOf(army) - 1;
  setGuessed(token, leftAt(army, place));
  store<u8>(listOf(army) + <usize>place, leftAt(army, last));
  setLeft(army, last);
}
