/**
 * The catalogue as tables: sections of records that point at one another by number, as src/games/legends/tables writes them.
 * No code names a piece; all that a piece can do is here.
 */
import { INBOX } from '../core/memory';
import { read, readBegin, readFail, readFault, readIn, readPlace } from '../core/words';
import { readForms } from './forms';
import {
  ARMY_PIECES, BASE_CASTLE, BOARDS, BOXED_ARMIES, KEYWORDS, MANY, MOST_KINDS, SIDE_BOTH, TABLES_MARK, TERRAIN_WATER,
} from './layout';

const SETS: i32 = 0;
const NEARS: i32 = 1;
const FILTERS: i32 = 2;
const CONDITIONS: i32 = 3;
const TARGETS: i32 = 4;
const SPACES: i32 = 5;
const EFFECTS: i32 = 6;
const POWERS: i32 = 7;
const SECTIONS: i32 = 8;

const PIECE_WIDTH: i32 = 7;
const WIDTHS: StaticArray<i32> = [8, 5, 10, 4, 8, 4, 12, 8];
/** Records that fit into each section. */
const ROOM: StaticArray<i32> = [256, 256, 512, 256, 2048, 128, 1024, 1024];

const SET_AT: usize = memory.data(256 * 8 * 4, 16);
const NEAR_AT: usize = memory.data(256 * 5 * 4, 16);
const FILTER_AT: usize = memory.data(512 * 10 * 4, 16);
const CONDITION_AT: usize = memory.data(256 * 4 * 4, 16);
const TARGET_AT: usize = memory.data(2048 * 8 * 4, 16);
const SPACE_AT: usize = memory.data(128 * 4 * 4, 16);
const EFFECT_AT: usize = memory.data(1024 * 12 * 4, 16);
const POWER_AT: usize = memory.data(1024 * 8 * 4, 16);
const PIECE_AT: usize = memory.data((MOST_KINDS + 1) * 7 * 4, 16);
const KEYWORD_AT: usize = memory.data(KEYWORDS * 4, 16);
const ARMY_AT: usize = memory.data(BOXED_ARMIES * ARMY_PIECES * 4, 16);
const BOARD_AT: usize = memory.data(BOARDS * 16 * 4, 16);

/** Kinds there are; 0 before the first tables. */
export let kinds: i32 = 0;
const counts = new StaticArray<i32>(SECTIONS);
let powers: i32 = 0;

// A piece's record
export const P_BASE: i32 = 0;
export const P_TYPE: i32 = 1;
export const P_NATION: i32 = 2;
export const P_SIDE: i32 = 3;
export const P_STATIONARY: i32 = 4;
export const P_FIRST: i32 = 5;
export const P_POWERS: i32 = 6;
// A power's record
export const W_KIND: i32 = 0;
export const W_EVENTS: i32 = 1;
export const W_CONDITION: i32 = 2;
export const W_LIMIT: i32 = 3;
export const W_COST: i32 = 4;
export const W_FIRST: i32 = 5;
export const W_EFFECTS: i32 = 6;
export const W_KEYWORD: i32 = 7;
// An effect's record
export const E_OP: i32 = 0;
export const E_CONDITION: i32 = 1;
export const E_FIRST: i32 = 2;
export const E_TARGETS: i32 = 3;
export const E_B_FIRST: i32 = 4;
export const E_B_TARGETS: i32 = 5;
/** reveal: 1 privately; modify: by; grant: keyword; path: diagonal; place: space. */
export const E_A: i32 = 6;
/** modify: reference whose strength it is; path: least steps; place: 1 when the opponent chooses. */
export const E_B: i32 = 7;
/** path: most steps, bend, jump. */
export const E_C: i32 = 8;
export const E_D: i32 = 9;
export const E_E: i32 = 10;
// A target's record
export const T_KIND: i32 = 0;
export const T_FILTER: i32 = 1;
export const T_LEAST: i32 = 2;
export const T_MOST: i32 = 3;
export const T_ALL: i32 = 4;
export const T_BY: i32 = 5;
export const T_AMONG: i32 = 6;
export const T_SUM: i32 = 7;
// A filter's record
export const F_SIDE: i32 = 0;
export const F_SET: i32 = 1;
export const F_SAME_TYPE: i32 = 2;
export const F_HAS: i32 = 3;
export const F_LACKS: i32 = 4;
export const F_WEAKER: i32 = 5;
export const F_DESTROYED: i32 = 6;
export const F_TERRAIN: i32 = 7;
export const F_NEAR: i32 = 8;
export const F_NEAR_TOO: i32 = 9;
// A near's record
export const N_TO: i32 = 0;
export const N_FILTER: i32 = 1;
export const N_WITHIN: i32 = 2;
export const N_AHEAD: i32 = 3;
export const N_COUNT: i32 = 4;
// A space's record
export const S_AT: i32 = 0;
export const S_TERRAIN: i32 = 1;
export const S_NEAR: i32 = 2;
export const S_NEAR_TOO: i32 = 3;

