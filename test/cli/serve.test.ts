/** `serve`: requests and answers, line by line. */
import { describe, expect, it } from 'vitest';
import { veil } from './support/terminal';

type Answer = Readonly<Record<string, unknown>>;

/** The answers to some requests; texts are sent as they are. */
async function serve(requests: readonly unknown[], ...more: readonly string[]): Promise<readonly Answer[]> {
  const input = requests.map((request) => (typeof request === 'string' ? request : JSON.stringify(request)));
  const { code, out } = await veil(['serve', ...more], { input });
  expect(code).toBe(0);
  return out.map((line) => JSON.parse(line) as Answer);
}

const LEGION = { setup: { game: 'legion' } };
const WORKED = { position: '6/6/2SU2/1G1T2/6/6 b - basic -' };

describe('a match', () => {
  it.each(['wasm', 'reference'])('answers with decision, events and over, on %s', async (engine) => {
    const [start, king, flag] = await serve(
      [WORKED, { choose: 'K@c3' }, { choose: 'b3' }, { quit: true }, LEGION],
      '--engine',
      engine,
    );
    expect(Object.keys(start ?? {})).toEqual(['decision', 'events', 'over']);
    expect(start).toMatchObject({
      decision: { seat: 0, kind: 'place' },
      events: [{ type: 'turn', seat: 0, mask: 511 }],
      over: null,
    });
    expect(king).toMatchObject({ decision: { seat: 0, kind: 'pick', choices: ['b3', 'c4'] }, over: null });
    expect(king?.['events']).toMatchObject([
      { type: 'placed', kind: 7, square: 14, mask: 511 },
      { type: 'removed', square: 13, cause: 'crown' },
      { type: 'removed', square: 20, cause: 'crown' },
    ]);
    expect(flag).toMatchObject({
      decision: { seat: 1 },
      events: [
        { type: 'flag', from: null, to: 13 },
        { type: 'turn', seat: 1 },
      ],
    });
  });

  it('ends by resigning and by agreement', async () => {
    expect((await serve([LEGION, { resign: 1 }]))[1]).toMatchObject({
      decision: null,
      over: { winner: 0, by: 'resign' },
    });
    expect((await serve([LEGION, { draw: true }]))[1]).toMatchObject({
      decision: null,
      over: { winner: null, by: 'agreement' },
    });
  });

  it('shows views and thinks without playing', async () => {
    const answers = await serve([
      LEGION,
      { view: 1 },
      { think: { level: 'random', iterations: 5, seed: 3 } },
      { view: 1 },
    ]);
    expect(answers[1]).toMatchObject({ view: { viewer: 1, game: 'legion', ply: 0 } });
    expect(Object.keys(answers[2] ?? {})).toEqual(['best', 'value', 'iterations']);
    expect(answers[3]).toEqual(answers[1]);
  });

  it('gives a seat its own rows only', async () => {
    const setUp = [0, 1, 2].flatMap((seat) => ['E', 'G', 'S', '-', '-'].map((choose) => ({ choose, seat })));
    const play = (last: object) => [
      { setup: { game: 'parley', seed: 1 } },
      ...setUp.slice(0, -1).map(({ choose }) => ({ choose })),
      { choose: '-', ...last },
      { choose: 'pass' },
    ];
    const whole = (await serve(play({}))).at(-2);
    const own = (await serve(play({ as: 2 }))).at(-2);
    expect(own?.['decision']).toEqual({ seat: 0, kind: 'card', choices: [] });
    expect(own?.['over']).toEqual(whole?.['over']);
    const kinds = (answer: Answer | undefined) =>
      ((answer?.['events'] ?? []) as readonly Answer[]).map((event) => event['kind']);
    expect(kinds(whole)).toHaveLength(2 + 9 + 9);
    expect(kinds(own)).toEqual([undefined, null, null, null, null, null, null, 0, 1, 2, undefined]);
    expect(JSON.stringify(own)).not.toContain('mask');
  });

  it('finds the game of a position, or takes its name', async () => {
    const [first, second] = await serve([WORKED, { ...WORKED, game: 'legion', seed: 5, as: 8 }]);
    expect(second).toMatchObject({ decision: first?.['decision'], over: null });
  });
});

