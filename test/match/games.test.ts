/** The games of the page: each is fetched when a match of it opens, and none stands in for another. */
import { describe, expect, test } from 'vitest';
import { legends } from '../../src/games/legends';
import { legion } from '../../src/games/legion';
import { medieval } from '../../src/games/medieval';
import { createRegistry } from '../../src/games/shared/registry';
import { matchGames } from '../../src/match/games';
import { createBench, must, TWO } from './support';

const contents = { legends, legion, medieval };

describe('the words of games', () => {
  test('are those of each game', async () => {
    expect([...matchGames.names].sort()).toEqual(Object.keys(contents).sort());
    for (const [game, content] of Object.entries(contents))
      expect(must(await matchGames.load(game)).content).toBe(content);
  });

  test('are refused for a game that is none', async () => {
    const refused = await matchGames.load('chess');
    expect(refused).toMatchObject({ ok: false, fault: { code: 'bad-setup', at: 'game', found: 'chess' } });
    expect(() => matchGames.get('chess')).toThrow('chess');
  });
});

describe('a match', () => {
  test('of a game that is none is refused as the referee refuses it, and ends nothing', async () => {
    const { match } = createBench();
    must(await match.start(TWO));
    const before = match.state.get();
    const refused = await match.start({ setup: { ...TWO.setup, game: 'chess' } });
    expect(refused).toMatchObject({ ok: false, fault: { code: 'bad-setup', at: 'setup.game' } });
    expect(match.state.get()).toBe(before);
  });

  test('of a game that can’t be fetched is not begun', async () => {
    const broken = createRegistry({
      legion: async () => {
        throw new Error('gone');
      },
    });
    const { match } = createBench(broken);
    const refused = await match.start(TWO);
    expect(refused).toMatchObject({ ok: false, fault: { code: 'core-failed', at: 'game' } });
    expect(match.state.get()).toBeNull();
  });

  test('that is taken up has its game fetched', async () => {
    const first = createBench();
    must(await first.match.start(TWO));
    const text = must(await first.match.save());
    const loaded: string[] = [];
    const games = {
      load: (game: string) => {
        loaded.push(game);
        return matchGames.load(game);
      },
      find: (game: string) => (loaded.includes(game) ? matchGames.find(game) : null),
    };
    const { match } = createBench(games);
    must(await match.load(text));
    expect(loaded).toEqual(['legion']);
    expect(match.state.get()?.setup.game).toBe('legion');
  });

  test('of a game that the page does not know tells so', async () => {
    const { match, notes } = createBench(createRegistry({}));
    await match.start(TWO);
    expect(match.state.get()).toBeNull();
    expect(notes).toMatchObject([{ kind: 'fault', fault: { code: 'bad-setup', at: 'game' } }]);
  });
});
