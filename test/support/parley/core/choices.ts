/** Who is asked what, and the answers in their order (P2 to P11). */
import { CHOICE_PASS, itemCode, moveCode, powerToCode, squareCode } from '../../../../assembly/core/choice-code';
import { NONE } from '../../../../assembly/core/layout';
import {
  KIND_CARD, KIND_MAIN, KIND_PICK, KIND_PLACE, KIND_RESPOND, KIND_SEAT,
} from '../../../../assembly/core/numbers';
import {
  ACTIVE,
  CHOICES_MOST,
  DECK,
  EMPTY_ITEM,
  FIRST,
  HEIGHT,
  KINDS,
  LEAK,
  NOBODY,
  RENEWALS,
  RENEWALS_MOST,
  RESPONDER,
  RUMOUR,
  SEATS,
  SECOND,
  SETUP,
  SQUARES,
  STEP,
  STEP_CARD,
  STEP_MAIN,
  STEP_NAMED,
  STEP_OVER,
  STEP_RUMOUR,
  STEP_SETUP,
  STEP_SLIP,
  STEP_WHISPER,
  STEP_WINDOW,
  TRUCE,
  WHISPER,
  WIDTH,
} from './layout';
import { findCard, get, heapCount, isIn, kindAt, ownerAt, squareOf, tokenCount } from './cells';

/** Where `listChoices` of the moment writes; room for CHOICES_MOST codes. */
const CODES: usize = memory.data(CHOICES_MOST * 4, 16);
let listed: i32 = 0;

// @ts-ignore: decorator
@inline
function offer(code: i32): void {
  store<i32>(CODES + (<usize>listed << 2), code);
  listed++;
}

/** The code at a place of the list made last. */
// @ts-ignore: decorator
@inline
export function listedCode(index: i32): i32 {
  return load<i32>(CODES + (<usize>index << 2));
}

/** The seat asked; -1 when over. */
export function askedSeat(s: usize): i32 {
  const step = get(s, STEP);
  if (step == STEP_OVER) return NONE;
  if (step == STEP_NAMED) return get(s, FIRST);
  return step == STEP_WINDOW ? get(s, RESPONDER) : get(s, ACTIVE);
}

/** The number of the decision's kind; -1 when over. */
export function kindOfStep(step: i32): i32 {
  if (step == STEP_SETUP) return KIND_PLACE;
  if (step == STEP_CARD) return KIND_CARD;
  if (step == STEP_RUMOUR) return KIND_SEAT;
  if (step == STEP_MAIN) return KIND_MAIN;
  if (step == STEP_WINDOW) return KIND_RESPOND;
  return step == STEP_OVER ? NONE : KIND_PICK;
}

/** Makes the list of choices of a state, read with `listedCode`; gives their count, 0 when over. */
export function listChoices(s: usize): i32 {
  listed = 0;
  const step = get(s, STEP);
  if (step == STEP_SETUP) listPlace(s);
  else if (step == STEP_CARD) listCards(s);
  else if (step == STEP_WHISPER) listTargets(s);
  else if (step == STEP_RUMOUR) listSeats(s);
  else if (step == STEP_NAMED) listOwn(s, get(s, FIRST));
  else if (step == STEP_MAIN) listMain(s);
  else if (step == STEP_SLIP) listSlip(s);
  else if (step == STEP_WINDOW) listAnswers(s);
  return listed;
}

/** P2: kinds not yet placed, then `-` while more squares than tokens are left. */
function listPlace(s: usize): void {
  const seat = get(s, ACTIVE);
  let tokens = 0;
  for (let kind = 0; kind < KINDS; kind++) {
    if (squareOf(s, seat, kind) >= 0) continue;
    offer(itemCode(kind));
    tokens++;
  }
  if ((seat + 1) * WIDTH - get(s, SETUP) > tokens) offer(itemCode(EMPTY_ITEM));
}

/** P3: each distinct card that can be played, then `pass`. */
function listCards(s: usize): void {
  const seat = get(s, ACTIVE);
  const targets = countTargets(s);
  if (targets > 0 && findCard(s, seat, WHISPER) >= 0) offer(itemCode(WHISPER));
  if (targets > 0 && findCard(s, seat, RUMOUR) >= 0) offer(itemCode(RUMOUR));
  if (heapCount(s, DECK) > 0 && findCard(s, seat, TRUCE) >= 0) offer(itemCode(TRUCE));
  offer(CHOICE_PASS);
}

function countTargets(s: usize): i32 {
  let count = 0;
  for (let square = 0; square < SQUARES; square++) if (isTarget(s, square)) count++;
  return count;
}

function isTarget(s: usize, square: i32): bool {
  const owner = ownerAt(s, square);
  return owner != NOBODY && owner != get(s, ACTIVE);
}

/** P4: squares of all other seats' tokens; with leak 4 by kind first (P18). */
function listTargets(s: usize): void {
  const kinds = get(s, LEAK) == 4 ? KINDS : 1;
  for (let kind = 0; kind < kinds; kind++) {
    for (let square = 0; square < SQUARES; square++) {
      if (isTarget(s, square) && (kinds == 1 || kindAt(s, square) == kind)) offer(squareCode(square));
    }
  }
}

/** P5: the other seats with a token. */
function listSeats(s: usize): void {
  for (let seat = 0; seat < SEATS; seat++) {
    if (seat != get(s, ACTIVE) && tokenCount(s, seat) > 0) offer(itemCode(seat));
  }
}

/** P5: squares of a seat's own tokens. */
function listOwn(s: usize, seat: i32): void {
  for (let square = 0; square < SQUARES; square++) if (ownerAt(s, square) == seat) offer(squareCode(square));
}

/** P7: by source square moves and then slips, each by target; `pass` last. */
function listMain(s: usize): void {
  const seat = get(s, ACTIVE);
  for (let from = 0; from < SQUARES; from++) {
    if (ownerAt(s, from) != seat) continue;
    for (let way = 0; way < 4; way++) {
      const to = neighbour(from, way);
      if (to >= 0 && ownerAt(s, to) != seat) offer(moveCode(from, to));
    }
    if (get(s, RENEWALS) >= RENEWALS_MOST) continue;
    for (let way = 0; way < 4; way++) {
      const to = neighbour(from, way);
      if (to >= 0 && ownerAt(s, to) == seat) offer(powerToCode(1, from, to));
    }
  }
  offer(CHOICE_PASS);
}

/** The neighbour of a square below, left, right or above (ways 0 to 3: ascending); -1 past the edge. */
export function neighbour(square: i32, way: i32): i32 {
  const file = square % WIDTH;
  if (way == 0) return square >= WIDTH ? square - WIDTH : -1;
  if (way == 1) return file > 0 ? square - 1 : -1;
  if (way == 2) return file < WIDTH - 1 ? square + 1 : -1;
  return square < WIDTH * (HEIGHT - 1) ? square + WIDTH : -1;
}

/** P9: the two squares. */
function listSlip(s: usize): void {
  const from = get(s, FIRST);
  const to = get(s, SECOND);
  offer(squareCode(min(from, to)));
  offer(squareCode(max(from, to)));
}

/** P11: the Truce if the hand holds one, then `pass`. */
function listAnswers(s: usize): void {
  if (findCard(s, get(s, RESPONDER), TRUCE) >= 0) offer(itemCode(TRUCE));
  offer(CHOICE_PASS);
}
