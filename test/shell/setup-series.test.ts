/** A series over several matches, as the page plays it: counted once, kept over a reload, not mixed with other matches. */
import { signal } from '@preact/signals';
import { beforeAll, describe, expect, it } from 'vitest';
import type { StartRequest } from '../../src/contract/referee';
import type { Result } from '../../src/contract/result';
import { matchGames } from '../../src/match/games';
import { standingOf } from '../../src/match/series';
import type { MatchState } from '../../src/match/types';
import { createShelf } from '../../src/portal/storage';
import type { App } from '../../src/shell/app/app';
import { play, startNext, startPlan, titlePlan, watchSeries } from '../../src/shell/app/battle-acts';
import { openMatch } from '../../src/shell/app/open';
import { FIRST_PLAN } from '../../src/shell/setup/plan';
import { createSetting } from '../../src/shell/setup/setting';

const memory = (): Storage => {
  const texts = new Map<string, string>();
  return {
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, value: string) => void texts.set(key, value),
    removeItem: (key: string) => void texts.delete(key),
    clear: () => texts.clear(),
    key: () => null,
    length: 0,
  };
};

const stateOf = (game: string, result: Result | null): MatchState =>
  ({
    setup: { game, sides: [0, 1] },
    result,
    view: {
      heaps: [
        { seat: 0, name: 'fallen', kinds: [1, 2, 3] },
        { seat: 1, name: 'fallen', kinds: [4] },
      ],
      lists: {},
    },
  }) as unknown as MatchState;

beforeAll(async () => {
  for (const game of matchGames.names) await matchGames.load(game);
});

/** The page's state around a match that starts when it is told to, and ends as the test says. */
const table = (host: Storage, refuses = false) => {
  const state = signal<MatchState | null>(null);
  const asked: StartRequest[] = [];
  const told: string[] = [];
  const app = {
    ports: {
      ready: async () => ({ ok: true, value: null }),
      match: {
        start: async (request: StartRequest) => {
          if (refuses) return { ok: false, fault: { code: 'bad-setup', at: '', expected: '' } };
          asked.push(request);
          state.value = stateOf(String(request.setup.game), null);
          return { ok: true, value: null };
        },
      },
    },
    setting: createSetting(createShelf(() => host)),
    state,
    screen: signal('title'),
    dialogs: signal([]),
    settings: signal({ championTime: 3 }),
    opening: signal(false),
    inspected: signal(null),
    pointed: signal(null),
    kept: signal(null),
    tell: (text: string) => void told.push(text),
  } as unknown as App;
  watchSeries(app);
  const end = (...winners: number[]) => {
    state.value = stateOf('legends', { winners, reason: 'castle', score: [] });
  };
  return {
    app,
    asked,
    told,
    end,
    person: () => asked.at(-1)?.setup.seats.findIndex(({ player }) => player === 'person'),
  };
};

describe('a series', () => {
  it('of two games: each begins once, and the points are counted for who sat there', async () => {
    const { app, end, person } = table(memory());
    await startPlan(app, { ...FIRST_PLAN, series: 'two', begins: 'me' });
    expect([app.screen.value, person(), app.setting.counted.value]).toEqual(['battle', 0, true]);
    end(0); // the person wins; one piece of seat 1 has fallen
    const after = app.setting.series.value;
    expect(after?.series.games).toEqual([{ began: 0, winner: 0, destroyed: 1 }]);
    expect(after?.began).toBeNull();
    expect(after === null ? null : standingOf(after.series).beginning).toEqual({ by: 'turns', begins: 1 });
    await startNext(app, 1);
    expect(person()).toBe(1);
    end(0); // now the computer sits there; three of seat 0 do not count, one of seat 1 does
    expect(app.setting.series.value?.series.games[1]).toEqual({ began: 1, winner: 1, destroyed: 1 });
    expect(await startNext(app, 0)).toBe(false);
  });

  it('keeps the armies that were drawn at its beginning', async () => {
    const { app, asked, end } = table(memory());
    await startPlan(app, { ...FIRST_PLAN, series: 3, begins: 'me' });
    end(0);
    await startNext(app, 0);
    const armies = asked.map(({ setup }) => setup.seats.map(({ army }) => army));
    expect(armies[0]?.every((army) => army !== undefined)).toBe(true);
    expect(armies[1]).toEqual(armies[0]);
  });

  it('counts a game once, and nothing that is another match', async () => {
    const { app, end } = table(memory());
    await startPlan(app, { ...FIRST_PLAN, series: 3 });
    end(1);
    end(1);
    expect(app.setting.series.value?.series.games).toHaveLength(1);
    await play(app);
    expect(app.setting.counted.value).toBe(false);
    end(0);
    expect(app.setting.series.value?.series.games).toHaveLength(1);
  });

  it('is there again after a reload, also in the middle of a game', async () => {
    const host = memory();
    const first = table(host);
    await startPlan(first.app, { ...FIRST_PLAN, series: 5, begins: 'other' });
    const second = table(host);
    expect(second.app.setting.series.value?.began).toBe(1);
    await openMatch(second.app, async () => ({ ok: true, value: null }), 'left');
    expect(second.app.setting.counted.value).toBe(true);
    second.end(1);
    expect(second.app.setting.series.value?.series.games).toEqual([{ began: 1, winner: 0, destroyed: 3 }]);
    expect(table(host).app.setting.series.value?.series.games).toHaveLength(1);
  });

  it('a refused start leaves the running series and the screen as they were', async () => {
    const host = memory();
    const { app, end } = table(host);
    await startPlan(app, { ...FIRST_PLAN, series: 3 });
    end(0);
    const before = app.setting.series.value;
    const refused = table(host, true);
    expect(await startPlan(refused.app, { ...FIRST_PLAN, series: 7 })).toBe(false);
    expect(refused.app.setting.series.value).toEqual(before);
    expect(refused.app.screen.value).toBe('title');
    expect(refused.told).toHaveLength(1);
  });
});

describe('the title’s button', () => {
  it('begins the first battle for a new player, and what was last chosen afterwards', () => {
    const { app } = table(memory());
    expect(titlePlan(app)).toEqual(FIRST_PLAN);
    app.setting.change({ ...FIRST_PLAN, opponent: 'veteran', exchanges: 'on', series: 3 });
    expect(titlePlan(app)).toMatchObject({ opponent: 'veteran', exchanges: 'on', series: 'single' });
  });

  it('begins the first battle where something would have to be done first', () => {
    const { app } = table(memory());
    for (const change of [
      { opponent: 'person' },
      { form: 'quick' },
      { ground: 'own' as const, own: ['pppp/pppp/pppp/pppp', ...FIRST_PLAN.own.slice(1)] },
    ]) {
      app.setting.change({ ...FIRST_PLAN, ...change });
      expect(titlePlan(app)).toEqual(FIRST_PLAN);
    }
  });
});
