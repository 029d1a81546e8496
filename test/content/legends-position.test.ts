/** Legends' positions: into the truth's view and back, and what is refused where. */
import { describe, expect, it, test } from 'vitest';
import type { View } from '../../src/contract/view';
import { legends } from '../../src/games/legends';

type Json = Readonly<Record<string, unknown>>;

const ROWS = ['pppppppp', 'pppppppp', 'pppppffp', 'pppdpppp', 'pp~ppppp', 'pppppppp', 'pppppppp', '^tmppppp'];
const BASE: Json = { terrain: ROWS, pieces: { d4: [37, 0], d5: [160, 1], a1: [67, 0], h8: [169, 1] } };
/** Everything that formatPosition always writes. */
const WHOLE: Json = {
  ...BASE,
  fallen: { '0': [], '1': [] },
  turn: 0,
  seats: 2,
  options: { windows: 'combat', lists: 'open', asks: 'useful' },
};

const read = (json: unknown): View => {
  const outcome = legends.readPosition(json);
  if (!outcome.ok) throw new Error(`${outcome.fault.at}: ${outcome.fault.expected}`);
  return outcome.value;
};
const again = (json: unknown): unknown => legends.formatPosition(read(json));

describe('the truth’s view', () => {
  const view = read({
    ...BASE,
    pieces: {
      d4: [37, 0],
      d5: [160, 1, 'shown'],
      e6: [8, 0, 'held by 1'],
      f7: { piece: 11, army: 0, lookedBy: [1], used: [1] },
      h8: { piece: 169, army: 1, shown: true, seat: 0, fresh: true },
    },
    curse: [22, 0, 'held by 1'],
    fallen: { '0': [11, 3], '1': [146] },
    turn: 1,
    options: { windows: 'full', asks: 'always' },
    quiet: 3,
    boosts: { d5: [2, 'flying'], d4: -1 },
    extra: 2,
  });

  it('stands at a main decision of the seat to move', () => {
    expect(view.asked).toEqual({ seat: 1, kind: 'main' });
    expect(view.counters).toEqual({
      side: 1,
      turn: 1,
      phase: 2,
      exchanges: 0,
      extra: 2,
      passes: 0,
      window: -1,
      stirred: 0,
      windows: 1,
      lists: 0,
      asks: 1,
      form: 0,
    });
  });

  it('has tokens by square, whose ids are the squares', () => {
    expect(view.tokens).toEqual([
      { id: 27, square: 27, seat: 0, kind: 37, shownTo: 0 },
      { id: 35, square: 35, seat: 1, kind: 160, shownTo: 511 },
      { id: 44, square: 44, seat: 1, kind: 8, shownTo: 511 },
      { id: 53, square: 53, seat: 0, kind: 11, shownTo: 2 },
      { id: 63, square: 63, seat: 0, kind: 169, shownTo: 511 },
    ]);
    expect(view.lists['army']).toEqual([0, 1, 0, 0, 1]);
    expect(view.lists['fresh']).toEqual([63]);
    expect(view.lists['used']).toEqual([53, 2]);
  });

  it('numbers what is off the board from 256: the curse, then the fallen by army', () => {
    expect(view.lists['curses']).toEqual([256, 22, 1, 0]);
    expect(view.lists['fallen']).toEqual([257, 258, 259]);
    expect(view.heaps).toEqual([
      { seat: 0, name: 'fallen', kinds: [11, 3] },
      { seat: 1, name: 'fallen', kinds: [146] },
    ]);
  });

  it('lists each army wherever its pieces are', () => {
    expect(view.lists['roster0']).toEqual([3, 8, 11, 11, 22, 37]);
    expect(view.lists['roster1']).toEqual([146, 160, 169]);
    expect(view.lists['roster2']).toEqual([]);
  });

  it('shares quiet turns out from the latest turn back', () => {
    // it is seat 1's turn: the three turns before were of seats 0, 1, 0
    expect(view.lists['quiet']).toEqual([2, 1]);
    expect(read({ ...BASE, quiet: 3, turn: 0 }).lists['quiet']).toEqual([1, 2]);
    expect(read({ ...BASE, quiet: [7, 0] }).lists['quiet']).toEqual([7, 0]);
  });

  it('holds loans by piece and in order', () => {
    expect(view.lists['boosts']).toEqual([27, -1, 35, 2]);
    expect(view.lists['grants']).toEqual([35, 8, 1, 1]);
  });

  it('has every list and counter of the codec, and terrain from rank 1', () => {
    expect(Object.keys(view.lists)).toEqual([...legends.codec.lists]);
    expect(Object.keys(view.counters)).toEqual([...legends.codec.counters]);
    expect(view.terrain.slice(0, 4)).toEqual([3, 4, 2, 0]);
    expect(view.terrain[26]).toBe(6);
  });
});

