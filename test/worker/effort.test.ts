/** How long a computer may take for an answer that nobody may hear of. */
import { expect, test } from 'vitest';
import { DELAY } from '../../src/worker/referee/constant-delay';
import { effortFor, STANDARD_EFFORT } from '../../src/worker/referee/effort';

/** More answers in a row than any attack asks for. */
const CHAIN = 100;

test('a chain of unseen answers, however long, fits into the time that every choice takes', () => {
  let left = DELAY;
  let timed = 0;
  for (let count = 0; count < CHAIN; count++) {
    const { milliseconds = 0, iterations } = effortFor(STANDARD_EFFORT, 'respond', left);
    expect(milliseconds).toBeGreaterThanOrEqual(1);
    // after a single iteration the answer is there at once
    if (iterations === 1) continue;
    left -= milliseconds;
    timed++;
  }
  expect(left).toBeGreaterThan(0);
  expect(timed).toBeGreaterThan(3);
});

test('other questions, and numbers of iterations, keep their effort', () => {
  expect(effortFor(STANDARD_EFFORT, 'main', 1)).toEqual(STANDARD_EFFORT);
  expect(effortFor({ iterations: 64 }, 'respond', 1)).toEqual({ iterations: 64 });
});
