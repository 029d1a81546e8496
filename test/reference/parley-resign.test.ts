import { describe, expect, test } from 'vitest';
import type { EventRow } from '../../src/contract/event';
import { eventsOf, must, toAll } from './kit';
import { askedSeats, at, dealt, E, G, NINE, OVER, options, play, S, toOthers, toSeat } from './parley-kit';

/** What a resigning seat's tokens write, by square. */
const leaving = (seat: number, tokens: readonly (readonly [number, number])[]): readonly EventRow[] =>
  tokens.flatMap(([square, kind]) => [
    toSeat(seat, { type: 'removed', seat, token: square, kind, square, cause: 'resigned' }),
    toOthers(seat, { type: 'removed', seat, token: square, kind: null, square, cause: 'resigned' }),
  ]);

const SEAT_0 = leaving(0, [
  [0, E],
  [1, G],
  [2, S],
]);
const SEAT_1 = leaving(1, [
  [7, G],
  [8, S],
  [9, E],
]);
const SEAT_2 = leaving(2, [
  [10, E],
  [11, G],
  [12, S],
]);

const resigned = (seat: number): EventRow => toAll({ type: 'resigned', seat });

describe('P15 in a turn', () => {
  test.each(['card', 'main'] as const)('the active seat at %s: its turn ends and counts', (step) => {
    const engine = at({ tokens: NINE, step });
    expect(must(engine.resign(0))).toEqual({ learned: false, chance: false });
    expect(engine.rows()).toEqual([resigned(0), ...SEAT_0, toAll({ type: 'turn', seat: 1 })]);
    expect(engine.view(9)).toMatchObject({ ply: 0, counters: { turns: 1, in: 6, active: 1, step: 1 } });
    play(engine, 'pass', 'pass', 'pass', 'pass');
    expect(engine.decision()?.seat).toBe(1);
  });

  test('another seat at main: asked again with what is left', () => {
    const engine = at({ tokens: NINE });
    must(engine.resign(1));
    expect(engine.rows()).toEqual([resigned(1), ...SEAT_1]);
    expect(engine.decision()).toMatchObject({ seat: 0, kind: 'main' });
    play(engine, 'c1-c2');
    expect(eventsOf(engine)).toEqual([
      { type: 'moved', token: 2, from: 2, to: 7 },
      { type: 'turn', seat: 2 },
    ]);
  });

  test('a second resignation leaves one seat, which wins at once', () => {
    const engine = at({ tokens: NINE });
    must(engine.resign(1));
    must(engine.resign(0));
    expect(engine.rows()).toEqual([
      resigned(0),
      ...SEAT_0,
      toAll({ type: 'over', reason: 'last-envoy', winners: [2] }),
    ]);
    expect(engine.view(0)).toMatchObject({ asked: null, counters: { turns: 0, step: OVER } });
    expect(engine.result()).toEqual({ winners: [2], reason: 'last-envoy', score: [] });
  });

  test('who is out can not resign', () => {
    const engine = at({ tokens: NINE });
    must(engine.resign(1));
    const before = engine.hash();
    for (const seat of [1, 3, -1]) {
      expect(engine.resign(seat)).toMatchObject({ ok: false, fault: { code: 'illegal-choice' } });
    }
    expect(engine.hash()).toBe(before);
  });

  test('a whisper’s pick left with one target settles', () => {
    const tokens = { a1: 'E0', c2: 'E1', a3: 'E2', b3: 'G2' };
    const engine = at({ tokens, step: 'card', hands: ['W', '', ''] });
    play(engine, 'W');
    expect(options(engine)).toBe('c2 a3 b3');
    expect(must(engine.resign(2))).toEqual({ learned: true, chance: false });
    expect(engine.rows().slice(-2)).toEqual([
      toSeat(0, { type: 'looked', seat: 0, token: 7, kind: E }),
      toOthers(0, { type: 'looked', seat: 0, token: 7, kind: null }),
    ]);
    expect(engine.decision()).toMatchObject({ seat: 0, kind: 'main' });
  });

  test('a whisper with more targets left is asked again; its player may resign, too', () => {
    const engine = at({ tokens: NINE, step: 'card', hands: ['W', '', ''] });
    play(engine, 'W');
    must(engine.resign(2));
    expect(options(engine)).toBe('c2 d2 e2');
    const other = at({ tokens: NINE, step: 'card', hands: ['W', '', ''] });
    play(other, 'W');
    must(other.resign(0));
    expect(other.rows().at(-1)).toEqual(toAll({ type: 'turn', seat: 1 }));
  });

  test('a rumour’s seat: the one left is named', () => {
    const engine = at({ tokens: NINE, step: 'card', hands: ['R', '', ''] });
    play(engine, 'R');
    must(engine.resign(2));
    expect(engine.rows()).toEqual([resigned(2), ...SEAT_2, toAll({ type: 'named', seat: 0, other: 1 })]);
    expect(engine.decision()).toMatchObject({ seat: 1, kind: 'pick', key: 'parley.rumourPick' });
  });

  test('a rumour’s pick lapses with the named seat, and with nobody else', () => {
    const named = at({ tokens: NINE, step: 'card', hands: ['R', '', ''] });
    play(named, 'R', '@1');
    must(named.resign(1));
    expect(named.rows()).toEqual([resigned(1), ...SEAT_1]);
    expect(named.decision()).toMatchObject({ seat: 0, kind: 'main' });
    expect(named.view(9).lists['pending']).toEqual([]);
    const third = at({ tokens: NINE, step: 'card', hands: ['R', '', ''] });
    play(third, 'R', '@1');
    must(third.resign(2));
    expect(third.decision()).toMatchObject({ seat: 1, kind: 'pick' });
    const active = at({ tokens: NINE, step: 'card', hands: ['R', '', ''] });
    play(active, 'R', '@1');
    must(active.resign(0));
    expect(active.rows().at(-1)).toEqual(toAll({ type: 'turn', seat: 1 }));
    expect(active.view(9)).toMatchObject({ lists: { pending: [] }, counters: { step: 1, turns: 1 } });
  });

  test('a slip goes on when another seat resigns', () => {
    const engine = at({ tokens: NINE });
    play(engine, 'a1.1>b1');
    must(engine.resign(1));
    expect(options(engine)).toBe('a1 b1');
    play(engine, 'b1');
    expect(engine.rows().at(-1)).toEqual(toAll({ type: 'turn', seat: 2 }));
  });
});

