/** Makes the state that a view and a guess describe, at any decision (LEGENDS.md, View). What can't be is refused. */
import { ASKED_HIDDEN, FAULT_CONTRADICTION, FAULT_WORDS } from '../core/layout';
import { seed } from '../core/rng';
import { readBegin, readEnd, readFail, readFault, readIn, readPlace } from '../core/words';
import { isArranging, setupSquare } from './arrange';
import { isFighting } from './attack';
import { useCurse } from './curse';
import { sortSharers } from './end';
import { ATTACKER, DEFENDER, field, findFrame, findTop, isPair, ORIGIN, SQUARE_AT } from './frames';
import { sideOfKind } from './kinds';
import { isOfForm } from './forms';
import { FRAME_ATTACK, GRANT_ENDED, MOST_GRANTS, PHASE_OVER, SIDE_BOTH } from './layout';
import { touch } from './list';
import {
  ARMY, ARRANGED, BOARD, COUNT, FORM, GRANT_LIST, GRANTS, KIND, MOST_PIECES, NOBODY, PHASE, RNG, SHARING,
} from './map';
import { put, standNew } from './placing';
import { findQuestion } from './question';
import { survey } from './deal';
import { readStack } from './stack';
import {
  byteOf, idOf, isLand, isOnBoard, lentTo, num, pieceAt, S, seatCount, setByte, setLent, setNum, squareOf,
} from './state';
import { kinds } from './tables';
import { seeSide, takeLists, takePieces } from './view-pieces';
import {
  askedKind, askedSeat, contradict, contradicts, forgetView, item, L_FIGHT, L_ROSTER, L_STACK, lengthOf, listAt,
  listLength, passes, readCounters, readHead, readHeaps, readLists, readResult, readTokens, setAsked, setPasses,
  sideSeen, slotOf, tokens, tokenWord, viewer,
} from './view-words';
import { isHiddenFrom } from './visibility';

/** Answers of seats that arrange. */
const MOST_ANSWERS: i32 = 256;

/**
 * Reads a view (`words` words from word `from` of the inbox on) and the guess behind it (`guessWords`; 0: none is needed
 * beyond an empty one) into the state that is bound; 0 or a fault number, and then the state is spoilt.
 */
export function readState(from: i32, words: i32, guessWords: i32): i32 {
  readBegin(from, words);
  forgetView();
  readHead();
  if (readFault() != 0) return FAULT_WORDS;
  readTokens();
  readHeaps();
  readCounters();
  readLists();
  readIn(0, 0);
  readResult();
  if (readEnd() != 0) return FAULT_WORDS;
  if (!takePieces() || !takeLists()) return FAULT_CONTRADICTION;
  if (!readStack(unchecked(listAt[L_STACK]), unchecked(listLength[L_STACK]))) return FAULT_CONTRADICTION;
  if (!standPieces()) return FAULT_CONTRADICTION;
  readBegin(from + words, guessWords);
  readGuess();
  if (readEnd() != 0) return readEnd();
  if (contradicts) return FAULT_CONTRADICTION;
  seed(S + RNG, 0);
  survey();
  useCurse();
  touch();
  return findQuestion() ? 0 : FAULT_CONTRADICTION;
}

/** Stands the tokens on their squares; two stand on one in an attack, the attacker first, or at the end. */
function standPieces(): bool {
  findTop();
  const attack = findFrame(FRAME_ATTACK);
  for (let i = 0; i < tokens; i++) {
    const slot = slotOf(tokenWord(i, 0));
    const square = tokenWord(i, 1);
    if (!isLand(square)) return false;
    const there = pieceAt(square);
    if (there != NOBODY) {
      if (num(SHARING) != NOBODY) return false;
      const over = num(PHASE) == PHASE_OVER;
      if (!over && (attack == 0 || !isFighting(attack) || field(attack, SQUARE_AT) != square)) return false;
      if (!over && !isPair(attack, slot, there)) return false;
    }
    put(slot, square);
  }
  const second = num(SHARING);
  if (second != NOBODY && attack != 0 && field(attack, ATTACKER) == second) {
    const square = squareOf(second);
    setNum(SHARING, pieceAt(square));
    setByte(BOARD, square, second);
  }
  if (num(PHASE) == PHASE_OVER) sortSharers();
  return fightAgrees(attack);
}

/** The `fight` list says again what the stack says. */
function fightAgrees(attack: usize): bool {
  const words = lengthOf(L_FIGHT);
  if (attack == 0 || !isFighting(attack)) return words == 0;
  if (words != 3) return false;
  return (
    item(L_FIGHT, 0) == idOf(field(attack, ATTACKER)) &&
    item(L_FIGHT, 1) == idOf(field(attack, DEFENDER)) &&
    item(L_FIGHT, 2) == field(attack, ORIGIN)
  );
}

/** The guess: hidden kinds, hidden recipients, the seat asked, the passes. */
function readGuess(): void {
  const length = readIn(0, MOST_ANSWERS + MOST_PIECES + MOST_GRANTS + 2);
  const start = readPlace();
  seeRosters();
  if (isArranging()) readAnswers();
  for (let i = 0; i < tokens; i++) {
    if (tokenWord(i, 3) >= 0) continue;
    const kind = readIn(1, kinds);
    const slot = slotOf(tokenWord(i, 0));
    const seen = unchecked(sideSeen[byteOf(ARMY, slot)]);
    if (!isOfForm(num(FORM), kind)) contradict();
    const side = sideOfKind(kind);
    if (side != SIDE_BOTH && (seen == 1 || seen == 2) && ((seen >> side) & 1) == 0) contradict();
    setByte(KIND, slot, kind);
  }
  for (let i = 0; i < num(GRANTS); i++) {
    if (byteOf(GRANT_LIST, i * 4) != NOBODY) continue;
    const code = readIn(-0xffff, 0xffff);
    const ended = code < -1;
    const slot = slotOf(ended ? -2 - code : code);
    if (slot == NOBODY || (!ended && !isOnBoard(slot))) {
      contradict();
      setByte(GRANT_LIST, i * 4, 0);
      continue;
    }
    setByte(GRANT_LIST, i * 4, slot);
    if (ended) setByte(GRANT_LIST, i * 4 + 3, GRANT_ENDED);
    else setLent(slot, lentTo(slot) | (1 << byteOf(GRANT_LIST, i * 4 + 1)));
  }
  if (askedSeat == ASKED_HIDDEN) setAsked(readIn(0, seatCount() - 1), askedKind);
  if (passes == -1) setPasses(readIn(0, seatCount() - 1));
  if (readPlace() - start != length) readFail();
}

/** What the seats that hide it have laid on each of their squares so far. */
function readAnswers(): void {
  for (let seat = 0; seat < seatCount(); seat++) {
    if (!isHiddenFrom(viewer, seat)) continue;
    for (let n = 0; n < byteOf(ARRANGED, seat); n++) {
      const kind = readIn(0, kinds);
      if (kind == 0) continue;
      const square = setupSquare(seat, n);
      if (num(COUNT) >= MOST_PIECES || !isOfForm(num(FORM), kind) || pieceAt(square) != NOBODY) contradict();
      else standNew(seat, kind, square);
    }
  }
}

/** The back of an army is the colour of its roster. */
function seeRosters(): void {
  for (let army = 0; army < seatCount(); army++) {
    for (let i = 0; i < lengthOf(L_ROSTER + army); i++) {
      const kind = item(L_ROSTER + army, i);
      if (kind >= 1 && kind <= kinds) seeSide(army, kind);
      else contradict();
    }
  }
}

