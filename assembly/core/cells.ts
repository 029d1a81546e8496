/**
 * A board of up to 256 cells of any shape, for games whose board is no rectangle (those have geometry.ts): which cells are
 * beside a cell, as the game's own table tells, and how many steps lead from one cell to another.
 *
 * The table has a row of bytes a cell, row behind row: how many neighbours, then their numbers.
 */

/** Cells of the largest board. */
export const MOST_CELLS: i32 = 256;

const WORDS: i32 = MOST_CELLS / 64;
/** A bit for each cell that is beside a cell; four u64 a cell. */
const BESIDE: usize = memory.data(MOST_CELLS * WORDS * 8, 16);
/** i16: steps from a cell to a cell; -1. */
const STEPS: usize = memory.data(MOST_CELLS * MOST_CELLS * 2, 16);
/** u8: cells in the order in which they are reached. */
const REACHED: usize = memory.data(MOST_CELLS, 16);

/** Cells of the board. */
export let cellCount: i32 = 0;

/** Takes a board of 1 to 256 cells and the table of their neighbours; numbers beyond the cells are left out. */
export function useCells(count: i32, table: usize): void {
  cellCount = min(MOST_CELLS, count);
  memory.fill(BESIDE, 0, MOST_CELLS * WORDS * 8);
  let at = table;
  for (let cell = 0; cell < cellCount; cell++) {
    const end = at + 1 + <usize>load<u8>(at);
    for (at++; at < end; at++) if (<i32>load<u8>(at) < cellCount) link(cell, load<u8>(at));
  }
  for (let cell = 0; cell < cellCount; cell++) measure(cell);
}

/** Is a cell beside another one? */
// @ts-ignore: decorator
@inline
export function isBeside(cell: i32, other: i32): bool {
  return ((load<u64>(wordOf(cell, other >> 6)) >> (other & 63)) & 1) != 0;
}

/** The lowest cell from `from` on that is beside a cell; -1. */
export function nextBeside(cell: i32, from: i32): i32 {
  let word = from >> 6;
  if (word >= WORDS) return -1;
  let left = (load<u64>(wordOf(cell, word)) >> (from & 63)) << (from & 63);
  while (left == 0) {
    word++;
    if (word >= WORDS) return -1;
    left = load<u64>(wordOf(cell, word));
  }
  return (word << 6) | <i32>ctz(left);
}

/** The cells beside a cell as bits, 64 cells a word (word 0 to 3): for boards of up to 64 cells word 0 is all. */
// @ts-ignore: decorator
@inline
export function besideMask(cell: i32, word: i32): u64 {
  return load<u64>(wordOf(cell, word));
}

/** The least number of steps from a cell to another one; -1 where no way leads. */
// @ts-ignore: decorator
@inline
export function stepsBetween(from: i32, to: i32): i32 {
  return load<i16>(STEPS + (<usize>((from << 8) | to) << 1));
}

// @ts-ignore: decorator
@inline
function wordOf(cell: i32, word: i32): usize {
  return BESIDE + (<usize>(cell * WORDS + word) << 3);
}

function link(cell: i32, other: i32): void {
  const at = wordOf(cell, other >> 6);
  store<u64>(at, load<u64>(at) | ((<u64>1) << (other & 63)));
}

/** Works out the steps from one cell to all, the nearer ones first. */
function measure(from: i32): void {
  const steps = STEPS + (<usize>from << 9);
  memory.fill(steps, 0xff, MOST_CELLS * 2);
  store<i16>(steps + (<usize>from << 1), 0);
  store<u8>(REACHED, from);
  let reached = 1;
  for (let next = 0; next < reached; next++) {
    const cell = <i32>load<u8>(REACHED + <usize>next);
    const further = <i32>load<i16>(steps + (<usize>cell << 1)) + 1;
    for (let other = nextBeside(cell, 0); other >= 0; other = nextBeside(cell, other + 1)) {
      const at = steps + (<usize>other << 1);
      if (load<i16>(at) >= 0) continue;
      store<i16>(at, further);
      store<u8>(REACHED + <usize>reached, other);
      reached++;
    }
  }
}
