/** Makes the state that a view and a guess of what it hides describe, in the middle of any question (CONTRACT.md, View). */
import { FAULT_CONTRADICTION, MASK_ALL, NONE, VIEWER_TRUTH } from '../core/layout';
import { rowsClear } from '../core/rows';
import { readBegin, readEnd, readIn } from '../core/words';
import { fillArranging } from './fill-arranging';
import { isSound } from './check';
import { cellOf, isLand, isOnPrison, isSquare } from './board';
import { BOMB, isImprisoned, MAGE } from './kinds';
import {
  ARMY, BEGUN, FIRST, FIRST_BOMB, FLAG_LOOKED, FLAG_PRISONER, FLAG_SHOWN, FUSE, FUSES, MOST_PIECES, PHASE, PHASE_ACT, PHASE_ASIDE,
  PHASE_OVER, PLACES, PLY,
  QUIET, REASON, SIDE, SQUARES, STEPS, STEPS_BYTES, SUPPLY, TURN, WINNERS, ARMY_KINDS,
} from './layout';
import { blankState } from './setup';
import { idOf, isVacant, pushActed, pushFallen, pushHoming, pushPending, put, seatOf, setByte, setNum, setStep } from './state';
import { freeSlots, slotOfId, takeSlot } from './slots';
import { openActs } from './turn';
import {
  counter, COUNTER_BEGUN, COUNTER_FIRST, COUNTER_FORM, COUNTER_PHASE, COUNTER_QUIET, COUNTER_SIDE, COUNTER_SUPPLY, COUNTER_TURN, hasResult,
  heapKind, heapLength, isElsewhere, isListed, LIST_ACTED, LIST_ARMY, LIST_ARRANGED, LIST_FUSES, LIST_HOME, LIST_PENDING, LIST_PRISONERS, LIST_SHUTTLE, listLength,
  listWord, ply, reason, scanView, tokenId, tokenKind, tokens, tokenSeat, tokenShown, tokenSquare, viewer, winners,
} from './view-words';

/** Kinds of a guess that fit. */
const MOST_GUESS: i32 = 2 * MOST_PIECES;
const GUESS: usize = memory.data(MOST_GUESS, 16);
let guesses: i32;
let guessed: i32;

/** Reads a view of the inbox and the guess behind it into a state; 0 or a fault number. */
export function readState(state: usize, from: i32, viewWords: i32, guessWords: i32): i32 {
  const fault = scanView(from, viewWords);
  if (fault != 0) return fault;
  readBegin(from + viewWords, guessWords);
  guesses = readIn(0, MOST_GUESS);
  for (let n = 0; n < guesses; n++) setGuess(n, readIn(0, BOMB));
  if (readEnd() != 0) return readEnd();
  return makeState(state, guesses);
}

/** Reads the truth's view of the inbox, which hides nothing, into a state; 0 or a fault number. */
export function readWhole(state: usize, from: i32, words: i32): i32 {
  const fault = scanView(from, words);
  if (fault != 0) return fault;
  return viewer == VIEWER_TRUTH ? makeState(state, 0) : FAULT_CONTRADICTION;
}

/** Sets the n-th kind of the guess. */
export function setGuess(n: i32, kind: i32): void {
  store<u8>(GUESS + <usize>n, kind);
}

/** Makes the state of the view taken apart last and of the guess, which has so many kinds; 0 or a fault number. */
export function makeState(state: usize, length: i32): i32 {
  guesses = length;
  guessed = 0;
  if (isElsewhere) return FAULT_CONTRADICTION;
  blankState(state, counter(COUNTER_FORM), 0);
  setNum(state, PLY, ply);
  setNum(state, SIDE, counter(COUNTER_SIDE));
  setNum(state, TURN, counter(COUNTER_TURN));
  setNum(state, PHASE, counter(COUNTER_PHASE));
  setNum(state, BEGUN, counter(COUNTER_BEGUN));
  setNum(state, QUIET, counter(COUNTER_QUIET));
  setNum(state, FIRST, counter(COUNTER_FIRST));
  for (let seat = 0; seat < 2; seat++) setByte(state, SUPPLY, seat, counter(COUNTER_SUPPLY + seat));
  if (hasResult != (counter(COUNTER_PHASE) == PHASE_OVER)) return FAULT_CONTRADICTION;
  setNum(state, REASON, reason);
  setNum(state, WINNERS, winners);
  const isMade = counter(COUNTER_TURN) == 0 ? fillArranging(state, GUESS, guesses) : fillBattle(state) && guessed == guesses;
  if (!isMade || !isSound(state)) return FAULT_CONTRADICTION;
  if (counter(COUNTER_PHASE) == PHASE_ACT) openActs(state);
  rowsClear();
  return 0;
}

function fillBattle(state: usize): bool {
  freeSlots();
  for (let token = 0; token < tokens; token++) if (!fillToken(state, token)) return false;
  if (!fillFuses(state) || !fillPending(state)) return false;
  for (let seat = 0; seat < 2; seat++) {
    for (let n = 0; n < heapLength(seat); n++) pushFallen(state, seat, heapKind(seat, n));
  }
  if (listLength(LIST_ARMY) != 2 * ARMY_KINDS || listLength(LIST_ARRANGED) != 0) return false;
  for (let n = 0; n < 2 * ARMY_KINDS; n++) {
    if (listWord(LIST_ARMY, n) > MOST_PIECES) return false;
    setByte(state, ARMY, n, listWord(LIST_ARMY, n));
  }
  return fillSteps(state) && fillActed(state) && fillHoming(state);
}

