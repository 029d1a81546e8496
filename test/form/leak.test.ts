/**
 * Whatever is exchanged among the pieces that a player does not know, the page gives off the same: points of the picture,
 * text, descriptions, log, sounds, steps and times. `FORM_TRIALS` says how many trials; `npm run long` plays a thousand.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LEAKS } from '../support/form/leaks';
import { CHANNELS } from '../support/form/pair';
import { pairSource } from '../support/form/pairs';
import { FormBench, runForm } from '../support/form/run';

const USUAL = 10;
const TRIALS = Number(process.env['FORM_TRIALS'] ?? USUAL);
const SEED = 1 + Number(process.env['LONG_SEED'] ?? 0);
/** A planted leak that so many trials do not find counts as missed. */
const CONTROLS = 60;
const OPENING = 240_000;
const A_TRIAL = 10_000;
const BARS = 20;

let bench: FormBench;
beforeAll(async () => {
  bench = await FormBench.open();
}, OPENING);
afterAll(() => bench?.close());

describe('what the page gives off', () => {
  it(`is the same in both worlds of ${TRIALS} trials`, { timeout: OPENING + TRIALS * A_TRIAL }, async () => {
    const isLong = TRIALS > USUAL;
    const each = Math.ceil(TRIALS / BARS);
    let known = 0;
    const report = await runForm(bench, {
      trials: TRIALS,
      seed: SEED,
      onTrial: (done, found) => {
        for (const line of isLong ? found.slice(known) : []) console.log(line);
        known = found.length;
        if (isLong && done % each === 0) console.log(`${done} of ${TRIALS} trials, ${known} leaks or faults`);
      },
    });
    if (isLong) console.log(JSON.stringify(report));
    expect(report.leaks).toEqual([]);
    expect(report.faults).toEqual([]);
    expect(report.changed).toBeGreaterThan(0.85 * TRIALS);
    // no part went unseen; differences of times are found in all the others
    for (const channel of CHANNELS)
      if (channel !== 'time') expect(report.compared[channel], channel).toBeGreaterThan(TRIALS);
  });
});

describe('planted leaks', () => {
  it.each(Object.entries(LEAKS))('%s is caught where it shows', { timeout: CONTROLS * A_TRIAL }, async (name, leak) => {
    const source = pairSource(SEED);
    let caught = false;
    for (let index = 0; index < CONTROLS && !caught; index++) {
      const pair = source(index);
      if (pair === null) continue;
      const { differences } = await bench.play(pair, name);
      caught = differences.some(({ channel }) => channel === leak.shows);
    }
    expect(caught).toBe(true);
  });
});
