/** One consistent guess of what a view hides: kinds from the lists that the view shows, exactly as often as they are left. */
import { FAULT_CONTRADICTION, INBOX_WORDS } from '../core/layout';
import { INBOX } from '../core/memory';
import { draw } from '../core/rng';
import { readState } from './fill';
import { keysOfKind, sideOfKind } from './kinds';
import { BASE_CASTLE, BASE_MAGIC } from './layout';
import { SLOTS } from './map';
import { kinds, P_BASE, pieceField } from './tables';
import {
  armyOfToken, hiddenGiver, hiddenGrants, idOfToken, isHiddenToken, isHomeToken, knownOf, rosterKind, rosterLength,
  scanView, seatOfToken, sideOfArmy,
} from './view-hidden';
import { tokens } from './view-words';

/** Words of a view that fit. */
const ROOM: i32 = 8192;
const VIEW: usize = memory.data(ROOM * 4, 16);
const GUESS: usize = memory.data((SLOTS + 256) * 4, 16);
const LEFT: usize = memory.data(SLOTS * 2, 16);
/** Guesses tried before a view counts as one that no guess fits. */
const MOST_TRIES: i32 = 12;
/** How often each strength stands in an army: 1 to 10, Magic, castle (R20). */
const MIX: StaticArray<u8> = [0, 1, 3, 3, 3, 3, 3, 3, 3, 1, 1, 5, 1];

let viewWords: i32 = 0;

/** Keeps a view of the inbox. False when it is too long. */
export function keepView(from: i32, words: i32): bool {
  if (from < 0 || words < 0 || words > ROOM || from + words > INBOX_WORDS) return false;
  memory.copy(VIEW, INBOX + (<usize>from << 2), <usize>words << 2);
  viewWords = words;
  return true;
}

/** Makes a state of the view kept, into the state that is bound; 0 or a fault number. */
export function guessState(rng: usize): i32 {
  let fault = FAULT_CONTRADICTION;
  for (let tries = 0; tries < MOST_TRIES && fault != 0; tries++) {
    memory.copy(INBOX, VIEW, <usize>viewWords << 2);
    const length = guess(rng);
    if (length < 0) return length;
    store<i32>(INBOX + (<usize>viewWords << 2), length);
    memory.copy(INBOX + (<usize>(viewWords + 1) << 2), GUESS, <usize>length << 2);
    fault = readState(0, viewWords, length + 1);
  }
  return fault;
}

/** Writes a guess; gives its length, or a fault number where the view can't be read. */
function guess(rng: usize): i32 {
  const fault = scanView(viewWords);
  if (fault != 0) return fault;
  let length = 0;
  for (let army = 0; army < 2; army++) shuffleLeft(rng, army);
  for (let token = 0; token < tokens; token++) {
    if (!isHiddenToken(token)) continue;
    store<i32>(GUESS + (<usize>length << 2), takeLeft(rng, token));
    length++;
  }
  for (let i = 0; i < hiddenGrants(); i++) {
    store<i32>(GUESS + (<usize>length << 2), recipient(rng, hiddenGiver(i)));
    length++;
  }
  return length;
}

let left0: i32 = 0;
let left1: i32 = 0;

/** What an army has that the view doesn't show, in random order. */
function shuffleLeft(rng: usize, army: i32): void {
  const list = LEFT + <usize>(army * SLOTS);
  let count = 0;
  const length = rosterLength(army);
  for (let i = 0; i < length; i++) {
    const kind = rosterKind(army, i);
    // the roster is in ascending order: the n-th of a kind is left when fewer than n are known
    let nth = 1;
    for (let j = i - 1; j >= 0 && rosterKind(army, j) == kind; j--) nth++;
    if (knownOf(army, kind) < nth && count < SLOTS) {
      store<u8>(list + <usize>count, kind);
      count++;
    }
  }
  if (length == 0) count = drawArmy(rng, army, list);
  for (let i = count - 1; i > 0; i--) {
    const j = draw(rng, i + 1);
    const held = load<u8>(list + <usize>i);
    store<u8>(list + <usize>i, load<u8>(list + <usize>j));
    store<u8>(list + <usize>j, held);
  }
  if (army == 0) left0 = count;
  else left1 = count;
}

/** Without a list: pieces of the army's side that make up the strength mix. */
function drawArmy(rng: usize, army: i32, list: usize): i32 {
  const side = sideOfArmy(army);
  let count = 0;
  for (let base = 1; base <= BASE_CASTLE; base++) {
    let missing = <i32>unchecked(MIX[base]);
    for (let kind = 1; kind <= kinds; kind++) if (pieceField(kind, P_BASE) == base) missing -= knownOf(army, kind);
    for (; missing > 0 && count < SLOTS; missing--) {
      store<u8>(list + <usize>count, drawKind(rng, base, side));
      count++;
    }
  }
  return count;
}

function drawKind(rng: usize, base: i32, side: i32): i32 {
  let fitting = 0;
  for (let kind = 1; kind <= kinds; kind++) if (pieceField(kind, P_BASE) == base && sideOfKind(kind) == side) fitting++;
  let n = fitting == 0 ? 0 : draw(rng, fitting);
  for (let kind = 1; kind <= kinds; kind++) {
    if (pieceField(kind, P_BASE) != base || sideOfKind(kind) != side) continue;
    if (n == 0) return kind;
    n--;
  }
  return 1;
}

/** Takes a kind for a token; what has moved is not stationary, as long as there is another kind for it. */
function takeLeft(rng: usize, token: i32): i32 {
  const army = armyOfToken(token);
  const list = LEFT + <usize>(army * SLOTS);
  const count = army == 0 ? left0 : left1;
  if (count == 0) return drawKind(rng, BASE_MAGIC - 1, sideOfArmy(army));
  let chosen = count - 1;
  if (!isHomeToken(token)) {
    for (let i = count - 1; i >= 0; i--) {
      if (keysOfKind(load<u8>(list + <usize>i)) & 1) continue;
      chosen = i;
      break;
    }
  }
  const kind = <i32>load<u8>(list + <usize>chosen);
  store<u8>(list + <usize>chosen, load<u8>(list + <usize>(count - 1)));
  if (army == 0) left0 = count - 1;
  else left1 = count - 1;
  return kind;
}

/** Somebody of the giver's side; the id. */
function recipient(rng: usize, giver: i32): i32 {
  let fitting = 0;
  for (let token = 0; token < tokens; token++) if (seatOfToken(token) == giver) fitting++;
  let n = fitting == 0 ? 0 : draw(rng, fitting);
  for (let token = 0; token < tokens; token++) {
    if (seatOfToken(token) != giver) continue;
    if (n == 0) return idOfToken(token);
    n--;
  }
  return 0;
}
