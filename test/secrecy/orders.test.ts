/**
 * Two at one screen whose standing orders answer for them: nothing of the rival's hidden pieces or orders shows in what is asked,
 * how often the screen is handed over, or when. `ORDER_TRIALS` says how many; `npm run long` plays more.
 */
import { describe, expect, it } from 'vitest';
import { legends } from '../../src/games/legends';
import { createCoreEngine } from '../../src/worker/core-engine';
import { legendsCores } from '../support/harness/legends/engines';
import { runOrdered } from '../support/harness/legends/secrecy/ordered';
import { ORDER_LEAKS } from '../support/harness/legends/secrecy/ordered-world';

const USUAL = 20;
const TRIALS = Number(process.env['ORDER_TRIALS'] ?? USUAL);
const SEED = 1 + Number(process.env['LONG_SEED'] ?? 0);
/** A planted leak that so many trials do not find counts as missed. */
const CONTROLS = 400;
const LONG = 1_200_000;

const CORES = legendsCores();
const make = () => createCoreEngine(CORES('common')(), legends);

describe('standing orders of two at one screen', { timeout: LONG }, () => {
  it(`tell nothing in ${TRIALS} trials`, async () => {
    const report = await runOrdered({ make, trials: TRIALS, seed: SEED });
    if (TRIALS > USUAL) console.log(JSON.stringify(report));
    expect(report.leaks).toEqual([]);
    expect(report.changed).toBeGreaterThan(TRIALS / 3);
    expect(report.compared).toBeGreaterThan(TRIALS);
    // in some of them one player had more to decide than in the other world
    expect(report.uneven).toBeGreaterThan(TRIALS / 20);
  });

  it.each(Object.entries(ORDER_LEAKS))('%s is caught', async (_name, leak) => {
    const report = await runOrdered({ make, trials: CONTROLS, seed: 1, leak, stopAtFirst: true });
    expect(report.leaks).toHaveLength(1);
  });
});