function fillToken(state: usize, token: i32): bool {
  const seat = tokenSeat(token);
  const id = tokenId(token);
  const square = tokenSquare(token);
  const mask = tokenShown(token);
  if (token > 0) {
    const by = square - tokenSquare(token - 1);
    if (by < 0 || (by == 0 && id <= tokenId(token - 1))) return false;
  }
  if (mask != MASK_ALL && mask != 1 << seat && mask != 3) return false;
  const kind = kindOfToken(token);
  if (kind == NONE) return false;
  if (kind == BOMB) return !isListed(LIST_PRISONERS, id) && fillBomb(state, id, seat, square, mask);
  let flags = mask == MASK_ALL ? FLAG_SHOWN : mask == 3 ? FLAG_LOOKED : 0;
  if (isListed(LIST_PRISONERS, id)) {
    if (!isImprisoned(kind) || mask != MASK_ALL || !isOnPrison(seat ^ 1, square)) return false;
    flags |= FLAG_PRISONER;
  }
  if (!isLand(square) && (cellOf(square) == 0 || kind != MAGE || mask != MASK_ALL)) return false;
  const slot = takeSlot(state, seat, id, kind, flags);
  if (slot == NONE) return false;
  return stand(state, slot, square);
}

/** What the view tells of a token's kind, or else the guess; NONE where the view should tell or should not. */
function kindOfToken(token: i32): i32 {
  const kind = tokenKind(token);
  const isKnown = viewer == VIEWER_TRUTH || ((tokenShown(token) >> viewer) & 1) != 0;
  if (isKnown) return kind;
  if (kind != NONE || guessed >= guesses) return NONE;
  return load<u8>(GUESS + <usize>(guessed++));
}

/** Puts a token where it stands; who goes home stands on nothing, but for who goes aside. In a match that is over two may share a square. */
function stand(state: usize, slot: i32, square: i32): bool {
  const shares = !isVacant(state, square);
  if (isListed(LIST_HOME, idOf(state, slot)) && counter(COUNTER_PHASE) != PHASE_ASIDE) store<u8>(state + <usize>slot, square, PLACES);
  else if (!shares) put(state, slot, square);
  else if (counter(COUNTER_PHASE) == PHASE_OVER) store<u8>(state + <usize>slot, square, PLACES);
  else return false;
  return true;
}

function fillBomb(state: usize, id: i32, seat: i32, square: i32, mask: i32): bool {
  if (id < FIRST_BOMB || (id - FIRST_BOMB) >> 1 != seat || mask != MASK_ALL || !isLand(square)) return false;
  const slot = slotOfId(state, id);
  if (<i32>load<u8>(state + <usize>slot, PLACES) < SQUARES || !isVacant(state, square)) return false;
  put(state, slot, square);
  return true;
}

/** Fuses by id; that each bomb has one is seen to later. */
function fillFuses(state: usize): bool {
  const words = listLength(LIST_FUSES);
  let last = FIRST_BOMB - 1;
  if (words & 1) return false;
  for (let n = 0; n < words; n += 2) {
    const id = listWord(LIST_FUSES, n);
    const left = listWord(LIST_FUSES, n + 1);
    if (id <= last || left > FUSE) return false;
    last = id;
    store<u8>(state + <usize>slotOfId(state, id), left, FUSES);
  }
  return true;
}

/** Captured pieces that wait: no tokens, but pieces with slots of their own. */
function fillPending(state: usize): bool {
  const words = listLength(LIST_PENDING);
  if (words % 3 != 0) return false;
  for (let n = 0; n < words; n += 3) {
    const kind = listWord(LIST_PENDING, n + 1);
    const seat = listWord(LIST_PENDING, n + 2);
    if (seat > 1 || !isImprisoned(kind)) return false;
    const slot = takeSlot(state, seat, listWord(LIST_PENDING, n), kind, FLAG_SHOWN);
    if (slot == NONE) return false;
    pushPending(state, slot);
  }
  return true;
}

/** Steps by seat, age, id. */
function fillSteps(state: usize): bool {
  const words = listLength(LIST_SHUTTLE);
  if (words % 5 != 0) return false;
  let last = NONE;
  for (let n = 0; n < words; n += 5) {
    const seat = listWord(LIST_SHUTTLE, n);
    const age = listWord(LIST_SHUTTLE, n + 1);
    const id = listWord(LIST_SHUTTLE, n + 2);
    const from = listWord(LIST_SHUTTLE, n + 3);
    const to = listWord(LIST_SHUTTLE, n + 4);
    if (seat > 1 || age > 2 || id >= FIRST_BOMB || !isSquare(from) || !isSquare(to) || from == to) return false;
    const rank = (seat * 3 + age) * FIRST_BOMB + id;
    const slot = slotOfId(state, id);
    if (rank <= last || slot == NONE || seatOf(slot) != seat) return false;
    last = rank;
    setStep(state, STEPS + age * STEPS_BYTES, slot, (from << 8) | to);
  }
  return true;
}

function fillHoming(state: usize): bool {
  for (let n = 0; n < listLength(LIST_HOME); n++) {
    const slot = slotOfId(state, listWord(LIST_HOME, n));
    if (slot == NONE) return false;
    pushHoming(state, slot);
  }
  return true;
}

/** Those that have acted; of the ones that fell meanwhile only the ids are left. */
function fillActed(state: usize): bool {
  const length = listLength(LIST_ACTED);
  for (let n = 0; n < length; n++) {
    const id = listWord(LIST_ACTED, n);
    if (!isSquare(id)) return false;
    for (let m = 0; m < n; m++) if (listWord(LIST_ACTED, m) == id) return false;
    pushActed(state, id, slotOfId(state, id));
  }
  return true;
}
