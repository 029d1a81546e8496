/** The command line with forms that go by their own names, arrangements, goals and teams. */
import { describe, expect, it } from 'vitest';
import { folderOf } from './support/folder';
import { lastJson, veil } from './support/terminal';

type Answer = Readonly<Record<string, unknown>>;
type Seen = { readonly view: { readonly tokens: readonly { readonly seat: number; readonly kind: number | null }[] } };

async function serve(...requests: readonly object[]): Promise<readonly Answer[]> {
  const { out } = await veil(['serve'], { input: requests.map((request) => JSON.stringify(request)) });
  return out.map((line) => JSON.parse(line) as Answer);
}

const NEAR = 'FB3--3--B-S--2--M--2-9--';
const FAR = 'M--2-9--B-S--2--FB3--3--';
const BIG_NEAR = 'FBBB33333BBBS44445555666677788M922222222';
const GROUND = ['pppppppp', 'pppppppp', 'pppppppp', 'pp~pp~pp', 'pp~pp~pp', 'pppppppp', 'pppppppp', 'pppppppp'];
const POSITION = { terrain: GROUND, pieces: { a1: [209, 0], d4: [212, 0], h8: [209, 1], h7: [213, 1] }, turn: 0 };

describe('serve', () => {
  it.each([
    ['as a form of the game', { game: 'legends', form: 'quick' }],
    ['as a game', { game: 'quick' }],
  ])('plays from arrangements in the setup, %s', async (_name, named) => {
    const setup = { ...named, seats: [{ army: NEAR }, { army: FAR }] };
    const [start, run] = await serve({ setup, as: 0 }, { choose: 'd3.1>d6', as: 0 });
    expect(start).toMatchObject({ decision: { seat: 0, kind: 'main' }, over: null });
    expect(start?.['events']).toEqual([
      { type: 'dealt', seats: 2 },
      { type: 'turn', seat: 0 },
    ]);
    expect(run?.['events']).toContainEqual({ type: 'shown', token: 43, kind: 212 });
  });

  it('plays the large form', async () => {
    const setup = { game: 'legends', form: 'classic', seats: [{ army: BIG_NEAR }, {}] };
    const [start, next, seen] = await serve({ setup }, { choose: 'F' }, { view: 0 });
    expect(start).toMatchObject({ decision: { seat: 1, kind: 'place', choices: [...'FBS23456789M'] } });
    expect(next).toMatchObject({ decision: { seat: 1, kind: 'place', choices: [...'BS23456789M'] } });
    expect((seen as unknown as Seen).view.tokens).toHaveLength(40);
  });

  it('tells nobody else what is laid out', async () => {
    const [start, laid, , seen] = await serve(
      { setup: { game: 'quick' }, as: 1 },
      { choose: 'F', as: 0 },
      { choose: '-', as: 0 },
      { view: 1, as: 1 },
    );
    expect(start).toMatchObject({ decision: { seat: 0, kind: 'place', choices: [] }, over: null });
    expect(laid).toMatchObject({ decision: { seat: 0, kind: 'place' }, events: [{ type: 'placed' }] });
    expect((seen as unknown as Seen).view.tokens).toEqual([]);
  });

  it('says what is wrong with an arrangement and keeps the match', async () => {
    const setup = (army: string) => ({ setup: { game: 'quick', seats: [{ army }, { army: FAR }] } });
    const [, wrong, short, letter, still] = await serve(
      setup(NEAR),
      setup(NEAR.replace('9', 'M')),
      setup(NEAR.slice(1)),
      setup(`Q${NEAR.slice(1)}`),
      { choose: 'd3-d4' },
    );
    expect(wrong).toMatchObject({ fault: { code: 'bad-army', at: 'setup.seats[0].army' } });
    expect(JSON.stringify(wrong)).toMatch(/missing: 1 × General; too many: 1 × Marshal/);
    expect(short).toMatchObject({ fault: { code: 'bad-army', at: 'setup.seats[0].army' } });
    expect(letter).toMatchObject({ fault: { code: 'bad-army', at: 'setup.seats[0].army[0]' } });
    expect(still).toMatchObject({ decision: { seat: 1 } });
  });

  it('goes on from positions with goals, of a form named beside them', async () => {
    const goals = [{ side: 0, goal: 'reach', rank: 8, count: 1 }];
    const [start, end] = await serve({ position: { ...POSITION, goals }, game: 'quick' }, { choose: 'd4.1>d8' });
    expect(start).toMatchObject({ decision: { seat: 0, kind: 'main' } });
    expect(end).toMatchObject({ decision: null, over: { winner: 0, by: 'reach' } });
  });

  it('thinks on either build', async () => {
    const think = { think: { level: 'standard', iterations: 1 } };
    const answers = await serve(
      { setup: { game: 'quick' } },
      think,
      { setup: { game: 'classic', seats: [{ army: BIG_NEAR }, {}] } },
      think,
      { setup: { game: 'legends', seats: [{}, {}, {}, {}], seed: 4 } },
      think,
    );
    for (const at of [1, 3, 5]) expect(answers[at]).toMatchObject({ best: expect.any(String) });
  });

  it('plays for four', async () => {
    const [start, passed, seen] = await serve(
      { setup: { game: 'legends', seats: [{}, {}, {}, {}], seed: 4 } },
      { choose: 'pass' },
      { view: 2 },
    );
    expect(start).toMatchObject({ decision: { seat: 0, kind: 'swap' } });
    expect(passed).toMatchObject({ decision: { seat: 1, kind: 'swap' } });
    const { tokens } = (seen as unknown as Seen).view;
    expect(tokens).toHaveLength(120);
    expect(tokens.every(({ seat, kind }) => (kind === null) === (seat % 2 === 1))).toBe(true);
  });
});

