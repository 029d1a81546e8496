/** What the keys do to the text of a sheet while the focus is on its heading. */
import { describe, expect, test } from 'vitest';
import { scrollOf } from '../../src/shell/parts/sheet-keys';

describe('a key scrolls the text of a sheet', () => {
  test.each([
    ['PageDown', 400, 360],
    ['PageUp', 400, -360],
    ['End', 400, Number.POSITIVE_INFINITY],
    ['Home', 400, Number.NEGATIVE_INFINITY],
    ['ArrowDown', 400, 40],
    ['ArrowUp', 400, -40],
    // a box of one line still moves
    ['PageDown', 30, 40],
  ])('%s in a box of %i pixels by %d', (key, height, by) => expect(scrollOf(key, height)).toBe(by));

  test.each(['Enter', ' ', 'Tab', 'Escape', 'a', 'ArrowLeft'])('%s is left to what has the focus', (key) =>
    expect(scrollOf(key, 400)).toBeNull(),
  );
});
