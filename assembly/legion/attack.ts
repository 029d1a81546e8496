/**
 * What a side could remove by its next placement: what the evaluation and the policy have in common. Swords beside each
 * square are added up for all squares at once, in planes of bits.
 */
import { beside, BOARD, count, NOT_A, NOT_F } from './board';
import { freeSquares } from './choices';
import { FIXED, FOREST, FORT, MOUNTAIN, SECOND, SHIELD, SWORD, UNITS, WATER } from './layout';
import { reserveOf, sideOf } from './state';

/** The kinds with an arrow (C A) in a reserve. */
export const ARROWS: u32 = 0x01100000;
/** The King in a reserve. */
export const CROWN: u32 = 0x10000000;
const KNIGHTS: u32 = 0x30;
const GENERAL: u32 = 0x1000;
const SOLDIERS: u32 = 0x3;
const SCOUT: u32 = 0x100;
const TOWER: u32 = 0x10000;

/** Free squares, those of them that are not water, and of these those that are not mountain. */
export let free: u64 = 0;
export let freeLand: u64 = 0;
export let freeFlat: u64 = 0;

/** Squares with at least one, two, three of the attacker's swords beside them. */
export let swords1: u64 = 0;
export let swords2: u64 = 0;
export let swords3: u64 = 0;
/** Enemies that can be removed at all, by one more sword beside them, by two more, by an arrow. */
export let loose: u64 = 0;
export let byOne: u64 = 0;
export let byTwo: u64 = 0;
export let byArrow: u64 = 0;
/** Free squares for the attacker's units of two swords, and of one. */
export let ground2: u64 = 0;
export let ground1: u64 = 0;
/** Enemies that one placement of the reserve could remove, and how many at once. */
export let taken: u64 = 0;
export let most: i32 = 0;

/** Squares above, below, right of and left of those of the mask. */
// @ts-ignore: decorator
@inline
export function above(mask: u64): u64 {
  return (mask << 6) & BOARD;
}
// @ts-ignore: decorator
@inline
export function below(mask: u64): u64 {
  return mask >> 6;
}
// @ts-ignore: decorator
@inline
export function right(mask: u64): u64 {
  return (mask & NOT_F) << 1;
}
// @ts-ignore: decorator
@inline
export function left(mask: u64): u64 {
  return (mask & NOT_A) >> 1;
}

/** Finds the free squares; called before `attackOf`. */
export function findGround(state: usize): void {
  free = freeSquares(state);
  freeLand = free & ~load<u64>(state, WATER);
  freeFlat = freeLand & ~load<u64>(state, MOUNTAIN);
}

/** Looks at the attacks of a seat on the other. */
export function attackOf(state: usize, seat: i32): void {
  const enemy = sideOf(state, seat ^ 1);
  const reserve = reserveOf(state, seat);
  addSwords(sideOf(state, seat));
  sortDefences(state, enemy);
  ground2 = reserve & KNIGHTS ? free : reserve & GENERAL ? freeLand : 0;
  ground1 = reserve & SOLDIERS ? free : reserve & SCOUT ? freeLand : reserve & TOWER ? freeFlat : 0;
  taken = (byTwo & beside(ground2)) | (byOne & beside(ground1));
  most = mostBeside(byTwo, ground2);
  if (ground1 != 0) most = max(most, mostBeside(byOne, ground1));
  if (reserve & CROWN) {
    taken |= loose & beside(free);
    most = max(most, mostBeside(loose, free));
  }
  if ((reserve & ARROWS) == 0 || byArrow == 0) return;
  taken |= byArrow;
  most = max(most, 1);
}

/** Adds up the swords of a side: eight masks, four directions of first and of second swords. */
function addSwords(side: usize): void {
  const first = load<u64>(side, SWORD);
  const second = first & load<u64>(side, SECOND);
  const a = above(first);
  const b = below(first);
  const c = left(first);
  const d = right(first);
  const e = above(second);
  const f = below(second);
  const g = left(second);
  const h = right(second);
  const abc = a ^ b ^ c;
  const def = d ^ e ^ f;
  const gh = g ^ h;
  const twosA = (a & b) | (c & (a ^ b));
  const twosB = (d & e) | (f & (d ^ e));
  const twosC = g & h;
  const twosD = (abc & def) | (gh & (abc ^ def));
  const odd = abc ^ def ^ gh;
  const four = (twosA & twosB) | (twosC & twosD) | ((twosA | twosB) & (twosC | twosD));
  swords2 = twosA | twosB | twosC | twosD;
  swords1 = odd | swords2;
  swords3 = (odd & swords2) | four;
}

/** Sorts a side's units by what removes them (RULES section 4: more swords than defence, arrows only without a shield). */
function sortDefences(state: usize, enemy: usize): void {
  const hardy = load<u64>(enemy, SWORD) | load<u64>(enemy, SECOND);
  const shielded = load<u64>(enemy, SHIELD) | load<u64>(state, FORT);
  loose = load<u64>(enemy, UNITS) & ~load<u64>(enemy, FIXED);
  const defence1 = loose & ~hardy & ~shielded;
  const defence3 = loose & hardy & shielded;
  const defence2 = loose & (hardy ^ shielded);
  byTwo = defence1 | (defence2 & swords1) | (defence3 & swords2);
  byOne = (defence1 & swords1) | (defence2 & swords2) | (defence3 & swords3);
  byArrow = loose & ~shielded & ~load<u64>(state, FOREST);
}

/** The most units of a mask beside one of the squares. */
function mostBeside(units: u64, squares: u64): i32 {
  countBeside(units);
  if ((beside1 & squares) == 0) return 0;
  if ((beside2 & squares) == 0) return 1;
  if ((beside3 & squares) == 0) return 2;
  return above(units) & below(units) & left(units) & right(units) & squares ? 4 : 3;
}

/** Squares with at least one, two, three units of the mask counted last beside them. */
export let beside1: u64 = 0;
export let beside2: u64 = 0;
export let beside3: u64 = 0;

/** Counts the units of a mask beside each square. */
export function countBeside(units: u64): void {
  const a = above(units);
  const b = below(units);
  const c = left(units);
  const d = right(units);
  beside1 = a | b | c | d;
  beside2 = (a & b) | (c & d) | ((a | b) & (c | d));
  beside3 = (a & b & (c | d)) | (c & d & (a | b));
}

/** How many units of the mask counted last are beside a square; 3 stands for four, too. */
// @ts-ignore: decorator
@inline
export function countedAt(square: i32): i32 {
  return (<i32>(beside1 >> square) & 1) + (<i32>(beside2 >> square) & 1) + (<i32>(beside3 >> square) & 1);
}

/** The King's square on the board, as a mask. */
// @ts-ignore: decorator
@inline
export function kingOf(side: usize): u64 {
  return load<u64>(side, SECOND) & ~load<u64>(side, SWORD);
}

/** Number of units that a side has yet to place. */
// @ts-ignore: decorator
@inline
export function missing(side: usize): i32 {
  return 10 - count(load<u64>(side, UNITS));
}
