/** What neutral parts of the page say is there for every game: no game's own texts have to be fetched for it. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { filesBelow } from '../../src/cli/scripts/lib/files.mjs';
import { gameList } from '../../src/cli/scripts/lib/games.mjs';
import { at, inside } from '../../src/cli/scripts/lib/paths.mjs';
import { isOwn } from '../support/layers/games';

const GAMES = gameList().map(({ name }) => name);

const neutral = (folder: string): readonly string[] =>
  filesBelow(at(folder)).filter((file) => !GAMES.some((game) => isOwn(inside(file), game)));

const KEY = /'([a-z][a-z-]*(?:\.[a-z-]+)+)'/g;

/** Keys in the calls of `say` of a source. */
const saidIn = (text: string): readonly string[] =>
  [...text.matchAll(/\bsay\((?!`)([^)]*)/g)].flatMap(([, args = '']) =>
    [...args.matchAll(KEY)].map(([, key = '']) => key),
  );

test('every key has a sentence that belongs to no game', () => {
  const texts = neutral('src/text/en').map((file) => readFileSync(file, 'utf8'));
  const known = new Set(texts.flatMap((text) => [...text.matchAll(/^ {2}'([^']+)':/gm)].map(([, key = '']) => key)));
  const sources = ['src/shell', 'src/match', 'src/text'].flatMap(neutral).filter((file) => !file.includes('/en/'));
  const said = sources.flatMap((file) => saidIn(readFileSync(file, 'utf8')).map((key) => `${inside(file)}: ${key}`));
  expect(said.length).toBeGreaterThan(150);
  expect(said.filter((line) => !known.has(line.replace(/^.*: /, '')))).toEqual([]);
});
