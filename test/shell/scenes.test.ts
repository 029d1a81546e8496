import { readFileSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { at } from '../../src/cli/scripts/lib/paths.mjs';
import { type Scene, scenes } from '../support/legends/scenes';

const FILE = at('test/e2e/support/scenes.json');

// the browser's tests can't read the sources, so what they play lies in a file: `SCENES=write npx vitest run …` makes it
test('the pictures are taken at moments that the rules lead to', () => {
  const found = scenes();
  if (process.env['SCENES'] === 'write') writeFileSync(FILE, `${JSON.stringify(found, null, 1)}\n`);
  const kept: readonly Scene[] = JSON.parse(readFileSync(FILE, 'utf8'));
  expect(kept).toEqual(found);
});
