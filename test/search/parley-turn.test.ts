/** Parley's engine, rule by rule: the start, cards, steps and slips (P1 to P9), and the planted leaks (P18). */
import { beforeEach, describe, expect, it } from 'vitest';
import { at, E, G, item, move, PASS, parts, R, S, slip, square, T, W } from './parley';
import {
  ALL,
  BLURRED,
  but,
  core,
  DEALT,
  DREW,
  deal,
  HOME,
  LOOKED,
  MOVED,
  NAMED,
  OVER,
  PASSED,
  PLACED,
  PLAYED,
  rows,
  SHOWN,
  stand,
  TURN,
  toAll,
} from './parley-table';
import { Pcg } from './pcg';

beforeEach(() => deal());

describe('start', () => {
  it('P1 shuffles the deck and gives two cards each', () => {
    for (const seed of [0, 1, 42, 4294967295]) {
      expect(core.create([seed | 0, 0, 3, 0, 0])).toBe(0);
      const deck = new Pcg(seed).shuffle([W, W, W, W, R, R, R, R, T, T, T, T]);
      const heaps = parts(core.view(9)).heaps;
      expect(heaps.map((heap) => heap.kinds)).toEqual([
        deck.slice(0, 2),
        deck.slice(2, 4),
        deck.slice(4, 6),
        deck.slice(6),
        [],
      ]);
      expect(heaps.map((heap) => [heap.seat, heap.name])).toEqual([
        [0, 1],
        [1, 1],
        [2, 1],
        [-1, 2],
        [-1, 3],
      ]);
      expect(rows()).toEqual([[TURN, ALL, 0]]);
    }
  });

  it('P2 asks for each home square, offers "-" while squares are to spare, tells nobody else', () => {
    expect(core.question()).toEqual({
      kind: 1,
      seat: 0,
      key: 0,
      args: [0],
      codes: [item(0), item(1), item(2), item(3)],
    });
    expect(core.answer(item(3))).toBe(0);
    expect(core.answer(item(2))).toBe(0);
    expect(rows()).toEqual([]);
    expect(core.question()).toMatchObject({ args: [2], codes: [item(0), item(1), item(3)] });
    core.answer(item(3));
    // two squares for two tokens
    expect(core.question()).toMatchObject({ args: [3], codes: [item(0), item(1)] });
    expect(parts(core.view(0))).toMatchObject({ tokens: [{ id: 1, square: 1, kind: S, shown: 1 }], left: [E, G] });
    expect(parts(core.view(1))).toMatchObject({ tokens: [], left: [E, G, S], asked: 0, counters: { setup: 3 } });
    expect(parts(core.view(8))).toMatchObject({ tokens: [], left: [] });
    expect(parts(core.view(9))).toMatchObject({ left: [0, 1, 4, 5, 6, 8, 9, 10] });
    core.answer(item(1));
    expect(core.answer(item(0))).toBe(0);
    expect(rows()).toEqual([[TURN, ALL, 1]]);
    expect(core.question()).toMatchObject({ seat: 1, args: [5], codes: [item(0), item(1), item(2), item(3)] });
  });

  it('P2, P17 deals when the last answer is given', () => {
    for (const kind of [E, G, S, 3, 3, E, G, S, 3, 3, 3, 3, S, G]) expect(core.answer(item(kind))).toBe(0);
    // the last square is asked although there is but one answer
    expect(core.question()).toMatchObject({ seat: 2, args: [14], codes: [item(E)] });
    expect(core.answer(item(E))).toBe(1);
    const placed = [
      [0, 0, E],
      [1, 0, G],
      [2, 0, S],
      [5, 1, E],
      [6, 1, G],
      [7, 1, S],
      [12, 2, S],
      [13, 2, G],
      [14, 2, E],
    ];
    expect(rows()).toEqual([
      [DEALT, ALL, 3],
      ...placed.flatMap(([sq = 0, seat = 0, kind = 0]) => [
        [PLACED, 1 << seat, seat, sq, kind, sq],
        [PLACED, but(seat), seat, sq, -1, sq],
      ]),
      [TURN, ALL, 0],
    ]);
    expect(core.question()).toMatchObject({ kind: 9, seat: 0, key: 1, args: [] });
    expect(parts(core.view(9))).toMatchObject({ ply: 15, counters: { setup: 15, step: 1 }, left: [] });
    expect(parts(core.view(0)).tokens.map((t) => t.kind)).toEqual([E, G, S, -1, -1, -1, -1, -1, -1]);
    expect(parts(core.view(8)).tokens.map((t) => t.kind)).toEqual(Array(9).fill(-1));
  });
});

