/**
 * The whole state as few words, for undo, for the twins and for the hash. Four numbers of the turn, what is asked, the
 * terrain, a word and a half a piece (more where something was lent or used), then the lists as far as they are filled,
 * then the frames. What follows from these is not in it.
 */
import { boardSquares } from '../core/geometry';
import { FAULT_CONTRADICTION, FAULT_WORDS, OUTBOX_WORDS } from '../core/layout';
import { inboxWord, write, writeBegin, writeCount } from '../core/words';
import { isArranging } from './arrange';
import { blank } from './bind';
import { useCurse } from './curse';
import { FORM_EXCHANGES, formField, forms, isOfForm } from './forms';
import { findTop } from './frames';
import { goalWord, putGoalWord, VIEW_WORDS } from './goals';
import {
  MOST_FRAMES, MOST_GOALS, MOST_GRANTS, MOST_SHIFTS, MOST_WAITING, PHASE_ARRANGING, SNAPSHOT_MARK,
} from './layout';
import { touch } from './list';
import {
  AGAINST, ANY_FRESH, ANY_USED, ARMY, ARRANGED, ASK_KEY, ASK_SEAT, ASKS, BOARD, COUNT, CURSE, CURSE_KIND, CURSE_SEAT,
  EXCHANGES_LEFT, EXTRA, FALLEN, FALLEN_LIST, FORM, FRAME_BYTES, FRAME_LIST, FRAMES, FRESH, GHOSTS, GOAL_BYTES,
  GOAL_LIST, GOALS, GRANT_LIST, GRANTS, HEIGHT, ID, KIND, LISTS, LOOKED, MOST_PIECES, MOST_SEATS, NOBODY, OWNER,
  PHASE, PICKED, PICKED_LIST, PLY, QUIET, REASON, RNG, SEATS, SHARING, SHIFT_LIST, SHIFTS, SHOWN, SIDE, SQUARE,
  SQUARES, STIRRED, STRIKE, SUNK, TURN, TURN_STEP, USED, WAITING, WAITING_LIST, WIDTH, WINDOWS, WINNERS, ZONE,
} from './map';
import { put, setTerrain } from './placing';
import { questionIsSound } from './question';
import { survey } from './deal';
import {
  boostOf, byteOf, holderOn, idOf, isLand, isOnBoard, kindOf, lentTo, num, pieceAt, S, seatCount, setBoost, setByte,
  setLent, setNum, squareOf, terrainAt,
} from './state';

const ROOM: i32 = 4096;
const WORDS: usize = memory.data(ROOM * 4, 16);
/** Words before the part that the hash covers: the mark and the generator. */
const UNHASHED: i32 = 3;
const TERRAINS_A_WORD: i32 = 10;

let count: i32 = 0;

/** Writes the snapshot to the outbox; gives its words. */
export function writeSnapshot(): i32 {
  pack();
  writeBegin();
  for (let i = 0; i < min(count, OUTBOX_WORDS); i++) write(load<i32>(WORDS + (<usize>i << 2)));
  return writeCount();
}

/** A 64-bit hash of all but the generator. */
export function hashState(): u64 {
  pack();
  let hash: u64 = 0x9e3779b97f4a7c15;
  for (let i = UNHASHED; i < count; i++) {
    hash ^= <u64>load<u32>(WORDS + (<usize>i << 2));
    hash *= 0xff51afd7ed558ccd;
    hash ^= hash >> 32;
  }
  return hash;
}

function add(word: i32): void {
  if (count < ROOM) store<i32>(WORDS + (<usize>count << 2), word);
  count++;
}

