/** Medieval's secrecy: nothing leaks from either engine, planted leaks are caught, and so is a book that is wrong. */
import { describe, expect, it } from 'vitest';
import { findGame } from '../../src/cli/games';
import { randomBattle } from '../support/harness/medieval/battles';
import { fromBattle, playCourse } from '../support/harness/medieval/secrecy/course';
import { medievalSecrecy } from '../support/harness/medieval/secrecy/kit';
import { realEvidence } from '../support/harness/medieval/secrecy/listener';
import { createMedievalTrials } from '../support/harness/medieval/secrecy/trials';
import { createRng } from '../support/harness/rng';
import { runTrials } from '../support/harness/secrecy/trials';
import { engineWorld, thinkingWorld, type World } from '../support/harness/secrecy/world';

const { content, core, engines } = findGame('medieval');
const wasm = (): World => engineWorld(engines.wasm());
const reference = (): World => engineWorld(engines.reference());
/** `npm test` plays more of them on its own, `npm run long` thousands. */
const TRIALS = 120;
const LONG = 600_000;

describe('nothing leaks', { timeout: LONG }, () => {
  it.each([
    ['wasm', wasm],
    ['reference', reference],
  ])('from %s', (_name, make) => {
    const report = runTrials(medievalSecrecy.trials({ make, seed: 11 }), { trials: TRIALS });
    expect(report.first).toBeNull();
    expect(report).toMatchObject({ trials: TRIALS, mismatches: 0 });
    expect(report.changed).toBeGreaterThan(0.9 * TRIALS);
  });

  it('into the opponent’s answers', () => {
    const make = (): World => thinkingWorld(() => core(), content, medievalSecrecy.thinking);
    const report = runTrials(medievalSecrecy.trials({ make, seed: 12 }), { trials: 12 });
    expect(report).toMatchObject({ mismatches: 0, first: null });
    expect(report.changed).toBeGreaterThan(8);
  });
});

describe('what must be caught', { timeout: LONG }, () => {
  it.each(medievalSecrecy.leaks().map((name, index) => [name, index + 1] as const))('%s', (_name, leak) => {
    const report = runTrials(medievalSecrecy.trials({ make: wasm, seed: 6, leak }), {
      trials: 2000,
      stopAtFirst: true,
    });
    expect(report.mismatches).toBe(1);
  });

  it.each(['forgets-what-was-shown', 'forgets-how-far', 'forgets-who-went-on'] as const)(
    'a book that %s',
    (mistake) => {
      const source = createMedievalTrials({ make: wasm, seed: 7, mistake });
      expect(runTrials(source, { trials: 60 }).mismatches).toBeGreaterThan(2);
    },
  );
});

describe('trials', { timeout: LONG }, () => {
  it('are the same whenever they are asked for', () => {
    const run = () => runTrials(medievalSecrecy.trials({ make: wasm, seed: 3 }), { trials: 20 });
    expect(run()).toEqual(run());
  });

  it('come upon all that is told, and on every question', () => {
    const seen = new Map<string, number>();
    const count = (name: string): unknown => seen.set(name, (seen.get(name) ?? 0) + 1);
    for (let seed = 0; seed < 150; seed++) {
      const rng = createRng(seed);
      const plan = { start: fromBattle(randomBattle(rng), seed), viewer: 0, length: 40, mistake: 'none' as const };
      const { moments, heard } = playCourse({ ...wasm(), evidence: realEvidence }, plan, rng);
      for (const { decision } of moments) if (decision !== null) count(decision.key);
      for (const event of heard) {
        count(event.type);
        if (event.type === 'fought' && event.helpers.length > 0) count('joined');
        if (event.type === 'freed') count(event.escaped ? 'escaped' : 'rescued');
        if (event.type === 'exploded' && event.tokens.length > 1) count('chain');
      }
    }
    const keys = ['more', 'free', 'home', 'jail', 'room'].map((key) => `medieval.${key}`);
    for (const name of [...keys, 'looked', 'struck', 'exploded', 'chain', 'joined', 'rescued', 'escaped', 'returned'])
      expect(seen.get(name), name).toBeGreaterThan(4);
  });
});