describe('cards', () => {
  it('P3 offers each distinct card once, and pass even with an empty hand', () => {
    stand({ tokens: HOME, step: 1, hands: [[T, W, T, R, W], [], []] });
    expect(core.question()).toEqual({ kind: 9, seat: 0, key: 1, args: [], codes: [item(W), item(R), item(T), PASS] });
    stand({ tokens: HOME, step: 1 });
    expect(core.question().codes).toEqual([PASS]);
    expect(core.answer(PASS)).toBe(0);
    expect(rows()).toEqual([]);
    expect(core.question()).toMatchObject({ kind: 2, key: 5, seat: 0 });
    // all twelve cards in hands: the deck is empty
    stand({ tokens: HOME, step: 1, hands: [[T, W], [W, W, W, R, R, R, R, T, T, T], []] });
    expect(core.question().codes).toEqual([item(W), PASS]);
  });

  it('P3, P4 Whisper looks at one token', () => {
    stand({ tokens: HOME, step: 1, hands: [[R, W, W], [], []] });
    expect(core.answer(item(W))).toBe(0);
    expect(rows()).toEqual([[PLAYED, ALL, 0, W]]);
    expect(parts(core.view(1)).heaps.map((h) => h.kinds)).toEqual([[-1, -1], [], [], Array(9).fill(-1), [W]]);
    expect(parts(core.view(0)).heaps[0]?.kinds).toEqual([R, W]);
    expect(core.question()).toMatchObject({ kind: 5, key: 2, codes: [5, 6, 7, 10, 11, 12].map(square) });
    expect(core.answer(square(at('b3')))).toBe(1);
    expect(rows()).toEqual([
      [LOOKED, 1, 0, 11, G],
      [LOOKED, but(0), 0, 11, -1],
    ]);
    expect(core.question()).toMatchObject({ kind: 2, key: 5 });
    const seen = (viewer: number) => parts(core.view(viewer)).tokens.find((t) => t.square === 11);
    expect([0, 1, 2, 8].map((viewer) => seen(viewer)?.kind)).toEqual([G, -1, G, -1]);
    expect(seen(1)?.shown).toBe(0b101);
  });

  it('P4 settles with one target', () => {
    stand({ tokens: ['0Ea1', '2Ec3'], seats: 5, step: 1, hands: [[W], [], []] });
    expect(core.answer(item(W))).toBe(1);
    expect(rows()).toEqual([
      [PLAYED, ALL, 0, W],
      [LOOKED, 1, 0, 12, E],
      [LOOKED, but(0), 0, 12, -1],
    ]);
    expect(parts(core.view(9)).ply).toBe(1);
  });

  it('P5 Rumour names a seat, which shows a token', () => {
    stand({ tokens: HOME, step: 1, active: 1, hands: [[], [R], []] });
    expect(core.answer(item(R))).toBe(0);
    expect(core.question()).toMatchObject({ kind: 8, key: 3, seat: 1, codes: [item(0), item(2)] });
    expect(core.answer(item(2))).toBe(0);
    expect(rows()).toEqual([[NAMED, ALL, 1, 2]]);
    expect(core.question()).toEqual({ kind: 5, seat: 2, key: 4, args: [], codes: [10, 11, 12].map(square) });
    expect(parts(core.view(8))).toMatchObject({ asked: 2, pending: [2], counters: { active: 1, step: 4 } });
    expect(core.answer(square(12))).toBe(1);
    expect(rows()).toEqual([[SHOWN, ALL, 12, S]]);
    expect(core.question()).toMatchObject({ kind: 2, seat: 1 });
    expect(parts(core.view(8)).tokens.find((t) => t.square === 12)).toMatchObject({ kind: S, shown: ALL });
  });

  it('P5 shows again what was known, and settles both questions with one candidate each', () => {
    stand({
      tokens: ['0Ea1', { square: 12, seat: 2, kind: E, shown: ALL }],
      seats: 5,
      step: 1,
      hands: [[R], [], []],
    });
    expect(core.answer(item(R))).toBe(1);
    expect(rows()).toEqual(toAll([PLAYED, 0, R], [NAMED, 0, 2], [SHOWN, 12, E]));
  });

  it('P6, P17 Truce draws from the deck by chance', () => {
    stand({ tokens: HOME, step: 1, hands: [[T], [], []] });
    core.call('reseed', 7);
    const deck = parts(core.view(9)).heaps[3]?.kinds ?? [];
    const place = new Pcg(7).draw(deck.length);
    expect(core.answer(item(T))).toBe(3);
    expect(rows()).toEqual([
      [PLAYED, ALL, 0, T],
      [DREW, 1, 0, deck[place]],
      [DREW, but(0), 0, -1],
    ]);
    const heaps = parts(core.view(9)).heaps.map((h) => h.kinds);
    expect(heaps[0]).toEqual([deck[place]]);
    expect(heaps[3]).toEqual(deck.filter((_, i) => i !== place));
    expect(heaps[4]).toEqual([T]);
  });
});

