/**
 * The set-up policy's score of a layout before the battle: the castle far back, behind pieces that can't move or are
 * strong; what moves in front of what doesn't. By what pieces can do, never by which they are.
 */
import { boardHeight, boardSquares, neighbour, rankOf } from '../core/geometry';
import { draw } from '../core/rng';
import { keysOfKind, strengthOfKind } from './kinds';
import { BASE_CASTLE, BASE_MAGIC, DISPEL_MAGIC, STATIONARY } from './layout';
import { SQUARES } from './map';
import { isLand } from './state';
import { P_BASE, pieceField } from './tables';

/** Marks a square on which the seat lays nothing. */
export const FOREIGN: i32 = 0xffff;

/** By base: how far in front a piece should stand, 0 the last rank, 100 the first. */
const WANTED: StaticArray<i32> = [0, 45, 60, 30, 50, 60, 75, 75, 70, 60, 50, 25, 0];
/** A piece that can undo Magic comes later. */
const DISPEL_BACK: i32 = 15;
/** A Magic piece that moves. */
const MAGIC_WANTED: i32 = 45;
/** Of a castle: by its rank, then by what is beside it. */
const CASTLE_SECOND: i32 = -60;
const CASTLE_FURTHER: i32 = -250;
const BESIDE_NOTHING: i32 = 30;
const BESIDE_STILL: i32 = 60;
const BESIDE_STRONG: i32 = 20;
const BESIDE_OTHER: i32 = 10;
const BESIDE_EMPTY: i32 = -40;
/** A piece that can't move in the first rank is in the way. */
const STILL_IN_FRONT: i32 = -60;
const STRONG: i32 = 7;

/** u16 a square: the kind laid there, 0 for none, FOREIGN for a square that is not the seat's. */
const LAID: usize = memory.data(SQUARES * 2, 16);

const stray = new StaticArray<i32>(BASE_CASTLE + 1);
let odd: bool = false;
let ranks: i32 = 4;

/** Shifts the rank wanted for every strength up to so much to the front or back, until the next layout. */
export function layoutStray(rng: usize, by: i32): void {
  for (let base = 0; base <= BASE_CASTLE; base++) unchecked((stray[base] = draw(rng, 2 * by + 1) - by));
}

/** Starts a layout of a seat, whose set-up is that many ranks deep. */
export function layoutBegin(seat: i32, deep: i32): void {
  for (let base = 0; base <= BASE_CASTLE; base++) unchecked((stray[base] = 0));
  odd = (seat & 1) != 0;
  ranks = deep;
  for (let square = 0; square < boardSquares; square++) setLaid(square, FOREIGN);
}

// @ts-ignore: decorator
@inline
export function laidAt(square: i32): i32 {
  return load<u16>(LAID + (<usize>square << 1));
}

// @ts-ignore: decorator
@inline
export function setLaid(square: i32, kind: i32): void {
  store<u16>(LAID + (<usize>square << 1), kind);
}

/** Exchanges what lies on two squares. */
export function swapLaid(a: i32, b: i32): void {
  const kind = laidAt(a);
  setLaid(a, laidAt(b));
  setLaid(b, kind);
}

/** What the layout is worth, castle and all; higher is better. */
export function layoutWorth(): i32 {
  let sum = 0;
  for (let square = 0; square < boardSquares; square++) sum += worthAt(square);
  return sum;
}

function worthAt(square: i32): i32 {
  const kind = laidAt(square);
  if (kind == 0 || kind == FOREIGN) return 0;
  const base = pieceField(kind, P_BASE);
  const deep = odd ? boardHeight - 1 - rankOf(square) : rankOf(square);
  if (base == BASE_CASTLE) return castleWorth(square, deep);
  const still = ((keysOfKind(kind) >> STATIONARY) & 1) != 0;
  let wanted = base == BASE_MAGIC && !still ? MAGIC_WANTED : unchecked(WANTED[base]);
  if ((keysOfKind(kind) >> DISPEL_MAGIC) & 1) wanted -= DISPEL_BACK;
  const off = wanted + unchecked(stray[base]) - (deep * 100) / max(1, ranks - 1);
  const sum = -(off * off) / 200;
  return still && deep == ranks - 1 ? sum + STILL_IN_FRONT : sum;
}

function castleWorth(square: i32, deep: i32): i32 {
  let sum = deep == 0 ? 0 : deep == 1 ? CASTLE_SECOND : CASTLE_FURTHER * (deep - 1) + CASTLE_SECOND;
  for (let direction = 0; direction < 4; direction++) sum += besideCastle(neighbour(square, direction));
  return sum;
}

function besideCastle(square: i32): i32 {
  if (square < 0 || !isLand(square)) return BESIDE_NOTHING;
  const kind = laidAt(square);
  if (kind == 0 || kind == FOREIGN) return BESIDE_EMPTY;
  if ((keysOfKind(kind) >> STATIONARY) & 1) return BESIDE_STILL;
  return strengthOfKind(kind) >= STRONG ? BESIDE_STRONG : BESIDE_OTHER;
}
