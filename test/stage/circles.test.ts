/** No file of the stage needs itself to be loaded. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { filesBelow } from '../../src/cli/scripts/lib/files.mjs';
import { at, inside } from '../../src/cli/scripts/lib/paths.mjs';
import { circlesOf, importGraph } from '../support/layers/circles';

const sources = filesBelow(at('src/stage'))
  .filter((file) => file.endsWith('.ts'))
  .map((file) => ({ path: inside(file), text: readFileSync(file, 'utf8') }));

test('the files of the stage import one another in no circle', () => {
  const graph = importGraph(sources, ['value']);
  expect(graph.size).toBeGreaterThan(90);
  expect(circlesOf(graph)).toEqual([]);
});

test('an import back is caught', () => {
  const graph = importGraph(sources, ['value']);
  const layout = 'src/stage/layout.ts';
  expect(graph.has(layout)).toBe(true);
  const planted = new Map([...graph, [layout, [...(graph.get(layout) ?? []), 'src/stage/board/cells.ts']]]);
  expect(circlesOf(planted).flat()).toContain(layout);
});