function pack(): void {
  count = 0;
  add(SNAPSHOT_MARK);
  add(load<i32>(S, RNG));
  add(load<i32>(S, RNG + 4));
  add(num(WIDTH) | (num(HEIGHT) << 8) | (num(COUNT) << 16) | (num(PHASE) << 24) | (num(SIDE) << 28));
  add(num(TURN) | (num(EXTRA) << 24));
  add(num(PLY) | (num(TURN_STEP) << 24) | (num(EXCHANGES_LEFT) << 28));
  const options = (num(WINDOWS) << 8) | (num(LISTS) << 9) | (num(ASKS) << 10);
  const question = num(ASK_KEY) | (num(ASK_SEAT) << 4) | (num(STIRRED) << 7) | options | (num(SEATS) << 27);
  add(question | (num(REASON) << 11) | (num(WINNERS) << 15) | (num(FORM) << 23));
  for (let seat = 0; seat < seatCount(); seat++) add(num(QUIET + (seat << 2)));
  add(num(CURSE) | (num(CURSE_SEAT) << 8) | (num(SHARING) << 16) | (num(PICKED) << 24));
  add(num(AGAINST) | (num(AGAINST + 4) << 8) | (num(STRIKE) << 16) | (num(STRIKE + 4) << 24));
  add(num(WAITING) | (num(FALLEN) << 8) | (num(GRANTS) << 16) | (num(FRAMES) << 24));
  for (let i = 0; i < 3 * seatCount(); i += 6) {
    let shifts = 0;
    for (let n = 0; n < 6; n++) shifts |= num(SHIFTS + ((i + n) << 2)) << (n * 4);
    add(shifts | (i == 0 ? num(GOALS) << 24 : 0));
  }
  if (isArranging()) packBytes(ARRANGED, seatCount());
  packTerrain();
  packPieces();
  packBytes(FALLEN_LIST, num(FALLEN));
  packBytes(PICKED_LIST, num(PICKED));
  packBytes(WAITING_LIST, num(WAITING) * 2);
  packBytes(GOAL_LIST, num(GOALS) * GOAL_BYTES);
  for (let i = 0; i < 3 * seatCount(); i++) packBytes(SHIFT_LIST + i * 3 * MOST_SHIFTS, num(SHIFTS + (i << 2)) * 3);
  packBytes(GRANT_LIST, num(GRANTS) * 4);
  packBytes(FRAME_LIST, num(FRAMES) * FRAME_BYTES);
}

function packTerrain(): void {
  let word = 0;
  for (let square = 0; square < boardSquares; square++) {
    word |= terrainAt(square) << ((square % TERRAINS_A_WORD) * 3);
    if (square % TERRAINS_A_WORD == TERRAINS_A_WORD - 1 || square == boardSquares - 1) {
      add(word);
      word = 0;
    }
  }
}

function packBytes(list: i32, bytes: i32): void {
  for (let i = 0; i < bytes; i += 4) {
    let word = 0;
    for (let n = 0; n < 4 && i + n < bytes; n++) word |= byteOf(list, i + n) << (n * 8);
    add(word);
  }
}

/** kind, square, zone, owner, army, shown, fresh, and whether another word with loans, or with looks and uses, follows; ids two a word. */
function packPieces(): void {
  const pieces = num(COUNT);
  for (let slot = 0; slot < pieces; slot += 2) {
    add(idOf(slot) | (slot + 1 < pieces ? idOf(slot + 1) << 16 : 0));
  }
  for (let slot = 0; slot < pieces; slot++) {
    const loans = (boostOf(slot) & 0xffff) | (lentTo(slot) << 16);
    const uses = byteOf(LOOKED, slot) | (byteOf(USED, slot) << 8);
    const zone = byteOf(ZONE, slot) << 16;
    const marks = (byteOf(OWNER, slot) << 18) | (byteOf(ARMY, slot) << 21) | (byteOf(SHOWN, slot) << 24) | (byteOf(FRESH, slot) << 25);
    add(kindOf(slot) | (squareOf(slot) << 8) | zone | marks | (loans != 0 ? 1 << 26 : 0) | (uses != 0 ? 1 << 27 : 0));
    if (loans != 0) add(loans);
    if (uses != 0) add(uses);
  }
}

let place: i32 = 0;
let end: i32 = 0;

function take(): i32 {
  const word = place < end ? inboxWord(place) : 0;
  place++;
  return word;
}

/** Takes a snapshot from the first words of the inbox into the state that is bound; 0, or a fault and a spoilt state. */
export function readSnapshot(words: i32): i32 {
  if (words < 13 || words > ROOM || inboxWord(0) != SNAPSHOT_MARK) return FAULT_WORDS;
  place = 3;
  end = words;
  const first = take();
  const width = first & 255;
  const height = (first >> 8) & 255;
  const pieces = (first >> 16) & 255;
  if (width < 1 || height < 1 || width > 32 || height > 32 || width * height > SQUARES || pieces > MOST_PIECES) return FAULT_WORDS;
  blank(width, height);
  store<i32>(S, inboxWord(1), RNG);
  store<i32>(S, inboxWord(2), RNG + 4);
  setNum(COUNT, pieces);
  setNum(PHASE, (first >> 24) & 15);
  setNum(SIDE, (first >>> 28) & 7);
  if (!takeNumbers() || !takeTerrain() || !takePieces(pieces) || !takeRest()) return FAULT_WORDS;
  if (place != end) return FAULT_WORDS;
  // what doesn't come out as it went in was never written by `pack`
  pack();
  if (count != words) return FAULT_CONTRADICTION;
  for (let i = 0; i < words; i++) if (load<i32>(WORDS + (<usize>i << 2)) != inboxWord(i)) return FAULT_CONTRADICTION;
  setNum(GHOSTS, 1);
  setNum(ANY_FRESH, 1);
  setNum(ANY_USED, 1);
  survey();
  useCurse();
  findTop();
  touch();
  return questionIsSound() ? 0 : FAULT_CONTRADICTION;
}

