/** The fixed board: what follows from its cells (`map.ts`, rank by rank from a1), worked out once. */
import { stepsBetween, useCells } from '../core/cells';
import { MARGIN, ROWS_BYTES, SQUARES, WIDTH } from './layout';
import { CAMP, CELLS, FORWARD, LAKE, LAND, ROW, STOCKADE0, STOCKADE1 } from './map';

/** Squares of a camp, the stockade among them, of a prison row, and the most of a set-up. */
export const CAMP_SQUARES: i32 = 14;
export const ROW_SQUARES: i32 = 7;
export const MOST_SETUP: i32 = 18;
/** The form that leaves the stockade empty. */
const SEVENTEEN: i32 = 1;
/** Farther than any square is from a camp. */
const FAR: i32 = 255;

const FILES: usize = memory.data(SQUARES, 16);
const RANKS: usize = memory.data(SQUARES, 16);
const CAMPS: usize = memory.data(2 * CAMP_SQUARES, 16);
const PRISONS: usize = memory.data(2 * ROW_SQUARES, 16);
/** u8: by form and seat the set-up squares, ascending. */
const SETUPS: usize = memory.data(4 * MOST_SETUP, 16);
/** u8 a square: bit s where it belongs to the camp or the prison row of seat s. */
const HOMES: usize = memory.data(SQUARES, 16);
/** u8 by seat and square: the least steps over land from the seat's camp. */
const CAMP_STEPS: usize = memory.data(2 * SQUARES, 16);
/** Twelve u8 a square and the count before them: squares in an Archer's distance, ascending. */
const RAYS: usize = memory.data(SQUARES * 16, 16);
/** Land and lake as rows of bits (layout.ts). */
export const LAND_ROWS: usize = memory.data(ROWS_BYTES, 16);
export const LAKE_ROWS: usize = memory.data(ROWS_BYTES, 16);
/** For `useCells`: how many neighbours over land, then these. */
const NEIGHBOURS: usize = memory.data(SQUARES * 5, 16);

makeBoard();

// @ts-ignore: decorator
@inline
export function fileOf(square: i32): i32 {
  return load<u8>(FILES + <usize>square);
}

// @ts-ignore: decorator
@inline
export function rankOf(square: i32): i32 {
  return load<u8>(RANKS + <usize>square);
}

/** Bits of a square (`map.ts`); 0 where there is none. */
// @ts-ignore: decorator
@inline
export function cellOf(square: i32): i32 {
  return load<u8>(CELLS + <usize>square);
}

/** Is a number that of a square on the board, land or lake? */
export function isSquare(number: i32): bool {
  return number < SQUARES && cellOf(number) != 0;
}

/** The terrain number of the contract: 0 land, 1 lake, 2 no square. */
export function terrainOf(square: i32): i32 {
  const cell = cellOf(square);
  return cell & LAND ? 0 : cell & LAKE ? 1 : 2;
}

// @ts-ignore: decorator
@inline
export function isLand(square: i32): bool {
  return (cellOf(square) & LAND) != 0;
}

/** The n-th square of a seat's camp, ascending. */
// @ts-ignore: decorator
@inline
export function campSquare(seat: i32, n: i32): i32 {
  return load<u8>(CAMPS + <usize>(seat * CAMP_SQUARES + n));
}

/** The n-th square of the row where a seat holds prisoners, ascending. */
// @ts-ignore: decorator
@inline
export function prisonSquare(seat: i32, n: i32): i32 {
  return load<u8>(PRISONS + <usize>(seat * ROW_SQUARES + n));
}

// @ts-ignore: decorator
@inline
export function isOnPrison(seat: i32, square: i32): bool {
  return ((cellOf(square) >> seat) & ROW) != 0;
}

/** Does a square belong to a seat's camp or prison row? 1 or 0. */
// @ts-ignore: decorator
@inline
export function isHomeOf(seat: i32, square: i32): i32 {
  return (load<u8>(HOMES + <usize>square) >> seat) & 1;
}

/** Squares that a form's army fills. */
// @ts-ignore: decorator
@inline
export function setupSize(form: i32): i32 {
  return form == SEVENTEEN ? MOST_SETUP - 1 : MOST_SETUP;
}

/** The n-th of them of a seat, ascending. */
export function setupSquare(form: i32, seat: i32, n: i32): i32 {
  return load<u8>(SETUPS + <usize>((form * 2 + seat) * MOST_SETUP + n));
}

