/** Writes words to the outbox and reads words from the inbox, both checked against their bounds. */
import { FAULT_WORDS, INBOX_WORDS, OUTBOX_WORDS } from './layout';
import { INBOX, OUTBOX } from './memory';

let written: i32 = 0;

/** Starts the outbox anew. */
export function writeBegin(): void {
  written = 0;
}

/** Appends a word; what doesn't fit is dropped (buffers are sized so that it always fits). */
export function write(word: i32): void {
  if (written >= OUTBOX_WORDS) return;
  store<i32>(OUTBOX + (<usize>written << 2), word);
  written++;
}

/** Puts a word where `write` has been before, e.g. a count that is known only afterwards. */
export function writeAt(index: i32, word: i32): void {
  if (<u32>index < <u32>written) store<i32>(OUTBOX + (<usize>index << 2), word);
}

/** Words written since `writeBegin`. */
export function writeCount(): i32 {
  return written;
}

let place: i32 = 0;
let end: i32 = 0;
let broken: bool = false;

/** Starts reading `count` words of the inbox at word `from`; counts that don't fit make every read fail. */
export function readBegin(from: i32, count: i32): void {
  broken = from < 0 || count < 0 || from > INBOX_WORDS || count > INBOX_WORDS - from;
  place = broken ? 0 : from;
  end = broken ? 0 : from + count;
}

/** The next word. Past the end it is 0 and the reading has failed. */
export function read(): i32 {
  if (place >= end) {
    broken = true;
    return 0;
  }
  const word = load<i32>(INBOX + (<usize>place << 2));
  place++;
  return word;
}

/** The next word, which must lie from `low` to `high`; otherwise `low`, and the reading has failed. */
export function readIn(low: i32, high: i32): i32 {
  const word = read();
  if (word >= low && word <= high) return word;
  broken = true;
  return low;
}

/** Marks the reading as failed. */
export function readFail(): void {
  broken = true;
}

/** The place of the next word in the inbox. */
export function readPlace(): i32 {
  return place;
}

/** FAULT_WORDS when a read so far failed, otherwise 0. */
export function readFault(): i32 {
  return broken ? FAULT_WORDS : 0;
}

/** FAULT_WORDS when a read failed or words are left over, otherwise 0. */
export function readEnd(): i32 {
  return broken || place != end ? FAULT_WORDS : 0;
}

/** A word of the inbox by its place, apart from the reading under way; 0 outside it. */
export function inboxWord(index: i32): i32 {
  return <u32>index < <u32>INBOX_WORDS ? load<i32>(INBOX + (<usize>index << 2)) : 0;
}
