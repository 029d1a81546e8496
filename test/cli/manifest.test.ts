/** What is built and run of each game is what the game's own folder says. */
import { describe, expect, it } from 'vitest';
import { games } from '../../src/cli/games';
import { playedBuilds } from '../../src/cli/scripts/build-core.mjs';
import { filesBelow } from '../../src/cli/scripts/lib/files.mjs';
import { checked, commandsOf, gameList, longStages, TEST_STAGES } from '../../src/cli/scripts/lib/games.mjs';
import { at, inside } from '../../src/cli/scripts/lib/paths.mjs';

const CORE = /^(assembly\/[^/]+|test\/support\/[^/]+\/core)\/index\.ts$/;
const lines = [
  ...TEST_STAGES.flatMap((stage) => commandsOf('test', stage)),
  ...longStages().flatMap((stage) => commandsOf('long', stage)),
];

describe('the games', () => {
  it('are all that have a core', () => {
    const entries = ['assembly', 'test/support'].flatMap((folder) => filesBelow(at(folder)).map(inside));
    expect(gameList().map(({ entry }) => entry)).toEqual(entries.filter((file) => CORE.test(file)));
  });

  it('have commands of games that the command line knows', () => {
    expect(lines.length).toBeGreaterThan(20);
    for (const [command, name = ''] of lines) {
      expect(command).toMatch(/^(twins|secrecy|worlds|fuzz|mutate|bench)$/);
      expect(Object.keys(games)).toContain(name);
    }
  });

  it('are each played against the reference', () => {
    const played = commandsOf('test', 'twins').map(([, name]) => name);
    for (const { name, forms } of gameList()) expect(played).toEqual(expect.arrayContaining([name, ...forms]));
  });

  it('have builds of their own names, the published ones apart from those for tests', () => {
    const files = playedBuilds().map(({ name, folder }) => `${inside(folder)}/${name}`);
    expect(new Set(files).size).toBe(files.length);
    for (const { name, isTest, wide } of gameList()) {
      const folder = isTest ? 'build/core/test' : 'build/core';
      expect(files.filter((file) => file.startsWith(`${folder}/${name}`))).toHaveLength(wide ? 2 : 1);
    }
  });
});

describe('a manifest', () => {
  it.each([
    ['a key that means nothing', { wid: true }, /found wid, expected wide/],
    ['a stage that npm test has not', { test: { twin: [] } }, /found test\.twin, expected twins/],
    ['a measurement that means nothing', { perf: { begin: [] } }, /found perf\.begin, expected begins/],
    ['something else than command lines', { long: { twins: [3] } }, /expected command lines, found 3/],
  ])('with %s is refused', (_what, json, message) => expect(() => checked('game.json', json)).toThrow(message));

  it('that is sound is taken', () =>
    expect(checked('game.json', { wide: true, test: { twins: ['twins a'] } })).toBeDefined());
});
