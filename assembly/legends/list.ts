/** The open question, and its choices once they are asked for: their codes, and what each stands for. */
import { PRIMED_TARGET, PRIMED_USER } from './layout';
import { ASK_KEY, ASK_SEAT, NOBODY } from './map';
import { ownerOf, pieceAt, setNum, sharerAt, squareOf } from './state';
import { CHOICE_PASS, grantedCode, itemCode, powerCode, powerToCode, squareCode } from '../core/choice-code';

/** Choices that fit; the rest of a longer list is not offered. */
export const MOST_LISTED: i32 = 15000;
const CODES: usize = memory.data(MOST_LISTED * 4, 16);
/** user, target, square, number: a byte each. */
const ACTORS: usize = memory.data(MOST_LISTED * 4, 16);
/** u16: the power; u8: the keyword. */
const MEANS: usize = memory.data(MOST_LISTED * 4, 16);

let count: i32 = 0;
let decider: i32 = 0;

/** True when the listed choices are those of the question. */
export let isListed: bool = false;
/** Choices of the main decision, where they are counted but not listed; -1. */
export let counted: i32 = -1;
/** The question waits for an answer. */
export let asked: bool = false;

/** The state has changed: there is no question until one is asked, and nothing is known of its choices. */
// @ts-ignore: decorator
@inline
export function touch(): void {
  isListed = false;
  counted = -1;
  asked = false;
}

/** Asks a seat a question of this key. */
export function ask(key: i32, seat: i32): void {
  setNum(ASK_KEY, key);
  setNum(ASK_SEAT, seat);
  isListed = false;
  counted = -1;
  asked = true;
}

/** Tells whether the list is that of the question. */
// @ts-ignore: decorator
@inline
export function setListed(is: bool): void {
  isListed = is;
}

/** Keeps the number of choices of the main decision. */
// @ts-ignore: decorator
@inline
export function keepCount(choices: i32): void {
  counted = choices;
}

/** Starts the list of a seat's choices. */
export function listBegin(seat: i32): void {
  count = 0;
  decider = seat;
}

// @ts-ignore: decorator
@inline
export function listCount(): i32 {
  return count;
}

// @ts-ignore: decorator
@inline
export function listCode(index: i32): i32 {
  return load<i32>(CODES + (<usize>index << 2));
}

/** The piece that acts. */
// @ts-ignore: decorator
@inline
export function listUser(index: i32): i32 {
  return load<u8>(ACTORS + (<usize>index << 2));
}

/** The piece chosen; NOBODY. */
// @ts-ignore: decorator
@inline
export function listTarget(index: i32): i32 {
  return load<u8>(ACTORS + (<usize>index << 2), 1);
}

// @ts-ignore: decorator
@inline
export function listSquare(index: i32): i32 {
  return load<u8>(ACTORS + (<usize>index << 2), 2);
}

/** The number of the power in the piece's list; 0 granted. */
// @ts-ignore: decorator
@inline
export function listNumber(index: i32): i32 {
  return load<u8>(ACTORS + (<usize>index << 2), 3);
}

// @ts-ignore: decorator
@inline
export function listPower(index: i32): i32 {
  return load<i32>(MEANS + (<usize>index << 2));
}

/** Adds a choice. */
export function emit(code: i32, user: i32, target: i32, square: i32, number: i32, power: i32): void {
  if (count >= MOST_LISTED) return;
  const at = <usize>count << 2;
  store<i32>(CODES + at, code);
  store<u8>(ACTORS + at, user);
  store<u8>(ACTORS + at, target, 1);
  store<u8>(ACTORS + at, square, 2);
  store<u8>(ACTORS + at, number, 3);
  store<i32>(MEANS + at, power);
  count++;
}

export function emitPass(): void {
  emit(CHOICE_PASS, NOBODY, NOBODY, 0, 0, 0);
}

/** Something that is told by a number alone. */
export function emitItem(item: i32, target: i32): void {
  emit(itemCode(item), NOBODY, target, 0, 0, 0);
}

/** A square, or the piece on it. */
export function emitSquare(square: i32, target: i32): void {
  const code = squareCode(square);
  const before = count - 1;
  if (target != NOBODY && before >= 0 && listCode(before) == code) {
    emit(code, NOBODY, target, square, 0, 0);
    prime(before, 1 << 16);
    return;
  }
  emit(code, NOBODY, target, square, 0, 0);
}

/** A use of a power; `square` -1: nothing is selected with it. `number` 0: a granted action of a keyword. */
export function emitUse(user: i32, number: i32, keyword: i32, square: i32, target: i32, power: i32): void {
  const from = squareOf(user);
  let item = number == 0 ? keyword : number;
  if (isSecondUser(user, from)) item |= PRIMED_USER;
  const to = max(square, 0);
  const code = number == 0 ? grantedCode(item, from, to) : square < 0 ? powerCode(item, from) : powerToCode(item, from, to);
  const before = count - 1;
  const twice = target != NOBODY && before >= 0 && listUser(before) == user && listCode(before) == code;
  emit(code, user, target, to, number, power);
  if (twice) prime(before, PRIMED_TARGET << 16);
}

/** A use that is ordered among others, without its selections. */
export function emitPower(user: i32, number: i32, power: i32): void {
  const from = squareOf(user);
  const item = isSecondUser(user, from) ? number | PRIMED_USER : number;
  emit(powerCode(item, from), user, NOBODY, 0, number, power);
}

/** Two pieces on one square are both candidates: the decider's own is the plain one, of two alike the attacker (R139). */
function prime(first: i32, mark: i32): void {
  const second = first + 1;
  const swaps = ownerOf(listTarget(first)) != decider && ownerOf(listTarget(second)) == decider;
  if (swaps) {
    const held = listTarget(first);
    store<u8>(ACTORS + (<usize>first << 2), listTarget(second), 1);
    store<u8>(ACTORS + (<usize>second << 2), held, 1);
  }
  store<i32>(CODES + (<usize>second << 2), listCode(second) | mark);
}

/** Is this the defender of two pieces of one seat, the attacker of which has a choice too? */
function isSecondUser(user: i32, square: i32): bool {
  if (sharerAt(square) != user) return false;
  const first = pieceAt(square);
  if (ownerOf(first) != ownerOf(user)) return false;
  for (let index = count - 1; index >= 0; index--) {
    const other = listUser(index);
    if (other == first) return true;
    if (other != user) return false;
  }
  return false;
}
