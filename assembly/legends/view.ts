/** Writes the question and what a viewer may see (LEGENDS.md, View). */
import { ASKED_HIDDEN, ASKED_OVER, MASK_ALL, NONE, VIEWER_ONLOOKER, VIEWER_TRUTH } from '../core/layout';
import { HEAP_FALLEN, KIND_RESPOND } from '../core/numbers';
import { write, writeAt, writeBegin, writeCount } from '../core/words';
import { boardHeight, boardSquares, boardWidth } from '../core/geometry';
import { squareAsked } from './arrange';
import { codeOf, countChoices, kindOfKey } from './ask';
import { isOver } from './end';
import {
  ATTACKER, EFFECT, field, HAPPENS, KEYWORD, NUMBER, openWindow, PASSES, signedField, top, USER, WINDOW_KIND,
} from './frames';
import {
  KEY_ARRANGE, KEY_BERSERK, KEY_EXCHANGE, KEY_NAME, KEY_OFFER, KEY_OPPONENT, KEY_ORDER, KEY_PICK, KEY_PLACE,
  KEY_RETREAT, KEY_TERRAIN, KEY_WINDOW,
} from './layout';
import { placed } from './pick';
import {
  ARMY, ASK_KEY, ASK_SEAT, ASKS, EXCHANGES_LEFT, EXTRA, FALLEN, FALLEN_LIST, FORM, LISTS, LOOKED, NOBODY, PHASE, PLY,
  REASON, SIDE, STIRRED, TURN, WINDOWS, WINNERS,
} from './map';
import { byteOf, idOf, isShown, kindOf, num, ownerOf, seatCount, terrainAt, tokenAt } from './state';
import { writeLists } from './view-lists';
import { isHiddenFrom, sees } from './visibility';
import { asksSeat } from './window';

/** Is this number a viewer: a seat, an onlooker, the truth? */
export function isViewer(viewer: i32): bool {
  return <u32>viewer < <u32>seatCount() || viewer == VIEWER_ONLOOKER || viewer == VIEWER_TRUTH;
}

/** Writes the Decision words; gives their count, 0 when the match is over. */
export function writeDecision(): i32 {
  writeBegin();
  if (isOver()) return 0;
  const key = num(ASK_KEY);
  write(kindOfKey(key));
  write(num(ASK_SEAT));
  write(key);
  writeArguments(key);
  const count = countChoices();
  write(count);
  for (let index = 0; index < count; index++) write(codeOf(index));
  return writeCount();
}

/** Writes the View words; gives their count. */
export function writeView(viewer: i32): i32 {
  writeBegin();
  const key = num(ASK_KEY);
  const seat = num(ASK_SEAT);
  const tells = viewer == VIEWER_TRUTH || viewer == seat || kindOfKey(key) != KIND_RESPOND;
  write(viewer);
  write(num(PLY));
  write(isOver() ? ASKED_OVER : tells ? seat : ASKED_HIDDEN);
  write(isOver() ? NONE : kindOfKey(key));
  write(boardWidth);
  write(boardHeight);
  write(NONE);
  for (let square = 0; square < boardSquares; square++) write(terrainAt(square));
  writeTokens(viewer);
  for (let army = 0; army < seatCount(); army++) writeFallen(army, army == 0);
  writeCounters(viewer);
  writeLists(viewer);
  write(0);
  write(isOver() ? 1 : 0);
  if (isOver()) putResult();
  return writeCount();
}

/** Writes reason, winners mask, no scores; gives the words, 0 while the match goes on. */
export function writeResult(): i32 {
  writeBegin();
  if (isOver()) putResult();
  return writeCount();
}

function putResult(): void {
  write(num(REASON));
  write(num(WINNERS));
  write(0);
}

function writeArguments(key: i32): void {
  const length = writeCount();
  write(0);
  switch (key) {
    case KEY_EXCHANGE:
      write(num(EXCHANGES_LEFT));
      break;
    case KEY_ARRANGE:
      write(squareAsked());
      break;
    case KEY_WINDOW:
      write(field(top, WINDOW_KIND));
      break;
    case KEY_OFFER:
    case KEY_ORDER:
      write(field(top, HAPPENS));
      break;
    case KEY_PICK:
    case KEY_PLACE:
      write(idOf(field(top, USER)));
      write(field(top, NUMBER));
      write(signedField(top, KEYWORD));
      write(signedField(top, EFFECT));
      if (key == KEY_PLACE) write(idOf(placed()));
      break;
    case KEY_BERSERK:
    case KEY_RETREAT:
    case KEY_NAME:
      write(idOf(field(top, ATTACKER)));
      break;
    case KEY_TERRAIN:
      write(idOf(field(top, USER)));
      break;
    case KEY_OPPONENT:
      write(idOf(field(top, USER)));
      write(field(top, NUMBER));
      break;
    default:
  }
  writeAt(length, writeCount() - length - 1);
}

/** Tokens by square, then id. */
function writeTokens(viewer: i32): void {
  const length = writeCount();
  write(0);
  let count = 0;
  for (let square = 0; square < boardSquares; square++) {
    for (let n = 0; ; n++) {
      const slot = tokenAt(square, n);
      if (slot == NOBODY || isHiddenFrom(viewer, byteOf(ARMY, slot))) break;
      write(idOf(slot));
      write(square);
      write(ownerOf(slot));
      write(sees(viewer, slot) ? kindOf(slot) : NONE);
      write(isShown(slot) ? MASK_ALL : byteOf(LOOKED, slot));
      count++;
    }
  }
  writeAt(length, count);
}

function writeFallen(army: i32, isFirst: bool): void {
  if (isFirst) write(seatCount());
  write(army);
  write(HEAP_FALLEN);
  const length = writeCount();
  write(0);
  for (let i = 0; i < num(FALLEN); i++) {
    const slot = byteOf(FALLEN_LIST, i);
    if (byteOf(ARMY, slot) == army) write(kindOf(slot));
  }
  writeAt(length, writeCount() - length - 1);
}

function writeCounters(viewer: i32): void {
  const window = openWindow();
  write(num(SIDE));
  write(num(TURN));
  write(num(PHASE));
  write(num(EXCHANGES_LEFT));
  write(num(EXTRA));
  if (window == 0) write(0);
  else write(viewer == VIEWER_TRUTH || asksSeat(window, viewer) ? field(window, PASSES) : NONE);
  write(window == 0 ? NONE : field(window, WINDOW_KIND));
  write(num(STIRRED));
  write(num(WINDOWS));
  write(num(LISTS));
  write(num(ASKS));
  write(num(FORM));
}