describe('main', () => {
  it('P7 lists moves, then slips, by source and target, and pass last', () => {
    stand({ tokens: ['0Ea1', '0Gb1', '0Sd2', '1Ee2', '2Ed3'] });
    const [a1, b1, d2] = [at('a1'), at('b1'), at('d2')];
    expect(core.question()).toEqual({
      kind: 2,
      seat: 0,
      key: 5,
      args: [],
      codes: [
        move(a1, at('a2')),
        slip(a1, b1),
        move(b1, at('c1')),
        move(b1, at('b2')),
        slip(b1, a1),
        move(d2, at('d1')),
        move(d2, at('c2')),
        move(d2, at('e2')),
        move(d2, at('d3')),
        PASS,
      ],
    });
  });

  it('P8, P14 steps and passes', () => {
    stand({ tokens: HOME });
    expect(core.answer(move(at('c1'), at('d1')))).toBe(0);
    expect(rows()).toEqual(toAll([MOVED, 2, 2, 3], [TURN, 1]));
    expect(parts(core.view(9)).counters).toMatchObject({ turns: 1, active: 1, step: 1 });
    core.answer(PASS);
    expect(core.answer(PASS)).toBe(0);
    expect(rows()).toEqual(toAll([PASSED, 1], [TURN, 2]));
  });

  it('P14 skips seats that are out and ends after 60 turns', () => {
    stand({ tokens: ['0Ea1', '2Ea3'], seats: 5, turns: 58 });
    core.answer(PASS);
    expect(rows()).toEqual(toAll([PASSED, 0], [TURN, 2]));
    core.answer(PASS);
    expect(core.answer(PASS)).toBe(4);
    expect(rows()).toEqual(toAll([PASSED, 2], [OVER, 2, 0]));
    expect(core.result()).toEqual([2, 0, 0]);
    expect(core.call('decision')).toBe(0);
    expect(core.call('askedSeat')).toBe(-1);
    expect(parts(core.view(0))).toMatchObject({
      asked: -2,
      kind: -1,
      counters: { turns: 60, step: 8 },
      result: [2, 0, 0],
    });
  });

  it('P9 slips: who stays tells nobody', () => {
    stand({ tokens: ['0Ea1', { square: 1, seat: 0, kind: G, shown: ALL }, '1Ee2', '2Ed3'] });
    expect(core.answer(slip(1, 0))).toBe(0);
    expect(rows()).toEqual([]);
    expect(core.question()).toEqual({ kind: 5, seat: 0, key: 6, args: [], codes: [square(0), square(1)] });
    expect(parts(core.view(1))).toMatchObject({ pending: [1, 0], asked: 0, counters: { step: 6 } });
    expect(core.answer(square(1))).toBe(0);
    expect(rows()).toEqual(toAll([BLURRED, 2, 0, 1, 2, 256, 257, 2, 0, 1], [TURN, 1]));
    expect(parts(core.view(1)).tokens.slice(0, 2)).toEqual([
      { id: 256, square: 0, seat: 0, kind: -1, shown: 1 },
      { id: 257, square: 1, seat: 0, kind: -1, shown: 1 },
    ]);
    expect(
      parts(core.view(9))
        .tokens.slice(0, 2)
        .map((t) => t.kind),
    ).toEqual([E, G]);
    expect(parts(core.view(9)).counters.renewals).toBe(1);
  });

  it('P9 slips: who changes place is told to the seat alone', () => {
    stand({
      tokens: [{ square: 0, seat: 0, kind: E, id: 256 + 3 }, '0Gb1', '1Ee2', '2Ed3'],
      renewals: 14,
    });
    core.answer(slip(1, 0));
    expect(core.answer(square(0))).toBe(0);
    expect(rows()).toEqual([
      [MOVED, 1, 259, 0, 1],
      [MOVED, 1, 1, 1, 0],
      [BLURRED, ALL, 2, 259, 1, 2, 3840, 3841, 2, 0, 1],
      [TURN, ALL, 1],
    ]);
    expect(parts(core.view(9)).tokens.slice(0, 2)).toEqual([
      { id: 3840, square: 0, seat: 0, kind: G, shown: 1 },
      { id: 3841, square: 1, seat: 0, kind: E, shown: 1 },
    ]);
    // fifteen slips: no more are offered
    stand({ tokens: ['0Ea1', '0Gb1', '1Ee2', '2Ed3'], renewals: 15 });
    expect(core.question().codes.some((code) => code >> 28 === 2)).toBe(false);
  });
});