describe('history', () => {
  const shuttle = (history: unknown, more: Json = {}) => read({ ...BASE, history, ...more }).lists['shuttle'];
  it('is one turn a text, the last being the other seat’s', () => {
    // seat, age, id, from, to
    expect(shuttle(['d6-d5'])).toEqual([1, 1, 35, 43, 35]);
    expect(shuttle(['e4-d4', 'd6-d5'])).toEqual([0, 1, 27, 28, 27, 1, 1, 35, 43, 35]);
    expect(shuttle(['e4-d4', '-'], { turn: 1 })).toEqual([1, 1, 27, 28, 27]);
  });
  it('follows a piece back over its later step', () => {
    expect(shuttle(['d4-e4', '-', 'e4-d4', '-'])).toEqual([0, 1, 27, 28, 27, 0, 2, 27, 27, 28]);
  });
  it('takes a list a seat, several steps a turn, and a name for who stepped', () => {
    expect(shuttle({ 0: ['d4-e4', 'e4-d4'] })).toEqual([0, 1, 27, 28, 27, 0, 2, 27, 27, 28]);
    expect(shuttle(['e4-d4 b1-a1', '-'])).toEqual([0, 1, 0, 1, 0, 0, 1, 27, 28, 27]);
    expect(shuttle(['e4-f4:d4', '-'])).toEqual([0, 1, 27, 28, 29]);
    expect(shuttle(['e4-f4:256', '-'], { curse: [22, 0] })).toEqual([0, 1, 256, 28, 29]);
  });
  it('forgets steps of a piece that is gone', () => expect(shuttle(['e4-f4', '-'])).toEqual([]));
});

describe('written as read', () => {
  const SAME: readonly Json[] = [
    {},
    { turn: 1, extra: 1, stirred: true, quiet: 59 },
    { quiet: [0, 4] },
    { curse: [22, 0], fallen: { '0': [11, 11], '1': [146] } },
    { curse: [160, 1, 'held by 0'], pieces: { a1: [67, 0] } },
    { curse: { piece: 208, army: 1, seat: 1, used: [1] } },
    { pieces: { b2: [8, 0, 'held by 1'], c3: [8, 0, 'shown'], d3: { piece: 3, army: 0, shown: true, used: [1] } } },
    {
      pieces: {
        b2: { piece: 8, army: 0, lookedBy: [0, 1] },
        c2: { piece: 8, army: 0, seat: 1, shown: true, fresh: true },
      },
    },
    { fallen: { '0': [{ piece: 11, used: [1] }, 12], '1': [] } },
    { boosts: { a1: [0, 'quickness'], d4: 3, d5: [-2, 'flying', 'berserk'] } },
    {
      boosts: { d4: 3 },
      grants: [
        ['d5', 'slashing', 1, 'closed'],
        ['d4', 'flying', 0, 'open'],
      ],
    },
    { history: ['e4-d4', 'd6-d5'] },
    { history: ['d4-e4', '-', 'b1-a1 e4-d4', '-'] },
    { history: ['e4-f4:d4', '-'] },
    { history: ['e4-f4:257', 'd6-d5'], curse: [22, 0], fallen: { '0': [11], '1': [] } },
    { options: { windows: 'full', lists: 'closed', asks: 'always' } },
    { terrain: ['pp', '~p', '^d'], pieces: { a1: [1, 0], b3: [209 - 1, 1] } },
    { terrain: ['p'.repeat(32), 'm'.repeat(32)], pieces: { aa1: [1, 0], af2: [141, 1] } },
    { pieces: {} },
    { pieces: { d2: [113, 1], d6: [138, 0], h1: [67, 0] } }, // an army of both sides
  ];
  it.each(SAME)('%j', (change) => {
    const json = { ...WHOLE, ...change };
    expect(again(json)).toEqual(json);
  });

  it('before the battle', () => {
    const { fallen: _, ...calm } = WHOLE;
    for (const exchanges of [
      [2, 2],
      [1, 2],
      [0, 2],
      [0, 1],
    ])
      expect(again({ ...calm, exchanges })).toEqual({ ...calm, exchanges });
    const view = read({ ...BASE, exchanges: [0, 1] });
    expect([view.asked, view.counters['side'], view.counters['exchanges'], view.counters['turn']]).toEqual([
      { seat: 1, kind: 'swap' },
      1,
      1,
      0,
    ]);
  });

  it('boards become the ground they make', () => {
    const { terrain: _, ...rest } = WHOLE;
    const view = read({ ...rest, pieces: {}, boards: ['4B', '2D r90', '1C', '6A r180'] });
    expect([view.width, view.height]).toEqual([8, 8]);
    // rank 1, files a-d: 4B's last row; files e-h: 2D's right column after a quarter turn, read from its far end
    expect(view.terrain.slice(0, 8)).toEqual([5, 5, 6, 5, 6, 3, 1, 1]);
    // rank 8: 1C's first row, then 6A upside down: its last row backwards
    expect(view.terrain.slice(56)).toEqual([1, 1, 1, 2, 1, 3, 1, 2]);
    expect(again(legends.formatPosition(view))).toEqual(legends.formatPosition(view));
  });
});

