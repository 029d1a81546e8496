/**
 * What a seat can tell of the next turn: which of the enemies that it knows take a piece of its own, whether it takes them back, and
 * whether they reach its King or his stockade. What is hidden from it makes no difference.
 */
import { fileOf, rankOf, stockadeOf } from './board';
import { groupSize } from './fight';
import { attackOf, BALLISTA, ARCHER, defenceAgainstShot, defenceOf, FOOTMAN, KING, MAGE } from './kinds';
import { MOST_PIECES, NOBODY, STATE_BYTES } from './layout';
import { bombsDue, isKnown, isRoundBombs } from './outlook';
import { findReach, hits, SHOTS, shots } from './reach';
import { isPrisoner, isVacant, kindOf, lift, listedOf, listOf, move, placeOf, seatOf, slotOn } from './state';
import { bitOf } from './window';

/** Of `fateOf`: nothing known takes the piece; it is taken, but for no less than itself; it is lost. */
export const STAYS: i32 = 0;
export const AVENGED: i32 = 1;
export const LOST: i32 = 2;

/** By kind, F to K: what a piece is worth in an exchange. */
const WORTHS: usize = memory.data<u8>([2, 3, 4, 5, 6, 7, 8, 9, 10, 5, 100]);
/** The state behind a capture. */
const AFTER: usize = memory.data(STATE_BYTES, 16);
/** u8: squares of a group of known Footmen. */
const GROUP: usize = memory.data(MOST_PIECES + 6, 8);

// @ts-ignore: decorator
@inline
export function worthOf(kind: i32): i32 {
  return load<u8>(WORTHS + <usize>kind);
}

/** What becomes of a seat's piece by the enemy's next turn, for all that the seat knows. */
export function fateOf(state: usize, seat: i32, slot: i32): i32 {
  let fate = STAYS;
  const list = listOf(state, seat ^ 1);
  for (let i = listedOf(state, seat ^ 1) - 1; i >= 0; i--) {
    const enemy = slotOn(state, <i32>load<u8>(list + <usize>i));
    if (!takesNext(state, enemy, slot)) continue;
    if (kindOf(state, slot) == KING || !isAvenged(state, seat, slot, enemy)) return LOST;
    fate = AVENGED;
  }
  return fate;
}

/** Can an enemy that is known take a piece with its next act, before a bomb takes it? */
function takesNext(state: usize, enemy: i32, slot: i32): bool {
  if (!isKnown(state, enemy) || isPrisoner(state, enemy) || !takes(state, enemy, slot)) return false;
  return !isRoundBombs(state, bombsDue(state, seatOf(enemy)), placeOf(state, enemy));
}

/** Does the piece take the other, from where it stands? Enemies' Footmen join where they are known. */
export function takes(state: usize, slot: i32, other: i32, own: bool = false): bool {
  const kind = kindOf(state, slot);
  const strength = attackOf(kind);
  if (strength == 0) return false;
  const square = placeOf(state, slot);
  const target = placeOf(state, other);
  findReach(state, seatOf(slot), slot, square);
  if (isShooter(kind)) {
    if (strength < defenceAgainstShot(kindOf(state, other))) return false;
    for (let n = 0; n < shots; n++) if (<i32>load<u8>(SHOTS + <usize>n) == target) return true;
    return false;
  }
  if ((hits & bitOf(square, target)) == 0) return false;
  if (kind != FOOTMAN) return strength >= defenceOf(kindOf(state, other));
  const joined = own ? groupSize(state, seatOf(slot), square) : knownGroup(state, seatOf(slot), square);
  return strength * joined >= defenceOf(kindOf(state, other));
}

// @ts-ignore: decorator
@inline
function isShooter(kind: i32): bool {
  return kind == ARCHER || kind == BALLISTA || kind == MAGE;
}

