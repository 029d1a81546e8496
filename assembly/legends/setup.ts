/** The Setup words: what a match is to be made of, before anything is drawn. */
import { FAULT_CONTRADICTION } from '../core/layout';
import { read, readBegin, readEnd, readFail, readFault, readIn } from '../core/words';
import {
  FORM_ARRANGED, FORM_EXCHANGES, FORM_FIRST_KIND, FORM_HEIGHT, FORM_LAST_KIND, FORM_RANKS, FORM_SEATS, FORM_WIDTH,
  formField, forms, formTerrain,
} from './forms';
import { sideOfKind } from './kinds';
import { ARMY_PIECES, BOARDS, SIDE_BOTH, TERRAIN_WATER } from './layout';
import { MOST_SEATS, SQUARES } from './map';
import { boardTerrain, kinds } from './tables';

/** Files and ranks of a zone that is made of boards (R124). */
export const ZONE_SIDE: i32 = 8;
export const BOARD_SIDE: i32 = 4;
/** Boards of a zone. */
export const ZONE_BOARDS: i32 = 4;
const BOARD_SQUARES: i32 = 16;
/** Set-up squares of a seat that fit. */
const MOST_SETUP: i32 = 128;

const ARMIES: usize = memory.data(8 * 128, 16);
const LENGTHS = new StaticArray<i32>(8);
/** Boards as they lie: 16 terrain numbers each, the near row first. */
const LAID: usize = memory.data(8 / 2 * 4 * 16, 16);

export let seedWord: i32 = 0;
export let form: i32 = 0;
export let seats: i32 = 2;
export let windows: i32 = 0;
export let lists: i32 = 0;
export let asks: i32 = 0;
/** Exchanges of each seat. */
export let exchanges: i32 = 0;
/** Boards that are given: none, or all. */
export let boards: i32 = 0;

/** Reads the Setup words; 0 or a fault number. */
export function readSetup(words: i32): i32 {
  readBegin(0, words);
  seedWord = read();
  form = readIn(0, max(0, forms - 1));
  seats = readIn(2, MOST_SEATS);
  windows = readIn(0, 1);
  lists = readIn(0, 1);
  asks = readIn(0, 1);
  exchanges = readIn(0, 1) == 0 ? formField(form, FORM_EXCHANGES) : 0;
  const ofBoards = formField(form, FORM_WIDTH) == 0;
  boards = readIn(0, ofBoards ? (seats / 2) * ZONE_BOARDS : 0);
  if (boards != 0 && boards != (seats / 2) * ZONE_BOARDS) readFail();
  if (readFault() != 0) return readFault();
  for (let board = 0; board < boards; board++) readBoard(board);
  for (let seat = 0; seat < seats; seat++) readArmy(seat);
  if (readEnd() != 0) return readEnd();
  return kinds == 0 || !fitsForm() || !armiesOppose() ? FAULT_CONTRADICTION : 0;
}

/** Pieces, or set-up squares, of a seat's army as it was given; 0 when it was not. */
// @ts-ignore: decorator
@inline
export function armyLength(seat: i32): i32 {
  return unchecked(LENGTHS[seat]);
}

export function setArmyLength(seat: i32, length: i32): void {
  unchecked((LENGTHS[seat] = length));
}

/** Address of a seat's kinds, a byte each. */
// @ts-ignore: decorator
@inline
export function armyAt(seat: i32): usize {
  return ARMIES + <usize>(seat * MOST_SETUP);
}

/** The side of a seat's army. */
export function sideOfArmy(seat: i32): i32 {
  return sideOfKind(load<u8>(armyAt(seat)));
}

/** Terrain of a board as it lies, its near row and left column first. */
export function laidTerrain(board: i32, column: i32, row: i32): i32 {
  return load<u8>(LAID + <usize>(board * BOARD_SQUARES + row * BOARD_SIDE + column));
}

/** Lays a printed board, turned clockwise so many quarters. */
export function layBoard(board: i32, printed: i32, turns: i32): void {
  for (let place = 0; place < BOARD_SQUARES; place++) {
    let column = place & 3;
    let row = 3 - (place >> 2);
    for (let turn = turns; turn > 0; turn--) {
      const held = column;
      column = row;
      row = 3 - held;
    }
    store<u8>(LAID + <usize>(board * BOARD_SQUARES + place), boardTerrain(printed, row, column));
  }
}

/** A printed board by its code, or an own one as it lies, which has just one water square. */
function readBoard(board: i32): void {
  const code = readIn(-1, BOARDS * 4 - 1);
  if (code >= 0) {
    layBoard(board, code >> 2, code & 3);
    return;
  }
  let water = 0;
  for (let place = 0; place < BOARD_SQUARES; place++) {
    const terrain = readIn(0, TERRAIN_WATER);
    if (terrain == TERRAIN_WATER) water++;
    store<u8>(LAID + <usize>(board * BOARD_SQUARES + place), terrain);
  }
  if (water != 1) readFail();
}

function readArmy(seat: i32): void {
  const arranged = formField(form, FORM_ARRANGED) != 0;
  const full = arranged ? setupSquares(seat) : ARMY_PIECES;
  const length = readIn(0, full);
  if (length != 0 && length != full) readFail();
  setArmyLength(seat, length);
  const first = formField(form, FORM_FIRST_KIND);
  const last = formField(form, FORM_LAST_KIND);
  for (let i = 0; i < length; i++) {
    const kind = readIn(arranged ? 0 : first, last);
    if (kind != 0 && kind < first) readFail();
    store<u8>(armyAt(seat) + <usize>i, kind);
  }
}

/** Squares of a seat's set-up on a form's own ground. */
function setupSquares(seat: i32): i32 {
  const width = formField(form, FORM_WIDTH);
  const height = formField(form, FORM_HEIGHT);
  const ranks = min(formField(form, FORM_RANKS), height);
  const from = seat & 1 ? (height - ranks) * width : 0;
  let count = 0;
  for (let i = 0; i < ranks * width; i++) if (formTerrain(form, from + i) != TERRAIN_WATER) count++;
  return min(count, MOST_SETUP);
}

/** Can the form be played by so many, on a board that fits this build? Forms with a ground of their own are for two. */
function fitsForm(): bool {
  if (((formField(form, FORM_SEATS) >> seats) & 1) == 0) return false;
  const width = formField(form, FORM_WIDTH);
  if (width == 0) return formField(form, FORM_ARRANGED) == 0 && (seats / 2) * ZONE_SIDE * ZONE_SIDE <= SQUARES;
  return formField(form, FORM_ARRANGED) != 0 && seats == 2 && width * formField(form, FORM_HEIGHT) <= SQUARES;
}

/** Armies that are given are all of one side for the even seats, all of the other for the odd ones. */
function armiesOppose(): bool {
  if (formField(form, FORM_ARRANGED) != 0) return true;
  let even = -1;
  for (let seat = 0; seat < seats; seat++) {
    if (armyLength(seat) == 0) continue;
    const side = sideOfArmy(seat);
    if (side == SIDE_BOTH) continue;
    const own = side ^ (seat & 1);
    if (even >= 0 && even != own) return false;
    even = own;
  }
  return true;
}
