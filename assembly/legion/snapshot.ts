/**
 * The whole state as few words, for undo and for the twins: mark, generator (2), form, ply, placements, passes, step, active
 * square, emptied squares (2), faces, quadrants (a byte each), terrain (6: six squares a word, five bits each), position (7, as
 * in the history), reason, winners, scores (2), history count and entries (7 each).
 */
import { FAULT_CONTRADICTION } from '../core/layout';
import { read, readBegin, readEnd, readFault, readIn, write, writeBegin, writeCount } from '../core/words';
import { BOARD, SQUARES } from './board';
import { agrees } from './check';
import { setTerrain, terrainOf } from './faces';
import { MOST_PLY } from './fill';
import { entryAt, HISTORY_WORDS, historyWord, positionWord, setPosition } from './history';
import {
  ACTIVE,
  EMPTIED,
  FACES,
  FORM,
  FORM_BASIC,
  FORM_FOREST,
  HISTORY,
  LOG_ENTRIES,
  MOST_PLACEMENTS,
  PASSES,
  PLACEMENTS,
  PLY,
  QUADRANTS,
  REASON,
  REASON_RESIGN,
  RNG,
  SCORE,
  STEP,
  STEP_OVER,
  WINNERS,
} from './layout';
import { beginPast, enterPast, POSITION } from './past';
import { blankState } from './setup';
import { STAGE, STAGE_LOG } from './stage';

/** Opens every snapshot; another number where their form changes. */
const MARK: i32 = 0x4c454731;

/** Writes the snapshot; gives its words. */
export function writeSnapshot(state: usize): i32 {
  writeBegin();
  write(MARK);
  write(load<i32>(state, RNG));
  write(load<i32>(state, RNG + 4));
  write(load<i32>(state, FORM));
  write(load<i32>(state, PLY));
  write(load<i32>(state, PLACEMENTS));
  write(load<i32>(state, PASSES));
  write(load<i32>(state, STEP));
  write(load<i32>(state, ACTIVE));
  write(load<i32>(state, EMPTIED));
  write(load<i32>(state, EMPTIED + 4));
  write(load<i32>(state, FACES));
  write(load<i32>(state, QUADRANTS));
  for (let word = 0; word < 6; word++) {
    let packed = 0;
    for (let i = 0; i < 6; i++) packed |= terrainOf(state, word * 6 + i) << (i * 5);
    write(packed);
  }
  for (let word = 0; word < HISTORY_WORDS; word++) write(positionWord(state, word));
  write(load<i32>(state, REASON));
  write(load<i32>(state, WINNERS));
  write(load<i32>(state, SCORE));
  write(load<i32>(state, SCORE + 4));
  const length = load<i32>(state, HISTORY);
  write(length);
  for (let index = 0; index < length; index++) {
    for (let word = 0; word < HISTORY_WORDS; word++) write(historyWord(entryAt(state, index), word));
  }
  return writeCount();
}

/** Reads a snapshot into the stage; 0 or a fault number. */
export function stageSnapshot(words: i32): i32 {
  readBegin(0, words);
  readIn(MARK, MARK);
  const low = read();
  const high = read();
  blankState(STAGE, STAGE_LOG, readIn(FORM_BASIC, FORM_FOREST), 0);
  store<i32>(STAGE, low, RNG);
  store<i32>(STAGE, high, RNG + 4);
  store<i32>(STAGE, readIn(0, MOST_PLY), PLY);
  store<i32>(STAGE, readIn(0, MOST_PLACEMENTS), PLACEMENTS);
  store<i32>(STAGE, readIn(0, 2), PASSES);
  store<i32>(STAGE, readIn(0, STEP_OVER), STEP);
  store<i32>(STAGE, readIn(-1, SQUARES - 1), ACTIVE);
  store<i32>(STAGE, read(), EMPTIED);
  store<i32>(STAGE, readIn(0, <i32>(BOARD >> 32)), EMPTIED + 4);
  store<i32>(STAGE, read(), FACES);
  store<i32>(STAGE, read(), QUADRANTS);
  let fits = bytesWithin(STAGE + FACES, 1) && bytesWithin(STAGE + QUADRANTS, 31);
  if (!readTerrain()) fits = false;
  readPosition();
  if (!setPosition(STAGE, POSITION)) fits = false;
  store<i32>(STAGE, readIn(0, REASON_RESIGN), REASON);
  store<i32>(STAGE, readIn(0, 3), WINNERS);
  store<i32>(STAGE, readIn(0, 10), SCORE);
  store<i32>(STAGE, readIn(0, 10), SCORE + 4);
  const length = readIn(0, LOG_ENTRIES);
  if (readFault() != 0) return readFault();
  if (!fits) return FAULT_CONTRADICTION;
  beginPast(STAGE, STAGE_LOG);
  for (let index = 0; index < length && readFault() == 0; index++) {
    readPosition();
    if (!enterPast()) fits = false;
  }
  if (readEnd() != 0) return readEnd();
  return fits && agrees(STAGE) ? 0 : FAULT_CONTRADICTION;
}

function readPosition(): void {
  for (let word = 0; word < HISTORY_WORDS; word++) store<i32>(POSITION + <usize>(word << 2), read());
}

/** Do the four bytes at an address all lie from -1 to `high`? */
function bytesWithin(bytes: usize, high: i32): bool {
  for (let i = 0; i < 4; i++) {
    const value = <i32>load<i8>(bytes + i);
    if (value < -1 || value > high) return false;
  }
  return true;
}

function readTerrain(): bool {
  for (let word = 0; word < 6; word++) {
    const packed = readIn(0, 0x3fffffff);
    for (let i = 0; i < 6; i++) {
      const terrain = (packed >> (i * 5)) & 31;
      if (terrain > 4) return false;
      setTerrain(STAGE, word * 6 + i, terrain);
    }
  }
  return true;
}