type Refused = readonly [string, unknown, string, string];

const FAULTS: readonly Refused[] = [
  ['no JSON', '{', 'bad-request', ''],
  ['a list', [], 'bad-request', ''],
  ['no act', {}, 'bad-request', ''],
  ['two acts', { choose: 'S@a1', view: 1 }, 'bad-request', ''],
  ['an unknown act', { move: 'S@a1' }, 'bad-request', ''],
  ['a stranger beside the act', { choose: 'S@a1', fast: true }, 'bad-request', 'fast'],
  ['a viewer that is none', { choose: 'S@a1', as: 2 }, 'bad-request', 'as'],
  ['a choice not offered', { choose: 'S@c3' }, 'illegal-choice', 'choose'],
  ['a choice misspelt', { choose: 'S@c9' }, 'bad-notation', 'choose'],
  ['a choice that is no text', { choose: 3 }, 'bad-request', 'choose'],
  ['a seat that is none', { resign: 2 }, 'bad-request', 'resign'],
  ['a draw that is none', { draw: 1 }, 'bad-request', 'draw'],
  ['a view that is none', { view: 10 }, 'bad-request', 'view'],
  ...[2, 3, 7, -1, 0.5, 1e300, 2 ** 53, '0', null, [0], {}, true].flatMap((seat): readonly Refused[] => [
    [`the view of seat ${JSON.stringify(seat)}`, { view: seat }, 'bad-request', 'view'],
    [`the resignation of seat ${JSON.stringify(seat)}`, { resign: seat }, 'bad-request', 'resign'],
    [`a line as seat ${JSON.stringify(seat)}`, { view: 0, as: seat }, 'bad-request', 'as'],
    [`a setup as seat ${JSON.stringify(seat)}`, { ...LEGION, as: seat }, 'bad-request', 'as'],
  ]),
  ['a level that is none', { think: { level: 'god', ms: 5 } }, 'bad-request', 'think.level'],
  ['thinking without an end', { think: { level: 'random' } }, 'bad-request', 'think'],
  ['a budget that is none', { think: { level: 'random', ms: 0 } }, 'bad-request', 'think.ms'],
  ['an unknown order', { think: { depth: 3 } }, 'bad-request', 'think.depth'],
  ['an unknown game', { setup: { game: 'chess' } }, 'bad-setup', 'setup.game'],
  ['a setup that is none', { setup: { game: 'legion', form: 'huge' } }, 'bad-setup', 'setup.form'],
  ['a position that is none', { position: '6/6 b - basic -' }, 'bad-position', 'position.rows'],
];

describe('a line that is refused', () => {
  it.each(FAULTS)('%s', async (_name, request, code, at) => {
    const answers = await serve([LEGION, { choose: 'S@c3' }, { view: 9 }, request, { view: 9 }]);
    expect(answers[3]).toEqual({ fault: { code, at, expected: expect.stringMatching(/./) } });
    expect(answers[4]).toEqual(answers[2]);
  });

  it('comes before there is a match', async () => {
    for (const request of [{ choose: 'S@a1' }, { think: {} }, { view: 1 }, { resign: 0 }, { draw: true }]) {
      expect(await serve([request])).toEqual([
        { fault: { code: 'bad-request', at: '', expected: expect.stringContaining('a match') } },
      ]);
    }
    expect(await serve([{ position: 'nothing' }])).toMatchObject([{ fault: { code: 'bad-position', at: 'position' } }]);
  });

  it('comes after the end', async () => {
    expect((await serve([LEGION, { draw: true }, { choose: 'S@a1' }, { resign: 0 }])).slice(2)).toMatchObject([
      { fault: { code: 'illegal-choice', at: 'choose' } },
      { fault: { code: 'illegal-choice', at: 'resign' } },
    ]);
  });
});
