/** The pieces of a view and what its lists say of them, as a state. */
import { boardSquares } from '../core/geometry';
import { MASK_ALL, VIEWER_TRUTH } from '../core/layout';
import { inboxWord } from '../core/words';
import { isArranging, setupCount } from './arrange';
import { putGoalWord, VIEW_WORDS } from './goals';
import { sideOfKind } from './kinds';
import { isOfForm } from './forms';
import { GRANT_CLOSED, GRANT_ENDED, GRANT_OPEN, KEYWORDS, MOST_GOALS, MOST_GRANTS, MOST_WAITING, SIDE_BOTH } from './layout';
import {
  ANY_FRESH, ANY_USED, ARMY, ARRANGED, COUNT, CURSE, CURSE_KIND, CURSE_SEAT, FALLEN, FALLEN_LIST, FORM, FRESH, GOALS,
  GRANT_LIST, GRANTS, ID, IN_CURSE, IN_FALLEN, KIND, LOOKED, MOST_PIECES, MOST_SEATS, NOBODY, OWNER, QUIET, SHOWN,
  STRIKE, SUNK, USED, WAITING, WAITING_LIST, ZONE,
} from './map';
import { addShift } from './shuttle';
import { byteOf, holderOn, lentTo, num, S, sameSide, seatCount, setBoost, setByte, setLent, setNum } from './state';
import {
  addId, contradicts, heapAt, heapLength, ids, item, L_ARMY, L_ARRANGED, L_BOOSTS, L_CURSES, L_FALLEN, L_FRESH,
  L_GOALS, L_GRANTS, L_QUIET, L_SHUTTLE, L_STRIKE, L_USED, lengthOf, MOST_PLY, sideSeen, slotOf, tokens, tokenWord,
  viewer,
} from './view-words';

/** Gives every piece its slot, and what it is; false when the lists don't agree. */
export function takePieces(): bool {
  const curses = lengthOf(L_CURSES);
  const fallen = lengthOf(L_FALLEN);
  if (contradicts || curses % 4 != 0 || lengthOf(L_ARMY) != tokens) return false;
  let heaped = 0;
  for (let army = 0; army < seatCount(); army++) heaped += unchecked(heapLength[army]);
  if (fallen != heaped) return false;
  let count = 0;
  if (tokens + fallen + curses / 4 > MOST_PIECES) return false;
  for (let i = 0; i < tokens; i++) count = addId(tokenWord(i, 0), count);
  for (let i = 0; i < fallen; i++) count = addId(item(L_FALLEN, i), count);
  for (let i = 0; i < curses; i += 4) if (!(i == 0 && item(L_CURSES, 0) == -1)) count = addId(item(L_CURSES, i), count);
  setNum(COUNT, count);
  for (let slot = 0; slot < count; slot++) {
    const id = unchecked(ids[slot]);
    if (id < 0 || id > 0xffff || (slot > 0 && unchecked(ids[slot - 1]) == id)) return false;
    store<u16>(S + (<usize>slot << 1), id, ID);
  }
  for (let army = 0; army < MOST_SEATS; army++) unchecked((sideSeen[army] = 0));
  for (let i = 0; i < tokens; i++) if (!takeToken(i)) return false;
  let place = 0;
  for (let army = 0; army < seatCount(); army++) {
    for (let i = 0; i < unchecked(heapLength[army]); i++, place++) {
      const slot = slotOf(item(L_FALLEN, place));
      const kind = inboxWord(unchecked(heapAt[army]) + i);
      if (!isOfForm(num(FORM), kind)) return false;
      dismiss(slot, kind, army, IN_FALLEN);
      setByte(FALLEN_LIST, place, slot);
    }
  }
  setNum(FALLEN, place);
  return takeCurses(curses);
}

export function takeToken(i: i32): bool {
  const slot = slotOf(tokenWord(i, 0));
  const army = item(L_ARMY, i);
  const kind = tokenWord(i, 3);
  const shown = tokenWord(i, 4);
  const seat = tokenWord(i, 2);
  if (army < 0 || army >= seatCount() || seat >= seatCount() || kind == 0 || (kind < 0 && shown == MASK_ALL)) return false;
  if (shown != MASK_ALL && shown >= 1 << seatCount()) return false;
  if (seat != holderOn(tokenWord(i, 1), seat)) return false;
  setByte(KIND, slot, max(kind, 0));
  setByte(OWNER, slot, seat);
  setByte(ARMY, slot, army);
  setByte(SHOWN, slot, shown == MASK_ALL ? 1 : 0);
  setByte(LOOKED, slot, shown == MASK_ALL ? 0 : shown);
  if (kind > 0 && !isOfForm(num(FORM), kind)) return false;
  if (kind > 0) seeSide(army, kind);
  return true;
}

/** Only a piece of one side tells the colour of its army. */
export function seeSide(army: i32, kind: i32): void {
  const side = sideOfKind(kind);
  if (side != SIDE_BOTH) unchecked((sideSeen[army] |= 1 << side));
}

export function dismiss(slot: i32, kind: i32, army: i32, zone: i32): void {
  setByte(KIND, slot, kind);
  setByte(ARMY, slot, army);
  setByte(OWNER, slot, army);
  setByte(SHOWN, slot, 1);
  setByte(ZONE, slot, zone);
  seeSide(army, kind);
}