function takeNumbers(): bool {
  const turn = take();
  setNum(TURN, turn & 0xffffff);
  setNum(EXTRA, turn >>> 24);
  const ply = take();
  setNum(PLY, ply & 0xffffff);
  setNum(TURN_STEP, (ply >> 24) & 15);
  setNum(EXCHANGES_LEFT, ply >>> 28);
  const bits = take();
  setNum(ASK_KEY, bits & 15);
  setNum(ASK_SEAT, (bits >> 4) & 7);
  setNum(STIRRED, (bits >> 7) & 1);
  setNum(WINDOWS, (bits >> 8) & 1);
  setNum(LISTS, (bits >> 9) & 1);
  setNum(ASKS, (bits >> 10) & 1);
  setNum(REASON, (bits >> 11) & 15);
  setNum(WINNERS, (bits >> 15) & 255);
  setNum(FORM, (bits >>> 23) & 15);
  const seats = bits >>> 27;
  if (num(FORM) >= forms || seats < 2 || seats > MOST_SEATS || seats % 2 != 0) return false;
  if (seats > 2 && num(WIDTH) != seats * 4) return false;
  setNum(SEATS, seats);
  if (num(SIDE) >= seats || num(ASK_SEAT) >= seats || num(WINNERS) >> seats != 0) return false;
  for (let seat = 0; seat < seats; seat++) setNum(QUIET + (seat << 2), take());
  const curse = take();
  setNum(CURSE, curse & 255);
  setNum(CURSE_SEAT, (curse >> 8) & 7);
  setNum(SHARING, (curse >> 16) & 255);
  setNum(PICKED, curse >>> 24);
  const set = take();
  setNum(AGAINST, set & 255);
  setNum(AGAINST + 4, (set >> 8) & 255);
  setNum(STRIKE, (set >> 16) & 255);
  setNum(STRIKE + 4, set >>> 24);
  const lists = take();
  setNum(WAITING, lists & 255);
  setNum(FALLEN, (lists >> 8) & 255);
  setNum(GRANTS, (lists >> 16) & 255);
  setNum(FRAMES, lists >>> 24);
  if (num(CURSE_SEAT) >= seats || !takeShiftCounts()) return false;
  if (isArranging()) takeBytes(ARRANGED, seats);
  if (num(PHASE) > PHASE_ARRANGING || num(TURN_STEP) > 3 || num(EXCHANGES_LEFT) > formField(num(FORM), FORM_EXCHANGES)) return false;
  const pieces = num(COUNT);
  if (num(WAITING) > MOST_WAITING || num(FALLEN) > pieces || num(PICKED) > pieces) return false;
  for (let i = 0; i < 4; i++) if (!isSlot(num(AGAINST + (i << 2)))) return false;
  return isSlot(num(CURSE)) && isSlot(num(SHARING)) && num(GRANTS) <= MOST_GRANTS && num(FRAMES) <= MOST_FRAMES;
}

function takeShiftCounts(): bool {
  for (let i = 0; i < 3 * seatCount(); i += 6) {
    const shifts = take();
    if (i == 0) setNum(GOALS, (shifts >>> 24) & 31);
    for (let n = 0; n < 6; n++) {
      const turns = (shifts >> (n * 4)) & 15;
      if (turns > MOST_SHIFTS) return false;
      setNum(SHIFTS + ((i + n) << 2), turns);
    }
  }
  return num(GOALS) <= MOST_GOALS;
}

function isSlot(slot: i32): bool {
  return slot == NOBODY || slot < num(COUNT);
}

function takeTerrain(): bool {
  let word = 0;
  for (let square = 0; square < boardSquares; square++) {
    if (square % TERRAINS_A_WORD == 0) word = take();
    const terrain = (word >> ((square % TERRAINS_A_WORD) * 3)) & 7;
    if (terrain > 6) return false;
    setTerrain(square, terrain);
  }
  return true;
}

