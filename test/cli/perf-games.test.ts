/** What `npm run perf` measures of each game on the page is what the game's own folder says, and can be opened. */
import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { gameList } from '../../src/cli/scripts/lib/games.mjs';
import { at } from '../../src/cli/scripts/lib/paths.mjs';
import { measured } from '../../src/cli/scripts/perf/games.mjs';
import { folderOf } from './support/folder';
import { veil } from './support/terminal';

const ON_PAGE = gameList().flatMap(({ name, isOnPage }) => (isOnPage ? [name] : []));

describe.each(ON_PAGE)('%s', (name) => {
  const { begins, playable, scenes } = measured(name);

  it('is begun by buttons, and its weight has a bound above nothing or none', () => {
    expect(begins.length).toBeGreaterThan(0);
    if (playable !== null) expect(playable).toBeGreaterThan(100 * 1024);
  });

  it('has a match to leave and an attack to make', () => {
    expect([...scenes.keys()]).toEqual(expect.arrayContaining(['start', 'attack']));
    expect(scenes.get('attack')?.press.length).toBeGreaterThan(1);
  });

  it.each(['start', 'attack'])('has a record of its %s that goes on', async (scene) => {
    const folder = folderOf({ 'record.txt': scenes.get(scene)?.record ?? '' });
    const printed = await veil(['replay', 'record.txt'], { folder });
    expect(printed.code).toBe(0);
    expect(printed.out.at(-1)).toBe('The match goes on.');
  });
});

it('the game that needs no naming is the one that says so', () => {
  expect(gameList().filter(({ perf }) => perf?.usual === true)).toHaveLength(1);
  expect(measured(undefined).usual).toBe(true);
});

it('a game that is not there is refused, and those that are there are told', () =>
  expect(() => measured('nobody')).toThrow(`--game=nobody: expected one of ${measured(undefined).name}, `));

it('scenes lie where the games say', () => {
  for (const { perf } of gameList()) if (perf !== null) expect(existsSync(at(perf.scenes))).toBe(true);
});