describe('P15 in a window', () => {
  const inWindow = () => {
    const engine = at({ tokens: NINE, hands: ['', 'T', 'T'] });
    play(engine, 'c1-c2');
    return engine;
  };

  test('the attacker: the window closes and its turn ends', () => {
    const engine = inWindow();
    expect(must(engine.resign(0))).toEqual({ learned: true, chance: false });
    expect(engine.rows()).toEqual([
      resigned(0),
      ...SEAT_0,
      toAll({ type: 'windowClosed' }),
      toAll({ type: 'turn', seat: 1 }),
    ]);
    expect(engine.view(9).counters).toMatchObject({ turns: 1, active: 1 });
  });

  test.each([0, 1])('the defender, %i passes in: the window closes, the turn ends', (passes) => {
    const engine = inWindow();
    for (let n = 0; n < passes; n++) play(engine, 'pass');
    must(engine.resign(1));
    expect(engine.rows()).toEqual([
      resigned(1),
      ...SEAT_1,
      toAll({ type: 'windowClosed' }),
      toAll({ type: 'turn', seat: 2 }),
    ]);
  });

  test('the third seat while it is asked: a pass, so they fight', () => {
    const engine = inWindow();
    play(engine, 'pass');
    must(engine.resign(2));
    expect(engine.rows().slice(0, 7)).toEqual([resigned(2), ...SEAT_2]);
    expect(
      eventsOf(engine)
        .slice(7)
        .map((event) => event.type),
    ).toEqual(['windowClosed', 'fought', 'removed', 'moved', 'turn']);
  });

  test('the third seat while the defender is asked: asked again, and nobody after it', () => {
    const engine = inWindow();
    must(engine.resign(2));
    expect(engine.rows()).toEqual([resigned(2), ...SEAT_2]);
    expect(askedSeats(engine)).toEqual([null, 1, null, null, 1]);
    play(engine, 'pass');
    expect(eventsOf(engine).map((event) => event.type)).toEqual(['windowClosed', 'fought', 'removed', 'moved', 'turn']);
  });

  test('with two seats in, the other wins at once', () => {
    const engine = at({ tokens: { a1: 'E0', c1: 'G0', c2: 'S1', e2: 'E1' }, hands: ['', 'T', ''] });
    play(engine, 'c1-c2');
    must(engine.resign(1));
    expect(eventsOf(engine).at(-1)).toEqual({ type: 'over', reason: 'last-envoy', winners: [0] });
    expect(eventsOf(engine).map((event) => event.type)).not.toContain('windowClosed');
  });
});