function takePieces(pieces: i32): bool {
  for (let slot = 0; slot < pieces; slot += 2) {
    const word = take();
    store<u16>(S + (<usize>slot << 1), word & 0xffff, ID);
    if (slot + 1 < pieces) store<u16>(S + (<usize>(slot + 1) << 1), word >>> 16, ID);
  }
  const sharer = num(SHARING);
  for (let slot = 0; slot < pieces; slot++) {
    if (slot > 0 && idOf(slot) <= idOf(slot - 1)) return false;
    const word = take();
    const kind = word & 255;
    const square = (word >> 8) & 255;
    const zone = (word >> 16) & 3;
    if (!isOfForm(num(FORM), kind) || square >= boardSquares || zone > 2) return false;
    setByte(KIND, slot, kind);
    setByte(SQUARE, slot, square);
    setByte(ZONE, slot, zone);
    setByte(OWNER, slot, (word >> 18) & 7);
    setByte(ARMY, slot, (word >> 21) & 7);
    if (byteOf(OWNER, slot) >= seatCount() || byteOf(ARMY, slot) >= seatCount()) return false;
    if (zone == 0 && byteOf(OWNER, slot) != holderOn(square, byteOf(OWNER, slot))) return false;
    setByte(SHOWN, slot, (word >> 24) & 1);
    setByte(FRESH, slot, (word >> 25) & 1);
    if ((word >> 26) & 1) {
      const loans = take();
      setBoost(slot, <i32>(<i16>(loans & 0xffff)));
      setLent(slot, loans >>> 16);
      if (boostOf(slot) < 0) setNum(SUNK, 1);
    }
    if ((word >> 27) & 1) {
      const uses = take();
      setByte(LOOKED, slot, uses & 255);
      setByte(USED, slot, (uses >> 8) & 255);
    }
    if (zone != 0 || slot == sharer) continue;
    if (!isLand(square) || pieceAt(square) != NOBODY) return false;
    setByte(BOARD, square, slot);
  }
  return standSharer(sharer);
}

function standSharer(sharer: i32): bool {
  for (let slot = 0; slot < num(COUNT); slot++) {
    if (!isOnBoard(slot) || slot == sharer) continue;
    const square = squareOf(slot);
    setByte(BOARD, square, NOBODY);
    setNum(SHARING, NOBODY);
    put(slot, square);
  }
  setNum(SHARING, NOBODY);
  if (sharer == NOBODY) return true;
  const square = squareOf(sharer);
  const first = pieceAt(square);
  if (!isOnBoard(sharer) || first == NOBODY) return false;
  setByte(BOARD, square, sharer);
  put(first, square);
  return true;
}

function takeRest(): bool {
  if (!takeSlots(FALLEN_LIST, num(FALLEN), 1) || !takeSlots(PICKED_LIST, num(PICKED), 1)) return false;
  if (!takeSlots(WAITING_LIST, num(WAITING), 2)) return false;
  takeBytes(GOAL_LIST, num(GOALS) * GOAL_BYTES);
  for (let i = 0; i < num(GOALS) * VIEW_WORDS; i++) {
    if (!putGoalWord(i / VIEW_WORDS, i % VIEW_WORDS, goalWord(i / VIEW_WORDS, i % VIEW_WORDS))) return false;
  }
  for (let i = 0; i < 3 * seatCount(); i++) {
    if (!takeSlots(SHIFT_LIST + i * 3 * MOST_SHIFTS, num(SHIFTS + (i << 2)), 3)) return false;
  }
  if (!takeSlots(GRANT_LIST, num(GRANTS), 4)) return false;
  takeBytes(FRAME_LIST, num(FRAMES) * FRAME_BYTES);
  const curse = num(CURSE);
  setNum(CURSE_KIND, curse == NOBODY ? 0 : kindOf(curse));
  return place <= end;
}

/** A list of entries that begin with a slot. */
function takeSlots(list: i32, entries: i32, width: i32): bool {
  takeBytes(list, entries * width);
  for (let i = 0; i < entries; i++) if (byteOf(list, i * width) >= num(COUNT)) return false;
  return true;
}

function takeBytes(list: i32, bytes: i32): void {
  for (let i = 0; i < bytes; i += 4) {
    const word = take();
    for (let n = 0; n < 4 && i + n < bytes; n++) setByte(list, i + n, (word >> (n * 8)) & 255);
  }
}
