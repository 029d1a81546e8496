/** Legends in lockstep where it is worst: vicious armies, wide boards, states filled in the middle of everything; and the count of powers. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { findGame, games } from '../../src/cli/games';
import { fromHome } from '../../src/cli/home';
import { filesBelow } from '../../src/cli/scripts/lib/files.mjs';
import type { Engine } from '../../src/contract/engine';
import { PowerCount } from '../support/harness/legends/powers';
import { TRUTH } from '../support/harness/masks';
import { playText } from '../support/harness/scenario/choices';
import type { Scenario } from '../support/harness/scenario/model';
import { readScenarios } from '../support/harness/scenario/read-file';
import { runFills } from '../support/harness/twins/fill';
import { runTwins } from '../support/harness/twins/run';

const MINUTE = 60_000;
const kit = findGame('legends');

describe('both engines are the same', () => {
  it.each([
    ['vicious', 24],
    ['wide', 6],
    ['position', 24],
  ] as const)(
    'on %s starts',
    (sample, count) => {
      const report = runTwins(kit, { games: count, seed: 20_260_102, seats: null, sample });
      expect(report.firstDivergence).toBeNull();
      expect(report.longestTurn).toBeLessThanOrEqual(kit.turnLimit ?? 0);
      expect(report.decisions).toBeGreaterThan(20 * count);
    },
    2 * MINUTE,
  );
});

describe('a state filled from a view goes on like the match', () => {
  it.each(['wasm', 'reference'] as const)(
    'on %s',
    (engine) => {
      const report = runFills(kit, { games: 6, seed: 4, seats: null, engines: [engine], longest: 200 });
      expect(report.firstDifference).toBeNull();
      expect(report.fills).toBeGreaterThan(4 * 6 * 30);
    },
    2 * MINUTE,
  );
});

/** Plays a scenario as it is written and watches it. */
function watch(scenario: Scenario, count: PowerCount, engine: Engine): void {
  const { content, setup, play, refuses } = scenario;
  const shape = content.shape(setup);
  engine.start(setup);
  count.begin(engine.view(TRUTH));
  count.rows(engine.rows());
  for (const text of refuses === null ? play : play.slice(0, -1)) {
    const decision = engine.decision();
    if (decision !== null) count.asked(decision);
    playText(engine, content, shape, text);
    count.rows(engine.rows());
  }
  const decision = engine.decision();
  if (decision !== null) count.asked(decision);
}

/** Powers whose written scenarios look at strengths and never come to a comparison. */
const NEVER_COMPARED = ['#200.2', '#202.2'];

describe('the count of powers', () => {
  it(
    'finds nearly all of the 302 in the written scenarios',
    () => {
      const count = new PowerCount();
      const engine = kit.engines.wasm();
      const files = filesBelow(fromHome('test/scenarios/legends')).filter((file) => file.endsWith('.json'));
      for (const file of files) {
        for (const scenario of readScenarios(JSON.parse(readFileSync(file, 'utf8')), games))
          watch(scenario, count, engine);
      }
      expect(count.unused().filter((name) => !NEVER_COMPARED.includes(name))).toEqual([]);
      expect(count.report().summary).toMatch(/^30[0-2]\/302 powers used/);
    },
    MINUTE,
  );
});
