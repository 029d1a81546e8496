/** The written cases of Pebble on the reference; each file is named after the rulings that it is about. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { at } from '../../src/cli/scripts/lib/paths.mjs';
import { readScenarios } from '../support/harness/scenario/read-file';
import { runScenario } from '../support/harness/scenario/run';
import { pebble } from '../support/pebble/content';
import { createPebbleReference } from '../support/pebble/reference';
import { pebbleTerms } from '../support/pebble/terms';

const FOLDER = at('test/support/pebble/scenarios');
const games = { pebble: { content: pebble, terms: pebbleTerms } };

describe.each(readdirSync(FOLDER))('%s', (file) => {
  const scenarios = readScenarios(JSON.parse(readFileSync(`${FOLDER}/${file}`, 'utf8')), games);
  test.each(scenarios.map((scenario) => [scenario.label, scenario] as const))('%s', (_label, scenario) => {
    expect(runScenario(scenario, [createPebbleReference])).toEqual([]);
  });
});
