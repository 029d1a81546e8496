/** A turn's answers: cards, picks, steps and slips (P3 to P9), and the questions that answer themselves. */
import { CHOICE_PASS } from '../../../../assembly/core/choice-code';
import {
  ROW_BLURRED, ROW_DREW, ROW_LOOKED, ROW_MOVED, ROW_NAMED, ROW_PASSED, ROW_PLAYED, ROW_SHOWN,
} from '../../../../assembly/core/numbers';
import { APPLIED_CHANCE, APPLIED_LEARNED, MASK_ALL } from '../../../../assembly/core/layout';
import { draw } from '../../../../assembly/core/rng';
import { row1, row2, row3, rowBegin, rowEnd, rowPut } from '../../../../assembly/core/rows';
import { note } from './applied';
import { listChoices, listedCode } from './choices';
import { attack, passOn, playTruce, settleWindow } from './fight';
import {
  ACTIVE,
  DECK,
  DISCARD,
  FIRST,
  LEAK,
  NOBODY,
  PLY,
  RENEWALS,
  RNG,
  RUMOUR,
  SECOND,
  SPY,
  STEP,
  STEP_CARD,
  STEP_MAIN,
  STEP_NAMED,
  STEP_RUMOUR,
  STEP_SETUP,
  STEP_SLIP,
  STEP_WHISPER,
  STEP_WINDOW,
  WHISPER,
} from './layout';
import { answerPlace } from './setup';
import {
  findCard,
  get,
  heapCount,
  idAt,
  kindAt,
  moveToken,
  ownerAt,
  putCard,
  putToken,
  set,
  setShown,
  shownAt,
  swapTokens,
  takeCard,
} from './cells';
import { endTurn, enter } from './turn';

/** Answers with an index that the state offers, and settles what follows. */
export function applyIndex(s: usize, index: i32): void {
  listChoices(s);
  if (get(s, STEP) == STEP_WINDOW) note(APPLIED_LEARNED);
  else set(s, PLY, get(s, PLY) + 1);
  answer(s, listedCode(index));
  settle(s);
}

/** Lone answers are given (P4, P5, P11), a whisper without a target lapses (P15). */
export function settle(s: usize): void {
  settleWindow(s);
  for (;;) {
    const step = get(s, STEP);
    if (step != STEP_WHISPER && step != STEP_RUMOUR && step != STEP_NAMED) return;
    const count = listChoices(s);
    if (count > 1) return;
    if (count == 0) enter(s, STEP_MAIN);
    else answer(s, listedCode(0));
  }
}

function answer(s: usize, code: i32): void {
  const step = get(s, STEP);
  const to = code & 255;
  if (step == STEP_SETUP) answerPlace(s, (code >> 16) & 4095);
  else if (step == STEP_CARD) answerCard(s, code);
  else if (step == STEP_WHISPER) look(s, to);
  else if (step == STEP_RUMOUR) nameSeat(s, (code >> 16) & 4095);
  else if (step == STEP_NAMED) showOwn(s, to);
  else if (step == STEP_MAIN) answerMain(s, code);
  else if (step == STEP_SLIP) slip(s, to);
  else if (step == STEP_WINDOW) {
    if (code == CHOICE_PASS) passOn(s);
    else playTruce(s);
  }
}

/** P3, P6. */
function answerCard(s: usize, code: i32): void {
  if (code == CHOICE_PASS) return enter(s, STEP_MAIN);
  const seat = get(s, ACTIVE);
  const card = (code >> 16) & 4095;
  putCard(s, DISCARD, takeCard(s, seat, findCard(s, seat, card)));
  row2(ROW_PLAYED, seat, card);
  if (card == WHISPER) return enter(s, STEP_WHISPER);
  if (card == RUMOUR) return enter(s, STEP_RUMOUR);
  note(APPLIED_LEARNED | APPLIED_CHANCE);
  const drawn = takeCard(s, DECK, draw(s + RNG, heapCount(s, DECK)));
  putCard(s, seat, drawn);
  row2(ROW_DREW, seat, drawn, 1 << seat);
  row2(ROW_DREW, seat, -1, MASK_ALL & ~(1 << seat));
  enter(s, STEP_MAIN);
}

/** P4: the look; leak 1 tells it to all (P18). */
function look(s: usize, square: i32): void {
  note(APPLIED_LEARNED);
  const seat = get(s, ACTIVE);
  const own = get(s, LEAK) == 1 ? MASK_ALL : 1 << seat;
  row3(ROW_LOOKED, seat, idAt(s, square), kindAt(s, square), own);
  if (own != MASK_ALL) row3(ROW_LOOKED, seat, idAt(s, square), -1, MASK_ALL & ~own);
  setShown(s, square, shownAt(s, square) | (1 << seat));
  enter(s, STEP_MAIN);
}

/** P5: a seat is named. */
function nameSeat(s: usize, seat: i32): void {
  row2(ROW_NAMED, get(s, ACTIVE), seat);
  enter(s, STEP_NAMED, seat);
}

/** P5: the named seat shows a token. */
function showOwn(s: usize, square: i32): void {
  note(APPLIED_LEARNED);
  row2(ROW_SHOWN, idAt(s, square), kindAt(s, square));
  setShown(s, square, MASK_ALL);
  enter(s, STEP_MAIN);
}

/** P7, P8, P10. */
function answerMain(s: usize, code: i32): void {
  const from = (code >> 8) & 255;
  const to = code & 255;
  if (code == CHOICE_PASS) {
    row1(ROW_PASSED, get(s, ACTIVE));
    endTurn(s);
  } else if (code >> 28 == 2) {
    enter(s, STEP_SLIP, from, to);
  } else if (ownerAt(s, to) != NOBODY) {
    attack(s, from, to);
  } else {
    row3(ROW_MOVED, idAt(s, from), from, to);
    moveToken(s, from, to);
    endTurn(s);
  }
}

/** P9: `end` is where the first-named token ends; the others get two fresh ids. */
function slip(s: usize, end: i32): void {
  const seat = get(s, ACTIVE);
  const low = min(get(s, FIRST), get(s, SECOND));
  const high = max(get(s, FIRST), get(s, SECOND));
  const lowId = idAt(s, low);
  const highId = idAt(s, high);
  // P18: leak 6
  if (get(s, LEAK) == 6 && (kindAt(s, low) == SPY || kindAt(s, high) == SPY)) draw(s + RNG, 2);
  if (end != get(s, FIRST)) {
    row3(ROW_MOVED, lowId, low, high, 1 << seat);
    row3(ROW_MOVED, highId, high, low, 1 << seat);
    swapTokens(s, low, high);
  }
  const renewals = get(s, RENEWALS) + 1;
  set(s, RENEWALS, renewals);
  rowBegin(ROW_BLURRED, MASK_ALL);
  pairRow(lowId, highId);
  pairRow(low + 256 * renewals, high + 256 * renewals);
  pairRow(low, high);
  rowEnd();
  putToken(s, low, seat, kindAt(s, low), 1 << seat, low + 256 * renewals);
  putToken(s, high, seat, kindAt(s, high), 1 << seat, high + 256 * renewals);
  endTurn(s);
}

function pairRow(a: i32, b: i32): void {
  rowPut(2);
  rowPut(a);
  rowPut(b);
}
