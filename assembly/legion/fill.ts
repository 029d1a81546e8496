/** Makes the state that a view describes, at any step; Legion hides nothing, so any viewer's view is the whole state. */
import { ASKED_OVER, FAULT_CONTRADICTION, MASK_ALL, VIEWER_TRUTH } from '../core/layout';
import { HEAP_RESERVE } from '../core/numbers';
import { read, readBegin, readEnd, readFail, readFault, readIn } from '../core/words';
import { bit, HEIGHT, SQUARES, WIDTH } from './board';
import { decisionKind } from './choices';
import { agrees } from './check';
import { setTerrain } from './faces';
import { HISTORY_WORDS, setPosition } from './history';
import {
  ACTIVE,
  EMPTIED,
  FACES,
  LOG_ENTRIES,
  MOST_PLACEMENTS,
  PASSES,
  PLACEMENTS,
  PLY,
  QUADRANTS,
  REASON,
  REASON_RESIGN,
  SCORE,
  STEP,
  STEP_OVER,
  WINNERS,
} from './layout';
import { beginPast, enterPast, POSITION } from './past';
import { blankState } from './setup';
import { STAGE, STAGE_LOG, stagedForm } from './stage';
import { reserveOf } from './state';
import { KINDS } from './units';
import { isScored, isViewer } from './view';

/** More choices than any match can have. */
export const MOST_PLY: i32 = 0xffffff;

/** Set when a part in its range contradicts another part. */
let contradicts: bool = false;

/** Reads a view (`words` words from word `from` of the inbox on) into the stage; 0 or a fault. */
export function stageView(from: i32, words: i32): i32 {
  readBegin(from, words);
  contradicts = false;
  blankState(STAGE, STAGE_LOG, stagedForm, 0);
  if (!isViewer(readIn(0, VIEWER_TRUTH))) readFail();
  store<i32>(STAGE, readIn(0, MOST_PLY), PLY);
  const askedSeat = readIn(ASKED_OVER, 1);
  const askedKind = read();
  readIn(WIDTH, WIDTH);
  readIn(HEIGHT, HEIGHT);
  const flag = readIn(-1, SQUARES - 1);
  for (let square = 0; square < SQUARES; square++) setTerrain(STAGE, square, readIn(0, 4));
  readTokens();
  const blackReserve = readReserve(0);
  const whiteReserve = readReserve(1);
  const side = readIn(0, 1);
  store<i32>(POSITION, ((flag + 1) << 1) | side, 24);
  if (!setPosition(STAGE, POSITION)) contradicts = true;
  if (reserveOf(STAGE, 0) != blackReserve || reserveOf(STAGE, 1) != whiteReserve) contradicts = true;
  store<i32>(STAGE, readIn(0, MOST_PLACEMENTS), PLACEMENTS);
  store<i32>(STAGE, readIn(0, 2), PASSES);
  const step = readIn(0, STEP_OVER);
  store<i32>(STAGE, step, STEP);
  readLists();
  readHistory();
  readResult(step);
  if (readEnd() != 0) return readEnd();
  const over = step == STEP_OVER;
  if (askedSeat != (over ? ASKED_OVER : side) || (!over && askedKind != decisionKind(STAGE))) contradicts = true;
  return contradicts || !agrees(STAGE) ? FAULT_CONTRADICTION : 0;
}

/** Tokens, by square and with the square as id, into the seven words of a position. */
function readTokens(): void {
  memory.fill(POSITION, 0, HISTORY_WORDS * 4);
  const tokens = readIn(0, 20);
  let previous = -1;
  for (let i = 0; i < tokens; i++) {
    const id = readIn(0, SQUARES - 1);
    const square = readIn(0, SQUARES - 1);
    const seat = readIn(0, 1);
    const kind = readIn(0, KINDS - 1);
    readIn(MASK_ALL, MASK_ALL);
    if (id != square || square <= previous) contradicts = true;
    previous = square;
    const word = POSITION + <usize>((square / 6) << 2);
    store<i32>(word, load<i32>(word) | ((seat * KINDS + kind + 1) << ((square % 6) * 5)));
  }
}

/** A heap, which must be this seat's reserve in ascending order, as four bits a kind. */
function readReserve(seat: i32): u32 {
  if (seat == 0) readIn(2, 2);
  readIn(seat, seat);
  readIn(HEAP_RESERVE, HEAP_RESERVE);
  const length = readIn(0, 10);
  let reserve: u32 = 0;
  let previous = 0;
  for (let i = 0; i < length; i++) {
    const kind = readIn(0, KINDS - 1);
    if (kind < previous) contradicts = true;
    previous = kind;
    reserve += 1 << (kind << 2);
  }
  return reserve;
}

function readLists(): void {
  readIn(4, 4);
  for (let board = 0; board < 4; board++) store<i8>(STAGE + board, readIn(-1, 1), FACES);
  readIn(4, 4);
  for (let quadrant = 0; quadrant < 4; quadrant++) store<i8>(STAGE + quadrant, readIn(-1, 31), QUADRANTS);
  if (readIn(0, 1) == 1) store<i32>(STAGE, readIn(0, SQUARES - 1), ACTIVE);
  const emptied = readIn(0, 4);
  let squares: u64 = 0;
  for (let i = 0; i < emptied; i++) {
    const at = bit(readIn(0, SQUARES - 1));
    if (at <= squares) contradicts = true;
    squares |= at;
  }
  store<u64>(STAGE, squares, EMPTIED);
}

function readHistory(): void {
  const length = readIn(0, LOG_ENTRIES);
  beginPast(STAGE, STAGE_LOG);
  for (let index = 0; index < length && readFault() == 0; index++) {
    for (let word = 0; word < HISTORY_WORDS; word++) store<i32>(POSITION + <usize>(word << 2), read());
    if (!enterPast()) contradicts = true;
  }
}

function readResult(step: i32): void {
  const there = readIn(0, 1) == 1;
  if (there != (step == STEP_OVER)) contradicts = true;
  if (!there) return;
  const reason = readIn(0, REASON_RESIGN);
  store<i32>(STAGE, reason, REASON);
  store<i32>(STAGE, readIn(0, 3), WINNERS);
  const scores = isScored(reason) ? 2 : 0;
  readIn(scores, scores);
  for (let seat = 0; seat < scores; seat++) store<i32>(STAGE + <usize>(seat << 2), readIn(0, 10), SCORE);
}
