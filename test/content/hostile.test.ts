/** What comes from outside is measured before it is read: how deep it is nested, how long its lists are. */
import { describe, expect, it } from 'vitest';
import { games } from '../../src/cli/games';
import { isTooDeep, keptJson, MAX_DEPTH, parseJson } from '../../src/games/shared/json';
import { showValue } from '../../src/games/shared/outcome';
import { readSeries } from '../../src/match/series';
import { readList, readTexts } from '../support/harness/scenario/reader';
import { nestedText, nestedValue, untouchableList } from '../support/hostile';

const MANY = 5_000_000;

describe('a JSON text', () => {
  it('may be nested 64 deep and no deeper', () => {
    expect(MAX_DEPTH).toBe(64);
    expect(parseJson(nestedText(64), { code: 'bad-request' })).toEqual({ ok: true, value: nestedValue(64) });
    for (const depth of [65, 6000, 200_000]) {
      const refused = parseJson(nestedText(depth), { code: 'bad-request', at: 'here' });
      expect(refused).toMatchObject({ ok: false, fault: { code: 'bad-request', at: 'here' } });
      expect(JSON.stringify(refused)).toContain('nested at most 64 deep');
    }
  });

  it.each([
    ['lists and objects in turn', `${'[{"a":'.repeat(33)}null${'}]'.repeat(33)}`, true],
    ['just as deep as allowed', `${'[{"a":'.repeat(32)}null${'}]'.repeat(32)}`, false],
    ['brackets in texts', JSON.stringify(['['.repeat(100), '{"'.repeat(100)]), false],
    ['a text that ends with a backslash', `["\\\\",${nestedText(64)}]`, true],
    ['a quote in a text', `["\\"",${nestedText(63)}]`, false],
    ['brackets beside each other', `[${Array.from({ length: 500 }, () => '[]').join(',')}]`, false],
    ['a text that never ends', `"${'['.repeat(100)}`, false],
    ['more closed than opened', ']'.repeat(100) + nestedText(100), false],
  ])('is measured by its open brackets: %s', (_what, text, deep) => expect(isTooDeep(text)).toBe(deep));

  it('kept by the host is nothing where it is none, or too deep', () => {
    for (const text of [null, '', '{', nestedText(6000)]) expect(keptJson(text)).toBeNull();
    expect(keptJson('{"a":[1]}')).toEqual({ a: [1] });
  });
});

describe('a value in a message', () => {
  it.each([
    [[1, 'a', null, true, undefined]],
    [{ a: 1, b: [{}, []], c: { d: 'x"\n' }, e: undefined }],
    ['plain text'],
    [7],
    [null],
    [undefined],
    [Array.from({ length: 60 }, (_, index) => ({ index }))],
    ['x'.repeat(200)],
    [{ long: 'é"'.repeat(200), more: 1 }],
    [nestedValue(64)],
  ])('is its JSON, cut after 80 letters: %#', (value) => {
    const whole = typeof value === 'string' ? value : (JSON.stringify(value) ?? String(value));
    expect(showValue(value)).toBe(whole.length > 80 ? `${whole.slice(0, 79)}…` : whole);
  });

  it('is cut without walking to the end of it', () => {
    expect(showValue(nestedValue(100_000))).toBe(`${'['.repeat(79)}…`);
    let looked = 0;
    const counting = new Proxy(new Array<number>(MANY).fill(0), {
      get: (list, key) => {
        looked++;
        return Reflect.get(list, key);
      },
    });
    expect(showValue(counting)).toHaveLength(80);
    expect(looked).toBeLessThan(1000);
    const ring: unknown[] = [];
    ring.push(ring);
    expect(showValue(ring)).toHaveLength(80);
  });
});

/** Lists that a setup or a position may hold, each with a place for one. */
const PIECES = { a1: [209, 0], d4: [212, 0], h8: [209, 1], h7: [213, 1] };
const TERRAIN = Array.from({ length: 8 }, () => 'pppppppp');
const POSITION = { terrain: TERRAIN, pieces: { a1: [67, 0], d4: [45, 0], h8: [169, 1] }, turn: 0 };
const QUICK = { terrain: TERRAIN, pieces: PIECES, turn: 0, form: 'quick' };
/** `item` is right by itself, so that only the length is wrong. */
type Place = readonly [what: string, game: string, setup: (list: unknown) => object, item: unknown];
type PositionPlace = readonly [what: string, position: (list: unknown) => object, item: unknown];

