/**
 * The event rows of the last call that changed the state. A row lies in memory as it travels: type, mask, argument
 * count, arguments. `rowBegin`, any number of `rowPut`, `rowEnd`; lists are put as their length and then their items.
 */
import { MASK_ALL, ROW_WORDS, VIEWER_TRUTH } from './layout';
import { ROWS } from './memory';
import { write, writeBegin, writeCount } from './words';

/** False while a playout or a search plays: then nothing is written, and a game need not work out what a row would say. */
export let rowsOn: bool = true;

let used: i32 = 0;
let start: i32 = 0;

/** Turns the writing of rows on or off. */
export function rowsSwitch(on: bool): void {
  rowsOn = on;
}

/** Forgets the rows; called at the start of each call that changes the state. */
export function rowsClear(): void {
  used = 0;
}

/** Starts a row of an event type for the seats of a mask. */
export function rowBegin(type: i32, mask: i32): void {
  if (!rowsOn) return;
  start = used;
  put(type);
  put(mask);
  put(0);
}

/** Appends an argument to the row begun. */
export function rowPut(argument: i32): void {
  if (rowsOn) put(argument);
}

/** Ends the row begun. A row that doesn't fit is dropped whole. */
export function rowEnd(): void {
  if (!rowsOn) return;
  if (used > ROW_WORDS) used = start;
  else store<i32>(ROWS + (<usize>(start + 2) << 2), used - start - 3);
}

/** A row without arguments. */
export function row0(type: i32, mask: i32 = MASK_ALL): void {
  rowBegin(type, mask);
  rowEnd();
}

/** A row with one argument. */
export function row1(type: i32, a: i32, mask: i32 = MASK_ALL): void {
  rowBegin(type, mask);
  rowPut(a);
  rowEnd();
}

/** A row with two arguments. */
export function row2(type: i32, a: i32, b: i32, mask: i32 = MASK_ALL): void {
  rowBegin(type, mask);
  rowPut(a);
  rowPut(b);
  rowEnd();
}

/** A row with three arguments. */
export function row3(type: i32, a: i32, b: i32, c: i32, mask: i32 = MASK_ALL): void {
  rowBegin(type, mask);
  rowPut(a);
  rowPut(b);
  rowPut(c);
  rowEnd();
}

/** Writes the rows whose mask has this viewer's bit (9: all) to the outbox; gives the words. */
export function writeRows(viewer: i32): i32 {
  writeBegin();
  for (let at = 0; at < used; ) {
    const length = load<i32>(ROWS + (<usize>(at + 2) << 2)) + 3;
    const mask = load<i32>(ROWS + (<usize>(at + 1) << 2));
    const seen = viewer == VIEWER_TRUTH || (<u32>viewer < 9 && ((mask >> viewer) & 1) != 0);
    if (seen) for (let i = at; i < at + length; i++) write(load<i32>(ROWS + (<usize>i << 2)));
    at += length;
  }
  return writeCount();
}

function put(word: i32): void {
  if (used < ROW_WORDS) store<i32>(ROWS + (<usize>used << 2), word);
  used++;
}
