/** The answers to each question, in their order (README of the contract, "Legion on the contract"). No list is ever built. */
import { CHOICE_PASS, itemAtCode, itemCode, squareCode } from '../core/choice-code';
import { KIND_PICK, KIND_PLACE } from '../core/numbers';
import { bit, BOARD, count, nth } from './board';
import { meetsDemand } from './faces';
import {
  ACTIVE,
  EMPTIED,
  FACES,
  FIXED,
  FOREST,
  FORT,
  MOUNTAIN,
  QUADRANTS,
  SHIELD,
  SIDE,
  STEP,
  STEP_BUILD,
  STEP_FACES,
  STEP_FLAG,
  STEP_OVER,
  STEP_PLACE,
  STEP_SHOT,
  UNITS,
  WATER,
} from './layout';
import { flagMask, reserveOf, sideOf, standing } from './state';
import { kindsIn, ON_FLAT, ON_LAND, ON_WATER } from './units';

/** The kind that `findPlacement` found. */
export let foundKind: i32 = 0;
/** The square that `findPlacement` found. */
export let foundSquare: i32 = 0;

/** The seat asked; -1 when the match is over. */
export function askedSeat(state: usize): i32 {
  return load<i32>(state, STEP) == STEP_OVER ? -1 : load<i32>(state, SIDE);
}

/** The kind of the decision; -1 when the match is over. */
export function decisionKind(state: usize): i32 {
  const step = load<i32>(state, STEP);
  if (step == STEP_OVER) return -1;
  return step == STEP_SHOT || step == STEP_FLAG ? KIND_PICK : KIND_PLACE;
}

/** Squares without a unit and without the Flag. */
// @ts-ignore: decorator
@inline
export function freeSquares(state: usize): u64 {
  return BOARD & ~(standing(state) | flagMask(state));
}

/** Of these squares, those whose ground takes the kind (RULES section 3, L8). */
// @ts-ignore: decorator
@inline
export function takenBy(state: usize, kind: i32, squares: u64): u64 {
  const one: u32 = 1 << (kind << 2);
  if (one & ON_WATER) return squares;
  const land = squares & ~load<u64>(state, WATER);
  return one & ON_LAND ? land : land & ~load<u64>(state, MOUNTAIN);
}

/** Number of placements open to the side whose turn it is; 0 when it must pass. */
// @ts-ignore: decorator
@inline
function placementCount(state: usize): i32 {
  const kinds = kindsIn(reserveOf(state, load<i32>(state, SIDE)));
  const free = freeSquares(state);
  const land = free & ~load<u64>(state, WATER);
  const flat = land & ~load<u64>(state, MOUNTAIN);
  return (
    <i32>popcnt(kinds & ON_WATER) * count(free) +
    <i32>popcnt(kinds & ON_LAND) * count(land) +
    <i32>popcnt(kinds & ON_FLAT) * count(flat)
  );
}

/** Finds the placement with this index, by kind number, then square; false when it is a pass. */
// @ts-ignore: decorator
@inline
export function findPlacement(state: usize, index: i32): bool {
  const free = freeSquares(state);
  const land = free & ~load<u64>(state, WATER);
  const flat = land & ~load<u64>(state, MOUNTAIN);
  for (let kinds = kindsIn(reserveOf(state, load<i32>(state, SIDE))); kinds != 0; kinds &= kinds - 1) {
    const one = kinds & (0 - kinds);
    const squares = one & ON_WATER ? free : one & ON_LAND ? land : flat;
    const number = count(squares);
    if (index < number) {
      foundKind = <i32>ctz(kinds) >> 2;
      foundSquare = nth(squares, index);
      return true;
    }
    index -= number;
  }
  return false;
}

/** Legal targets of the side's arrow unit on a square (RULES section 4); none from forest. */
// @ts-ignore: decorator
@inline
export function targetsFrom(state: usize, seat: i32, square: i32): u64 {
  const forest = load<u64>(state, FOREST);
  if (forest & bit(square)) return 0;
  const enemy = sideOf(state, seat ^ 1);
  const safe = load<u64>(enemy, FIXED) | load<u64>(enemy, SHIELD) | load<u64>(state, FORT) | forest;
  return load<u64>(enemy, UNITS) & ~safe;
}

/** Squares that the open pick offers: targets of the shot, or squares emptied this turn. */
// @ts-ignore: decorator
@inline
export function pickSquares(state: usize): u64 {
  if (load<i32>(state, STEP) == STEP_FLAG) return load<u64>(state, EMPTIED);
  return targetsFrom(state, load<i32>(state, SIDE), load<i32>(state, ACTIVE));
}

/** Number of choices; 0 when the match is over. */
// @ts-ignore: decorator
@inline
export function choiceCount(state: usize): i32 {
  const step = load<i32>(state, STEP);
  if (step == STEP_PLACE) {
    const number = placementCount(state);
    return number == 0 ? 1 : number;
  }
  return step == STEP_SHOT || step == STEP_FLAG ? count(pickSquares(state)) : setupCount(state, step);
}

function setupCount(state: usize, step: i32): i32 {
  if (step == STEP_OVER) return 0;
  if (step == STEP_BUILD) return 4 * (4 - <i32>popcnt(laidBoards(state)));
  const board = nextBoard(state);
  return (meetsDemand(state, board, 0) ? 1 : 0) + (meetsDemand(state, board, 1) ? 1 : 0);
}

/** The ChoiceCode of an offered index. */
export function choiceCode(state: usize, index: i32): i32 {
  const step = load<i32>(state, STEP);
  if (step == STEP_FACES) return itemCode(nextBoard(state) * 2 + faceOf(state, index));
  if (step == STEP_BUILD) return itemCode(64 + quadrantOf(state, index));
  if (step != STEP_PLACE) return squareCode(nth(pickSquares(state), index));
  return findPlacement(state, index) ? itemAtCode(foundKind, foundSquare) : CHOICE_PASS;
}

/** Faces: the first board without a face. */
export function nextBoard(state: usize): i32 {
  let board = 0;
  while (board < 3 && load<i8>(state + board, FACES) >= 0) board++;
  return board;
}

/** Faces: the face that an index means. */
export function faceOf(state: usize, index: i32): i32 {
  return index == 1 || !meetsDemand(state, nextBoard(state), 0) ? 1 : 0;
}

/** Build: the first quadrant without a board. */
export function nextQuadrant(state: usize): i32 {
  let quadrant = 0;
  while (quadrant < 3 && load<i8>(state + quadrant, QUADRANTS) >= 0) quadrant++;
  return quadrant;
}

/** Build: the quadrant code that an index means: boards not yet laid, each with its four turns. */
export function quadrantOf(state: usize, index: i32): i32 {
  const board = nth(<u64>(~laidBoards(state) & 15), index >> 2);
  return (board << 3) | (<i32>load<i8>(state + board, FACES) << 2) | (index & 3);
}

/** Build: the boards that lie, one bit each. */
export function laidBoards(state: usize): i32 {
  let boards = 0;
  for (let quadrant = 0; quadrant < 4; quadrant++) {
    const code = <i32>load<i8>(state + quadrant, QUADRANTS);
    if (code >= 0) boards |= 1 << (code >> 3);
  }
  return boards;
}
