/** A game is a guest: no neutral source names one or asks whether a seat is even, and no registry has a game that stands in for others. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { filesBelow } from '../src/cli/scripts/lib/files.mjs';
import { gameList } from '../src/cli/scripts/lib/games.mjs';
import { at, inside } from '../src/cli/scripts/lib/paths.mjs';
import { createRegistry, mapRegistry, registryOf } from '../src/games/shared/registry';
import { matchGames } from '../src/match/games';
import { createReference } from '../src/reference';
import { faces } from '../src/shell/games';
import { looks } from '../src/stage/games';
import { publishedGames } from '../src/worker/registry';
import { naming, parities, type Text, wordsOf } from './support/layers/games';

const PUBLISHED = gameList().flatMap(({ name, isTest }) => (isTest ? [] : [name]));
/** The command line plays them all; the page may not offer one yet, and then no card on the title does. */
const OFF_PAGE = gameList().flatMap(({ name, isTest, isOnPage }) => (isTest || isOnPage ? [] : [name]));
const COMMAND_LINE: readonly string[] = ['src/reference/games.ts', 'src/cli/kits.ts'];
const CARDS = 'src/shell/games/cards.ts';
/** Those that there are, and those that come. */
const GAMES = [...new Set([...gameList().map(({ name }) => name), 'pebble', 'medieval', 'conquest'])];
/** The only game whose rules know no more than two sides, seat by seat in turn. */
const TWO_SIDED = 'legends';

/** One line a game, one file a layer; `all`: every published game must be there. */
const REGISTRIES: readonly { readonly file: string; readonly all: boolean }[] = [
  { file: 'src/reference/games.ts', all: true },
  { file: 'src/worker/registry.ts', all: true },
  { file: 'src/match/games/index.ts', all: true },
  { file: 'src/shell/games/cards.ts', all: true },
  { file: 'src/stage/games.ts', all: true },
  { file: 'src/text/games.ts', all: true },
  { file: 'src/cli/kits.ts', all: true },
  { file: 'test/support/form/sources.ts', all: false },
  { file: 'test/support/form/warm.ts', all: false },
  { file: 'test/support/guest/games.ts', all: false },
];
const FILES = REGISTRIES.map(({ file }) => file);

const ROOT = ['asconfig.json', 'package.json', 'tsconfig.json', 'vite.config.ts'];
const sources: readonly Text[] = ['src', 'assembly', 'test/support']
  .flatMap((folder) => filesBelow(at(folder)))
  .map(inside)
  .filter((path) => /\.([cm]?[jt]s|tsx|css|html|json)$/.test(path))
  .concat(ROOT)
  .map((path) => ({ path, text: readFileSync(at(path), 'utf8') }));

describe('neutral sources', () => {
  test('there are some to look at', () => expect(sources.length).toBeGreaterThan(900));

  test('name no game', () => expect(sources.flatMap((source) => naming(source, GAMES, FILES))).toEqual([]));

  test('do not ask whether a seat is even', () =>
    expect(sources.flatMap((source) => parities(source, TWO_SIDED))).toEqual([]));
});

describe('a registry', () => {
  test.each(REGISTRIES.filter(({ all }) => all))('$file has a line for each game', ({ file }) => {
    const lines = readFileSync(at(file), 'utf8').split('\n');
    for (const game of PUBLISHED) {
      const found = lines.filter((line) => wordsOf(line).includes(game));
      if (!OFF_PAGE.includes(game) || COMMAND_LINE.includes(file)) expect(found, `${file}: ${game}`).toHaveLength(1);
      else expect(found.length, `${file}: ${game}`).toBeLessThanOrEqual(file === CARDS ? 0 : 1);
    }
  });

  const NOBODY = 'nobody';
  test.each([
    ['of loaders', createRegistry({ one: async () => 1 })],
    ['of parts', registryOf({ one: 1 })],
    ['made from another', mapRegistry(createRegistry({ one: async () => 1 }), (part) => part + 1)],
    ['of the match', matchGames],
    ['of the page', faces],
    ['of the stage', looks],
    ['of the workers', publishedGames()],
  ])('%s has nothing for a game that nobody registered', async (_what, registry) => {
    for (const name of [NOBODY, '', 'toString', '__proto__']) {
      expect(await registry.load(name)).toMatchObject({ ok: false, fault: { code: 'bad-setup' } });
      expect(registry.find(name)).toBeNull();
      expect(() => registry.get(name)).toThrow();
    }
  });

  test('of references has none for such a game', () => expect(createReference(NOBODY)).toBeNull());
});

const NEUTRAL = 'src/match/a.ts';
const lawOfNames = (path: string, text: string): readonly string[] => naming({ path, text }, GAMES, FILES);

describe('a source that names a game is found', () => {
  const Game = 'Legends';
  test.each([
    "if (view.game === 'legends') return;",
    `const is${Game}Match = true;`,
    'const LEGENDS = 1;',
    "import { a } from './legends';",
    `// in ${Game} this is otherwise`,
    '.battle[data-game="legends"] { }',
    'legends: 3,',
  ])('%s', (text) => expect(lawOfNames(NEUTRAL, text)).toHaveLength(1));

  test('by its path', () => expect(lawOfNames('src/match/legends.ts', '')).toHaveLength(1));

  test('in the folder of another game, where it is imported', () => {
    expect(lawOfNames('src/games/legends/a.ts', "import { b } from '../legion/b';")).toHaveLength(1);
    expect(lawOfNames('src/games/legends/a.ts', "const name = 'Bone Legion';")).toEqual([]);
  });

  test('in a registry, where it has a second line', () => {
    const [file = ''] = FILES;
    const line = "export { a as legends } from './legends';";
    expect(lawOfNames(file, line)).toEqual([]);
    expect(lawOfNames(file, `${line}\n${line}`)).toHaveLength(1);
  });

  test.each([
    'assembly/legends/a.ts',
    'src/match/games/legends/a.ts',
    'src/text/en/legends-words.ts',
    'test/support/harness/legends/a.ts',
    'test/stage/legends-look.test.ts',
  ])('and in its own place it is at home: %s', (path) => expect(lawOfNames(path, 'legends')).toEqual([]));

  test('and a word that only contains it is not it', () =>
    expect(lawOfNames(NEUTRAL, "const legendary = 'legionnaires parleyed';")).toEqual([]));
});

describe('a source that asks whether a seat is even is found', () => {
  const law = (text: string, path = NEUTRAL): readonly string[] => parities({ path, text }, TWO_SIDED);
  test.each([
    'const side = seat % 2;',
    'near % 2 === 1',
    'if (token.seat % 2 === viewer) return;',
    'list[view.viewer & 1]',
    'const own = (army.seat) % 2;',
    'sideOf(seat) % 2',
    'return <i32>(seat & 1);',
  ])('%s', (text) => expect(law(text)).toHaveLength(1));

  test.each(['(mask >> seat) & 1', 'get(SEATS) >> seat & 1', 'round % 2', 'seat % 20', 'seat % SIDES', '1 << seat'])(
    'and this is none: %s',
    (text) => expect(law(text)).toEqual([]),
  );

  test('but its own folders may', () => expect(law('seat % 2', `assembly/${TWO_SIDED}/a.ts`)).toEqual([]));
});