// @ts-ignore: decorator
@inline
export function pieceField(kind: i32, field: i32): i32 {
  return load<i32>(PIECE_AT + (<usize>(kind * 7 + field) << 2));
}
// @ts-ignore: decorator
@inline
export function powerField(power: i32, field: i32): i32 {
  return load<i32>(POWER_AT + (<usize>((power << 3) + field) << 2));
}
// @ts-ignore: decorator
@inline
export function effectField(effect: i32, field: i32): i32 {
  return load<i32>(EFFECT_AT + (<usize>(effect * 12 + field) << 2));
}
// @ts-ignore: decorator
@inline
export function targetField(target: i32, field: i32): i32 {
  return load<i32>(TARGET_AT + (<usize>((target << 3) + field) << 2));
}
// @ts-ignore: decorator
@inline
export function filterField(filter: i32, field: i32): i32 {
  return load<i32>(FILTER_AT + (<usize>(filter * 10 + field) << 2));
}
// @ts-ignore: decorator
@inline
export function nearField(near: i32, field: i32): i32 {
  return load<i32>(NEAR_AT + (<usize>(near * 5 + field) << 2));
}
// @ts-ignore: decorator
@inline
export function spaceField(space: i32, field: i32): i32 {
  return load<i32>(SPACE_AT + (<usize>((space << 2) + field) << 2));
}
/** The filter that a condition applies to self (0), foe (1), it (2), or that no piece may fit (3); -1 for none. */
// @ts-ignore: decorator
@inline
export function conditionField(condition: i32, which: i32): i32 {
  return load<i32>(CONDITION_AT + (<usize>((condition << 2) + which) << 2));
}
// @ts-ignore: decorator
@inline
export function setHas(set: i32, kind: i32): bool {
  return ((load<u32>(SET_AT + (<usize>((set << 3) + (kind >> 5)) << 2)) >> (kind & 31)) & 1) != 0;
}
/** The power that a keyword stands for; -1 for a trait. */
// @ts-ignore: decorator
@inline
export function keywordPower(keyword: i32): i32 {
  return load<i32>(KEYWORD_AT + (<usize>keyword << 2));
}
/** A chart number of a boxed army: good 1 to 6, then evil 1 to 6. */
export function boxedPiece(army: i32, index: i32): i32 {
  return load<i32>(ARMY_AT + (<usize>(army * ARMY_PIECES + index) << 2));
}
/** Terrain of a board as printed, its far row first. */
export function boardTerrain(board: i32, row: i32, column: i32): i32 {
  return load<i32>(BOARD_AT + (<usize>((board << 4) + (row << 2) + column) << 2));
}
/** Powers there are. */
export function powerCount(): i32 {
  return powers;
}

/** Of the tables that are checked: how many pieces, where these begin in the inbox, and where the forms. */
let pieces: i32 = 0;
let piecesAt: i32 = 0;
let formsAt: i32 = 0;

/** Checks the tables in the first `words` words of the inbox up to the pools, which are read next; 0 or a fault number. */
export function checkTables(words: i32): i32 {
  readBegin(0, words);
  if (readIn(TABLES_MARK, TABLES_MARK) != TABLES_MARK) readFail();
  pieces = readIn(1, MOST_KINDS);
  for (let section = 0; section < SECTIONS; section++) unchecked((counts[section] = readIn(0, unchecked(ROOM[section]))));
  if (readFault() != 0) return readFault();
  piecesAt = readPlace();
  checkPieces();
  for (let keyword = 0; keyword < KEYWORDS; keyword++) readIn(-1, unchecked(counts[POWERS]) - 1);
  checkSections();
  for (let i = 0; i < BOXED_ARMIES * ARMY_PIECES; i++) readIn(1, MOST_KINDS);
  for (let i = 0; i < BOARDS * 16; i++) readIn(0, TERRAIN_WATER);
  formsAt = readPlace();
  readForms(pieces, false);
  return 0;
}

/** Takes the tables just checked, up to the pools, which are read next. */
export function takeTables(words: i32): void {
  take();
  readBegin(formsAt, words - formsAt);
  readForms(pieces, true);
}

