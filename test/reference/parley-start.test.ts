import { describe, expect, test } from 'vitest';
import { slowGenerator, toAll } from './kit';
import { dealt, options, play, tokenAt, toOthers, toSeat } from './parley-kit';

const kindsOf = (engine: ReturnType<typeof dealt>, viewer: number) =>
  engine.view(viewer).heaps.map((heap) => heap.kinds);

describe('P1', () => {
  test.each([0, 5, 4294967295])('the deck is shuffled and each seat takes the two top cards (seed %i)', (seed) => {
    const deck = slowGenerator(seed).shuffle([0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2]);
    const engine = dealt(seed);
    expect(kindsOf(engine, 9)).toEqual([deck.slice(0, 2), deck.slice(2, 4), deck.slice(4, 6), deck.slice(6), []]);
    expect(engine.rows()).toEqual([toAll({ type: 'turn', seat: 0 })]);
  });

  test('a seat sees its own hand, an onlooker none, nobody the deck', () => {
    const engine = dealt(3);
    const hands = kindsOf(engine, 9).slice(0, 3);
    const two = [null, null];
    const six = Array(6).fill(null);
    expect(kindsOf(engine, 0)).toEqual([hands[0], two, two, six, []]);
    expect(kindsOf(engine, 2)).toEqual([two, two, hands[2], six, []]);
    expect(kindsOf(engine, 8)).toEqual([two, two, two, six, []]);
  });
});

describe('P2', () => {
  test('a seat answers for each home square: kinds left, then - while squares are to spare', () => {
    const engine = dealt(1);
    expect(engine.decision()).toMatchObject({ seat: 0, kind: 'place', key: 'parley.place', args: [0] });
    expect(options(engine)).toBe('E G S -');
    play(engine, 'G');
    expect(options(engine)).toBe('E S -');
    play(engine, '-', '-');
    expect(engine.decision()?.args).toEqual([3]);
    // two squares and two tokens are left
    expect(options(engine)).toBe('E S');
    play(engine, 'S');
    expect(options(engine)).toBe('E');
    play(engine, 'E');
    play(engine, 'E', 'G', 'S');
    expect(options(engine)).toBe('-');
    expect(engine.decision()).toMatchObject({ seat: 1, args: [8] });
    expect(engine.view(9).ply).toBe(8);
  });

  test('nothing is told but whose turn it is', () => {
    const engine = dealt(1);
    play(engine, 'E');
    expect(engine.rows()).toEqual([]);
    play(engine, 'G', 'S', '-', '-');
    expect(engine.rows()).toEqual([toAll({ type: 'turn', seat: 1 })]);
    expect(engine.view(1).counters).toMatchObject({ active: 1, step: 0, setup: 5, in: 7 });
  });

  test('a seat sees its own tokens only, and what it has yet to place', () => {
    const engine = dealt(1);
    play(engine, 'E', '-', 'G', 'S', '-', '-', 'S');
    const squares = (viewer: number) => engine.view(viewer).tokens.map((token) => token.square);
    expect([squares(0), squares(1), squares(2), squares(8), squares(9)]).toEqual([
      [0, 2, 3],
      [6],
      [],
      [],
      [0, 2, 3, 6],
    ]);
    const left = [0, 1, 2, 8, 9].map((viewer) => engine.view(viewer).lists['left']);
    expect(left).toEqual([[], [0, 1], [0, 1, 2], [], [4, 5, 8, 9, 10]]);
    expect(engine.view(1).tokens[0]).toEqual({ id: 6, square: 6, seat: 1, kind: 2, shownTo: 2 });
  });

  test('the last answer deals: ids by square, kinds to their seat alone, then the first turn', () => {
    const engine = dealt(1);
    play(engine, 'E', '-', '-', 'S', 'G', 'E', 'G', 'S', '-', '-', '-', '-', 'S', 'G');
    expect(play(engine, 'E')).toEqual({ learned: true, chance: false });
    const standing = [
      { seat: 0, token: 0, kind: 0 },
      { seat: 0, token: 3, kind: 2 },
      { seat: 0, token: 4, kind: 1 },
      { seat: 1, token: 5, kind: 0 },
      { seat: 1, token: 6, kind: 1 },
      { seat: 1, token: 7, kind: 2 },
      { seat: 2, token: 12, kind: 2 },
      { seat: 2, token: 13, kind: 1 },
      { seat: 2, token: 14, kind: 0 },
    ];
    expect(engine.rows()).toEqual([
      toAll({ type: 'dealt', seats: 3 }),
      ...standing.flatMap(({ seat, token, kind }) => [
        toSeat(seat, { type: 'placed', seat, token, kind, square: token }),
        toOthers(seat, { type: 'placed', seat, token, kind: null, square: token }),
      ]),
      toAll({ type: 'turn', seat: 0 }),
    ]);
    expect(engine.decision()).toMatchObject({ seat: 0, kind: 'card', key: 'parley.card', args: [] });
    expect(engine.view(0)).toMatchObject({ counters: { setup: 15, step: 1, turns: 0 }, lists: { left: [] }, ply: 15 });
    expect(tokenAt(engine, 0, 'a1')).toEqual({ id: 0, square: 0, seat: 0, kind: 0, shownTo: 1 });
    expect(tokenAt(engine, 1, 'a1')).toEqual({ id: 0, square: 0, seat: 0, kind: null, shownTo: 1 });
    expect(tokenAt(engine, 8, 'c3')).toEqual({ id: 12, square: 12, seat: 2, kind: null, shownTo: 4 });
  });

  test('no answer but the last teaches anybody anything (P17)', () => {
    const engine = dealt(2);
    for (let n = 0; n < 14; n++)
      expect(play(engine, options(engine).split(' ')[0] ?? '')).toEqual({ learned: false, chance: false });
  });
});
