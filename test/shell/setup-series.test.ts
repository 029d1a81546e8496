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
import { openMatch } from '../../src/shell/app/open';
import { legendsAround } from '../../src/shell/games/legends/around';
import { attach, play, screenOf, startNext, startPlan, titlePlan } from '../../src/shell/games/legends/setup/acts';
import { FIRST_PLAN } from '../../src/shell/games/legends/setup/plan';
import { settingOf } from '../../src/shell/games/legends/setup/setting';
import { legendsCard } from '../../src/shell/games/legends/title-card';

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

/** A battle was left open, as the page keeps it. */
const leaveOpen = (host: Storage, game: string): void => {
  host.setItem('veilwar.match', 'the match');
  host.setItem('veilwar.match.about', JSON.stringify({ game, form: game, level: 'story', ply: 3 }));
};

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
      shelf: createShelf(() => host),
      match: {
        start: async (request: StartRequest) => {
          if (refuses) return { ok: false, fault: { code: 'bad-setup', at: '', expected: '' } };
          asked.push(request);
          state.value = stateOf(String(request.setup.game), null);
          return { ok: true, value: null };
        },
      },
    },
    games: signal(['legends']),
    openings: new Set(),
    table: { fetch: async () => true },
    state,
    screen: signal('title'),
    dialogs: signal([]),
    settings: signal({ championTime: 3 }),
    opening: signal(false),
    inspected: signal(null),
    pointed: signal(null),
    kept: signal(null),
    discardAsk: signal(null),
    open: () => undefined,
    close: () => undefined,
    tell: (text: string) => void told.push(text),
  } as unknown as App;
  attach(app);
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
    expect([app.screen.value, person(), settingOf(app).counted.value]).toEqual(['battle', 0, true]);
    end(0); // the person wins; one piece of seat 1 has fallen
    const after = settingOf(app).series.value;
    expect(after?.series.games).toEqual([{ began: 0, winner: 0, destroyed: 1 }]);
    expect(after?.began).toBeNull();
    expect(after === null ? null : standingOf(after.series).beginning).toEqual({ by: 'turns', begins: 1 });
    await startNext(app, 1);
    expect(person()).toBe(1);
    end(0); // now the computer sits there; three of seat 0 do not count, one of seat 1 does
    expect(settingOf(app).series.value?.series.games[1]).toEqual({ began: 1, winner: 1, destroyed: 1 });
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
    expect(settingOf(app).series.value?.series.games).toHaveLength(1);
    await play(app);
    expect(settingOf(app).counted.value).toBe(false);
    end(0);
    expect(settingOf(app).series.value?.series.games).toHaveLength(1);
  });

  it('does not count a battle that was over when it was opened', async () => {
    const { app, end } = table(memory());
    await startPlan(app, { ...FIRST_PLAN, series: 3 });
    const opens = async () => {
      end(1);
      return { ok: true, value: null } as const;
    };
    expect(await openMatch(app, null, opens)).toBe(true);
    expect(settingOf(app).series.value).toMatchObject({ series: { games: [] }, began: null });
  });

  it('is replaced by another one only if the players say so', async () => {
    const { app, asked, end } = table(memory());
    await startPlan(app, { ...FIRST_PLAN, series: 3, begins: 'me' });
    end(0);
    const answers = ['nothing', 'continue', 'discard'] as const;
    const seen: string[] = [];
    for (const answer of answers) {
      app.screen.value = screenOf('plan');
      const begins = startPlan(app, { ...FIRST_PLAN, series: 'two', begins: 'me' });
      await Promise.resolve();
      expect(app.discardAsk.value?.text).toBe(
        'The series stands at 1 : 0 after battle 1 of 3 at most. A new series replaces it.',
      );
      app.discardAsk.value?.answer(answer);
      const begun = await begins;
      const { screen } = app;
      seen.push(`${begun} ${JSON.stringify(screen.value)} ${asked.length} ${settingOf(app).series.value?.plan.series}`);
    }
    expect(seen).toEqual([
      'false {"game":"legends","name":"plan"} 1 3',
      'false {"game":"legends","name":"between"} 1 3',
      'true "battle" 2 two',
    ]);
  });

  it('is there again after a reload, also in the middle of a game', async () => {
    const host = memory();
    const first = table(host);
    await startPlan(first.app, { ...FIRST_PLAN, series: 5, begins: 'other' });
    leaveOpen(host, 'legends');
    const second = table(host);
    expect(settingOf(second.app).series.value?.began).toBe(1);
    await openMatch(second.app, 'legends', async () => ({ ok: true, value: null }), 'left');
    expect(settingOf(second.app).counted.value).toBe(true);
    second.end(1);
    expect(settingOf(second.app).series.value?.series.games).toEqual([{ began: 1, winner: 0, destroyed: 3 }]);
    expect(settingOf(table(host).app).series.value?.series.games).toHaveLength(1);
  });

  it('has lost the game that was begun where another match was left open, or none', async () => {
    const host = memory();
    await startPlan(table(host).app, { ...FIRST_PLAN, series: 5, begins: 'other' });
    expect(settingOf(table(host).app).series.value?.began).toBeNull();
    leaveOpen(host, 'legion');
    expect(settingOf(table(host).app).series.value?.began).toBeNull();
    const shelf = createShelf(() => host);
    expect(legendsCard.waiting(shelf, 'legion')).toMatchObject({ screen: 'between' });
    expect(legendsCard.waiting(shelf, null)?.label).toBe('Continue the series (battle 1, 0 : 0)');
    expect(legendsCard.waiting(shelf, 'legends')).toBeNull();
    expect(legendsCard.waiting(createShelf(memory), null)).toBeNull();
  });

  it('a refused start leaves the running series and the screen as they were', async () => {
    const host = memory();
    const { app, end } = table(host);
    await startPlan(app, { ...FIRST_PLAN, series: 3 });
    end(0);
    const before = settingOf(app).series.value;
    const refused = table(host, true);
    const begins = startPlan(refused.app, { ...FIRST_PLAN, series: 7 });
    await Promise.resolve();
    refused.app.discardAsk.value?.answer('discard');
    expect(await begins).toBe(false);
    expect(settingOf(refused.app).series.value).toEqual(before);
    expect(refused.app.screen.value).toBe('title');
    expect(refused.told).toHaveLength(1);
  });
});