const POSITION_PLACES: readonly PositionPlace[] = [
  ['boards', (boards) => ({ ...POSITION, terrain: undefined, boards }), '1A'],
  ['terrain', (terrain) => ({ ...POSITION, terrain }), 'pppppppp'],
  ['a piece', (d4) => ({ ...POSITION, pieces: { ...POSITION.pieces, d4 } }), 1],
  [
    'who looked',
    (lookedBy) => ({ ...POSITION, pieces: { ...POSITION.pieces, d4: { piece: 45, army: 0, lookedBy } } }),
    0,
  ],
  ['used powers', (used) => ({ ...POSITION, pieces: { ...POSITION.pieces, d4: { piece: 45, army: 0, used } } }), 1],
  ['the curse', (curse) => ({ ...POSITION, curse }), 1],
  ['the fallen', (fallen) => ({ ...POSITION, fallen: { '0': fallen } }), 11],
  ['exchanges', (exchanges) => ({ ...POSITION, exchanges }), 0],
  ['the history', (history) => ({ ...POSITION, history }), '-'],
  ['a seat of the history', (history) => ({ ...POSITION, history: { '0': history } }), '-'],
  ['quiet turns', (quiet) => ({ ...POSITION, quiet }), 0],
  ['boosts', (d4) => ({ ...POSITION, boosts: { d4 } }), 1],
  ['grants', (grants) => ({ ...POSITION, grants }), ['d4', 'flying', 0, 'open']],
  ['a grant', (grant) => ({ ...POSITION, grants: [grant] }), 1],
  ['goals', (goals) => ({ ...QUICK, goals }), { side: 0, goal: 'reach', rank: 8, count: 1 }],
];

const PLACES: readonly Place[] = [
  ['seats', 'legends', (seats) => ({ seats }), {}],
  ['a listed army', 'legends', (army) => ({ seats: [{ army }, {}] }), 1],
  ['an arranged army', 'quick', (army) => ({ seats: [{ army }, {}] }), '-'],
  ['boards', 'legends', (boards) => ({ boards }), '1A'],
  ['boards of a duel', 'legion', (boards) => ({ boards }), '1A0'],
  ['seats of a duel', 'legion', (seats) => ({ seats }), {}],
  ...POSITION_PLACES.map(
    ([what, position, item]): Place => [
      `${what} of a position`,
      'legends',
      (list) => ({ position: position(list) }),
      item,
    ],
  ),
  [
    'tokens of a position',
    'parley',
    (tokens) => ({ position: { game: 'parley', form: 'parley', viewer: 9, result: null, tokens } }),
    {},
  ],
];

describe('a list of millions is refused by its length', () => {
  it.each(PLACES)('%s, %s', (_what, name, setup, item) => {
    const read = games[name]?.content.readSetup({ game: name, ...setup(untouchableList(MANY, item)) });
    expect(read).toMatchObject({ ok: false, fault: { code: expect.stringMatching(/^bad-(setup|army|position)$/) } });
  });

  it('in a scenario file', () => {
    for (const read of [readList, readTexts])
      expect(() => read(untouchableList(MANY), 'play', 'a list')).toThrow('at most');
  });

  it('in a series that was kept', () =>
    expect(readSeries({ plan: 'best-of-3', games: untouchableList(MANY) })).toBeNull());
});

describe('a text of millions of letters is refused by its length', () => {
  it.each([
    ['legion', 'x '.repeat(MANY)],
    ['pebble', 'x '.repeat(MANY)],
  ])('as a position of %s', (name, position) =>
    expect(games[name]?.content.readPosition(position)).toMatchObject({ ok: false, fault: { code: 'bad-position' } }),
  );

  it('as an arranged army', () =>
    expect(games['quick']?.content.readSetup({ game: 'quick', seats: [{ army: '-'.repeat(MANY) }, {}] })).toMatchObject(
      {
        ok: false,
        fault: { code: 'bad-army', at: 'seats[0].army', found: String(MANY) },
      },
    ));
});

describe.each(Object.keys(games))('a view of %s', (name) => {
  const { content, engines } = games[name] ?? { content: null, engines: null };
  it.each(['wasm', 'reference'] as const)('with a list of millions is refused by its length, on %s', (kind) => {
    if (content === null) throw new Error('no game');
    const engine = engines[kind]();
    expect(engine.start(content.sampleSetup(0, 1))).toMatchObject({ ok: true });
    const [view, hash] = [engine.view(9), engine.hash()];
    const long = untouchableList(MANY) as readonly never[];
    const [list = 'none'] = Object.keys(view.lists);
    const [heap] = view.heaps;
    const views = [
      { ...view, tokens: long },
      { ...view, terrain: long },
      { ...view, heaps: long },
      { ...view, history: long },
      { ...view, lists: { ...view.lists, [list]: long } },
      ...(heap === undefined ? [] : [{ ...view, heaps: [{ ...heap, kinds: long }, ...view.heaps.slice(1)] }]),
    ];
    for (const bad of views) expect(engine.fill(bad, [])).toMatchObject({ ok: false, fault: { code: 'bad-position' } });
    expect(engine.fill(view, long)).toMatchObject({ ok: false, fault: { code: 'bad-position' } });
    expect(engine.hash()).toBe(hash);
  });
});
