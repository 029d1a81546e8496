/** Where tokens can look, attack and hop: sets of cells. */
import { besideMask, useCells } from '../../../../assembly/core/cells';
import { ACTIVE, CELLS } from './layout';
import { bit, get, isKnown, lowest, occupied, othersOf, tokensOf } from './cells';
import { NEIGHBOURS } from './map';

useCells(CELLS, changetype<usize>(NEIGHBOURS));

/** The neighbours of a cell. */
// @ts-ignore: decorator
@inline
export function neighbours(cell: i32): u64 {
  return besideMask(cell, 0);
}

/** Cells with a neighbour in a set. */
export function around(cells: u64): u64 {
  let all: u64 = 0;
  for (let left = cells; left != 0; left &= left - 1) all |= neighbours(lowest(left));
  return all;
}

/** B8: the cells to which the token on a cell can hop. */
export function landings(s: usize, cell: i32): u64 {
  return around(neighbours(cell)) & ~neighbours(cell) & ~occupied(s);
}

/** B8: the tokens of the seat whose turn it is that can hop. */
export function hoppers(s: usize): u64 {
  let able: u64 = 0;
  for (let left = tokensOf(s, get(s, ACTIVE)); left != 0; left &= left - 1) {
    if (landings(s, lowest(left)) != 0) able |= bit(lowest(left));
  }
  return able;
}

/** B7: the tokens at which the seat whose turn it is can look. */
export function lanternTargets(s: usize): u64 {
  const seat = get(s, ACTIVE);
  let targets: u64 = 0;
  for (let left = around(tokensOf(s, seat)) & othersOf(s, seat); left != 0; left &= left - 1) {
    if (!isKnown(s, lowest(left), seat)) targets |= bit(lowest(left));
  }
  return targets;
}
