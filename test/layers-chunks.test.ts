/** A page loads one game: no game comes with the title or with a worker, and no chunk comes with two. */
import { build, type InlineConfig, mergeConfig, type Plugin } from 'vite';
import { describe, expect, test } from 'vitest';
import { gameList } from '../src/cli/scripts/lib/games.mjs';
import { at, inside } from '../src/cli/scripts/lib/paths.mjs';
import base from '../vite.config';
import { type Chunk, mixed } from './support/layers/games';

const GAMES = gameList().map(({ name }) => name);
const LONG = 600_000;

/** Keeps of every bundle what its chunks are made of; names are made without their hashes, `where` tells bundles apart. */
const collector = (where: string, chunks: Chunk[]): Plugin => ({
  name: `collect-${where}`,
  generateBundle(_options, bundle) {
    const names = new Map(Object.values(bundle).map((part) => [part.fileName, `${where}: ${part.fileName}`]));
    for (const part of Object.values(bundle)) {
      if (part.type !== 'chunk') continue;
      chunks.push({
        name: names.get(part.fileName) ?? '',
        isEntry: part.isEntry,
        modules: Object.keys(part.modules).map(inside),
        imports: part.imports.map((file) => names.get(file) ?? file),
      });
    }
  },
});

/** Everything that the built page is made of, workers included. */
const chunksOfPage = async (): Promise<readonly Chunk[]> => {
  const chunks: Chunk[] = [];
  const names = { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' };
  const page: InlineConfig = {
    configFile: false,
    logLevel: 'error',
    plugins: [collector('page', chunks)],
    worker: { plugins: () => [collector('worker', chunks)], rolldownOptions: { output: names } },
    build: { write: false, minify: false, outDir: at('build/test/page'), rolldownOptions: { output: names } },
  };
  await build(mergeConfig(base, page));
  return chunks;
};

describe('the built page', { timeout: LONG }, () => {
  test('loads one game', async () => {
    const chunks = await chunksOfPage();
    // a page and the script of its workers
    expect(chunks.filter(({ isEntry }) => isEntry)).toHaveLength(2);
    expect(mixed(chunks, GAMES)).toEqual([]);
    // what tests bring in is not on it. To see that the page is the same without them: build it, move test/support/pebble
    // away, build it again, and compare the two with `diff -r`
    const modules = chunks.flatMap((chunk) => chunk.modules);
    expect(modules.some((path) => path.startsWith('src/'))).toBe(true);
    expect(modules.filter((path) => /(^|\/)test\//.test(path))).toEqual([]);
  });
});

describe('a page that breaks this is found', () => {
  const chunk = (name: string, modules: readonly string[], more: Partial<Chunk> = {}): Chunk => ({
    name,
    isEntry: false,
    modules,
    imports: [],
    ...more,
  });
  const LEGENDS = 'src/shell/games/legends/index.ts';
  const LEGION = 'src/games/legion/index.ts';

  test.each([
    ['a game in the title’s chunk', [chunk('title', ['src/main.ts', LEGION], { isEntry: true })]],
    [
      'a game in what the title needs at once',
      [chunk('title', ['src/main.ts'], { isEntry: true, imports: ['a'] }), chunk('a', [LEGENDS])],
    ],
    ['two games in one chunk', [chunk('a', [LEGENDS, LEGION])]],
    ['a game that comes with another', [chunk('a', [LEGENDS], { imports: ['b'] }), chunk('b', [LEGION])]],
    ['a game’s texts in the title’s chunk', [chunk('title', ['src/text/en/legends-units.ts'], { isEntry: true })]],
  ])('%s', (_what, chunks) => expect(mixed(chunks, GAMES)).toHaveLength(1));

  test('and one that does not passes', () => {
    const cards = ['src/shell/games/legends/title-card.ts', 'src/text/en/legends-title.ts'];
    const title = chunk('title', ['src/main.ts', 'src/games/shared/registry.ts', ...cards], { isEntry: true });
    expect(mixed([title, chunk('a', [LEGENDS]), chunk('b', [LEGION])], GAMES)).toEqual([]);
  });
});
