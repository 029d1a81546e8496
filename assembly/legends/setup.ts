/** A dealt start: armies, boards and places, drawn in the order that the contract gives. */
import { FAULT_CONTRADICTION } from '../core/layout';
import { ROW_DEALT } from '../core/numbers';
import { draw, seed, shuffleBytes } from '../core/rng';
import { row1 } from '../core/rows';
import { boardSquares } from '../core/geometry';
import { read, readBegin, readEnd, readFail, readIn } from '../core/words';
import { awaitedByKind, CAN_SINK, sideOfKind, traitsOfKind } from './kinds';
import { ARMY_PIECES, BOARDS, EXCHANGES, PHASE_EXCHANGES, PHASE_OVER, REASON_AGREEMENT } from './layout';
import {
  ARMY, ASKS, AWAITED, COUNT, EXCHANGES_LEFT, ID, KIND, LISTS, OWNER, PHASE, REASON, RNG, SINKERS, WINDOWS,
} from './map';
import { blank, hold, isLand, kindOf, num, put, S, setByte, setNum, setTerrain } from './state';
import { surveyTerrain } from './masks';
import { boardTerrain, boxedPiece, kinds } from './tables';

const SIDE_SQUARES: i32 = 8;
const BOXES: i32 = 6;
const ARMIES: usize = memory.data(2 * 32, 16);
const LETTERS: usize = memory.data(16, 16);
const CODES: usize = memory.data(16, 16);

let seedWord: i32 = 0;
let windows: i32 = 0;
let lists: i32 = 0;
let asks: i32 = 0;
let boards: i32 = 0;
let length0: i32 = 0;
let length1: i32 = 0;

/** Reads the Setup words; 0 or a fault number. Nothing is drawn yet. */
export function readSetup(words: i32): i32 {
  readBegin(0, words);
  seedWord = read();
  readIn(0, 0);
  readIn(2, 2);
  windows = readIn(0, 1);
  lists = readIn(0, 1);
  asks = readIn(0, 1);
  boards = readIn(0, 4);
  if (boards != 0 && boards != 4) readFail();
  for (let i = 0; i < boards; i++) store<u8>(CODES + <usize>i, readIn(0, BOARDS * 4 - 1));
  length0 = readArmy(0);
  length1 = readArmy(1);
  if (readEnd() != 0) return readEnd();
  const given = length0 > 0 && length1 > 0;
  return kinds == 0 || (given && sideOfArmy(0) == sideOfArmy(1)) ? FAULT_CONTRADICTION : 0;
}

/** Deals the setup read last into the state that is bound. */
export function deal(): void {
  blank(SIDE_SQUARES, SIDE_SQUARES);
  seed(S + RNG, seedWord);
  setNum(WINDOWS, windows);
  setNum(LISTS, lists);
  setNum(ASKS, asks);
  if (length0 == 0) {
    const box = length1 > 0 ? (1 - sideOfArmy(1)) * BOXES + draw(S + RNG, BOXES) : draw(S + RNG, 2 * BOXES);
    takeBox(0, box);
  }
  if (length1 == 0) takeBox(1, (1 - sideOfArmy(0)) * BOXES + draw(S + RNG, BOXES));
  if (boards == 0) drawBoards();
  layBoards();
  standArmy(0);
  standArmy(1);
  setNum(PHASE, PHASE_EXCHANGES);
  setNum(EXCHANGES_LEFT, EXCHANGES);
  survey();
  row1(ROW_DEALT, 2);
}

/** No match at all: what a core holds before its first. */
export function nothing(): void {
  blank(SIDE_SQUARES, SIDE_SQUARES);
  setNum(PHASE, PHASE_OVER);
  setNum(REASON, REASON_AGREEMENT);
}

/** What follows from the pieces and the board of a match, worked out once for it. */
export function survey(): void {
  let sinks = 0;
  let awaited = 0;
  for (let slot = 0; slot < num(COUNT); slot++) {
    const kind = kindOf(slot);
    if (traitsOfKind(kind) & CAN_SINK) sinks = 1;
    awaited |= awaitedByKind(kind);
  }
  setNum(SINKERS, sinks);
  setNum(AWAITED, awaited);
  surveyTerrain();
  for (let square = 0; square < boardSquares; square++) hold(square);
}

function readArmy(seat: i32): i32 {
  const length = readIn(0, ARMY_PIECES);
  if (length != 0 && length != ARMY_PIECES) readFail();
  for (let i = 0; i < length; i++) store<u8>(ARMIES + <usize>(seat * 32 + i), readIn(1, max(1, kinds)));
  return length;
}

function sideOfArmy(seat: i32): i32 {
  return sideOfKind(load<u8>(ARMIES + <usize>(seat * 32)));
}

function takeBox(seat: i32, box: i32): void {
  for (let i = 0; i < ARMY_PIECES; i++) store<u8>(ARMIES + <usize>(seat * 32 + i), boxedPiece(box, i));
}

function drawBoards(): void {
  const set = draw(S + RNG, 7);
  for (let i = 0; i < 4; i++) store<u8>(LETTERS + <usize>i, i);
  shuffleBytes(S + RNG, LETTERS, 4);
  for (let i = 0; i < 4; i++) {
    store<u8>(CODES + <usize>i, (((set << 2) + load<u8>(LETTERS + <usize>i)) << 2) + draw(S + RNG, 4));
  }
}

function layBoards(): void {
  for (let square = 0; square < SIDE_SQUARES * SIDE_SQUARES; square++) {
    const file = square & 7;
    const rank = square >> 3;
    const code = <i32>load<u8>(CODES + <usize>((rank >> 2) * 2 + (file >> 2)));
    let column = file & 3;
    let row = 3 - (rank & 3);
    for (let turn = code & 3; turn > 0; turn--) {
      const held = column;
      column = row;
      row = 3 - held;
    }
    setTerrain(square, boardTerrain(code >> 2, row, column));
  }
}

/** Shuffles a seat's pieces onto its land squares; its slots follow those of the seat before. */
function standArmy(seat: i32): void {
  shuffleBytes(S + RNG, ARMIES + <usize>(seat * 32), ARMY_PIECES);
  let index = 0;
  for (let square = seat * 32; square < seat * 32 + 32 && index < ARMY_PIECES; square++) {
    if (!isLand(square)) continue;
    const slot = num(COUNT);
    setNum(COUNT, slot + 1);
    setByte(KIND, slot, load<u8>(ARMIES + <usize>(seat * 32 + index)));
    setByte(OWNER, slot, seat);
    setByte(ARMY, slot, seat);
    store<u16>(S + (<usize>slot << 1), square, ID);
    put(slot, square);
    index++;
  }
}