describe('planted leaks (P18)', () => {
  it('1 tells the looked-at kind to all', () => {
    deal(1);
    stand({ tokens: HOME, step: 1, hands: [[W], [], []] });
    core.answer(item(W));
    core.answer(square(11));
    expect(rows()).toEqual([[LOOKED, ALL, 0, 11, G]]);
  });

  it('2 gives ids by kind', () => {
    deal(2);
    for (const kind of [3, 3, S, G, E, E, G, S, 3, 3, E, G, S, 3, 3]) core.answer(item(kind));
    expect(parts(core.view(1)).tokens.map((t) => t.id)).toEqual([2, 1, 0, 5, 6, 7, 10, 11, 12]);
  });

  it('3 marks unknown Spies in every view, 4 orders by kind, 5 tells who is asked', () => {
    deal(3);
    stand({ tokens: HOME });
    expect(parts(core.view(1)).tokens.map((t) => t.shown)).toEqual([1, 1, 513, 2, 2, 514, 4, 4, 516]);
    deal(4);
    stand({ tokens: HOME, step: 1, hands: [[W], [], []] });
    core.answer(item(W));
    expect(core.question().codes).toEqual([5, 10, 6, 11, 7, 12].map(square));
    deal(5);
    stand({ tokens: ['0Ga1', '0Ec1', '1Ea2', '2Ed3'], hands: [[], [T], []] });
    core.answer(move(0, 5));
    expect([0, 1, 2, 8, 9].map((viewer) => parts(core.view(viewer)).asked)).toEqual([1, 1, 1, 1, 1]);
  });

  it('6 draws once more when a Spy slips', () => {
    deal(6);
    const generator = (tokens: readonly string[]): boolean => {
      stand({ tokens: [...tokens, '1Ee2', '2Ed3'] });
      const before = core.snapshot().slice(0, 2);
      core.answer(slip(0, 1));
      core.answer(square(0));
      return before.join() !== core.snapshot().slice(0, 2).join();
    };
    expect(generator(['0Sa1', '0Eb1'])).toBe(true);
    expect(generator(['0Ga1', '0Eb1'])).toBe(false);
  });
});
