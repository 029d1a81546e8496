/**
 * Boards of up to 64 squares as bits of a u64: what lies around each square, and where steps and paths lead. The larger
 * build does not use this file; there the same is walked square by square (paths.ts).
 */
import { boardSquares, boardWidth, distance, neighbour } from '../core/geometry';
import { ATTACKS_OWN, CANNOT_ATTACK } from './layout';
import { HELD, LAND, S_TERRAINS, WATERSIDE } from './map';
import { S, terrainAt } from './state';

const STEPS: usize = memory.data(64 * 8, 16);
const SLANTS: usize = memory.data(64 * 8, 16);
const AROUND: usize = memory.data(64 * 8, 16);
const WITHIN_TWO: usize = memory.data(64 * 8, 16);
/** Eight rays a square. */
const RAYS: usize = memory.data(64 * 8 * 8, 16);

let firstFile: u64 = 0;
let lastFile: u64 = 0;

// @ts-ignore: decorator
@inline
export function bit(square: i32): u64 {
  return (<u64>1) << square;
}

/** The four squares beside a square. */
// @ts-ignore: decorator
@inline
export function stepsFrom(square: i32): u64 {
  return load<u64>(STEPS + (<usize>square << 3));
}

/** The squares at most one or two king's steps away, the square itself left out. */
// @ts-ignore: decorator
@inline
export function around(square: i32, within: i32): u64 {
  return load<u64>((within == 1 ? AROUND : WITHIN_TWO) + (<usize>square << 3));
}

/** Squares held by a seat. */
// @ts-ignore: decorator
@inline
export function heldBy(seat: i32): u64 {
  return load<u64>(S + (<usize>seat << 3), HELD);
}

// @ts-ignore: decorator
@inline
export function emptyLand(): u64 {
  return load<u64>(S, LAND) & ~(load<u64>(S, HELD) | load<u64>(S, HELD + 8));
}

/** Squares of a terrain. */
// @ts-ignore: decorator
@inline
export function ofTerrain(terrain: i32): u64 {
  return load<u64>(S + (<usize>terrain << 3), S_TERRAINS);
}

/** Squares with water beside them. */
// @ts-ignore: decorator
@inline
export function waterside(): u64 {
  return load<u64>(S, WATERSIDE);
}

/** Works out the tables for a board of another size. */
export function surveyBoard(): void {
  if (boardSquares > 64) return;
  firstFile = 0;
  lastFile = 0;
  for (let square = 0; square < boardSquares; square += boardWidth) {
    firstFile |= bit(square);
    lastFile |= bit(square + boardWidth - 1);
  }
  for (let square = 0; square < boardSquares; square++) {
    let steps: u64 = 0;
    let slants: u64 = 0;
    let one: u64 = 0;
    let two: u64 = 0;
    for (let at = 0; at < boardSquares; at++) {
      if (at == square) continue;
      if (distance(square, at) == 1) one |= bit(at);
      if (distance(square, at) <= 2) two |= bit(at);
    }
    for (let direction = 0; direction < 8; direction++) {
      const next = neighbour(square, direction);
      if (next >= 0 && direction < 4) steps |= bit(next);
      if (next >= 0 && direction >= 4) slants |= bit(next);
      let ray: u64 = 0;
      for (let at = next; at >= 0; at = neighbour(at, direction)) ray |= bit(at);
      store<u64>(RAYS + (<usize>((square << 3) | direction) << 3), ray);
    }
    store<u64>(STEPS + (<usize>square << 3), steps);
    store<u64>(SLANTS + (<usize>square << 3), slants);
    store<u64>(AROUND + (<usize>square << 3), one);
    store<u64>(WITHIN_TWO + (<usize>square << 3), two);
  }
}