describe('harnesses', () => {
  it.each([
    ['quick', ['--games', '6'], 4],
    ['classic', ['--games', '2'], 4],
    ['legends', ['--games', '1', '--seats', '4'], 302],
  ])('twins %s', async (game, more, powers) => {
    const json = lastJson(await veil(['twins', game, ...more, '--json']));
    expect(json).toMatchObject({ divergences: 0, firstDivergence: null });
    expect(Number(json['powersUsed']) + (json['powersUnused'] as readonly string[]).length).toBe(powers);
  });

  it('refuses seats that a form has not', async () => {
    for (const command of ['twins', 'secrecy']) {
      const printed = await veil([command, 'quick', '--seats', '4']);
      expect(printed.err).toContain('--seats: found 4, expected 2');
      expect(printed.code).toBe(2);
    }
  });

  it.each(['quick', 'classic'])('perft %s from an arrangement in a file', async (game) => {
    const seats = game === 'quick' ? [{ army: NEAR }, { army: FAR }] : [{ army: BIG_NEAR }, {}];
    const folder = folderOf({ 'setup.json': { seats } });
    const printed = await veil(['perft', game, '2', '--setup', 'setup.json', '--engine', 'both', '--json'], { folder });
    expect(printed.code).toBe(0);
    expect(printed.out[0]).toMatch(/^depth 2 nodes \d+$/);
  });

  it('fuzz', async () => {
    const printed = await veil(['fuzz', 'quick', '--trials', '80', '--json']);
    expect(lastJson(printed)).toMatchObject({ trials: 80, failures: 0 });
  });

  it('plays the forms of the family in the arena by their own names alone', async () => {
    const args = ['--a', 'random', '--b', 'random', '--pairs', '1', '--iterations', '1'];
    expect((await veil(['arena', 'quick', ...args])).code).toBe(0);
    const printed = await veil(['arena', 'legends', ...args, '--form', 'quick']);
    expect(printed.err).toContain('--form: found quick, expected legends');
    expect(printed.code).toBe(2);
  });
});