describe('the title’s line', () => {
  const built = FIRST_PLAN.armies.map((army) => ({ ...army, way: 'own' as const }));

  it.each([
    ['nothing is kept', null, true],
    ['a level', { opponent: 'veteran' }, true],
    ['two players', { opponent: 'person', form: 'quick' }, true],
    ['a level that there is not', { opponent: 'nobody' }, false],
    ['an arranged form', { form: 'quick' }, false],
    ['boards that are not right', { ground: 'own', own: ['pppp/pppp/pppp/pppp', ...FIRST_PLAN.own.slice(1)] }, false],
    ['armies that are not complete', { side: 'good', armies: built }, false],
  ])('%s: says what will begin, or waits for the game', (_, change, sure) => {
    const host = memory();
    if (change !== null) host.setItem('veilwar.battle', JSON.stringify({ ...FIRST_PLAN, ...change }));
    const said = legendsCard.playLine(createShelf(() => host));
    expect(said).toBe(sure ? legendsAround.playLine(table(host).app) : null);
  });
});

describe('the title’s button', () => {
  it('begins the first battle for a new player, and what was last chosen afterwards', () => {
    const { app } = table(memory());
    expect(titlePlan(app)).toEqual(FIRST_PLAN);
    settingOf(app).change({ ...FIRST_PLAN, opponent: 'veteran', exchanges: 'on', series: 3 });
    expect(titlePlan(app)).toMatchObject({ opponent: 'veteran', exchanges: 'on', series: 'single' });
  });

  it('begins the first battle where something would have to be done first', () => {
    const { app } = table(memory());
    for (const change of [
      { opponent: 'person' },
      { form: 'quick' },
      { ground: 'own' as const, own: ['pppp/pppp/pppp/pppp', ...FIRST_PLAN.own.slice(1)] },
    ]) {
      settingOf(app).change({ ...FIRST_PLAN, ...change });
      expect(titlePlan(app)).toEqual(FIRST_PLAN);
    }
  });
});
