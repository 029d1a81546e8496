/** What is said aloud in one breath: every part ends once. */
import { expect, test } from 'vitest';
import { ended } from '../../src/text/ended';

test.each([
  ['Blue’s Knight, g8', 'Blue’s Knight, g8.'],
  ['It has moved.', 'It has moved.'],
  ['Blue is thinking…', 'Blue is thinking…'],
  ['Put the Spy in cell k1?', 'Put the Spy in cell k1?'],
])('%s', (text, said) => {
  expect(ended(text)).toBe(said);
});
