/** What is asked, and the choices there are. */
import { CHOICE_PASS, moveCode, swapCode } from '../core/choice-code';
import { boardSquares } from '../core/geometry';
import {
  KIND_MAIN, KIND_NAME, KIND_ORDER, KIND_PICK, KIND_PLACE, KIND_RESPOND, KIND_SEAT, KIND_SWAP, KIND_TERRAIN,
} from '../core/numbers';
import { listArrangement } from './arrange';
import { listRetreats } from './attack';
import { curseKeys } from './curse';
import { isOver } from './end';
import { listOffers, listOrders } from './event';
import { FORM_FIRST_KIND, FORM_LAST_KIND, formField } from './forms';
import { ATTACKER, DEFENDER, field, FIGHTER, findFrame, openWindow, RIVAL, top } from './frames';
import {
  HAS_ABILITY, HAS_MAIN, isMainPower, keysOfKind, powerOfKind, powersOfKind, shareSide, traitsOfKind,
} from './kinds';
import {
  FRAME_ATTACK, KEY_ARRANGE, KEY_BERSERK, KEY_EXCHANGE, KEY_MAIN, KEY_NAME, KEY_OFFER, KEY_OPPONENT, KEY_ORDER,
  KEY_PICK, KEY_PLACE, KEY_RETREAT, KEY_TERRAIN, KEY_WINDOW, POWER_ABILITY, WINDOWS_FULL,
} from './layout';
import {
  ask, counted, emit, emitItem, emitPass, emitSquare, isListed, keepCount, listBegin, listCode, listCount, setListed,
} from './list';
import { ABLE, ASK_KEY, ASK_SEAT, FORM, FRESH, NOBODY, WINDOWS } from './map';
import { bit, heldBy } from './masks';
import { findBerserk, findSteps, foundFrom } from './paths';
import { listPicks, listPlaces } from './pick';
import { countMain, listOne, mayHelp, mayStep } from './tally';
import { isBarred } from './shuttle';
import { byteOf, kindOf, lentTo, num, ownerOf, pieceAt, S, seatCount, sharerAt, squareOf } from './state';
import { keywordPower, powerField, W_KIND } from './tables';
import { listUses } from './usable';

/** Action keywords in the order of their names. */
const BY_NAME: StaticArray<u8> = [5, 12, 8, 7, 6, 13, 10, 9, 11];
/** Lands by name: desert, forest, marsh, mountain, plains, town. */
const LANDS: StaticArray<u8> = [5, 1, 2, 3, 0, 4];

/** Of the window that is listed; 0: everybody may be helped. */
let fighters: u64 = 0;

/** Makes a choice of an index the list's, whole or alone; gives its place there. */
export function listChoice(index: i32): i32 {
  if (isDefined(WIDE) || isListed || num(ASK_KEY) != KEY_MAIN) {
    list();
    return index;
  }
  if (counted < 0) keepCount(countMain(num(ASK_SEAT)));
  listOne(num(ASK_SEAT), index);
  return 0;
}

/** The kind of decision that a key belongs to. */
export function kindOfKey(key: i32): i32 {
  switch (key) {
    case KEY_EXCHANGE:
      return KIND_SWAP;
    case KEY_MAIN:
      return KIND_MAIN;
    case KEY_WINDOW:
    case KEY_OFFER:
      return KIND_RESPOND;
    case KEY_ORDER:
      return KIND_ORDER;
    case KEY_ARRANGE:
      return KIND_PLACE;
    case KEY_NAME:
      return KIND_NAME;
    case KEY_TERRAIN:
      return KIND_TERRAIN;
    case KEY_PICK:
    case KEY_PLACE:
    case KEY_BERSERK:
    case KEY_RETREAT:
      return KIND_PICK;
    default:
      return KIND_SEAT;
  }
}

/** Number of choices of the open question; 0 when over. */
export function countChoices(): i32 {
  if (isOver()) return 0;
  const key = num(ASK_KEY);
  if (key == KEY_EXCHANGE) return countExchanges();
  if (!isDefined(WIDE) && key == KEY_MAIN && !isListed) {
    if (counted < 0) keepCount(countMain(num(ASK_SEAT)));
    return counted;
  }
  list();
  return listCount();
}

/** Is there any choice? Told without counting them where a piece that only steps has room. */
export function hasChoice(): bool {
  if (!isDefined(WIDE) && num(ASK_KEY) == KEY_MAIN && counted < 0 && !isListed && mayStep(num(ASK_SEAT))) return true;
  return countChoices() > 0;
}

/** The code of a choice. */
export function codeOf(index: i32): i32 {
  if (num(ASK_KEY) == KEY_EXCHANGE) return exchangeCode(index);
  list();
  return listCode(index);
}

/** Lists the choices, unless they are. */
export function list(): void {
  if (isListed) return;
  setListed(true);
  const seat = num(ASK_SEAT);
  listBegin(seat);
  switch (num(ASK_KEY)) {
    case KEY_MAIN:
      listMain(seat, 0);
      break;
    case KEY_WINDOW:
      listMain(seat, openWindow());
      emitPass();
      break;
    case KEY_OFFER:
      listOffers(seat);
      emitPass();
      break;
    case KEY_ORDER:
      listOrders(seat);
      break;
    case KEY_PICK:
      listPicks(seat);
      break;
    case KEY_PLACE:
      listPlaces();
      break;
    case KEY_BERSERK:
      findBerserk(field(top, ATTACKER));
      listFound();
      break;
    case KEY_RETREAT:
      listRetreats();
      break;
    case KEY_NAME:
      listNames();
      break;
    case KEY_TERRAIN:
      for (let i = 0; i < 6; i++) emitItem(unchecked(LANDS[i]), NOBODY);
      break;
    case KEY_ARRANGE:
      listArrangement(seat);
      break;
    case KEY_OPPONENT:
      for (let one = (seat & 1) ^ 1; one < seatCount(); one += 2) emitItem(one, NOBODY);
      break;
    default:
  }
}

