/** Every world that the sampler makes of a seat's view and evidence is possible; without the evidence some are not. */
import { describe, expect, it } from 'vitest';
import { findGame } from '../../src/cli/games';
import { FORM_LIST } from '../../src/games/legends/forms';
import { runWorlds } from '../support/harness/legends/worlds/run';
import type { Mistake } from '../support/harness/worlds';

const LONG = 600_000;
const WORLDS = 80;

const run = (form: string, trials: number, mistake: Mistake) => {
  const game = findGame(form);
  return runWorlds({
    content: game.content,
    core: (setup) => game.core(setup),
    reference: game.engines.reference,
    trials,
    seed: 5,
    mistake,
  });
};

describe.each(FORM_LIST.map(({ name }) => name))('%s', { timeout: LONG }, (form) => {
  it('samples nothing impossible', () => {
    const report = run(form, WORLDS, 'none');
    expect(report.failures).toEqual([]);
    expect(report.worlds).toBe(WORLDS);
  });
});

describe('the control', { timeout: LONG }, () => {
  it.each(FORM_LIST.filter(({ setup }) => setup === 'arranged').map(({ name }) => name))(
    '%s without evidence has impossible worlds',
    (form) => {
      expect(run(form, WORLDS, 'ignores-evidence').impossible).toBeGreaterThan(0);
    },
  );
});
