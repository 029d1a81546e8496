/** Positions of teams and other forms, goals, and what is guessed while seats arrange. */
import { describe, expect, it, test } from 'vitest';
import type { View } from '../../src/contract/view';
import { legends, legendsOf } from '../../src/games/legends';
import { formatSquare } from '../../src/games/shared/square';

type Json = Readonly<Record<string, unknown>>;

const WIDE = Array.from({ length: 8 }, () => 'p'.repeat(16));
const TEAMS: Json = {
  terrain: WIDE,
  pieces: { d4: [37, 0], m4: [37, 0], m5: [160, 3], c5: [160, 3, 'shown'], e5: [8, 2, 'held by 3'], p8: [169, 1] },
  fallen: { '0': [11], '1': [], '2': [3], '3': [146] },
  turn: 2,
  seats: 4,
  options: { windows: 'combat', lists: 'open', asks: 'useful' },
};

const read = (json: unknown, content = legends): View => {
  const outcome = content.readPosition(json);
  if (!outcome.ok) throw new Error(`${outcome.fault.at}: ${outcome.fault.expected}`);
  return outcome.value;
};
const fault = (json: unknown, content = legends): readonly string[] => {
  const outcome = content.readPosition(json);
  return outcome.ok ? ['accepted'] : [outcome.fault.code, outcome.fault.at];
};

describe('teams', () => {
  const view = read(TEAMS);

  it('whose piece it is follows from side and square (R125)', () => {
    const seats = Object.fromEntries(view.tokens.map(({ square, seat }) => [formatSquare(square, view), seat]));
    expect(seats).toEqual({ d4: 0, m4: 2, m5: 3, c5: 1, e5: 1, p8: 3 });
    expect(view.lists['army']).toEqual([0, 0, 3, 2, 3, 1]);
  });

  it('has a heap, a roster and quiet turns for each seat', () => {
    expect(view.heaps.map(({ seat, kinds }) => [seat, kinds])).toEqual([
      [0, [11]],
      [1, []],
      [2, [3]],
      [3, [146]],
    ]);
    expect([0, 1, 2, 3, 4].map((army) => view.lists[`roster${army}`])).toEqual([
      [11, 37, 37],
      [169],
      [3, 8],
      [146, 160, 160],
      [],
    ]);
    expect(view.lists['quiet']).toEqual([0, 0, 0, 0]);
    expect([view.asked?.seat, view.counters['side']]).toEqual([2, 2]);
  });

  it.each<Json>([
    {},
    { quiet: 7 },
    { quiet: [3, 0, 0, 0] },
    { history: ['e4-d4', '-', 'n4-m4', 'm6-m5', '-'] },
    { curse: [22, 2] },
    { curse: [22, 2, 'held by 3'] },
    { goals: [{ side: 1, goal: 'reach', rank: 1, count: 2 }] },
  ])('is written as read: %j', (change) => {
    const json = { ...TEAMS, ...change };
    // "held by 3" on the near zone is told by the seat that holds it there
    const pieces = { ...(TEAMS['pieces'] as Json), e5: [8, 2, 'held by 1'] };
    expect(legends.formatPosition(read(json))).toEqual({ ...json, pieces });
  });

  it('gives displacements to the seat whose turn it was', () => {
    const shuttle = read({ ...TEAMS, history: ['-', 'm6-m5', '-', '-'] }).lists['shuttle'] ?? [];
    // turn 2: the turns before were of seats 1, 0, 3, 2
    expect(shuttle.slice(0, 3)).toEqual([3, 1, 76]);
    expect(read({ ...TEAMS, history: { 3: ['m6-m5'] } }).lists['shuttle']).toEqual(shuttle);
  });

  it('exchanges go round seat by seat', () => {
    const { fallen: _f, turn: _t, ...calm } = TEAMS;
    for (const [exchanges, seat] of [
      [[2, 2, 2, 2], 0],
      [[0, 1, 2, 2], 1],
      [[0, 0, 0, 2], 3],
    ] as const) {
      const at = read({ ...calm, exchanges });
      expect([at.asked, at.counters['exchanges']]).toEqual([{ seat, kind: 'swap' }, exchanges[seat]]);
      expect((legends.formatPosition(at) as Json)['exchanges']).toEqual(exchanges);
    }
    expect(fault({ ...calm, exchanges: [1, 2, 1, 2] })).toEqual(['bad-position', 'exchanges[2]']);
    expect(fault({ ...calm, exchanges: [2, 2] })).toEqual(['bad-position', 'exchanges']);
  });

  it.each<[Json, string]>([
    [{ pieces: { d4: [37, 4] } }, 'pieces.d4[1]'],
    [{ pieces: { d4: { piece: 37, army: 2, seat: 1 } } }, 'pieces.d4.shown'],
    [{ turn: 4 }, 'turn'],
    [{ quiet: [30, 30, 30, 30] }, 'quiet'],
    [{ quiet: [1, 1] }, 'quiet'],
    [{ fallen: { '4': [] } }, 'fallen.4'],
    [{ history: Array.from({ length: 9 }, () => '-') }, 'history'],
    [{ history: { 4: [] } }, 'history.4'],
    [{ terrain: ['pppp'] }, 'terrain'],
    [{ terrain: undefined, boards: ['1A', '1B', '1C', '1D'] }, 'boards'],
  ])('%j is refused at %s', (change, at) => expect(fault({ ...TEAMS, ...change })).toEqual(['bad-position', at]));

  it('lie on four boards a pair', () => {
    const boards = ['1A', '1B', '1C', '1D', '2A', '2B', '2C', '2D'];
    const laid = read({ ...TEAMS, terrain: undefined, pieces: {}, boards });
    expect([laid.width, laid.height]).toEqual([16, 8]);
    // far row: 2A 2B 2C 2D; its far rank is their first rows
    expect(laid.terrain.slice(112, 116)).toEqual([5, 5, 5, 5]);
    expect(laid.terrain.slice(124)).toEqual([3, 1, 1, 1]);
  });
});