function checkPieces(): void {
  for (let kind = 1; kind <= pieces; kind++) {
    readIn(1, BASE_CASTLE);
    readIn(0, MOST_KINDS);
    readIn(-1, 5);
    readIn(0, SIDE_BOTH);
    readIn(0, 1);
    const first = readIn(0, unchecked(counts[POWERS]));
    readIn(0, min(7, unchecked(counts[POWERS]) - first));
  }
}

function checkSections(): void {
  for (let i = 0; i < unchecked(counts[SETS]) * 8; i++) read();
  for (let i = 0; i < unchecked(counts[NEARS]); i++) {
    readIn(0, 4);
    upTo(FILTERS);
    readIn(1, 2);
    readIn(0, 1);
    readIn(1, MANY);
  }
  for (let i = 0; i < unchecked(counts[FILTERS]); i++) {
    readIn(-1, 1);
    upTo(SETS);
    readIn(0, 1);
    readIn(-1, KEYWORDS - 1);
    readIn(-1, KEYWORDS - 1);
    readIn(-1, 2);
    readIn(0, 1);
    readIn(-1, 7);
    upTo(NEARS);
    upTo(NEARS);
  }
  for (let i = 0; i < unchecked(counts[CONDITIONS]) * 4; i++) upTo(FILTERS);
  for (let i = 0; i < unchecked(counts[TARGETS]); i++) {
    readIn(0, 4);
    upTo(FILTERS);
    readIn(0, MANY);
    readIn(0, MANY);
    readIn(0, 1);
    readIn(0, 1);
    readIn(0, 1);
    readIn(-1, MANY);
  }
  for (let i = 0; i < unchecked(counts[SPACES]); i++) {
    readIn(-1, 3);
    readIn(-1, 5);
    upTo(NEARS);
    upTo(NEARS);
  }
  checkEffects();
  checkPowers();
}

function checkEffects(): void {
  for (let i = 0; i < unchecked(counts[EFFECTS]); i++) {
    const op = readIn(0, 8);
    upTo(CONDITIONS);
    readRange(TARGETS, 8);
    readRange(TARGETS, 8);
    if (op == 3) readIn(0, KEYWORDS - 1);
    else if (op == 5) readIn(0, unchecked(counts[SPACES]) - 1);
    else readIn(-MANY, MANY);
    readIn(-1, MANY);
    readIn(0, MANY);
    readIn(0, 1);
    readIn(0, 1);
    readIn(0, 0);
  }
}

function checkPowers(): void {
  for (let i = 0; i < unchecked(counts[POWERS]); i++) {
    const kind = readIn(0, 5);
    readIn(0, 1023);
    upTo(CONDITIONS);
    readIn(0, 2);
    upTo(TARGETS);
    const first = readIn(0, unchecked(counts[EFFECTS]));
    readIn(0, unchecked(counts[EFFECTS]) - first);
    readIn(kind == 5 ? 0 : -1, KEYWORDS - 1);
  }
}

function upTo(section: i32): void {
  readIn(-1, unchecked(counts[section]) - 1);
}

function readRange(section: i32, most: i32): void {
  const first = readIn(-1, unchecked(counts[section]));
  readIn(0, first < 0 ? 0 : min(most, unchecked(counts[section]) - first));
}

function take(): void {
  let from = INBOX + (<usize>piecesAt << 2);
  memory.copy(PIECE_AT + PIECE_WIDTH * 4, from, <usize>(pieces * PIECE_WIDTH) << 2);
  from += <usize>(pieces * PIECE_WIDTH) << 2;
  memory.copy(KEYWORD_AT, from, KEYWORDS * 4);
  from += KEYWORDS * 4;
  for (let section = 0; section < SECTIONS; section++) {
    const bytes = <usize>(unchecked(counts[section]) * unchecked(WIDTHS[section])) << 2;
    memory.copy(placeOf(section), from, bytes);
    from += bytes;
  }
  memory.copy(ARMY_AT, from, BOXED_ARMIES * ARMY_PIECES * 4);
  memory.copy(BOARD_AT, from + BOXED_ARMIES * ARMY_PIECES * 4, BOARDS * 16 * 4);
  kinds = pieces;
  powers = unchecked(counts[POWERS]);
}

function placeOf(section: i32): usize {
  switch (section) {
    case SETS:
      return SET_AT;
    case NEARS:
      return NEAR_AT;
    case FILTERS:
      return FILTER_AT;
    case CONDITIONS:
      return CONDITION_AT;
    case TARGETS:
      return TARGET_AT;
    case SPACES:
      return SPACE_AT;
    case EFFECTS:
      return EFFECT_AT;
    default:
      return POWER_AT;
  }
}
