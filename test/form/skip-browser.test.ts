/** Five battles on the whole page in a browser: played, skipped and opened at their end, they show the same. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { FormPair } from '../support/form/pair';
import { pairSource } from '../support/form/pairs';
import { FormBench } from '../support/form/run';

const BATTLES = 5;
const SLOW = 600_000;
/** Long enough to have something to skip, short enough to be watched whole. */
const ANSWERS = { least: 4, most: 16 } as const;
const SEED = 3;
/** So many points of a whole board may be rounded otherwise in the picture that was there all along. */
const STRAY = 4;
/** A picture of a board has more shades than this. */
const SHADES = 100;
const MOST = 200;

let bench: FormBench;
beforeAll(async () => {
  bench = await FormBench.open();
}, SLOW);
afterAll(() => bench?.close());

const isFit = ({ worlds, index }: FormPair): boolean =>
  worlds[0].answers.length >= ANSWERS.least &&
  worlds[0].answers.length <= ANSWERS.most &&
  // the speed of this trial is not `instant`
  index % 6 !== 3;

it(`${BATTLES} battles end alike, whatever was seen of them`, { timeout: SLOW }, async () => {
  const source = pairSource(SEED);
  const forms = new Set<string>();
  let battles = 0;
  for (let index = 0; battles < BATTLES && index < MOST; index++) {
    const pair = source(index);
    if (pair === null || !isFit(pair)) continue;
    battles += 1;
    forms.add(pair.form);
    const { pictures, stray, pages, shades } = await bench.ends(pair);
    const name = `trial ${index} (${pair.form}, viewer ${pair.viewer})`;
    expect(shades, name).toBeGreaterThan(SHADES);
    // all three are painted anew
    expect(pictures, name).toEqual({ skipped: 0, opened: 0 });
    expect(stray, `${name} played`).toBeLessThanOrEqual(STRAY);
    expect(pages.skipped, `${name} skipped`).toBe(pages.played);
  }
  expect(battles).toBe(BATTLES);
  expect(forms.size).toBeGreaterThan(1);
});