describe('other forms', () => {
  const quick = legendsOf('quick');

  it('stand on their own ground where none is told, with their own pieces and quiet turns', () => {
    const view = read({ form: 'quick', pieces: { a1: [209, 0], h8: [209, 1], b2: [220, 0] }, quiet: [49, 50] });
    expect([view.width, view.height, view.form, view.counters['form']]).toEqual([8, 8, 'quick', 2]);
    expect(view.terrain[26]).toBe(6);
    expect(fault({ form: 'quick', pieces: { a1: [37, 0] } })).toEqual(['bad-position', 'pieces.a1[0]']);
    expect(fault({ form: 'quick', pieces: {}, quiet: [50, 50] })).toEqual(['bad-position', 'quiet']);
    expect(fault({ form: 'quick', pieces: {}, exchanges: [2, 2] })).toEqual(['bad-position', 'exchanges']);
    expect(fault({ form: 'quick', pieces: {}, boards: ['1A', '1B', '1C', '1D'] })).toEqual(['bad-position', 'boards']);
    expect(fault({ form: 'quick', pieces: {}, seats: 4, terrain: WIDE })).toEqual(['bad-position', 'seats']);
  });

  it('are written with their name, and read where it is left out by the content bound to them', () => {
    const json = { pieces: { a1: [209, 0], h8: [209, 1] }, terrain: ['pppppppp', 'p~pppppp'], turn: 0 };
    expect(fault(json)).toEqual(['bad-position', 'pieces.a1[0]']);
    expect(fault({ ...json, pieces: { a1: [209, 0] } }, quick)).toEqual(['accepted']);
    const { pieces: _, ...rest } = json;
    const view = read({ ...rest, pieces: { a1: [209, 0], h2: [209, 1] } }, quick);
    expect(quick.formatPosition(view)).toMatchObject({ form: 'quick', terrain: json.terrain });
  });
});

describe('goals', () => {
  const BASE: Json = { terrain: ['pppp', 'tpdp'], pieces: { a1: [1, 0] } };
  const words = (goals: unknown) => read({ ...BASE, goals }).lists['goals'];

  it('become seven words each', () => {
    expect(
      words([
        { side: 0, goal: 'survive', turns: 20 },
        { side: 1, goal: 'reach', rank: 2, count: 3, piece: 160 },
        { side: 0, goal: 'hold', terrain: 'town', count: 1, turns: 4, progress: 2 },
        { side: 1, goal: 'control', piece: 37 },
      ]),
    ).toEqual([0, 0, -1, -1, 1, 20, 0, 1, 1, 160, 2, 3, 0, 0, 0, 2, -1, 4, 1, 4, 2, 1, 3, 37, -1, 1, 0, 0]);
    expect(words(undefined)).toEqual([]);
  });

  it.each<[unknown, string]>([
    [{}, 'goals'],
    [[1], 'goals[0]'],
    [[{ side: 2, goal: 'survive', turns: 1 }], 'goals[0].side'],
    [[{ side: 0, goal: 'win' }], 'goals[0].goal'],
    [[{ side: 0, goal: 'survive' }], 'goals[0].turns'],
    [[{ side: 0, goal: 'survive', turns: 1, rank: 1 }], 'goals[0].rank'],
    [[{ side: 0, goal: 'reach', rank: 3, count: 1 }], 'goals[0].rank'],
    [[{ side: 0, goal: 'reach', rank: 1, count: 0 }], 'goals[0].count'],
    [[{ side: 0, goal: 'hold', terrain: 'water', count: 1, turns: 1 }], 'goals[0].terrain'],
    [[{ side: 0, goal: 'hold', terrain: 'town', count: 1, turns: 2, progress: 2 }], 'goals[0].progress'],
    [[{ side: 0, goal: 'control', piece: 209 }], 'goals[0].piece'],
  ])('%j is refused at %s', (goals, at) => expect(fault({ ...BASE, goals })).toEqual(['bad-position', at]));
});

test('while seats arrange, the guess begins with what the other side has answered', () => {
  const base = read({ form: 'quick', pieces: { a1: [209, 0], c1: [210, 0], b6: [220, 1] } });
  const truth: View = {
    ...base,
    asked: { seat: 1, kind: 'place' },
    counters: { ...base.counters, phase: 7, side: 1 },
    lists: { ...base.lists, arranged: [4, 3] },
  };
  const seen = (viewer: number): View => ({
    ...truth,
    viewer,
    tokens: truth.tokens.filter(({ seat }) => viewer === 9 || seat === viewer),
  });
  // of seat 0 the squares a1 to d1, of seat 1 a6 to c6
  expect(legends.guessOf(truth, seen(1))).toEqual([209, 0, 210, 0]);
  expect(legends.guessOf(truth, seen(0))).toEqual([0, 220, 0]);
  expect(legends.guessOf(truth, seen(8))).toEqual([209, 0, 210, 0, 0, 220, 0]);
  expect(legends.guessOf(truth, truth)).toEqual([]);
});
