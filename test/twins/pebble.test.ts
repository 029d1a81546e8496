/** Pebble's two engines, written apart, in lockstep; each filled from views of its matches; the written cases on the core. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it, test } from 'vitest';
import { at } from '../../src/cli/scripts/lib/paths.mjs';
import { refuse } from '../../src/games/shared/outcome';
import { encodeView } from '../../src/worker/words/view';
import { Core } from '../search/core';
import { runFuzz } from '../support/harness/fuzz/run';
import { type Kit, must } from '../support/harness/kit';
import { readScenarios } from '../support/harness/scenario/read-file';
import { runScenario } from '../support/harness/scenario/run';
import { both, sameAll, type Twin } from '../support/harness/twins/compare';
import { runFills } from '../support/harness/twins/fill';
import { runTwins } from '../support/harness/twins/run';
import { pebble } from '../support/pebble/content';
import { createPebbleCore, pebbleEngines } from '../support/pebble/engines';
import { pebbleTerms } from '../support/pebble/terms';

const LONG = 600_000;
const GAMES = Number(process.env['PEBBLE_GAMES'] ?? 96);
const SEED = Number(process.env['PEBBLE_SEED'] ?? 1);

const kit: Kit = { name: 'pebble', content: pebble, engines: pebbleEngines, positionKeys: ['pebble.main'] };

describe('both engines', () => {
  it(
    'agree on random matches',
    () => {
      const report = runTwins(kit, { games: GAMES, seed: SEED, seats: null });
      expect(report.firstDivergence).toBeNull();
      expect(report).toMatchObject({ games: GAMES, divergences: 0 });
      expect(report.decisions).toBeGreaterThan(20 * GAMES);
    },
    LONG,
  );

  it(
    'agree on matches that the opponent plays, where much falls',
    () => {
      const search = new Core('pebble');
      const twin: Twin = { wasm: pebbleEngines.wasm(), reference: pebbleEngines.reference(), opaque: [] };
      let attacks = 0;
      for (let game = 0; game < GAMES / 4; game++) {
        const setup = pebble.sampleSetup(game, SEED + game);
        both('start', twin, (engine) => engine.start(setup));
        for (let decision = twin.wasm.decision(); decision !== null; decision = twin.wasm.decision()) {
          sameAll(twin, 3);
          const view = encodeView(twin.wasm.view(decision.seat), pebble.codec);
          const found = search.search(view, [1, 60, 0, 0, 255, 1, 0, 8], 1, game);
          const best = typeof found === 'number' ? -1 : found.best;
          must(
            both('apply', twin, (engine) => engine.apply(best)),
            'the choice of the search',
          );
          attacks += twin.wasm.rows().filter(({ event }) => event.type === 'struck').length;
        }
        sameAll(twin, 3);
      }
      expect(attacks).toBeGreaterThan(GAMES);
    },
    LONG,
  );

  it(
    'take and refuse the same positions',
    () => {
      const nothing = () => refuse('bad-save', '', 'no save');
      const report = runFuzz(kit, { trials: 4 * GAMES, seed: SEED, openSave: nothing, readLine: nothing });
      expect(report.firstFailure).toBeNull();
      expect(report.taken).toBeGreaterThan(GAMES / 12);
    },
    LONG,
  );

  it(
    'filled from any view go on like the match',
    () => {
      const report = runFills(kit, { games: GAMES / 8, seed: SEED, seats: null, engines: ['wasm', 'reference'] });
      expect(report.firstDifference).toBeNull();
      expect(report.fills).toBeGreaterThan(20 * GAMES);
    },
    LONG,
  );
});

describe('written cases on the core', () => {
  const folder = at('test/support/pebble/scenarios');
  const games = { pebble: { content: pebble, terms: pebbleTerms } };
  const cases = readdirSync(folder).flatMap((file) =>
    readScenarios(JSON.parse(readFileSync(`${folder}/${file}`, 'utf8')), games).map(
      (scenario) => [`${file}: ${scenario.label}`, scenario] as const,
    ),
  );
  test.each(cases)('%s', (_label, scenario) => {
    expect(runScenario(scenario, [createPebbleCore])).toEqual([]);
  });
});