/** How many of a seat's Footmen that the other seat knows join in an attack from a square. */
function knownGroup(state: usize, seat: i32, from: i32): i32 {
  const list = listOf(state, seat);
  let group = 1;
  store<u8>(GROUP, from);
  for (let i = 0; i < group; i++) {
    for (let n = listedOf(state, seat) - 1; n >= 0; n--) {
      const square = <i32>load<u8>(list + <usize>n);
      const slot = slotOn(state, square);
      if (kindOf(state, slot) != FOOTMAN || !isKnown(state, slot) || !areSides(square, load<u8>(GROUP + <usize>i))) continue;
      let joined = false;
      for (let m = 0; m < group; m++) if (<i32>load<u8>(GROUP + <usize>m) == square) joined = true;
      if (joined) continue;
      store<u8>(GROUP + <usize>group, square);
      group++;
    }
  }
  return group;
}

// @ts-ignore: decorator
@inline
function areSides(one: i32, other: i32): bool {
  return abs(fileOf(one) - fileOf(other)) + abs(rankOf(one) - rankOf(other)) == 1;
}

/** Is the enemy that takes a piece worth as much, and taken back? */
function isAvenged(state: usize, seat: i32, slot: i32, enemy: i32): bool {
  if (worthOf(kindOf(state, enemy)) < worthOf(kindOf(state, slot))) return false;
  memory.copy(AFTER, state, STATE_BYTES);
  const square = placeOf(AFTER, slot);
  lift(AFTER, slot);
  if (!isShooter(kindOf(AFTER, enemy))) move(AFTER, enemy, square);
  return isTaken(AFTER, seat, enemy, -1);
}

/** Does a seat's piece, one of this kind (-1: any) that has not acted, take the enemy? */
function isTaken(state: usize, seat: i32, enemy: i32, kind: i32, acted: i32 = NOBODY): bool {
  const list = listOf(state, seat);
  for (let i = listedOf(state, seat) - 1; i >= 0; i--) {
    const slot = slotOn(state, <i32>load<u8>(list + <usize>i));
    if (slot == acted || isPrisoner(state, slot) || (kind >= 0 && kindOf(state, slot) != kind)) continue;
    if (takes(state, slot, enemy, true)) return true;
  }
  return false;
}

/** The slot of a seat's King; NOBODY. */
function kingOf(state: usize, seat: i32): i32 {
  const list = listOf(state, seat);
  for (let i = listedOf(state, seat) - 1; i >= 0; i--) {
    const slot = slotOn(state, <i32>load<u8>(list + <usize>i));
    if (kindOf(state, slot) == KING) return slot;
  }
  return NOBODY;
}

/**
 * Can enemies that are known end the match with their next act? `beside`: only those count that stand beside the King, where it is
 * open who comes to stand in the way.
 */
export function isKingOpen(state: usize, seat: i32, beside: bool): bool {
  const king = kingOf(state, seat);
  const list = listOf(state, seat ^ 1);
  for (let i = listedOf(state, seat ^ 1) - 1; i >= 0; i--) {
    const enemy = slotOn(state, <i32>load<u8>(list + <usize>i));
    if (!beside && endsAtStockade(state, seat, enemy)) return true;
    if (king == NOBODY || (beside && !areSides(placeOf(state, enemy), placeOf(state, king)))) continue;
    if (takesNext(state, enemy, king)) return true;
  }
  return false;
}

/** Is it the King, known as such, who can step onto a seat's stockade? */
function endsAtStockade(state: usize, seat: i32, enemy: i32): bool {
  if (!isKnown(state, enemy) || kindOf(state, enemy) != KING) return false;
  const goal = stockadeOf(seat);
  const square = placeOf(state, enemy);
  return isVacant(state, goal) && abs(fileOf(square) - fileOf(goal)) <= 1 && abs(rankOf(square) - rankOf(goal)) <= 1;
}

/** Can who goes on with others of a piece's kind take all the enemies that take it, or its King, next? */
export function isCovered(state: usize, seat: i32, slot: i32): bool {
  const king = kingOf(state, seat);
  const list = listOf(state, seat ^ 1);
  for (let i = listedOf(state, seat ^ 1) - 1; i >= 0; i--) {
    const enemy = slotOn(state, <i32>load<u8>(list + <usize>i));
    if (endsAtStockade(state, seat, enemy)) return false;
    if (!takesNext(state, enemy, slot) && (king == NOBODY || !takesNext(state, enemy, king))) continue;
    if (!isTaken(state, seat, enemy, kindOf(state, slot), slot)) return false;
  }
  return true;
}