/** Works out which squares have which terrain, and which lie by water, of the state that is bound. */
export function surveyTerrain(): void {
  if (boardSquares > 64) return;
  for (let terrain = 0; terrain <= 6; terrain++) {
    let squares: u64 = 0;
    for (let square = 0; square < boardSquares; square++) if (terrainAt(square) == terrain) squares |= bit(square);
    store<u64>(S + (<usize>terrain << 3), squares, S_TERRAINS);
  }
  const water = ofTerrain(6);
  let beside: u64 = 0;
  for (let square = 0; square < boardSquares; square++) if (around(square, 1) & water) beside |= bit(square);
  store<u64>(S, beside, WATERSIDE);
}

/** How many steps lead from squares of one set to squares of another. */
export function countSteps(from: u64, to: u64): i32 {
  const up = (from << boardWidth) & to;
  const down = (from >> boardWidth) & to;
  const right = ((from & ~lastFile) << 1) & to;
  const left = ((from & ~firstFile) >> 1) & to;
  return <i32>(popcnt(up) + popcnt(down) + popcnt(right) + popcnt(left));
}

/** What a piece with these keywords may attack. */
// @ts-ignore: decorator
@inline
export function targetsOf(seat: i32, keys: i32): u64 {
  if ((keys >> CANNOT_ATTACK) & 1) return 0;
  return (keys >> ATTACKS_OWN) & 1 ? heldBy(0) | heldBy(1) : heldBy(seat ^ 1);
}

/** Standard steps, from a square that its piece stands on. */
// @ts-ignore: decorator
@inline
export function stepMask(square: i32, empty: u64, targets: u64): u64 {
  return stepsFrom(square) & (empty | targets);
}

/** The ends of straight lines of any length: orthogonal from direction 0, diagonal from 4. */
export function lineMask(square: i32, first: i32, empty: u64, targets: u64): u64 {
  const rays = RAYS + (<usize>((square << 3) | first) << 3);
  // directions 0, 1, 4 and 7 lead to higher squares
  const two = first == 0 ? upTo(load<u64>(rays, 8), empty) : downTo(load<u64>(rays, 8), empty);
  const four = first == 0 ? downTo(load<u64>(rays, 24), empty) : upTo(load<u64>(rays, 24), empty);
  const all = upTo(load<u64>(rays), empty) | two | downTo(load<u64>(rays, 16), empty) | four;
  return all & (empty | targets);
}

/** The ends of a single diagonal step. */
export function slantMask(square: i32, empty: u64, targets: u64): u64 {
  return load<u64>(SLANTS + (<usize>square << 3)) & (empty | targets);
}

/** Exactly two steps, or an attack by the first. */
export function twoStepMask(square: i32, empty: u64, targets: u64): u64 {
  const near = stepsFrom(square);
  let reach: u64 = 0;
  for (let left = near & empty; left != 0; left &= left - 1) reach |= stepsFrom(<i32>ctz(left));
  return ((reach & (empty | targets)) | (near & targets)) & ~bit(square);
}

/** Leaps over an unbroken row of pieces and water. */
export function leapMask(square: i32, empty: u64): u64 {
  const rays = RAYS + (<usize>(square << 3) << 3);
  const up = load<u64>(rays) & empty;
  const right = load<u64>(rays, 8) & empty;
  const down = load<u64>(rays, 16) & empty;
  const left = load<u64>(rays, 24) & empty;
  let ends = (up & (0 - up)) | (right & (0 - right));
  if (down != 0) ends |= (<u64>1) << (63 - clz(down));
  if (left != 0) ends |= (<u64>1) << (63 - clz(left));
  return ends & ~stepsFrom(square);
}

/** Of a ray to higher squares, what lies up to and with the first that is not empty. */
// @ts-ignore: decorator
@inline
function upTo(ray: u64, empty: u64): u64 {
  const blocked = ray & ~empty;
  return ray & (blocked ^ (blocked - 1));
}

/** The same of a ray to lower squares. */
// @ts-ignore: decorator
@inline
function downTo(ray: u64, empty: u64): u64 {
  const blocked = ray & ~empty;
  if (blocked == 0) return ray;
  return ray & ~((((<u64>1) << (63 - clz(blocked))) - 1));
}
