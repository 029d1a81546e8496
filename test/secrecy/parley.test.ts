/** Parley's secrecy: nothing leaks from either engine, planted leaks are caught, and so is a book that is wrong. */
import { describe, expect, it } from 'vitest';
import { findGame } from '../../src/cli/games';
import { TRUTH } from '../support/harness/masks';
import { runTrials } from '../support/harness/secrecy/trials';
import { engineWorld, thinkingWorld, type World } from '../support/harness/secrecy/world';
import { parleySecrecy } from '../support/parley/secrecy/kit';
import { createParleyTrials } from '../support/parley/secrecy/trials';

const { content, core, engines } = findGame('parley');
const wasm = (): World => engineWorld(engines.wasm());
const reference = (): World => engineWorld(engines.reference());
const TRIALS = 240;

describe('nothing leaks', () => {
  it.each([
    ['wasm', wasm],
    ['reference', reference],
  ])('from %s', (_name, make) => {
    const report = runTrials(parleySecrecy.trials({ make, seed: 11 }), { trials: TRIALS });
    expect(report.first).toBeNull();
    expect(report).toMatchObject({ trials: TRIALS, mismatches: 0 });
    expect(report.changed).toBeGreaterThan(TRIALS / 2);
  });

  it('into the opponent’s answers', () => {
    const make = (): World => thinkingWorld(() => core(), content, parleySecrecy.thinking);
    const report = runTrials(parleySecrecy.trials({ make, seed: 12 }), { trials: 60 });
    expect(report).toMatchObject({ mismatches: 0, first: null });
    expect(report.changed).toBeGreaterThan(30);
  });
});

describe('what must be caught', () => {
  it.each(parleySecrecy.leaks().map((name, index) => [name, index + 1] as const))('the planted %s', (_name, leak) => {
    const report = runTrials(parleySecrecy.trials({ make: wasm, seed: 1, leak }), { trials: 2000, stopAtFirst: true });
    expect(report.mismatches).toBe(1);
  });

  it('an opponent that looks at the truth', () => {
    const cheat = (): World => {
      const engine = engines.wasm();
      return { engine, think: () => engine.view(TRUTH).tokens.map((token) => token.kind ?? -1) };
    };
    const report = runTrials(parleySecrecy.trials({ make: cheat, seed: 1 }), { trials: 200, stopAtFirst: true });
    expect(report.first).toContain('thoughts');
  });

  it('an opponent that changes the match', () => {
    const clumsy = (): World => {
      const engine = engines.wasm();
      return {
        engine,
        think: () => {
          engine.apply(0);
          return [];
        },
      };
    };
    const report = runTrials(parleySecrecy.trials({ make: clumsy, seed: 1 }), { trials: 200, stopAtFirst: true });
    expect(report.first).toContain('thinking changed the match');
  });

  it('a book that forgets what was shown to all', () => {
    const source = createParleyTrials({ make: wasm, seed: 1, mistake: 'forgets-what-was-shown' });
    expect(runTrials(source, { trials: 400 }).mismatches).toBeGreaterThan(20);
  });
});

describe('trials', () => {
  it('are the same whenever they are asked for', () => {
    const run = () => runTrials(parleySecrecy.trials({ make: wasm, seed: 3 }), { trials: 50 });
    expect(run()).toEqual(run());
  });
});
