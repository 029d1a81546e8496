/**
 * Legends in lockstep where it is worst: vicious armies, wide boards, states filled in the middle of everything; and the count of
 * powers. Few matches of each: `npm test` plays more besides, `npm run long` thousands.
 */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { findGame, games } from '../../src/cli/games';
import { fromHome } from '../../src/cli/home';
import { filesBelow } from '../../src/cli/scripts/lib/files.mjs';
import type { Engine } from '../../src/contract/engine';
import { FORM_LIST, STANDARD_FORM } from '../../src/games/legends/forms';
import { ALL_POWERS, PowerCount } from '../support/harness/legends/powers';
import { TRUTH } from '../support/harness/masks';
import { playText } from '../support/harness/scenario/choices';
import type { Scenario } from '../support/harness/scenario/model';
import { readScenarios } from '../support/harness/scenario/read-file';
import { runFills } from '../support/harness/twins/fill';
import { runTwins } from '../support/harness/twins/run';

const MINUTE = 300_000;
const kit = findGame(STANDARD_FORM.name);
const others = FORM_LIST.filter((form) => form !== STANDARD_FORM).map(({ name }) => name);

describe('both engines are the same', () => {
  it.each([
    ['vicious', 24],
    ['wide', 3],
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

  it.each([
    [4, 'mixed', 3],
    [4, 'vicious', 2],
    [6, 'position', 2],
    [8, 'position', 2],
  ] as const)(
    'for %i on %s starts',
    (seats, sample, count) => {
      const report = runTwins(kit, { games: count, seed: 20_260_103, seats, sample });
      expect(report.firstDivergence).toBeNull();
      expect(report.decisions).toBeGreaterThan(20 * count);
    },
    2 * MINUTE,
  );

  it.each(others)(
    'on positions of %s',
    (name) => {
      const report = runTwins(findGame(name), { games: 12, seed: 20_260_104, seats: null, sample: 'position' });
      expect(report.firstDivergence).toBeNull();
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

  it('for four', { timeout: 2 * MINUTE }, () => {
    const engines = ['wasm', 'reference'] as const;
    const report = runFills(kit, { games: 2, seed: 4, seats: 4, engines, longest: 60 });
    expect(report.firstDifference).toBeNull();
    expect(report.fills).toBeGreaterThan(6 * 2 * 30);
  });

  it.each(others)('while %s is laid out, and after', { timeout: 2 * MINUTE }, (name) => {
    const engines = ['wasm', 'reference'] as const;
    const report = runFills(findGame(name), { games: 3, seed: 4, seats: null, engines, longest: 100 });
    expect(report.firstDifference).toBeNull();
    expect(report.fills).toBeGreaterThan(4 * 3 * 40);
  });
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

/** Every written scenario of the family, played on the core. */
function watchAll(count: PowerCount): void {
  const engine = kit.engines.wasm();
  const files = filesBelow(fromHome('test/scenarios/legends')).filter((file) => file.endsWith('.json'));
  for (const file of files) {
    for (const scenario of readScenarios(JSON.parse(readFileSync(file, 'utf8')), games)) watch(scenario, count, engine);
  }
}

describe('the count of powers', () => {
  it(
    'finds nearly all of the 302 in the written scenarios',
    () => {
      const count = new PowerCount(STANDARD_FORM);
      watchAll(count);
      expect(count.unused().filter((name) => !NEVER_COMPARED.includes(name))).toEqual([]);
      expect(count.report().summary).toMatch(/^30[0-2]\/302 powers used/);
    },
    MINUTE,
  );

  it.each(others)('finds all of %s, and none of another form', { timeout: MINUTE }, (name) => {
    const form = FORM_LIST.find((one) => one.name === name);
    if (form === undefined) throw new Error(`no form ${name}`);
    const count = new PowerCount(form);
    watchAll(count);
    const [first, last] = form.pieces;
    const own = ALL_POWERS.filter(({ kind }) => kind >= first && kind <= last).length;
    expect(count.report()).toMatchObject({ summary: `${own}/${own} powers used`, json: { powersUsed: own } });
    expect(own).toBeLessThan(ALL_POWERS.length);
  });
});
