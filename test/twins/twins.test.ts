/** Both engines in lockstep: short runs, seeds that once failed, and proof that a difference anywhere is found. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { findGame, games } from '../../src/cli/games';
import { fromHome } from '../../src/cli/home';
import type { Engine } from '../../src/contract/engine';
import { ok } from '../../src/games/shared/outcome';
import type { Kit } from '../support/harness/kit';
import { freshTwins, playTwinMatch, type TwinMatch } from '../support/harness/twins/game';
import { runTwins } from '../support/harness/twins/run';

/** `npm test` plays some hundreds besides, `npm run long` thousands. */
const GAMES = 48;
/** Milliseconds for whole runs. */
const LONG = 600_000;
/** Games in which a lying engine must be found: a whole cycle of what games have in store. */
const CYCLE = 32;

describe.each(Object.values(games))('$name', (game) => {
  it(
    'is the same on both engines',
    () => {
      // a form that goes by its own name plays what its game plays, on a ground of its own
      const share = game.name === game.content.name ? 2 : 6;
      const count = game.content.hidden ? GAMES / share : GAMES;
      const report = runTwins(game, { games: count, seed: 20_260_101, seats: null });
      expect(report.firstDivergence).toBeNull();
      expect(report).toMatchObject({ games: count, divergences: 0 });
      expect(report.decisions).toBeGreaterThan(10 * count);
    },
    LONG,
  );

  it(
    'counts the same decisions in every run with one seed',
    () => {
      const decisions = [1, 1, 2].map((seed) => runTwins(game, { games: 8, seed, seats: null }).decisions);
      expect(decisions[0]).toBe(decisions[1]);
      expect(decisions[0]).not.toBe(decisions[2]);
    },
    LONG,
  );
});

const SEEDS = readdirSync(fromHome('test/twins/seeds')).filter((file) => file.endsWith('.json'));

describe('seeds that once failed', () => {
  it.each(SEEDS)('%s', (file) => {
    const { game, index, seed, seats, sample }: TwinMatch & { game: string; sample?: string } = JSON.parse(
      readFileSync(fromHome(`test/twins/seeds/${file}`), 'utf8'),
    );
    const kit = findGame(game);
    const extras = sample === undefined ? {} : { sample };
    expect(playTwinMatch(kit, freshTwins(kit), { index, seed, seats }, extras).divergence).toBeNull();
  });
});

/** A kit whose reference differs in one of its answers. */
function lying(kit: Kit, lie: (engine: Engine) => Partial<Engine>): Kit {
  const reference = (): Engine => {
    const engine = kit.engines.reference();
    const lies: Partial<Engine> = lie(engine);
    return new Proxy(engine, {
      get: (target, key) => {
        const value: unknown = Reflect.get(key in lies ? lies : target, key);
        return typeof value === 'function' ? value.bind(key in lies ? lies : target) : value;
      },
    });
  };
  return { ...kit, engines: { ...kit.engines, reference } };
}

const firstField = (kit: Kit): string | undefined =>
  runTwins(kit, { games: CYCLE, seed: 1, seats: null, stopAt: 1 }).firstDivergence?.field;