/** The square in a seat's camp on which the other King wins. */
// @ts-ignore: decorator
@inline
export function stockadeOf(seat: i32): i32 {
  return seat == 0 ? STOCKADE0 : STOCKADE1;
}

/** Steps over land from a seat's camp, as if nothing stood there (M28). */
export function stepsFromCamp(seat: i32, square: i32): i32 {
  return load<u8>(CAMP_STEPS + <usize>(seat * SQUARES + square));
}

/** Steps over land from a square to another (M23); -1 where no way leads. */
// @ts-ignore: decorator
@inline
export function landSteps(from: i32, to: i32): i32 {
  return stepsBetween(from, to);
}

/** Where the squares in an Archer's distance of a square stand: a count, then the squares, ascending. */
// @ts-ignore: decorator
@inline
export function raysOf(square: i32): usize {
  return RAYS + (<usize>square << 4);
}

/** Address of a row of bits by rank. */
// @ts-ignore: decorator
@inline
export function rowAt(rows: usize, rank: i32): usize {
  return rows + (<usize>(rank + MARGIN) << 2);
}

function makeBoard(): void {
  for (let square = 0; square < SQUARES; square++) {
    const rank = square / WIDTH;
    const file = square % WIDTH;
    store<u8>(FILES + <usize>square, file);
    store<u8>(RANKS + <usize>square, rank);
    const cell = cellOf(square);
    const bit = 1 << (file + MARGIN);
    const land = rowAt(LAND_ROWS, rank);
    const lake = rowAt(LAKE_ROWS, rank);
    if (cell & LAND) store<u32>(land, load<u32>(land) | bit);
    if (cell & LAKE) store<u32>(lake, load<u32>(lake) | bit);
  }
  for (let seat = 0; seat < 2; seat++) listSquares(seat);
  for (let square = 0; square < SQUARES; square++) makeRays(square);
  makeNeighbours();
  useCells(SQUARES, NEIGHBOURS);
  for (let seat = 0; seat < 2; seat++) measureFromCamp(seat);
}

/** Camp, prison row, set-ups and home of a seat. */
function listSquares(seat: i32): void {
  let camp = 0;
  let row = 0;
  let full = 0;
  let short = 0;
  const forms = SETUPS + <usize>(seat * MOST_SETUP);
  for (let square = 0; square < SQUARES; square++) {
    const cell = cellOf(square) >> seat;
    if (cell & CAMP) store<u8>(CAMPS + <usize>(seat * CAMP_SQUARES + camp++), square);
    if (cell & ROW) store<u8>(PRISONS + <usize>(seat * ROW_SQUARES + row++), square);
    const home = HOMES + <usize>square;
    if (cell & (CAMP | ROW)) store<u8>(home, <i32>load<u8>(home) | (1 << seat));
    if ((cell & (CAMP | FORWARD)) == 0) continue;
    store<u8>(forms + <usize>(full++), square);
    if (square != stockadeOf(seat)) store<u8>(forms + <usize>(2 * MOST_SETUP + short++), square);
  }
}

/** Every square of an Archer's line exists as soon as its last one does: ranks and files have no gaps (M10). */
function makeRays(from: i32): void {
  const at = raysOf(from);
  const rank = from / WIDTH;
  const file = from % WIDTH;
  let count = 0;
  for (let square = 0; square < SQUARES; square++) {
    const up = abs(square / WIDTH - rank);
    const along = abs((square % WIDTH) - file);
    if (cellOf(square) == 0 || (up != 0 && along != 0) || up + along < 2 || up + along > 4) continue;
    count++;
    store<u8>(at + <usize>count, square);
  }
  store<u8>(at, count);
}

function makeNeighbours(): void {
  let at = NEIGHBOURS;
  for (let square = 0; square < SQUARES; square++) {
    const count = at;
    at++;
    if (!isLand(square)) continue;
    for (let other = 0; other < SQUARES; other++) {
      const apart = abs(rankOf(square) - rankOf(other)) + abs(fileOf(square) - fileOf(other));
      if (apart != 1 || !isLand(other)) continue;
      store<u8>(at, other);
      at++;
    }
    store<u8>(count, <i32>(at - count) - 1);
  }
}

function measureFromCamp(seat: i32): void {
  for (let square = 0; square < SQUARES; square++) {
    let least = FAR;
    for (let n = 0; n < CAMP_SQUARES; n++) {
      const steps = landSteps(campSquare(seat, n), square);
      if (steps >= 0) least = min(least, steps);
    }
    store<u8>(CAMP_STEPS + <usize>(seat * SQUARES + square), least);
  }
}