describe('a scenario', () => {
  const CASE = { name: 'run', game: 'quick', position: POSITION, play: ['d4.1>d8'] };
  const run = (expected: object, more: object = {}) =>
    veil(['scenario', 'file.json'], { folder: folderOf({ 'file.json': { ...CASE, expect: expected, ...more } }) });
  const TOLD = [
    'shown token=27 kind=212',
    'used token=27 seat=0 power=1 keyword=?',
    'moved token=27 from=27 to=59',
    'turn seat=1',
  ];

  it('looks at rows, views and what is not seen', async () => {
    const printed = await run({
      told: { 1: TOLD },
      views: { 1: { counters: { side: 1, window: -1 }, lists: { quiet: [0, 0] }, asked: { seat: 1, kind: 'main' } } },
    });
    expect(printed.out.at(-1)).toBe('1 passed, 0 failed');
    const laid = await run({ unseen: { 1: ['a1'], 8: ['a1'] } }, { position: undefined, setup: {}, play: ['F'] });
    expect(laid.out.at(-1)).toBe('1 passed, 0 failed');
  });

  const WRONG: readonly (readonly [string, object, string])[] = [
    ['rows', { told: { 1: TOLD.slice(1) } }, 'told 1: expected'],
    ['a counter', { views: { 0: { counters: { side: 0 } } } }, 'view(0) side: expected 0, found 1'],
    ['a list', { views: { 8: { lists: { quiet: [1, 1] } } } }, 'view(8) quiet: expected [1,1], found [0,0]'],
    ['who is asked', { views: { 0: { asked: null } } }, 'view(0) asked: expected null'],
    ['what is seen', { unseen: { 1: ['a1'] } }, '1 sees a1: expected null'],
    ['what is not there', { unseen: { 1: ['b1'] } }, 'unseen b1: expected a piece, found none'],
  ];
  it.each(WRONG)('says what is wrong: %s', async (_name, wanted, message) => {
    const printed = await run(wanted);
    expect(printed.out.at(-2)).toContain(message);
    expect(printed.code).toBe(1);
  });

  const UNUSABLE: readonly (readonly [string, object, string])[] = [
    ['a viewer that is none', { told: { x: [] } }, 'expect.told.x'],
    ['rows that are no list', { told: { 1: 'turn' } }, 'expect.told.1'],
    ['a part of a view that is none', { views: { 1: { tokens: [] } } }, 'expect.views.1.tokens'],
    ['a counter that is no number', { views: { 1: { counters: { side: 'a' } } } }, 'expect.views.1.counters.side'],
    ['a square that is none', { unseen: { 1: ['?'] } }, 'expect.unseen.1[0]'],
  ];
  it.each(UNUSABLE)('refuses %s', async (_name, wanted, message) => {
    const printed = await run(wanted);
    expect(printed.err).toContain(message);
    expect(printed.code).toBe(2);
  });

  const START = { expect: undefined, position: undefined, play: undefined };
  const WRONG_ARMY = { seats: [{ army: NEAR.slice(1) }, {}] };

  it('may be about a start that is refused', async () => {
    for (const refuses of ['bad-army', { code: 'bad-army', at: 'seats[0].army' }]) {
      const printed = await run({}, { ...START, setup: WRONG_ARMY, refuses });
      expect(printed.out.at(-1)).toBe('1 passed, 0 failed');
    }
    const place = await run({}, { ...START, setup: WRONG_ARMY, refuses: { code: 'bad-army', at: 'seats[1].army' } });
    expect(place.out[0]).toContain('start refused: expected {"code":"bad-army","at":"seats[1].army"}, found');
    const taken = await run({}, { ...START, setup: {}, refuses: 'bad-army' });
    expect(taken.out[0]).toContain('start refused: expected {"code":"bad-army"}, found null');
  });

  it.each([
    [{ ...START, setup: {}, refuses: 'bad-army', play: ['F'] }, 'play: found ["F"], expected nothing'],
    [{ ...START, setup: {}, refuses: { code: 'bad-luck' } }, 'refuses: found bad-luck, expected one of'],
    [
      { ...START, setup: {}, play: ['F'], refuses: { code: 'illegal-choice', at: 'x' } },
      'refuses.at: found x, expected nothing',
    ],
  ])('that asks for too much is refused: %#', async (more, message) => {
    const printed = await run({}, more);
    expect(printed.err).toContain(message);
    expect(printed.code).toBe(2);
  });
});