describe('P15 in the set-up', () => {
  test('the placing seat: tokens go without a row, its squares are skipped', () => {
    const engine = dealt(1);
    play(engine, 'E', 'G');
    must(engine.resign(0));
    expect(engine.rows()).toEqual([resigned(0), toAll({ type: 'turn', seat: 1 })]);
    expect(engine.decision()).toMatchObject({ seat: 1, args: [5] });
    expect(engine.view(9)).toMatchObject({ tokens: [], counters: { setup: 5, in: 6, active: 1 }, ply: 2 });
    expect(engine.view(9).lists['left']).toEqual([4, 5, 6, 8, 9, 10]);
    expect(engine.view(0).lists['left']).toEqual([]);
  });

  test('a seat whose turn has been: nothing but its tokens goes', () => {
    const engine = dealt(1);
    play(engine, 'E', 'G', 'S', '-', '-', 'E');
    must(engine.resign(0));
    expect(engine.rows()).toEqual([resigned(0)]);
    expect(engine.view(9).tokens.map((token) => token.square)).toEqual([5]);
    expect(engine.decision()).toMatchObject({ seat: 1, args: [6] });
    expect(options(engine)).toBe('G S -');
    play(engine, 'G', 'S', '-', '-', 'E', 'G', 'S', '-', '-');
    // the first seat that is in has the first turn
    expect(eventsOf(engine).at(-1)).toEqual({ type: 'turn', seat: 1 });
    expect(eventsOf(engine)[0]).toEqual({ type: 'dealt', seats: 3 });
  });

  test('a seat still to come is passed over', () => {
    const engine = dealt(1);
    must(engine.resign(1));
    expect(engine.rows()).toEqual([resigned(1)]);
    expect(engine.decision()).toMatchObject({ seat: 0, args: [0] });
    play(engine, 'E', 'G', 'S', '-');
    play(engine, '-');
    expect(engine.rows()).toEqual([toAll({ type: 'turn', seat: 2 })]);
    expect(engine.view(0).counters).toMatchObject({ setup: 10, active: 2 });
  });

  test('the last placing seat: what stands is dealt', () => {
    const engine = dealt(1);
    play(engine, 'E', 'G', 'S', '-', '-', '-', '-', 'E', 'G', 'S', 'E');
    must(engine.resign(2));
    expect(eventsOf(engine).map((event) => event.type)).toEqual([
      'resigned',
      'dealt',
      ...Array(12).fill('placed'),
      'turn',
    ]);
    expect(engine.view(1).tokens.map((token) => token.square)).toEqual([0, 1, 2, 7, 8, 9]);
    expect(engine.decision()).toMatchObject({ seat: 0, kind: 'card' });
  });

  test('one seat left wins, and nothing of the set-up is shown', () => {
    const engine = dealt(1);
    play(engine, 'E', 'G', 'S', '-', '-', 'E');
    must(engine.resign(1));
    must(engine.resign(2));
    expect(engine.rows()).toEqual([resigned(2), toAll({ type: 'over', reason: 'last-envoy', winners: [0] })]);
    expect(engine.view(1).tokens).toEqual([]);
    expect(engine.view(0).tokens).toHaveLength(3);
    expect(engine.view(9).lists['left']).toEqual([]);
  });
});

describe('P16', () => {
  test.each(['set-up', 'window'])('an agreed draw in the %s', (where) => {
    const engine = where === 'set-up' ? dealt(1) : at({ tokens: NINE, hands: ['', 'T', ''] });
    play(engine, where === 'set-up' ? 'E' : 'c1-c2');
    expect(must(engine.agreeDraw())).toEqual({ learned: false, chance: false });
    expect(engine.rows()).toEqual([toAll({ type: 'over', reason: 'agreement', winners: [] })]);
    expect(engine.view(8)).toMatchObject({ asked: null, counters: { step: OVER }, lists: { pending: [], left: [] } });
    for (const viewer of [0, 1, 9]) expect(engine.view(viewer).lists['left']).toEqual([]);
    expect(engine.decision()).toBeNull();
    expect(engine.resign(0)).toMatchObject({ ok: false });
  });
});
