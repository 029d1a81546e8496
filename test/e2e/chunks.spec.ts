/** A page loads one game: whoever plays one fetches nothing of another, in the page or in its workers. */
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { CHUNK_RECORD } from '../../src/cli/scripts/lib/chunk-record.mjs';
import { gameList } from '../../src/cli/scripts/lib/games.mjs';
import { isCard, isOwn } from '../support/layers/games';
import { awaitAsked } from './support/battle';
import { awaitTurn, mouseHands, playOn } from './support/duel';
import { boardReady, expect, openTitle, playDuel, press, test } from './support/page';

const GAMES = gameList().flatMap(({ name, isOnPage }) => (isOnPage ? [name] : []));
const record: Readonly<Record<string, readonly string[]>> = JSON.parse(readFileSync(CHUNK_RECORD, 'utf8'));

/** Engines are written beside the page's sources: build/core/<game>.wasm. */
const isEngine = (path: string, game: string): boolean => new RegExp(`^(\\.\\./)?build/core/${game}\\b`).test(path);

/** The games of which a file of the build holds anything but the title's few words. */
const gamesIn = (file: string): readonly string[] =>
  GAMES.filter((game) =>
    (record[file] ?? []).some((path) => (isOwn(path, game) && !isCard(path)) || isEngine(path, game)),
  );

/** The files of the build that the page and its workers ask for, from now on. */
const watch = (page: Page): ReadonlySet<string> => {
  const asked = new Set<string>();
  page.on('request', (request) => {
    const file = /\/(assets\/[^?#]+)/.exec(new URL(request.url()).pathname)?.[1];
    if (file !== undefined) asked.add(file);
  });
  return asked;
};

/** A visitor who saves data: nothing is fetched before it is asked for, so that every file has its reason. */
const saveData = async (page: Page): Promise<void> => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
};

const fetched = (asked: ReadonlySet<string>): readonly string[] => [...new Set([...asked].flatMap(gamesIn))];

/** Files that hold anything of another game than this one. */
const strange = (asked: ReadonlySet<string>, game: string): readonly string[] =>
  [...asked].filter((file) => gamesIn(file).some((other) => other !== game));

test('the build says what is in its files', () => {
  for (const game of GAMES) expect(Object.keys(record).filter((file) => gamesIn(file).includes(game))).not.toEqual([]);
});

test('the title holds no game', async ({ page }) => {
  await saveData(page);
  const asked = watch(page);
  await openTitle(page);
  await page.waitForTimeout(1500);
  expect([...asked].filter((file) => !(file in record))).toEqual([]);
  expect(fetched(asked)).toEqual([]);
});

test('a duel loads its game alone', async ({ page }) => {
  await saveData(page);
  const asked = watch(page);
  await openTitle(page);
  await playDuel(page);
  await boardReady(page);
  await playOn(page, mouseHands(page), 1);
  await awaitTurn(page);
  expect(strange(asked, 'legion')).toEqual([]);
  expect(fetched(asked)).toEqual(['legion']);
});

test('a battle loads its game alone', async ({ page }) => {
  await saveData(page);
  const asked = watch(page);
  await openTitle(page);
  await press(page, 'play');
  await boardReady(page);
  await awaitAsked(page);
  expect(strange(asked, 'legends')).toEqual([]);
  expect(fetched(asked)).toEqual(['legends']);
});

test('what the first battle needs comes while the title is looked at', async ({ page }) => {
  const asked = watch(page);
  await openTitle(page);
  await expect.poll(() => fetched(asked)).toEqual(['legends']);
  await page.waitForLoadState('networkidle');
  const before = new Set(asked);
  await press(page, 'play');
  await boardReady(page);
  await awaitAsked(page);
  const late = [...asked].filter((file) => !before.has(file));
  // the stage itself, and what a battle's first pictures are painted from
  expect(late.flatMap((file) => (record[file] ?? []).filter((path) => path.startsWith('src/shell/')))).toEqual([]);
});
