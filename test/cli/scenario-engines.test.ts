/** Scenarios against engines that are wrong: each way of playing must find what it is there for. */
import { describe, expect, it } from 'vitest';
import { findGame, games } from '../../src/cli/games';
import type { Engine } from '../../src/contract/engine';
import { ok, refuse } from '../../src/games/shared/outcome';
import { readScenarios } from '../support/harness/scenario/read-file';
import { BadInput } from '../support/harness/scenario/reader';
import { runScenario } from '../support/harness/scenario/run';

const { engines } = findGame('legion');
const EMPTY = '6/6/6/6/6/6 b - basic -';
const PLAIN = { game: 'legion', position: EMPTY, play: ['S@c3'], expect: {} };
const REFUSED = { game: 'legion', position: EMPTY, play: ['S@c3', 'S@c3'], refuses: 'illegal-choice' };
const TURN = { game: 'legion', position: '6/6/2SU2/1G1T2/6/6 b - basic -', commands: ['K@c3>b3'], expect: {} };

function wrong(lie: (engine: Engine) => Partial<Engine>): () => Engine {
  return () => {
    const engine = engines.wasm();
    const lies = lie(engine);
    return new Proxy(engine, {
      get: (target, key) => {
        const from = key in lies ? lies : target;
        const value: unknown = Reflect.get(from, key);
        return typeof value === 'function' ? value.bind(from) : value;
      },
    });
  };
}

const run = (json: unknown, ...makers: readonly (() => Engine)[]): readonly string[] =>
  readScenarios(json, games).flatMap((scenario) => runScenario(scenario, makers));

describe('an engine that is wrong', () => {
  it('gives back another state', () => {
    const forgetful = wrong(() => ({ restore: () => ok(null) }));
    expect(run(PLAIN, forgetful)).toEqual([
      expect.stringMatching(/^\[wasm, restored] play\[0] S@c3: restored: differs at /),
    ]);
  });

  it('changes when it refuses', () => {
    const jumpy = wrong((engine) => ({
      apply: (index) => engine.apply(index),
      hash: () => String(Math.random()),
    }));
    expect(run(REFUSED, jumpy)[0]).toContain('refused, but it changed hash');
  });

  it('plays a turn text’s choices to another end', () => {
    let asked = 0;
    const unsteady = wrong((engine) => ({ view: (viewer) => ({ ...engine.view(viewer), ply: asked++ }) }));
    expect(run(TURN, unsteady)[0]).toMatch(/^\[wasm, restored] play\[0] K@c3>b3: /);
  });

  it('refuses a start that the other takes', () => {
    const picky = wrong(() => ({ start: () => refuse('bad-position', 'rows', 'better rows') }));
    expect(run(PLAIN, picky, engines.reference)).toEqual([
      '[wasm] start: expected to be taken, found bad-position at rows: better rows',
    ]);
  });

  it('a start that all refuse is the file’s fault', () => {
    const picky = wrong(() => ({ start: () => refuse('bad-position', 'rows', 'better rows') }));
    expect(() => run([PLAIN], picky, picky)).toThrow(BadInput);
  });
});