describe('refusals say where', () => {
  const piece = (json: unknown): Json => ({ ...BASE, pieces: { c4: json } });
  it.each<[unknown, string]>([
    [null, ''],
    [[], ''],
    [{ ...BASE, colour: 1 }, 'colour'],
    [{ pieces: {} }, 'terrain'],
    [{ ...BASE, boards: ['1A', '1B', '1C', '1D'] }, 'terrain'],
    [{ boards: ['1A', '1B', '1C'], pieces: {} }, 'boards'],
    [{ boards: ['1A', '1B', '1C', '8A'], pieces: {} }, 'boards[3]'],
    [{ boards: ['1A', '1B', '1C', '1D r45'], pieces: {} }, 'boards[3]'],
    [{ boards: ['1A', '1B', '1C', '1D r0'], pieces: {} }, 'boards[3]'],
    [{ terrain: [], pieces: {} }, 'terrain'],
    [{ terrain: ['pp', 'p'], pieces: {} }, 'terrain[1]'],
    [{ terrain: ['pp', 'pX'], pieces: {} }, 'terrain[1]'],
    [{ terrain: ['p'.repeat(33)], pieces: {} }, 'terrain'],
    [{ terrain: Array.from({ length: 17 }, () => 'p'.repeat(16)), pieces: {} }, 'terrain'],
    [{ terrain: ROWS }, 'pieces'],
    [{ ...BASE, pieces: { c5: [37, 0], i1: [37, 0] } }, 'pieces.i1'],
    [{ ...BASE, pieces: { c4: [37, 0] } }, 'pieces.c4'], // water
    [{ ...BASE, pieces: { a1: [0, 0] } }, 'pieces.a1[0]'],
    [{ ...BASE, pieces: { a1: [209, 0] } }, 'pieces.a1[0]'],
    [{ ...BASE, pieces: { a1: [37, 2] } }, 'pieces.a1[1]'],
    [{ ...BASE, pieces: { a1: [37] } }, 'pieces.a1'],
    [{ ...BASE, pieces: { a1: [37, 0, 'hidden'] } }, 'pieces.a1[2]'],
    [{ ...BASE, pieces: { a1: [37, 0, 'held by 2'] } }, 'pieces.a1[2]'],
    [{ ...BASE, pieces: { a1: { piece: 37, army: 0, seat: 1 } } }, 'pieces.a1.shown'],
    [{ ...BASE, pieces: { a1: { piece: 37 } } }, 'pieces.a1.army'],
    [{ ...BASE, pieces: { a1: { piece: 37, army: 0, mood: 1 } } }, 'pieces.a1.mood'],
    [{ ...BASE, pieces: { a1: { piece: 37, army: 0, lookedBy: [2] } } }, 'pieces.a1.lookedBy[0]'],
    [{ ...BASE, pieces: { a1: { piece: 37, army: 0, used: [1] } } }, 'pieces.a1.used[0]'], // no limit
    [{ ...BASE, pieces: { a1: { piece: 3, army: 0, used: [2] } } }, 'pieces.a1.used[0]'], // no such power
    [{ ...BASE, pieces: { a1: { piece: 3, army: 0, fresh: 1 } } }, 'pieces.a1.fresh'],
    [{ ...BASE, curse: [37, 0] }, 'curse[0]'], // bears no curse
    [{ ...BASE, curse: 22 }, 'curse'],
    [{ ...BASE, fallen: { '2': [] } }, 'fallen.2'],
    [{ ...BASE, fallen: { '1': [0] } }, 'fallen.1[0]'],
    [{ ...BASE, turn: 2 }, 'turn'],
    [{ ...BASE, seats: 4 }, 'terrain'], // 16 files
    [{ ...BASE, seats: 3 }, 'seats'],
    [{ ...BASE, seats: 10 }, 'seats'],
    [{ ...BASE, form: 'chess' }, 'form'],
    [{ ...BASE, exchanges: [1, 2], options: { exchanges: 'off' } }, 'exchanges'],
    [{ ...BASE, options: { windows: 'none' } }, 'options.windows'],
    [{ ...BASE, options: { pace: 1 } }, 'options.pace'],
    [{ ...BASE, exchanges: [0, 0] }, 'exchanges'],
    [{ ...BASE, exchanges: [1, 1] }, 'exchanges[1]'],
    [{ ...BASE, exchanges: [2, 2], curse: [22, 0] }, 'curse'],
    [{ ...BASE, exchanges: [2, 2], turn: 1 }, 'turn'],
    [{ ...BASE, history: 'c4-c5' }, 'history'],
    [{ ...BASE, history: ['-', '-', '-', '-', '-'] }, 'history'],
    [{ ...BASE, history: ['c4'] }, 'history[0]'],
    [{ ...BASE, history: ['e4-f4:h1', '-'] }, 'history[0]'],
    [{ ...BASE, history: ['e4-d4:d4 f4-d4:d4', '-'] }, 'history[0]'],
    [{ ...BASE, history: { 2: [] } }, 'history.2'],
    [{ ...BASE, quiet: -1 }, 'quiet'],
    [{ ...BASE, quiet: 60 }, 'quiet'],
    [{ ...BASE, quiet: [30, 30] }, 'quiet'],
    [{ ...BASE, boosts: { b4: 1 } }, 'boosts.b4'],
    [{ ...BASE, boosts: { d4: 'flying' } }, 'boosts.d4'],
    [{ ...BASE, boosts: { a1: 1 } }, 'boosts.a1'], // a castle has no strength
    [{ ...BASE, boosts: { d4: [1, 'swimming'] } }, 'boosts.d4[1]'],
    [{ ...BASE, grants: [['b4', 'flying', 0, 'open']] }, 'grants[0][0]'],
    [{ ...BASE, grants: [['d4', 'flying', 0, 'ajar']] }, 'grants[0][3]'],
    [{ ...BASE, extra: 1.5 }, 'extra'],
    [{ ...BASE, stirred: 1 }, 'stirred'],
    [piece(7), 'pieces.c4'],
  ])('%j', (json, at) => {
    const outcome = legends.readPosition(json);
    expect(outcome.ok ? 'accepted' : [outcome.fault.code, outcome.fault.at]).toEqual(['bad-position', at]);
    expect(outcome.ok ? '' : outcome.fault.expected).not.toBe('');
  });

  it('too many pieces', () => {
    const fallen = { '0': Array.from({ length: 124 }, () => 11), '1': [] };
    expect(legends.readPosition({ ...BASE, fallen: { ...fallen, '0': fallen['0'].slice(1) } }).ok).toBe(true);
    const outcome = legends.readPosition({ ...BASE, fallen });
    expect(outcome.ok ? 'accepted' : outcome.fault.expected).toBe('at most 127 pieces');
  });
});

test('the guess is what the view hides, in the contract’s order', () => {
  const truth: View = {
    ...read({ ...BASE, grants: [['d5', 'flying', 1, 'closed']] }),
    asked: { seat: 1, kind: 'respond' },
  };
  const view: View = {
    ...truth,
    viewer: 0,
    asked: { seat: null, kind: 'respond' },
    tokens: truth.tokens.map((token) => (token.seat === 1 ? { ...token, kind: null } : token)),
    counters: { ...truth.counters, passes: -1 },
    lists: { ...truth.lists, grants: [-1, 8, 1, 0] },
  };
  // kinds of d5 and h8, the recipient on d5, seat 1, no passes
  expect(legends.guessOf(truth, view)).toEqual([160, 169, 35, 1, 0]);
  expect(legends.guessOf(truth, truth)).toEqual([]);
});
