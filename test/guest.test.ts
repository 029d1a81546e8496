/** A guest's line in a registry: put there once, and refused where the registry is none any more. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { at } from '../src/cli/scripts/lib/paths.mjs';
import * as guests from './support/guest/games';
import { withLine } from './support/guest/line';
import { withGuests } from './support/guest/plugin';

const FETCHED = "x: async () => (await import('./x')).part,";
const EXPORTED = "export { part as x } from './x';";
const REGISTRIES = [
  ['src/worker/registry.ts', FETCHED],
  ['src/match/games/index.ts', FETCHED],
  ['src/shell/games/cards.ts', EXPORTED],
  ['src/stage/games.ts', FETCHED],
  ['src/text/games.ts', "x: () => import('./x'),"],
  ['src/reference/games.ts', EXPORTED],
  ['src/cli/kits.ts', EXPORTED],
] as const;

describe('a line', () => {
  test.each(REGISTRIES)('is put behind the others of %s, and nothing else is changed', (file, line) => {
    const before = readFileSync(at(file), 'utf8').split('\n');
    const after = withLine(before.join('\n'), { file, line }).split('\n');
    const place = after.findIndex((each) => each.trim() === line);
    expect(place).toBeGreaterThan(0);
    expect(after.toSpliced(place, 1)).toEqual(before);
    expect(withLine(after.join('\n'), { file, line: line.replace(/\bx\b/, 'y').replace('as x', 'as y') })).toContain(
      line,
    );
  });

  const registry = (entries: string): string => `const a = createRegistry<Part>({\n${entries}});\n`;
  test.each([
    ['another shape', 'export const parts = { a: one };\n', FETCHED],
    ['no line in it', registry(''), FETCHED],
    ['a game of more than a line', registry('  a: async () => {\n    return one;\n  },\n'), FETCHED],
    ['two registries', registry('  a: one,\n') + registry('  b: one,\n'), FETCHED],
    ['the game already', registry(`  ${FETCHED}\n`), FETCHED],
    ['the game already, at once', `${EXPORTED}\n`, EXPORTED],
    ['something between its lines', `${EXPORTED}\nconst a = 1;\n`, EXPORTED.replace('as x', 'as y')],
    ['a line that is none', registry('  a: one,\n'), 'import x from "./x";'],
  ])('is refused by a registry with %s', (_what, text, line) =>
    expect(() => withLine(text, { file: 'a.ts', line })).toThrow(/^a\.ts: /),
  );
});

describe('the guests', () => {
  test('each have their lines, which their registries take', () => {
    for (const lines of Object.values(guests)) {
      expect(lines.length).toBeGreaterThan(0);
      for (const line of lines) expect(() => withLine(readFileSync(at(line.file), 'utf8'), line)).not.toThrow();
    }
  });

  test('are put into the page and into its workers', () => {
    const { plugins, worker } = withGuests({}, Object.values(guests).flat());
    for (const list of [plugins, worker?.plugins?.()]) expect(list).toMatchObject([{ name: 'guests', enforce: 'pre' }]);
  });
});
