/** Answers a question and plays on to the next. */
import { CHOICE_PASS } from '../core/choice-code';
import { KIND_RESPOND, ROW_CHOSEN, ROW_PASSED } from '../core/numbers';
import { row1, row2 } from '../core/rows';
import { answerArrange } from './arrange';
import { codeOf, kindOfKey, listChoice } from './ask';
import { answerBerserk, answerName, answerRetreat, beginAttack, stepAttack } from './attack';
import { answerPlace, relocate } from './effects';
import { isOver } from './end';
import { passOffer, stepEvent, useListed } from './event';
import { settle, stepSettle } from './fall';
import { field, findTop, NAMED_TERRAIN, OPPONENT, setField, step, top, TYPE, YOU } from './frames';
import { SELECT_NOTHING, SELECT_PIECE, selectionOf } from './kinds';
import {
  FRAME_ATTACK, FRAME_EVENT, FRAME_POWER, FRAME_WINDOW, KEY_ARRANGE, KEY_BERSERK, KEY_EXCHANGE, KEY_MAIN, KEY_NAME,
  KEY_OFFER, KEY_OPPONENT, KEY_ORDER, KEY_PICK, KEY_PLACE, KEY_RETREAT, KEY_TERRAIN, KEY_WINDOW, PHASE_CONSEQUENCES,
  POWER_ACTION,
} from './layout';
import { asked, listCode, listNumber, listPower, listSquare, listTarget, listUser, touch } from './list';
import { ASK_KEY, ASK_SEAT, EXCHANGES_LEFT, FRAMES, NOBODY, PHASE, PLY } from './map';
import { answerPick } from './pick';
import { lift, put } from './placing';
import { POWER_AIM, stepPower } from './power';
import { isPlainMove } from './tally';
import { rowSwapped } from './rows';
import { noteShift } from './shuttle';
import { selectFirst, startPower, tellUse } from './start';
import { num, pieceAt, setNum, squareOf } from './state';
import { powerField, W_KIND } from './tables';
import { loseWithoutChoice, stepTurn } from './turn';
import { answerWindow, passWindow, stepWindow } from './window';

/** Steps after which a resolution is not one of a match (a state from outside may claim anything). */
const MOST_RUNS: i32 = 20000;

/** Answers with an offered index, and plays on to the next question or the end. */
export function applyIndex(index: i32): void {
  const key = num(ASK_KEY);
  if (kindOfKey(key) != KIND_RESPOND) setNum(PLY, num(PLY) + 1);
  findTop();
  if (key == KEY_EXCHANGE) {
    const code = codeOf(index);
    touch();
    exchange(code);
  } else {
    const place = listChoice(index);
    touch();
    answer(key, place);
  }
  run();
}

/** Plays on until a seat is asked or the match is over. */
export function run(): void {
  for (let runs = 0; runs < MOST_RUNS && !isOver(); runs++) {
    if (asked) {
      if (num(ASK_KEY) == KEY_MAIN && loseWithoutChoice()) return;
      return;
    }
    if (num(FRAMES) == 0) {
      stepTurn();
      continue;
    }
    switch (field(top, TYPE)) {
      case FRAME_POWER:
        stepPower();
        break;
      case FRAME_ATTACK:
        stepAttack();
        break;
      case FRAME_EVENT:
        stepEvent();
        break;
      case FRAME_WINDOW:
        stepWindow();
        break;
      default:
        stepSettle();
    }
  }
}

function answer(key: i32, index: i32): void {
  const passes = listCode(index) == CHOICE_PASS;
  switch (key) {
    case KEY_MAIN:
      if (listPower(index) == 0 && listNumber(index) == 0 && listCode(index) >>> 28 == 0) stepTo(listUser(index), listSquare(index));
      else usePower(index);
      return;
    case KEY_WINDOW:
      if (passes) passWindow();
      else {
        answerWindow();
        usePower(index);
      }
      return;
    case KEY_OFFER:
      if (passes) passOffer();
      else useOffered(index);
      return;
    case KEY_ORDER:
      useListed(index);
      return;
    case KEY_PICK:
      answerPick(passes ? NOBODY : listTarget(index));
      return;
    case KEY_PLACE:
      answerPlace(listSquare(index));
      return;
    case KEY_BERSERK:
      answerBerserk(listSquare(index));
      return;
    case KEY_RETREAT:
      answerRetreat(listSquare(index));
      return;
    case KEY_NAME:
      answerName((listCode(index) >> 16) & 0xfff);
      return;
    case KEY_TERRAIN:
      nameTerrain((listCode(index) >> 16) & 0xfff);
      return;
    case KEY_ARRANGE:
      answerArrange((listCode(index) >> 16) & 0xfff);
      return;
    case KEY_OPPONENT:
      setField(top, OPPONENT, (listCode(index) >> 16) & 0xfff);
      return;
    default:
  }
}

/** A standard move; onto an enemy it is an attack. */
function stepTo(slot: i32, to: i32): void {
  setNum(PHASE, PHASE_CONSEQUENCES);
  noteShift(slot, squareOf(slot), to);
  if (pieceAt(to) != NOBODY) beginAttack(slot, to);
  else {
    relocate(slot, to);
    settle(-1);
  }
}

/** A power that is nothing but a move needs no frame: after it, and after an attack by it, nothing is left to do. */
function moveAtOnce(slot: i32, to: i32, isAction: bool): void {
  if (isAction) noteShift(slot, squareOf(slot), to);
  if (pieceAt(to) != NOBODY) beginAttack(slot, to);
  else {
    relocate(slot, to);
    settle(num(ASK_SEAT));
  }
}

function usePower(index: i32): void {
  const slot = listUser(index);
  const power = listPower(index);
  const target = listTarget(index);
  const square = listSquare(index);
  const number = listNumber(index);
  if (num(ASK_KEY) == KEY_MAIN && powerField(power, W_KIND) == POWER_ACTION) setNum(PHASE, PHASE_CONSEQUENCES);
  if (num(ASK_KEY) == KEY_MAIN && isPlainMove(power)) {
    tellUse(slot, num(ASK_SEAT), power, number);
    moveAtOnce(slot, square, powerField(power, W_KIND) == POWER_ACTION);
    return;
  }
  startPower(slot, num(ASK_SEAT), power, number, 255, NOBODY);
  selectFirstOf(power, target, square);
}

function useOffered(index: i32): void {
  const power = listPower(index);
  const target = listTarget(index);
  const square = listSquare(index);
  useListed(index);
  selectFirstOf(power, target, square);
}

function selectFirstOf(power: i32, target: i32, square: i32): void {
  const selection = selectionOf(power);
  if (selection == SELECT_NOTHING) return;
  selectFirst(selection, selection == SELECT_PIECE ? target : square);
}

function nameTerrain(terrain: i32): void {
  setField(top, NAMED_TERRAIN, terrain);
  row2(ROW_CHOSEN, field(top, YOU), terrain);
  step(POWER_AIM);
}

/** Two own pieces exchange their squares, or the seat has done with it (R18). */
function exchange(code: i32): void {
  if (code == CHOICE_PASS) {
    setNum(EXCHANGES_LEFT, 0);
    row1(ROW_PASSED, num(ASK_SEAT));
    return;
  }
  const from = (code >> 8) & 255;
  const to = code & 255;
  const a = pieceAt(from);
  const b = pieceAt(to);
  lift(a);
  lift(b);
  put(a, to);
  put(b, from);
  rowSwapped(a, b, from, to);
  setNum(EXCHANGES_LEFT, num(EXCHANGES_LEFT) - 1);
}
