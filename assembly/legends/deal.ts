/** A match's start: armies, boards and places, drawn in the order that the contract gives, or an arranged form's ground. */
import { ROW_DEALT } from '../core/numbers';
import { draw, seed, shuffleBytes } from '../core/rng';
import { row1 } from '../core/rows';
import { boardSquares, boardWidth, fileOf, rankOf } from '../core/geometry';
import { beginArranging } from './arrange';
import { blank } from './bind';
import { FORM_ARRANGED, FORM_HEIGHT, FORM_RANKS, FORM_WIDTH, formField, formTerrain } from './forms';
import { takeGoals } from './goals';
import { awaitedByKind, CAN_SINK, traitsOfKind } from './kinds';
import { ARMY_PIECES, PHASE_EXCHANGES, PHASE_OVER, REASON_AGREEMENT, SIDE_BOTH } from './layout';
import {
  ASKS, AWAITED, COUNT, EXCHANGES_LEFT, FORM, LISTS, PHASE, REASON, RNG, SEATS, SIDE, SINKERS, WINDOWS,
} from './map';
import { surveyTerrain } from './masks';
import { hold, setTerrain, standNew } from './placing';
import {
  armyAt, armyLength, asks, BOARD_SIDE, boards, exchanges, form, laidTerrain, layBoard, lists, seats, seedWord,
  setArmyLength, sideOfArmy, windows, ZONE_BOARDS, ZONE_SIDE,
} from './setup';
import { isLand, kindOf, num, S, setNum } from './state';
import { boxedPiece } from './tables';

const BOXES: i32 = 6;
const LETTERS: usize = memory.data(16, 16);

/** Starts the match of the setup read last in the state that is bound. */
export function deal(): void {
  const arranged = formField(form, FORM_ARRANGED) != 0;
  if (arranged) blank(formField(form, FORM_WIDTH), formField(form, FORM_HEIGHT));
  else blank((seats / 2) * ZONE_SIDE, ZONE_SIDE);
  seed(S + RNG, seedWord);
  setNum(SEATS, seats);
  setNum(FORM, form);
  setNum(WINDOWS, windows);
  setNum(LISTS, lists);
  setNum(ASKS, asks);
  takeGoals();
  if (arranged) {
    for (let square = 0; square < boardSquares; square++) setTerrain(square, formTerrain(form, square));
    survey();
    beginArranging();
    return;
  }
  drawArmies();
  if (boards == 0) for (let zone = 0; zone < seats / 2; zone++) drawBoards(zone);
  layBoards();
  for (let seat = 0; seat < seats; seat++) standArmy(seat);
  setNum(PHASE, PHASE_EXCHANGES);
  // without exchanges it is as if the last seat had made its last
  setNum(SIDE, exchanges == 0 ? seats - 1 : 0);
  setNum(EXCHANGES_LEFT, exchanges);
  survey();
  row1(ROW_DEALT, seats);
}

/** No match at all: what a core holds before its first. */
export function nothing(): void {
  blank(ZONE_SIDE, ZONE_SIDE);
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

/** The first army drawn settles both sides, unless one that is given has. */
function drawArmies(): void {
  let even = -1;
  for (let seat = 0; seat < seats && even < 0; seat++) {
    if (armyLength(seat) > 0 && sideOfArmy(seat) != SIDE_BOTH) even = sideOfArmy(seat) ^ (seat & 1);
  }
  for (let seat = 0; seat < seats; seat++) {
    if (armyLength(seat) > 0) continue;
    if (even < 0) {
      takeBox(seat, draw(S + RNG, 2 * BOXES));
      even = sideOfArmy(seat) ^ (seat & 1);
    } else takeBox(seat, (even ^ (seat & 1)) * BOXES + draw(S + RNG, BOXES));
  }
}

function takeBox(seat: i32, box: i32): void {
  for (let i = 0; i < ARMY_PIECES; i++) store<u8>(armyAt(seat) + <usize>i, boxedPiece(box, i));
  setArmyLength(seat, ARMY_PIECES);
}

/** The four boards of a zone, of one set: near left, near right, far left, far right. */
function drawBoards(zone: i32): void {
  const set = draw(S + RNG, 7);
  for (let i = 0; i < ZONE_BOARDS; i++) store<u8>(LETTERS + <usize>i, i);
  shuffleBytes(S + RNG, LETTERS, ZONE_BOARDS);
  for (let i = 0; i < ZONE_BOARDS; i++) {
    const board = (i >> 1) * seats + zone * 2 + (i & 1);
    layBoard(board, (set << 2) + load<u8>(LETTERS + <usize>i), draw(S + RNG, 4));
  }
}

/** The boards lie in two rows, each as many as there are seats. */
function layBoards(): void {
  for (let square = 0; square < boardSquares; square++) {
    const file = fileOf(square);
    const rank = rankOf(square);
    const board = (rank / BOARD_SIDE) * seats + file / BOARD_SIDE;
    setTerrain(square, laidTerrain(board, file % BOARD_SIDE, rank % BOARD_SIDE));
  }
}

/** Shuffles a seat's pieces onto the land of its own ranks in its zone. */
function standArmy(seat: i32): void {
  shuffleBytes(S + RNG, armyAt(seat), ARMY_PIECES);
  const ranks = formField(form, FORM_RANKS);
  const first = seat & 1 ? ZONE_SIDE - ranks : 0;
  let index = 0;
  for (let square = first * boardWidth; square < (first + ranks) * boardWidth && index < ARMY_PIECES; square++) {
    if (fileOf(square) / ZONE_SIDE != seat / 2 || !isLand(square)) continue;
    standNew(seat, load<u8>(armyAt(seat) + <usize>index), square);
    index++;
  }
}