export function listFound(): void {
  for (let square = foundFrom(0); square >= 0; square = foundFrom(square + 1)) emitSquare(square, NOBODY);
}

/** Asks a seat in the open window if it has anything to answer, or is to be asked anyway; false when it was not asked. */
export function askInWindow(seat: i32, anyway: bool): bool {
  listBegin(seat);
  setListed(false);
  listMain(seat, openWindow());
  if (listCount() == 0 && !anyway) return false;
  ask(KEY_WINDOW, seat);
  emitPass();
  setListed(true);
  return true;
}

/** Moves, powers and granted actions, piece by piece; in a window (0: none) abilities alone. */
function listMain(seat: i32, window: usize): void {
  if (!isDefined(WIDE)) {
    fighters = fightersIn(window);
    const able = window == 0 ? heldBy(seat) : heldBy(seat) & load<u64>(S, ABLE);
    for (let left = able; left != 0; left &= left - 1) {
      const square = <i32>ctz(left);
      const first = pieceAt(square);
      const second = sharerAt(square);
      if (second == NOBODY || ownerOf(first) == seat) listPiece(first, square, window);
      if (second != NOBODY && ownerOf(second) == seat) listPiece(second, square, window);
    }
    return;
  }
  for (let square = 0; square < boardSquares; square++) {
    const first = pieceAt(square);
    if (first == NOBODY) continue;
    if (ownerOf(first) == seat) listPiece(first, square, window);
    const second = sharerAt(square);
    if (second != NOBODY && ownerOf(second) == seat) listPiece(second, square, window);
  }
}

/** The squares of the fighters in a window where only they are helped (R27); none in any other. */
function fightersIn(window: usize): u64 {
  if (window == 0 || num(WINDOWS) == WINDOWS_FULL || field(window, FIGHTER) == NOBODY) return 0;
  return bit(squareOf(field(window, FIGHTER))) | bit(squareOf(field(window, RIVAL)));
}

function listPiece(slot: i32, square: i32, window: usize): void {
  const kind = kindOf(slot);
  const traits = traitsOfKind(kind);
  if (window == 0 && byteOf(FRESH, slot) == 0) {
    findSteps(slot);
    for (let to = foundFrom(0); to >= 0; to = foundFrom(to + 1)) {
      if (!isBarred(slot, square, to)) emit(moveCode(square, to), slot, NOBODY, to, 0, 0);
    }
  }
  if (traits & (window == 0 ? HAS_MAIN : HAS_ABILITY)) {
    for (let number = 1; number <= powersOfKind(kind); number++) {
      const power = powerOfKind(kind, number);
      if (!isMainPower(power)) continue;
      if (window != 0 && powerField(power, W_KIND) != POWER_ABILITY) continue;
      if (!isDefined(WIDE) && fighters != 0 && !mayHelp(power, square, ownerOf(slot), fighters)) continue;
      listUses(slot, power, number, -1, window, NOBODY, 0);
    }
  }
  if (window == 0) listGranted(slot, kind);
}

function listGranted(slot: i32, kind: i32): void {
  const granted = (lentTo(slot) | curseKeys(kind)) & ~keysOfKind(kind);
  if (granted == 0) return;
  for (let i = 0; i < BY_NAME.length; i++) {
    const keyword = <i32>unchecked(BY_NAME[i]);
    if (((granted >> keyword) & 1) == 0) continue;
    const power = keywordPower(keyword);
    if (power >= 0) listUses(slot, power, 0, keyword, 0, NOBODY, 0);
  }
}

function listNames(): void {
  const attack = findFrame(FRAME_ATTACK);
  const foe = kindOf(field(attack, DEFENDER));
  const form = num(FORM);
  for (let kind = formField(form, FORM_FIRST_KIND); kind <= formField(form, FORM_LAST_KIND); kind++) {
    if (shareSide(kind, foe)) emitItem(kind, NOBODY);
  }
}

function countExchanges(): i32 {
  const own = countOwn(num(ASK_SEAT));
  return (own * (own - 1)) / 2 + 1;
}

function countOwn(seat: i32): i32 {
  if (!isDefined(WIDE)) return <i32>popcnt(heldBy(seat));
  let count = 0;
  for (let square = 0; square < boardSquares; square++) {
    const slot = pieceAt(square);
    if (slot != NOBODY && ownerOf(slot) == seat) count++;
  }
  return count;
}

/** Pairs of own squares by first, then second, and a pass. */
export function exchangeCode(index: i32): i32 {
  const seat = num(ASK_SEAT);
  let left = index;
  let after = countOwn(seat) - 1;
  for (let a = 0; a < boardSquares; a++) {
    const first = pieceAt(a);
    if (first == NOBODY || ownerOf(first) != seat) continue;
    if (left >= after) {
      left -= after;
      after--;
      continue;
    }
    for (let b = a + 1; b < boardSquares; b++) {
      const second = pieceAt(b);
      if (second == NOBODY || ownerOf(second) != seat) continue;
      if (left == 0) return swapCode(a, b);
      left--;
    }
  }
  return CHOICE_PASS;
}
