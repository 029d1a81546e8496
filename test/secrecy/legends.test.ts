/** Legends' secrecy: nothing leaks from either engine, planted leaks are caught, and so is a book that is wrong. */
import { describe, expect, it } from 'vitest';
import { findGame } from '../../src/cli/games';
import { FORM_LIST, STANDARD_FORM } from '../../src/games/legends/forms';
import type { Form } from '../../src/games/legends/language';
import { positionSetup } from '../support/harness/legends/positions';
import { playCourse } from '../support/harness/legends/secrecy/course';
import { legendsSecrecy, secrecyOf } from '../support/harness/legends/secrecy/kit';
import { createLegendsTrials } from '../support/harness/legends/secrecy/trials';
import { TRUTH } from '../support/harness/masks';
import { createRng } from '../support/harness/rng';
import { runTrials } from '../support/harness/secrecy/trials';
import { engineWorld, type World } from '../support/harness/secrecy/world';

const { engines } = findGame('legends');
const wasm = (): World => engineWorld(engines.wasm());
const reference = (): World => engineWorld(engines.reference());
/** `npm test` plays more of them on its own, `npm run long` thousands. */
const TRIALS = 50;
const LONG = 600_000;
const TEAM = 4;

/** Every form as it is played by the fewest, and the standard one by four. */
const PLANS: readonly (readonly [name: string, form: Form, seats: number])[] = [
  ...FORM_LIST.map((form) => [form.name, form, form.seats[0] ?? 2] as const),
  [`${STANDARD_FORM.name} by ${TEAM}`, STANDARD_FORM, TEAM],
];

describe.each(PLANS)('%s', { timeout: LONG }, (_form, form, seats) => {
  const kit = secrecyOf(form);

  it.each([
    ['wasm', wasm],
    ['reference', reference],
  ])('nothing leaks from %s', (_name, make) => {
    const report = runTrials(kit.trials({ make, seed: 11, seats }), { trials: TRIALS });
    expect(report.first).toBeNull();
    expect(report).toMatchObject({ trials: TRIALS, mismatches: 0 });
    expect(report.changed).toBeGreaterThan(0.9 * TRIALS);
  });

  it.each(kit.leaks(seats).map((name, index) => [name, index + 1] as const))('%s is caught', (_name, leak) => {
    const report = runTrials(kit.trials({ make: wasm, seed: 6, leak, seats }), { trials: 2000, stopAtFirst: true });
    expect(report.mismatches).toBe(1);
  });
});

describe('what must be caught', { timeout: LONG }, () => {
  it('an opponent that looks at the truth', () => {
    const cheat = (): World => {
      const engine = engines.wasm();
      return { engine, think: () => engine.view(TRUTH).tokens.map((token) => token.kind ?? -1) };
    };
    const report = runTrials(legendsSecrecy.trials({ make: cheat, seed: 1 }), { trials: 100, stopAtFirst: true });
    expect(report.first).toContain('thoughts');
  });

  it.each(['forgets-what-was-shown', 'forgets-who-stepped'] as const)('a book that %s', (mistake) => {
    const report = runTrials(createLegendsTrials({ make: wasm, seed: 1, mistake }), { trials: 200 });
    expect(report.mismatches).toBeGreaterThan(2);
  });
});

describe('trials of a team', { timeout: LONG }, () => {
  it('need a book that knows what allies know', () => {
    const source = createLegendsTrials({ make: wasm, seed: 1, seats: TEAM, mistake: 'forgets-allies' });
    expect(runTrials(source, { trials: 30 }).mismatches).toBeGreaterThan(10);
  });
});

describe('trials', { timeout: LONG }, () => {
  it('are the same whenever they are asked for', () => {
    const run = () => runTrials(legendsSecrecy.trials({ make: wasm, seed: 3 }), { trials: 30 });
    expect(run()).toEqual(run());
  });

  it('come upon hidden questions, offers, and picks by the other seat', () => {
    const seen = new Map<string, number>();
    for (let seed = 0; seed < 60; seed++) {
      const plan = { setup: positionSetup(seed), viewer: 0, length: 60, shown: [], mistake: 'none' as const };
      for (const { decision, view } of playCourse(wasm(), plan, createRng(seed)).steps) {
        const name = `${decision.key}${view.asked?.seat === null ? ' unseen' : decision.seat === 0 ? '' : ' by the other'}`;
        seen.set(name, (seen.get(name) ?? 0) + 1);
      }
    }
    for (const name of ['legends.window', 'legends.window unseen', 'legends.offer unseen', 'legends.pick by the other'])
      expect(seen.get(name), name).toBeGreaterThan(5);
  });
});
