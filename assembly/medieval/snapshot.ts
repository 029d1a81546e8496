/** The whole state as words, for undo and for the twins: mark, generator (2), then the truth's view. */
import { VIEWER_TRUTH } from '../core/layout';
import { read, readBegin, readFault, readIn, write, writeBegin, writeCount } from '../core/words';
import { readWhole } from './fill';
import { RNG } from './layout';
import { putView } from './view';

/** Opens every snapshot; another number where their form changes. */
const MARK: i32 = 0x4d454431;
const HEAD_WORDS: i32 = 3;

/** Writes the snapshot; gives its words. */
export function writeSnapshot(state: usize): i32 {
  writeBegin();
  write(MARK);
  write(load<i32>(state, RNG));
  write(load<i32>(state, RNG + 4));
  putView(state, VIEWER_TRUTH);
  return writeCount();
}

/** Reads a snapshot in the inbox into a state; 0 or a fault number. */
export function readSnapshot(state: usize, words: i32): i32 {
  readBegin(0, words);
  readIn(MARK, MARK);
  const low = read();
  const high = read();
  if (readFault() != 0) return readFault();
  const fault = readWhole(state, HEAD_WORDS, words - HEAD_WORDS);
  if (fault != 0) return fault;
  store<i32>(state, low, RNG);
  store<i32>(state, high, RNG + 4);
  return 0;
}
