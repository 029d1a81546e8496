/** Steps and paths: where a piece can go, as a set of squares (R31–R36). */
import { boardSquares, neighbour } from '../core/geometry';
import { ATTACKS_OWN, CANNOT_ATTACK, MANY, STATIONARY, TERRAIN_WATER } from './layout';
import { NOBODY, SQUARES } from './map';
import { isEmptyLand, ownerOf, pieceAt, sameSide, sharerAt, squareOf, terrainAt } from './state';
import { keysOf } from './strength';
import { E_A, E_B, E_C, E_D, E_E, effectField } from './tables';

/** The squares found last, a bit a square. */
const FOUND: usize = memory.data(32, 16);
const EDGE: usize = memory.data(SQUARES, 16);
const NEXT_EDGE: usize = memory.data(SQUARES, 16);
const REACHED: usize = memory.data(32, 16);

/** The first square found from `square` on; -1. */
export function foundFrom(square: i32): i32 {
  let at = square;
  while (at < boardSquares) {
    const word = load<u64>(FOUND + <usize>((at >> 6) << 3)) >> (at & 63);
    if (word != 0) return at + <i32>ctz(word);
    at = (at | 63) + 1;
  }
  return -1;
}

// @ts-ignore: decorator
@inline
export function isFound(square: i32): bool {
  return ((load<u64>(FOUND + <usize>((square >> 6) << 3)) >> (square & 63)) & 1) != 0;
}

export function clearFound(): void {
  store<u64>(FOUND, 0);
  store<u64>(FOUND, 0, 8);
  store<u64>(FOUND, 0, 16);
  store<u64>(FOUND, 0, 24);
}

// @ts-ignore: decorator
@inline
export function find(square: i32): void {
  const at = FOUND + <usize>((square >> 6) << 3);
  store<u64>(at, load<u64>(at) | ((<u64>1) << (square & 63)));
}

/** Finds the standard steps of a piece, shuttles included (R31). */
export function findSteps(slot: i32): void {
  clearFound();
  const keys = keysOf(slot);
  if ((keys >> STATIONARY) & 1) return;
  const from = squareOf(slot);
  for (let direction = 0; direction < 4; direction++) {
    const square = neighbour(from, direction);
    if (square < 0) continue;
    if (isEmptyLand(square) || mayAttack(slot, keys, square)) find(square);
  }
}

/** Finds the enemies that a piece can attack by a standard step (R51, R154). */
export function findBerserk(slot: i32): void {
  clearFound();
  const keys = keysOf(slot);
  if ((keys >> STATIONARY) & 1) return;
  const from = squareOf(slot);
  for (let direction = 0; direction < 4; direction++) {
    const square = neighbour(from, direction);
    if (square < 0) continue;
    const there = pieceAt(square);
    if (there != NOBODY && !sameSide(ownerOf(there), ownerOf(slot)) && mayAttack(slot, keys, square)) find(square);
  }
}

/** Finds the ends of a path for a piece. */
export function findPaths(slot: i32, effect: i32): void {
  clearFound();
  const keys = keysOf(slot);
  if ((keys >> STATIONARY) & 1) return;
  const first = effectField(effect, E_A) == 0 ? 0 : 4;
  if (effectField(effect, E_E) != 0) findLeaps(slot, first, effectField(effect, E_B), effectField(effect, E_C));
  else if (effectField(effect, E_D) != 0) findBends(slot, keys, first, effectField(effect, E_B), effectField(effect, E_C));
  else findLines(slot, keys, first, effectField(effect, E_B), effectField(effect, E_C));
}

/** The pieces that a leap from one square to another goes over, first square by first; `visit` of the n-th, NOBODY past the end. */
export function leapt(from: i32, to: i32, direction: i32, n: i32): i32 {
  let left = n;
  for (let square = neighbour(from, direction); square >= 0 && square != to; square = neighbour(square, direction)) {
    const there = pieceAt(square);
    if (there == NOBODY) continue;
    if (left == 0) return there;
    left--;
  }
  return NOBODY;
}

/** The direction of a line from one square to another; -1 when they are not in line. */
export function directionTo(from: i32, to: i32): i32 {
  for (let direction = 0; direction < 8; direction++) {
    for (let square = neighbour(from, direction); square >= 0; square = neighbour(square, direction)) {
      if (square == to) return direction;
    }
  }
  return -1;
}

function mayAttack(slot: i32, keys: i32, square: i32): bool {
  const there = pieceAt(square);
  if (there == NOBODY || there == slot || terrainAt(square) == TERRAIN_WATER) return false;
  if ((keys >> CANNOT_ATTACK) & 1) return false;
  if (sharerAt(square) != NOBODY) return false;
  const whose = ownerOf(there);
  if (!sameSide(whose, ownerOf(slot))) return true;
  // who may attack its own side attacks its own player's pieces alone (R127)
  return whose == ownerOf(slot) && ((keys >> ATTACKS_OWN) & 1) != 0;
}

function findLines(slot: i32, keys: i32, first: i32, least: i32, most: i32): void {
  for (let direction = first; direction < first + 4; direction++) {
    let square = squareOf(slot);
    for (let steps = 1; steps <= most; steps++) {
      square = neighbour(square, direction);
      if (square < 0) break;
      if (!isEmptyLand(square)) {
        if (mayAttack(slot, keys, square)) find(square);
        break;
      }
      if (steps >= least) find(square);
    }
  }
}

/** Exactly so many steps with turns; an attack ends the path early (R34). */
function findBends(slot: i32, keys: i32, first: i32, least: i32, most: i32): void {
  const from = squareOf(slot);
  store<u8>(EDGE, from);
  let edge = 1;
  for (let steps = 1; steps <= most && edge > 0; steps++) {
    let fresh = 0;
    for (let i = 0; i < 4; i++) store<u64>(REACHED + <usize>(i << 3), 0);
    for (let i = 0; i < edge; i++) {
      for (let direction = first; direction < first + 4; direction++) {
        const square = neighbour(load<u8>(EDGE + <usize>i), direction);
        if (square < 0 || isReached(square)) continue;
        if (isEmptyLand(square) || square == from) {
          if (square != from && steps >= least) find(square);
          if (square == from && pieceAt(from) == slot) continue;
          store<u8>(NEXT_EDGE + <usize>fresh, square);
          fresh++;
          reach(square);
        } else if (mayAttack(slot, keys, square)) find(square);
      }
    }
    memory.copy(EDGE, NEXT_EDGE, fresh);
    edge = fresh;
    if (most == MANY && steps >= boardSquares) break;
  }
}

// @ts-ignore: decorator
@inline
function isReached(square: i32): bool {
  return ((load<u64>(REACHED + <usize>((square >> 6) << 3)) >> (square & 63)) & 1) != 0;
}

// @ts-ignore: decorator
@inline
function reach(square: i32): void {
  const at = REACHED + <usize>((square >> 6) << 3);
  store<u64>(at, load<u64>(at) | ((<u64>1) << (square & 63)));
}

/** Over an unbroken row of pieces and water to the first empty land behind it (R35). */
function findLeaps(slot: i32, first: i32, least: i32, most: i32): void {
  for (let direction = first; direction < first + 4; direction++) {
    let square = squareOf(slot);
    for (let steps = 1; steps <= most; steps++) {
      square = neighbour(square, direction);
      if (square < 0) break;
      if (!isEmptyLand(square)) continue;
      if (steps >= least) find(square);
      break;
    }
  }
}
