/** Pebble's secrecy on the core: nothing leaks. That planted leaks are caught is shown on the reference. */
import { expect, test } from 'vitest';
import { runTrials } from '../support/harness/secrecy/trials';
import { engineWorld, type World } from '../support/harness/secrecy/world';
import { createPebbleCore } from '../support/pebble/engines';
import { pebbleSecrecy } from '../support/pebble/secrecy/trials';

const make = (): World => engineWorld(createPebbleCore());
const TRIALS = 240;

test('nothing leaks', { timeout: 120_000 }, () => {
  const report = runTrials(pebbleSecrecy.trials({ make, seed: 11 }), { trials: TRIALS });
  expect(report.first).toBeNull();
  expect(report).toMatchObject({ trials: TRIALS, mismatches: 0 });
  expect(report.changed).toBeGreaterThan(TRIALS / 2);
});