const LIES: readonly (readonly [string, (engine: Engine) => Partial<Engine>, string])[] = [
  ['a row', (e) => ({ rows: () => e.rows().slice(1) }), 'rows.length'],
  ['a mask', (e) => ({ rows: () => e.rows().map((row) => ({ ...row, mask: row.mask & 1 })) }), 'rows[0].mask'],
  [
    'a field of an event',
    (e) => ({
      rows: () =>
        e.rows().map((row) => ({ ...row, event: row.event.type === 'turn' ? { type: 'turn', seat: 7 } : row.event })),
    }),
    'rows[0].event.seat',
  ],
  [
    'the order of choices',
    (e) => ({ decision: () => change(e.decision(), (d) => ({ ...d, choices: [...d.choices].reverse() })) }),
    'decision.choices[0]',
  ],
  [
    'the question’s key',
    (e) => ({ decision: () => change(e.decision(), (d) => ({ ...d, key: 'other' })) }),
    'decision.key',
  ],
  [
    'the question’s numbers',
    (e) => ({ decision: () => change(e.decision(), (d) => ({ ...d, args: [...d.args, 1] })) }),
    'decision.args.length',
  ],
  [
    'what was learned',
    (e) => ({
      apply: (index) => change(e.apply(index), (o) => (o.ok ? ok({ ...o.value, learned: !o.value.learned }) : o)),
    }),
    'apply.value.learned',
  ],
  [
    'a counter of a view',
    (e) => ({ view: (viewer) => change(e.view(viewer), (v) => ({ ...v, counters: { ...v.counters, step: -1 } })) }),
    'view(0).counters.step',
  ],
  [
    'one viewer’s view',
    (e) => ({ view: (viewer) => change(e.view(viewer), (v) => (viewer === 8 ? { ...v, ply: v.ply + 1 } : v)) }),
    'view(8).ply',
  ],
  ['the result', (e) => ({ result: () => change(e.result(), (r) => ({ ...r, reason: 'magic' })) }), 'result.reason'],
  [
    'a refusal',
    (e) => ({ apply: (index) => (index < 0 ? ok({ learned: false, chance: false }) : e.apply(index)) }),
    'apply(-1)',
  ],
  ['what restore gives back', () => ({ restore: () => ok(null) }), 'restored.hash (reference alone: found, expected)'],
  [
    'what fill makes',
    () => ({ fill: () => ok(null) }),
    'filled from view(1): truth.ply (reference alone: found, expected)',
  ],
];

function change<T>(value: T | null, how: (value: T) => T): T {
  return value === null ? (value as T) : how(value);
}

describe('a difference', () => {
  it.each(LIES)('in %s is found', (_name, lie, field) => {
    expect(firstField(lying(findGame('legion'), lie))).toBe(field);
  });

  it('is told with everything needed to see it again', () => {
    const kit = lying(findGame('legion'), (e) => ({
      result: () => change(e.result(), (r) => ({ ...r, winners: [] })),
    }));
    const { firstDivergence } = runTwins(kit, { games: 1, seed: 5, seats: null });
    expect(firstDivergence).toMatchObject({ game: 'legion', index: 0, seed: 5, setup: { game: 'legion' } });
    expect(firstDivergence?.record).toHaveLength(firstDivergence?.ply ?? -1);
  });

  it('is an exception as well', () => {
    const kit = lying(findGame('legion'), () => ({
      apply: () => {
        throw new Error('oh');
      },
    }));
    expect(runTwins(kit, { games: 1, seed: 1, seats: null }).firstDivergence).toMatchObject({
      field: 'apply',
      reference: '"threw oh"',
    });
  });
});

describe('what each engine words in its own way', () => {
  const run = (kit: Kit) => runTwins(kit, { games: 4, seed: 6, seats: null, sample: 'position' }).firstDivergence;
  const withList = (kit: Kit, name: string, how: (list: readonly number[]) => readonly number[], back = how) =>
    lying(kit, (e) => ({
      view: (viewer) =>
        change(e.view(viewer), (v) => ({ ...v, lists: { ...v.lists, [name]: how(v.lists[name] ?? []) } })),
      fill: (view, guess) => e.fill({ ...view, lists: { ...view.lists, [name]: back(view.lists[name] ?? []) } }, guess),
    }));

  it('is not compared, and every other list is', () => {
    const longer = (list: readonly number[]) => [...list, 7];
    const shorter = (list: readonly number[]) => list.slice(0, -1);
    expect(run(withList(findGame('legends'), 'stack', longer, shorter))).toBeNull();
    expect(run(withList(findGame('legends'), 'quiet', longer, shorter))?.field).toMatch(/^view\(\d\).lists.quiet/);
  });
});

describe('the planted leaks', () => {
  it.each([1, 2, 3, 4, 5, 6])('%i is found', (leak) => {
    const kit = findGame('parley');
    const report = runTwins(kit, {
      games: 200,
      seed: 1,
      seats: null,
      stopAt: 1,
      change: (setup) => ({ ...setup, options: { ...setup.options, leak } }),
    });
    expect(report.divergences).toBe(1);
  });
});
