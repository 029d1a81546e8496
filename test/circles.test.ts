/** How far files import one another in circles: nowhere but where rules call one another by their nature. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { filesBelow } from '../src/cli/scripts/lib/files.mjs';
import { at, inside } from '../src/cli/scripts/lib/paths.mjs';
import { circlesOf, type Graph, importGraph } from './support/layers/circles';
import type { Source } from './support/layers/syntax';

const sourcesBelow = (folder: string): readonly Source[] =>
  filesBelow(at(folder))
    .filter((file) => /\.tsx?$/.test(file) && !file.endsWith('.d.ts'))
    .map((file) => ({ path: inside(file), text: readFileSync(file, 'utf8') }));

/** What attack, powers, windows and events do calls each other as the rules do; no more files than these. */
const MOST_IN_A_CIRCLE = 9;
/** Files that must not reach each other. */
const APART: readonly (readonly [string, string])[] = [
  ['assembly/legends/view.ts', 'assembly/legends/view-lists.ts'],
  ['assembly/legends/fill.ts', 'assembly/legends/question.ts'],
];

/** What is wrong with the circles of a game's core. */
function faultsOfCore(graph: Graph): readonly string[] {
  return circlesOf(graph).flatMap((circle) => [
    ...(circle.length > MOST_IN_A_CIRCLE ? [`${circle.length} files in a circle: ${circle.join(' ')}`] : []),
    ...APART.filter((pair) => pair.every((file) => circle.includes(file))).map(
      (pair) => `circle of ${pair.join(' and ')}`,
    ),
  ]);
}

/** The graph with one more import. */
const planted = (graph: Graph, from: string, to: string): Graph =>
  new Map([...graph, [from, [...(graph.get(from) ?? []), to]]]);

describe('the cores', () => {
  const graph = importGraph(sourcesBelow('assembly'), ['value']);

  test('import one another in small circles alone', () => {
    expect(graph.size).toBeGreaterThan(80);
    for (const file of APART.flat()) expect(graph.has(file), file).toBe(true);
    expect(faultsOfCore(graph)).toEqual([]);
  });

  test.each([
    ['assembly/legends/state.ts', 'assembly/legends/ask.ts'],
    ['assembly/legends/frames.ts', 'assembly/legends/apply.ts'],
    ['assembly/legends/view-lists.ts', 'assembly/legends/view.ts'],
    ['assembly/legends/question.ts', 'assembly/legends/fill.ts'],
  ])('an import of %s from %s is caught', (from, to) => {
    expect(graph.has(from) && graph.has(to)).toBe(true);
    expect(faultsOfCore(planted(graph, from, to))).not.toEqual([]);
  });
});

describe('the sources of page, workers, reference and command line', () => {
  const graph = importGraph(sourcesBelow('src'), ['value']);

  test('import one another in circles of types alone', () => {
    expect(graph.size).toBeGreaterThan(500);
    expect(circlesOf(graph)).toEqual([]);
  });

  test.each([
    ['src/reference/legends/scope.ts', 'src/reference/legends/filter.ts'],
    ['src/worker/referee/draw.ts', 'src/worker/referee/session.ts'],
  ])('an import of %s from %s is caught', (from, to) => {
    expect(graph.has(from) && graph.has(to)).toBe(true);
    expect(circlesOf(planted(graph, from, to))).toHaveLength(1);
  });
});

describe('circles', () => {
  const circles = (kinds: readonly ('value' | 'type')[], ...texts: readonly string[]) =>
    circlesOf(
      importGraph(
        texts.map((text, i) => ({ path: `src/match/${'abcdef'[i]}.ts`, text })),
        kinds,
      ),
    );

  test('are found with all their files, and no others', () => {
    const ring = [
      "import { x } from './b';",
      "import { x } from './c';",
      "export * from './a';",
      "import { x } from './a';",
    ];
    expect(circles(['value'], ...ring)).toEqual([['src/match/a.ts', 'src/match/b.ts', 'src/match/c.ts']]);
    expect(circles(['value'], "import { x } from './b';", "import './c';", '')).toEqual([]);
    expect(circles(['value'], "import { x } from './a';")).toEqual([['src/match/a.ts']]);
  });

  test('of which one link is a type are none when files are loaded', () => {
    const texts = ["import type { X } from './b';", "import { x } from './a';"];
    expect(circles(['value'], ...texts)).toEqual([]);
    expect(circles(['value', 'type'], ...texts)).toEqual([['src/match/a.ts', 'src/match/b.ts']]);
    expect(circles(['value'], "import { type X } from './b';", "import { x } from './a';")).toHaveLength(1);
  });
});
