/** What an answer does (RULES sections 3 to 5). The rows are written in the order of the contract's README. */
import {
  CAUSE_CROWN,
  CAUSE_FIGHT,
  CAUSE_SHOT,
  ROW_BUILT,
  ROW_FLAG,
  ROW_PASSED,
  ROW_STRUCK,
  ROW_TURN,
} from '../core/numbers';
import { row1, row2, row3, rowsOn } from '../core/rows';
import { beside, bit, count, lowest, nth } from './board';
import {
  faceOf,
  findPlacement,
  foundKind,
  foundSquare,
  nextBoard,
  nextQuadrant,
  pickSquares,
  quadrantOf,
  targetsFrom,
} from './choices';
import { endTurn } from './end';
import { layTerrain } from './faces';
import { enterPosition } from './history';
import {
  ACTIVE,
  EMPTIED,
  FACES,
  FIXED,
  FLAG,
  FORT,
  PASSES,
  PLY,
  QUADRANTS,
  SECOND,
  SHIELD,
  SIDE,
  STEP,
  STEP_BUILD,
  STEP_FACES,
  STEP_FLAG,
  STEP_PLACE,
  STEP_SHOT,
  SWORD,
  UNITS,
} from './layout';
import { rowFought, rowPlaced, rowsRemoved } from './rows';
import { putUnit, sideOf, takeUnits } from './state';
import { isArrow, KIND_KING } from './units';

/** Applies an offered index to a state that is not over. */
export function applyTo(state: usize, index: i32): void {
  store<i32>(state, load<i32>(state, PLY) + 1, PLY);
  const step = load<i32>(state, STEP);
  if (step == STEP_PLACE) {
    if (findPlacement(state, index)) placeUnit(state, foundKind, foundSquare);
    else pass(state);
  } else if (step == STEP_SHOT) {
    shoot(state, load<i32>(state, ACTIVE), nth(pickSquares(state), index));
  } else if (step == STEP_FLAG) {
    moveFlag(state, nth(pickSquares(state), index));
  } else if (step == STEP_FACES) {
    chooseFace(state, faceOf(state, index));
  } else {
    layQuadrant(state, quadrantOf(state, index));
  }
}

/** Places a unit of the side whose turn it is and lets it act; it can't hold back (section 4). */
export function placeUnit(state: usize, kind: i32, square: i32): void {
  const mover = load<i32>(state, SIDE);
  store<i32>(state, 0, PASSES);
  putUnit(state, mover, kind, square);
  if (rowsOn) rowPlaced(mover, kind, square);
  if (isArrow(kind)) {
    const targets = targetsFrom(state, mover, square);
    if ((targets & (targets - 1)) != 0) {
      store<i32>(state, square, ACTIVE);
      store<i32>(state, STEP_SHOT, STEP);
    } else if (targets != 0) shoot(state, square, lowest(targets));
    else endTurn(state, 1);
    return;
  }
  const enemy = sideOf(state, mover ^ 1);
  const near = beside(bit(square)) & load<u64>(enemy, UNITS) & ~load<u64>(enemy, FIXED);
  if (near == 0) endTurn(state, 1);
  else if (kind == KIND_KING) remove(state, square, near, CAUSE_CROWN);
  else remove(state, square, fight(state, mover, square, near), CAUSE_FIGHT);
}

/** Which of the enemies beside the unit just placed fall (L4, L5); each fight is a row. */
// @ts-ignore: decorator
@inline
function fight(state: usize, mover: i32, square: i32, near: u64): u64 {
  const own = sideOf(state, mover);
  const enemy = sideOf(state, mover ^ 1);
  const swords = load<u64>(own, SWORD);
  const seconds = swords & load<u64>(own, SECOND);
  const hardy = load<u64>(enemy, SWORD) | load<u64>(enemy, SECOND);
  const shielded = load<u64>(enemy, SHIELD) | load<u64>(state, FORT);
  let beaten: u64 = 0;
  for (let left = near; left != 0; left &= left - 1) {
    const at = left & (0 - left);
    const around = beside(at);
    const attack = count(around & swords) + count(around & seconds);
    const defence = 1 + (hardy & at ? 1 : 0) + (shielded & at ? 1 : 0);
    if (attack > defence) beaten |= at;
    if (rowsOn) rowFought(square, lowest(at), attack, defence, around & swords & ~bit(square));
  }
  return beaten;
}

/** An arrow removes its target without a comparison. */
function shoot(state: usize, square: i32, target: i32): void {
  row2(ROW_STRUCK, square, target);
  remove(state, square, bit(target), CAUSE_SHOT);
}

/** Enemies that fell go back to their reserve; the Flag moves to where one fell (section 5). */
function remove(state: usize, square: i32, fallen: u64, cause: i32): void {
  if (fallen == 0) {
    endTurn(state, 1);
    return;
  }
  const loser = load<i32>(state, SIDE) ^ 1;
  if (rowsOn) rowsRemoved(state, loser, fallen, cause);
  takeUnits(state, loser, fallen);
  if ((fallen & (fallen - 1)) == 0) {
    moveFlag(state, lowest(fallen));
    return;
  }
  store<i32>(state, square, ACTIVE);
  store<u64>(state, fallen, EMPTIED);
  store<i32>(state, STEP_FLAG, STEP);
}

function moveFlag(state: usize, square: i32): void {
  row2(ROW_FLAG, load<i32>(state, FLAG), square);
  store<i32>(state, square, FLAG);
  endTurn(state, 1);
}

/** No legal placement (L15). */
function pass(state: usize): void {
  row1(ROW_PASSED, load<i32>(state, SIDE));
  store<i32>(state, load<i32>(state, PASSES) + 1, PASSES);
  endTurn(state, 0);
}

/** Black chooses a face (L3); after the fourth it is White's turn to build. */
function chooseFace(state: usize, face: i32): void {
  const board = nextBoard(state);
  store<i8>(state + board, face, FACES);
  row3(ROW_BUILT, 0, board, face);
  if (board == 3) turnTo(state, 1, STEP_BUILD);
}

/** White lays a board; after the fourth Black places. */
function layQuadrant(state: usize, code: i32): void {
  const quadrant = nextQuadrant(state);
  store<i8>(state + quadrant, code, QUADRANTS);
  layTerrain(state);
  row3(ROW_BUILT, 1, 4 + quadrant, code);
  if (quadrant < 3) return;
  turnTo(state, 0, STEP_PLACE);
  enterPosition(state);
}

function turnTo(state: usize, seat: i32, step: i32): void {
  store<i32>(state, seat, SIDE);
  store<i32>(state, step, STEP);
  row1(ROW_TURN, seat);
}