export function takeCurses(words: i32): bool {
  for (let i = 0; i < words; i += 4) {
    const id = item(L_CURSES, i);
    if (i == 0 && id == -1) continue;
    const kind = item(L_CURSES, i + 1);
    const seat = item(L_CURSES, i + 2);
    const army = item(L_CURSES, i + 3);
    if (!isOfForm(num(FORM), kind) || seat < 0 || seat >= seatCount()) return false;
    if (army < 0 || army >= seatCount()) return false;
    const slot = slotOf(id);
    dismiss(slot, kind, army, IN_CURSE);
    if (i == 0) {
      setNum(CURSE, slot);
      setNum(CURSE_KIND, kind);
      setNum(CURSE_SEAT, seat);
      continue;
    }
    const waiting = num(WAITING);
    if (waiting >= MOST_WAITING) return false;
    setByte(WAITING_LIST, waiting * 2, slot);
    setByte(WAITING_LIST, waiting * 2 + 1, seat);
    setNum(WAITING, waiting + 1);
  }
  return true;
}

/** The lists that say something of pieces known by now. */
export function takeLists(): bool {
  for (let i = 0; i < lengthOf(L_FRESH); i++) {
    const slot = slotOf(item(L_FRESH, i));
    if (slot == NOBODY) return false;
    setByte(FRESH, slot, 1);
    setNum(ANY_FRESH, 1);
  }
  if (lengthOf(L_USED) % 2 != 0 || lengthOf(L_BOOSTS) % 2 != 0) return false;
  for (let i = 0; i < lengthOf(L_USED); i += 2) {
    const slot = slotOf(item(L_USED, i));
    const mask = item(L_USED, i + 1);
    if (slot == NOBODY || mask <= 0 || mask > 255) return false;
    setByte(USED, slot, mask);
    setNum(ANY_USED, 1);
  }
  for (let i = 0; i < lengthOf(L_BOOSTS); i += 2) {
    const slot = slotOf(item(L_BOOSTS, i));
    const by = item(L_BOOSTS, i + 1);
    if (slot == NOBODY || by == 0 || by < -30000 || by > 30000) return false;
    setBoost(slot, by);
    if (by < 0) setNum(SUNK, 1);
  }
  if (lengthOf(L_QUIET) != seatCount()) return false;
  for (let seat = 0; seat < seatCount(); seat++) {
    const turns = item(L_QUIET, seat);
    if (turns < 0 || turns > MOST_PLY) return false;
    setNum(QUIET + (seat << 2), turns);
  }
  return takeGrants() && takeShuttle() && takePair(L_STRIKE) && takeArranged() && takeMatchGoals();
}

/** How far each seat has laid its army out; empty when all have. */
export function takeArranged(): bool {
  if (!isArranging()) return lengthOf(L_ARRANGED) == 0;
  if (lengthOf(L_ARRANGED) != seatCount()) return false;
  for (let seat = 0; seat < seatCount(); seat++) {
    const answered = item(L_ARRANGED, seat);
    if (answered < 0 || answered > setupCount(seat)) return false;
    setByte(ARRANGED, seat, answered);
  }
  return true;
}

export function takeMatchGoals(): bool {
  const words = lengthOf(L_GOALS);
  if (words % VIEW_WORDS != 0 || words / VIEW_WORDS > MOST_GOALS) return false;
  for (let i = 0; i < words; i++) if (!putGoalWord(i / VIEW_WORDS, i % VIEW_WORDS, item(L_GOALS, i))) return false;
  setNum(GOALS, words / VIEW_WORDS);
  return true;
}

export function takeGrants(): bool {
  const words = lengthOf(L_GRANTS);
  if (words % 4 != 0 || words / 4 > MOST_GRANTS) return false;
  for (let i = 0; i < words; i += 4) {
    const id = item(L_GRANTS, i);
    const keyword = item(L_GRANTS, i + 1);
    const giver = item(L_GRANTS, i + 2);
    const state = item(L_GRANTS, i + 3);
    const slot = id == -1 ? NOBODY : slotOf(id);
    const isLive = state == GRANT_CLOSED || state == GRANT_OPEN;
    if (keyword < 1 || keyword >= KEYWORDS || giver < 0 || giver >= seatCount()) return false;
    if (!isLive && state != GRANT_ENDED) return false;
    if (id != -1 && (slot == NOBODY || (isLive && byteOf(ZONE, slot) != 0))) return false;
    if (id == -1 && (state != GRANT_CLOSED || (viewer < seatCount() && sameSide(viewer, giver)) || viewer == VIEWER_TRUTH)) return false;
    setByte(GRANT_LIST, i, slot);
    setByte(GRANT_LIST, i + 1, keyword);
    setByte(GRANT_LIST, i + 2, giver);
    setByte(GRANT_LIST, i + 3, state);
    if (slot != NOBODY && isLive) setLent(slot, lentTo(slot) | (1 << keyword));
  }
  setNum(GRANTS, words / 4);
  return true;
}

export function takeShuttle(): bool {
  const words = lengthOf(L_SHUTTLE);
  if (words % 5 != 0) return false;
  for (let i = 0; i < words; i += 5) {
    const seat = item(L_SHUTTLE, i);
    const age = item(L_SHUTTLE, i + 1);
    const slot = slotOf(item(L_SHUTTLE, i + 2));
    const from = item(L_SHUTTLE, i + 3);
    const to = item(L_SHUTTLE, i + 4);
    if (seat < 0 || seat >= seatCount() || age < 1 || age > 2 || slot == NOBODY) return false;
    if (from < 0 || from >= boardSquares || to < 0 || to >= boardSquares) return false;
    if (!addShift(seat, age, slot, from, to)) return false;
  }
  return true;
}

export function takePair(list: i32): bool {
  const words = lengthOf(list);
  if (words == 0) return true;
  if (words != 2) return false;
  const a = slotOf(item(list, 0));
  const b = slotOf(item(list, 1));
  if (a == NOBODY || b == NOBODY || a == b) return false;
  setNum(STRIKE, a);
  setNum(STRIKE + 4, b);
  return true;
}
