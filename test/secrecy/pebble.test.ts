/** Pebble's secrecy on the reference: nothing leaks, and planted leaks are caught. */
import { describe, expect, test } from 'vitest';
import { runTrials } from '../support/harness/secrecy/trials';
import { engineWorld, type World } from '../support/harness/secrecy/world';
import { createPebbleReference } from '../support/pebble/reference';
import { pebbleSecrecy } from '../support/pebble/secrecy/trials';

const make = (): World => engineWorld(createPebbleReference());
const TRIALS = 240;

test('nothing leaks', () => {
  const report = runTrials(pebbleSecrecy.trials({ make, seed: 11 }), { trials: TRIALS });
  expect(report.first).toBeNull();
  expect(report).toMatchObject({ trials: TRIALS, mismatches: 0 });
  expect(report.changed).toBeGreaterThan(TRIALS / 2);
});

describe('what must be caught', () => {
  test.each(pebbleSecrecy.leaks().map((name, index) => [name, index + 1] as const))('%s', (_name, leak) => {
    const report = runTrials(pebbleSecrecy.trials({ make, seed: 1, leak }), { trials: 500, stopAtFirst: true });
    expect(report.mismatches).toBe(1);
  });
});
