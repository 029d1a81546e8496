/**
 * The positions that a match has had, for the third occurrence (L16). They lie in a log beside the states: an entry is the
 * exact position in six masks, a state knows its log and how many entries are its own, so copying a state copies none.
 *
 * Entry: Black's units, with the Flag (square + 1) in bits 36-41 and the side in bit 42; White's units; then the four
 * kind masks of both sides together. A small filter in the state tells in nearly all cases that a position is new.
 */
import { bit, BOARD, SQUARES } from './board';
import {
  ENTRY_BYTES,
  FIXED,
  FLAG,
  HISTORY,
  LOG,
  LOG_ENTRIES,
  SECOND,
  SEEN,
  SEEN_BYTES,
  SHIELD,
  SIDE,
  SWORD,
  UNITS,
} from './layout';
import { clearUnits, codeAt, putCode, sideOf, standing } from './state';
import { kindOf } from './units';

/** Words of an entry in views and snapshots. */
export const HISTORY_WORDS: i32 = 7;

// Filter bits are the top nine of a sum of products with odd numbers.
const MIX_0: u64 = 0x9e3779b97f4a7c15;
const MIX_1: u64 = 0xc2b2ae3d27d4eb4f;
const MIX_2: u64 = 0xd6e8feb86659fd93;
const MIX_3: u64 = 0xa0761d6478bd642f;
const MIX_4: u64 = 0xe7037ed1a0b428db;
const MIX_5: u64 = 0x8ebc6af09c88c6e3;

/** Address of a state's entry. */
// @ts-ignore: decorator
@inline
export function entryAt(state: usize, index: i32): usize {
  return <usize>load<u32>(state, LOG) + <usize>(index * ENTRY_BYTES);
}

/** Makes a state's history empty, in this log. */
export function clearHistory(state: usize, log: usize): void {
  store<u32>(state, <u32>log, LOG);
  store<i32>(state, 0, HISTORY);
  memory.fill(state + SEEN, 0, SEEN_BYTES);
}

/** Enters the present position; gives how often it has occurred now. */
export function enterPosition(state: usize): i32 {
  const index = load<i32>(state, HISTORY);
  if (index >= LOG_ENTRIES) return 0;
  const entry = entryAt(state, index);
  const white = sideOf(state, 1);
  const rest = (<u64>(load<i32>(state, FLAG) + 1) << 36) | (<u64>load<i32>(state, SIDE) << 42);
  const first = load<u64>(state, UNITS) | rest;
  const second = load<u64>(white, UNITS);
  const swords = load<u64>(state, SWORD) | load<u64>(white, SWORD);
  const seconds = load<u64>(state, SECOND) | load<u64>(white, SECOND);
  const fixed = load<u64>(state, FIXED) | load<u64>(white, FIXED);
  const shields = load<u64>(state, SHIELD) | load<u64>(white, SHIELD);
  store<u64>(entry, first);
  store<u64>(entry, second, 8);
  store<u64>(entry, swords, 16);
  store<u64>(entry, seconds, 24);
  store<u64>(entry, fixed, 32);
  store<u64>(entry, shields, 40);
  store<i32>(state, index + 1, HISTORY);
  const sum =
    first * MIX_0 + second * MIX_1 + swords * MIX_2 + seconds * MIX_3 + fixed * MIX_4 + shields * MIX_5;
  const place = <i32>(sum >> 55);
  const byte = state + <usize>(place >> 3);
  const held = <i32>load<u8>(byte, SEEN);
  const mask = 1 << (place & 7);
  if (held & mask) return occurrences(entry, index, load<u32>(state, LOG));
  store<u8>(byte, held | mask, SEEN);
  return 1;
}

/** How often the entry at the end of a log stands in it. */
function occurrences(entry: usize, index: i32, log: usize): i32 {
  let found = 1;
  for (let other = log, end = log + <usize>(index * ENTRY_BYTES); other < end; other += ENTRY_BYTES) {
    if (load<u64>(other) == load<u64>(entry) && memory.compare(other, entry, ENTRY_BYTES) == 0) found++;
  }
  return found;
}

/** Did the last entry, the position at the opening of this turn, have the King of this seat on the board? */
export function kingStood(state: usize, seat: i32): bool {
  const entry = entryAt(state, load<i32>(state, HISTORY) - 1);
  const units = load<u64>(entry + <usize>(seat << 3)) & BOARD;
  return (units & load<u64>(entry, 24) & ~load<u64>(entry, 16)) != 0;
}

/** What stood on a square, as a code (0, Black's kinds + 1, White's kinds + 9). */
function codeIn(entry: usize, square: i32): i32 {
  const at = bit(square);
  const white = (load<u64>(entry, 8) & at) != 0;
  if (!white && (load<u64>(entry) & at) == 0) return 0;
  let signature = 0;
  for (let mask = 0; mask < 4; mask++) {
    if (load<u64>(entry + <usize>(mask << 3), 16) & at) signature |= 1 << mask;
  }
  return kindOf(signature) + (white ? 9 : 1);
}

/** One of the seven words of an entry: six squares a word, five bits each; the seventh is (Flag + 1) * 2 + side. */
export function historyWord(entry: usize, word: i32): i32 {
  if (word == 6) {
    const rest = <i32>(load<u64>(entry) >> 36);
    return ((rest & 63) << 1) | (rest >> 6);
  }
  let packed = 0;
  for (let i = 0; i < 6; i++) packed |= codeIn(entry, word * 6 + i) << (i * 5);
  return packed;
}

/** One of the seven words of the present position. */
export function positionWord(state: usize, word: i32): i32 {
  if (word == 6) return ((load<i32>(state, FLAG) + 1) << 1) | load<i32>(state, SIDE);
  let packed = 0;
  for (let i = 0; i < 6; i++) packed |= codeAt(state, word * 6 + i) << (i * 5);
  return packed;
}

/** Gives a state the position of seven words at an address (units, reserves, Flag, side); false when they contradict. */
export function setPosition(state: usize, words: usize): bool {
  clearUnits(state);
  const last = load<i32>(words, 24);
  const flag = (last >> 1) - 1;
  if (last < 0 || flag >= SQUARES) return false;
  store<i32>(state, flag, FLAG);
  store<i32>(state, last & 1, SIDE);
  for (let square = 0; square < SQUARES; square++) {
    const word = load<u32>(words + <usize>((square / 6) << 2));
    if (word >> 30 || !putCode(state, square, (word >> ((square % 6) * 5)) & 31)) return false;
  }
  return flag < 0 || (standing(state) & bit(flag)) == 0;
}

/** Makes the history of a state, a copy that shares the log of another, stand in a log of its own. */
export function moveHistory(state: usize, log: usize): void {
  memory.copy(log, <usize>load<u32>(state, LOG), load<i32>(state, HISTORY) * ENTRY_BYTES);
  store<u32>(state, <u32>log, LOG);
}

/** Is the last entry the present position? */
export function positionEntered(state: usize): bool {
  const length = load<i32>(state, HISTORY);
  if (length == 0) return false;
  const entry = entryAt(state, length - 1);
  for (let word = 0; word < HISTORY_WORDS; word++) {
    if (historyWord(entry, word) != positionWord(state, word)) return false;
  }
  return true;
}
