/** The layouts that TypeScript uses are the engine's, and the engine's numbers the contract's: making them again gives exactly the committed text. */
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { layouts, layoutText, readConstants } from '../../src/cli/scripts/generate-layout.mjs';
import { NUMBERS, numbersText } from '../../src/cli/scripts/generate-numbers.mjs';
import { filesBelow } from '../../src/cli/scripts/lib/files.mjs';
import { at, inside } from '../../src/cli/scripts/lib/paths.mjs';
import { DECISION_KINDS, EVENT_TYPES, HEAP_NAMES, REMOVAL_CAUSES } from '../../src/contract/numbers';

const found = layouts();

describe('generated layouts', () => {
  test.each(found)('$source gives $target', ({ source, target }) => {
    expect(existsSync(at(target)), `${target} is missing: run \`npm run core\``).toBe(true);
    expect(readFileSync(at(target), 'utf8')).toBe(layoutText(source));
  });

  test('there is none without a source', () => {
    const targets = found.map(({ target }) => target);
    expect(
      filesBelow(at('src/worker/layout'))
        .map(inside)
        .filter((file) => !targets.includes(file)),
    ).toEqual([]);
  });
});

describe('generated numbers', () => {
  test('are those that are committed', () => expect(readFileSync(at(NUMBERS.target), 'utf8')).toBe(numbersText()));

  test('are the places in the lists', () => {
    const lines = numbersText().split('\n');
    expect(lines).toContain(`export const ROW_WINDOW_OPENED: i32 = ${EVENT_TYPES.indexOf('windowOpened')};`);
    expect(lines).toContain(`export const HEAP_PRISON: i32 = ${HEAP_NAMES.indexOf('prison')};`);
    const names = [DECISION_KINDS, EVENT_TYPES, REMOVAL_CAUSES, HEAP_NAMES].flat();
    expect(lines.filter((line) => line.startsWith('export const '))).toHaveLength(names.length);
  });

  const text = readFileSync(at(NUMBERS.source), 'utf8');
  test.each([
    ['a list that is gone', text.replace('HEAP_NAMES', 'HEAPS')],
    ['a name twice', text.replace("'moved'", "'placed'")],
  ])('refuse %s', (_what, lists) => expect(() => numbersText(lists)).toThrow(/^src\/contract\/numbers\.ts: /));

  test('change with the lists', () => expect(numbersText(text.replace("'moved'", "'strode'"))).not.toBe(numbersText()));
});

describe('reading a layout', () => {
  const values = (text: string): [string, number][] =>
    readConstants('test.ts', text).map(({ name, value }) => [name, value]);

  test('expressions over earlier constants, as integers', () => {
    const text =
      'const A: i32 = 7;\nexport const B: i32 = (A / 2 + 0x10) * 3; // why\nexport const C: usize = B << 2 | 1;';
    expect(values(text)).toEqual([
      ['A', 7],
      ['B', 57],
      ['C', 229],
    ]);
  });

  test.each([
    ['a name that is not known', 'export const A: i32 = B;'],
    ['a fraction', 'export const A: i32 = 1.5;'],
    ['more than 32 bits', 'export const A: i32 = 0x1_0000_0000;'],
    ['anything that is no constant', 'export function f(): void {}'],
  ])('refuses %s and says where', (_what, text) => {
    expect(() => values(`// first line\n${text}`)).toThrow(/^test\.ts:2: /);
  });
});
