/** Every source file keeps to its layer; and each rule catches a violation planted for it. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { filesBelow } from '../src/cli/scripts/lib/files.mjs';
import { at, inside } from '../src/cli/scripts/lib/paths.mjs';
import { violations } from './support/layers/rules';

/** The frozen kernel that speeds are measured against: data, in a dialect of its own, importing nothing. */
const KERNEL = 'test/support/yardstick/yardstick.ts';

const sources = ['src', 'assembly', 'test']
  .flatMap((folder) => filesBelow(at(folder)))
  .filter((file) => /\.([cm]?[jt]s|tsx)$/.test(file))
  .filter((file) => inside(file) !== KERNEL)
  .map((file) => ({ path: inside(file), text: readFileSync(file, 'utf8') }));

describe('layers', () => {
  test('there are sources to check', () => expect(sources.length).toBeGreaterThan(20));

  test('every file keeps the rules', () => expect(sources.flatMap(violations)).toEqual([]));
});

const check = (path: string, text: string): string[] => violations({ path, text });

describe('planted violations are caught', () => {
  const IMPORTS: readonly [path: string, text: string][] = [
    ['src/contract/a.ts', "import { b } from '../games/b';"],
    ['src/contract/a.ts', "import type { b } from '../text/b';"],
    ['src/games/x/a.ts', "export * from '../../text/b';"],
    ['src/text/a.ts', "export type { b } from '../games/b';"],
    ['src/reference/a.ts', "import { b } from '../worker/b';"],
    ['src/reference/a.ts', "import { b } from '../../assembly/core/b';"],
    ['src/worker/a.ts', "import { b } from '../match/b';"],
    ['src/worker/a.ts', "import { readFileSync } from 'node:fs';"],
    ['src/match/a.ts', "import type { b } from '../worker/b';"],
    ['src/match/a.ts', "import { b } from '../worker/role.worker';"],
    ['src/match/a.ts', "new URL('../worker/loader.ts', import.meta.url);"],
    ['src/match/a.ts', "import w from '../worker/role.worker?worker';"],
    ['src/stage/a.ts', "import { b } from '../match/types';"],
    ['src/stage/a.ts', "import { type b } from '../match/types';"],
    ['src/stage/a.ts', "import { b } from '../games/legion/notation';"],
    ['src/stage/a.ts', "type b = import('../shell/b').B;"],
    ['src/shell/a.tsx', "const b = await import('../stage/b');"],
    ['src/shell/a.tsx', "import.meta.glob('../worker/*.ts');"],
    ['src/campaign/a.ts', "import { b } from '../match/b';"],
    ['src/portal/a.ts', "import { b } from '../games/b';"],
    ['src/portal/a.ts', 'await import(name);'],
    ['src/worker/a.ts', 'await import(name);'],
    ['src/worker/loading.ts', "await import('../match/b');"],
    ['src/portal/a.ts', "import b from '/src/shell/b';"],
    ['assembly/core/a.ts', "import { b } from '../../src/contract/b';"],
    ['assembly/search/a.ts', "import { b } from '../legion/state';"],
    ['assembly/legion/belief.ts', "import { b } from './state';"],
    ['assembly/legends/belief.ts', "import { b } from './bind';"],
    ['test/support/parley/core/belief.ts', "import { b } from './state';"],
    ['src/shell/a.ts', "import '../main';"],
    ['test/a.test.ts', "import '../src/main.ts';"],
    ['src/cli/a.ts', "import { b } from '../main';"],
    ['src/somewhere/a.ts', ''],
    ['src/shell/a.ts', "import Phaser from 'phaser';"],
    ['src/stage/a.ts', "import { signal } from '@preact/signals';"],
    ['src/stage/a.tsx', 'export const b = <p />;'],
    ['src/match/a.ts', "import { IntlMessageFormat } from 'intl-messageformat';"],
    ['src/shell/a.ts', "import * as Comlink from 'comlink';"],
    ['src/shell/a.ts', "import fc from 'fast-check';"],
    ['assembly/core/a.ts', "import { b } from 'comlink';"],
  ];
  test.each(IMPORTS)('%s: %s', (path, text) => expect(check(path, text)).toHaveLength(1));

  const GLOBALS = ['Math.random()', 'new Date()', 'Date.now()', 'setTimeout(f)', 'setInterval(f)', 'performance.now()'];
  const TIMELESS = ['assembly/core/a.ts', 'src/reference/a.ts', 'src/games/a.ts', 'src/contract/a.ts'];
  test.each(TIMELESS.flatMap((path) => GLOBALS.map((text) => [path, text])))('%s: %s', (path = '', text = '') => {
    expect(check(path, text)).toHaveLength(1);
    expect(check(path, `globalThis.${text.replace('new ', '')}`)).toHaveLength(text.startsWith('Math') ? 0 : 1);
  });

  test.each([
    'let a: any;',
    'f(a!);',
    'let a!: number;',
    'class A { b!: number }',
    'enum A { b }',
    'const enum A { b }',
    '// @ts-ignore: because',
    '/* @ts-expect-error */',
  ])('src: %s', (text) => expect(check('src/match/a.ts', text)).toHaveLength(1));

  test('a file that is too long', () => {
    expect(check('src/match/a.ts', 'f();\n'.repeat(400))).toEqual([]);
    expect(check('src/match/a.ts', 'f();\n'.repeat(401))).toHaveLength(1);
  });

  test('a file that cannot be read', () => expect(check('src/match/a.ts', 'import {').length).toBeGreaterThan(0));
});

describe('what is allowed passes', () => {
  const FINE: readonly [path: string, text: string][] = [
    ['src/main.ts', "import { b } from './shell/b'; import Phaser from 'phaser';"],
    [
      'src/cli/a.ts',
      "import { b } from '../reference/b'; import { readFileSync } from 'node:fs'; import fc from 'fast-check';",
    ],
    [
      'src/worker/a.ts',
      "new URL('../../build/core/a.wasm', import.meta.url); import.meta.glob('../../build/core/*.js');",
    ],
    ['src/match/a.ts', "new Worker(new URL('../worker/role.worker.ts', import.meta.url));"],
    ['src/stage/a.ts', "import type { B } from '../match/types'; import { look } from '../games/legion/look';"],
    ['src/stage/a.ts', `import { look } from './b'; await import(\`../games/legion/look/\${name}\`);`],
    [
      'src/shell/a.tsx',
      "import { signal } from '@preact/signals'; import { b } from '../match/b'; export const c = <p />;",
    ],
    [
      'src/match/a.ts',
      "import { b } from '../contract/b'; import { c } from '../text/c'; const t = performance.now();",
    ],
    ['src/contract/a.ts', 'export interface A { performance: number; Date: string } a.Date = { setTimeout: 1 };'],
    ['assembly/core/a.ts', '// @ts-ignore: decorator\n@inline\nexport function f(a: i32): i32 { return <i32>a; }'],
    ['assembly/core/a.ts', '@external("env", "now") declare function now(): f64;\n@unmanaged class A { b!: i32 }'],
    ['assembly/legion/belief.ts', "import { b } from './fill'; import { c } from '../core/state';"],
    ['test/a.test.ts', "import { b } from '../src/stage/b'; let c: any; new Date();"],
  ];
  test.each(FINE)('%s: %s', (path, text) => expect(check(path, text)).toEqual([]));
});
