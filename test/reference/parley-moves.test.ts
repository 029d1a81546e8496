import { describe, expect, test } from 'vitest';
import { eventsOf, toAll } from './kit';
import { at, E, G, NINE, OVER, options, play, S, tokenAt, toOthers, toSeat } from './parley-kit';

describe('P7, P8', () => {
  test('by source square: moves by target, then slips by target; pass last', () => {
    const engine = at({ tokens: NINE });
    expect(engine.decision()).toMatchObject({ seat: 0, kind: 'main', key: 'parley.main', args: [] });
    expect(options(engine)).toBe('a1-a2 a1.1>b1 b1-b2 b1.1>a1 b1.1>c1 c1-d1 c1-c2 c1.1>b1 pass');
  });

  test('no move leads round the edge of the board', () => {
    expect(options(at({ tokens: { e1: 'E0', c3: 'E1' } }))).toBe('e1-d1 e1-e2 pass');
    expect(options(at({ tokens: { a2: 'E0', c3: 'E1' } }))).toBe('a2-a1 a2-b2 a2-a3 pass');
  });

  test('a step is told to all and ends the turn', () => {
    const engine = at({ tokens: NINE });
    expect(play(engine, 'a1-a2')).toEqual({ learned: false, chance: false });
    expect(engine.rows()).toEqual([
      toAll({ type: 'moved', token: 0, from: 0, to: 5 }),
      toAll({ type: 'turn', seat: 1 }),
    ]);
    expect(tokenAt(engine, 1, 'a2')).toEqual({ id: 0, square: 5, seat: 0, kind: null, shownTo: 1 });
    expect(engine.view(0).counters).toMatchObject({ active: 1, step: 1, turns: 1 });
  });

  test('so is a pass', () => {
    const engine = at({ tokens: NINE, active: 2 });
    expect(play(engine, 'pass')).toEqual({ learned: false, chance: false });
    expect(engine.rows()).toEqual([toAll({ type: 'passed', seat: 2 }), toAll({ type: 'turn', seat: 0 })]);
  });
});

describe('P9 slips', () => {
  test.each([
    ['a1.1>b1', 'b1', true],
    ['a1.1>b1', 'a1', false],
    ['b1.1>a1', 'a1', true],
    ['b1.1>a1', 'b1', false],
  ])('%s, first-named token ends on %s', (choice, end, exchanged) => {
    const engine = at({ tokens: { ...NINE, a1: 'E0!' } });
    expect(play(engine, choice)).toEqual({ learned: false, chance: false });
    expect(engine.rows()).toEqual([]);
    expect(engine.decision()).toMatchObject({ seat: 0, kind: 'pick', key: 'parley.slip', args: [] });
    expect(options(engine)).toBe('a1 b1');
    expect(engine.view(2)).toMatchObject({
      counters: { step: 6 },
      lists: { pending: choice === 'a1.1>b1' ? [0, 1] : [1, 0] },
    });
    expect(play(engine, end)).toEqual({ learned: false, chance: false });
    expect(engine.rows()).toEqual([
      ...(exchanged
        ? [
            toSeat(0, { type: 'moved', token: 0, from: 0, to: 1 }),
            toSeat(0, { type: 'moved', token: 1, from: 1, to: 0 }),
          ]
        : []),
      toAll({ type: 'blurred', gone: [0, 1], fresh: [256, 257], squares: [0, 1] }),
      toAll({ type: 'turn', seat: 1 }),
    ]);
    expect(tokenAt(engine, 9, 'a1')).toEqual({ id: 256, square: 0, seat: 0, kind: exchanged ? G : E, shownTo: 1 });
    expect(tokenAt(engine, 0, 'b1')).toEqual({ id: 257, square: 1, seat: 0, kind: exchanged ? E : G, shownTo: 1 });
    expect(tokenAt(engine, 1, 'a1')?.kind).toBeNull();
    expect(engine.view(9).counters).toMatchObject({ renewals: 1, turns: 1 });
  });

  test('the others can not tell the two ends apart', () => {
    const slipped = ['a1', 'b1'].map((end) => {
      const engine = at({ tokens: NINE });
      play(engine, 'a1.1>b1', end);
      return [1, 2, 8].map((viewer) => [engine.view(viewer), engine.rows().filter((row) => row.mask & (1 << viewer))]);
    });
    expect(slipped[0]).toEqual(slipped[1]);
  });

  test('the fifteenth slip is the last', () => {
    const last = at({ tokens: NINE, renewals: 14 });
    play(last, 'b1.1>c1', 'b1');
    expect(eventsOf(last)[0]).toEqual({ type: 'blurred', gone: [1, 2], fresh: [3841, 3842], squares: [1, 2] });
    expect(options(at({ tokens: NINE, renewals: 15 }))).toBe('a1-a2 b1-b2 c1-d1 c1-c2 pass');
  });
});

describe('P10, P12 attacks', () => {
  const duel = (attacker: string, defender: string) => {
    const engine = at({ tokens: { a1: 'E0', e3: 'E1', a3: 'E2', c1: `${attacker}0`, c2: `${defender}1` } });
    play(engine, 'c1-c2');
    return engine;
  };

  test('rows of a won attack, attacker shown first', () => {
    const engine = at({ tokens: NINE });
    expect(play(engine, 'c1-c2')).toEqual({ learned: true, chance: false });
    expect(engine.rows()).toEqual(
      [
        { type: 'struck' as const, from: 2, square: 7 },
        { type: 'shown' as const, token: 2, kind: S },
        { type: 'shown' as const, token: 7, kind: G },
        { type: 'windowOpened' as const },
        { type: 'windowClosed' as const },
        { type: 'fought' as const, from: 2, square: 7, attack: 4, defence: 3, helpers: [], beaten: true },
        { type: 'removed' as const, seat: 1, token: 7, kind: G, square: 7, cause: 'fight' as const },
        { type: 'moved' as const, token: 2, from: 2, to: 7 },
        { type: 'turn' as const, seat: 1 },
      ].map(toAll),
    );
    expect(tokenAt(engine, 8, 'c2')).toEqual({ id: 2, square: 7, seat: 0, kind: S, shownTo: 511 });
    expect(engine.view(9).ply).toBe(1);
  });

  test('who is known to all is not shown again', () => {
    const engine = at({ tokens: { ...NINE, c2: 'G1!' } });
    play(engine, 'c1-c2');
    expect(eventsOf(engine).filter((event) => event.type === 'shown')).toEqual([{ type: 'shown', token: 2, kind: S }]);
  });

  test.each([
    ['G', 'S', 3, 1],
    ['S', 'S', 1, 1],
    ['S', 'G', 4, 3],
    ['G', 'G', 3, 3],
  ])('%s attacks %s with %i against %i', (attacker, defender, attack, defence) => {
    const engine = duel(attacker, defender);
    const beaten = attack > defence;
    expect(eventsOf(engine)).toContainEqual({
      type: 'fought',
      from: 2,
      square: 7,
      attack,
      defence,
      helpers: [],
      beaten,
    });
    const squares = engine.view(9).tokens.map((token) => token.square);
    expect([squares.includes(2), squares.includes(7)]).toEqual([false, beaten]);
  });

  test('equals both fall: the defender’s row first, nobody moves', () => {
    const engine = duel('G', 'G');
    expect(eventsOf(engine).slice(-3)).toEqual([
      { type: 'removed', seat: 1, token: 7, kind: G, square: 7, cause: 'fight' },
      { type: 'removed', seat: 0, token: 2, kind: G, square: 2, cause: 'fight' },
      { type: 'turn', seat: 1 },
    ]);
  });

  test('the weaker attacker falls alone, a Spy too against an Envoy', () => {
    const engine = at({ tokens: { a1: 'E0', c1: 'S0', c2: 'E1', a3: 'E2' } });
    play(engine, 'c1-c2');
    expect(eventsOf(engine).slice(-3)).toEqual([
      { type: 'fought', from: 2, square: 7, attack: 1, defence: 2, helpers: [], beaten: false },
      { type: 'removed', seat: 0, token: 2, kind: S, square: 2, cause: 'fight' },
      { type: 'turn', seat: 1 },
    ]);
    expect(tokenAt(engine, 0, 'c2')).toEqual({ id: 7, square: 7, seat: 1, kind: E, shownTo: 511 });
  });

  test('a Spy defends with 1, also against a Guard', () => {
    expect(eventsOf(duel('G', 'S'))).toContainEqual(expect.objectContaining({ type: 'fought', attack: 3, defence: 1 }));
  });
});

describe('P13, P14', () => {
  test('a seat without its Envoy leaves, face down', () => {
    const engine = at({
      tokens: { a1: 'E0', c1: 'G0', c2: 'E1', d2: 'S1', b2: 'G1', a3: 'E2' },
      hands: ['', 'WR', ''],
    });
    play(engine, 'c1-c2');
    expect(engine.rows().slice(-6)).toEqual([
      toAll({ type: 'moved', token: 2, from: 2, to: 7 }),
      toSeat(1, { type: 'removed', seat: 1, token: 6, kind: G, square: 6, cause: 'other' }),
      toOthers(1, { type: 'removed', seat: 1, token: 6, kind: null, square: 6, cause: 'other' }),
      toSeat(1, { type: 'removed', seat: 1, token: 8, kind: S, square: 8, cause: 'other' }),
      toOthers(1, { type: 'removed', seat: 1, token: 8, kind: null, square: 8, cause: 'other' }),
      toAll({ type: 'turn', seat: 2 }),
    ]);
    expect(engine.view(0)).toMatchObject({ counters: { in: 5, active: 2 } });
    expect([engine.view(0).heaps[1]?.kinds, engine.view(1).heaps[1]?.kinds]).toEqual([
      [null, null],
      [0, 1],
    ]);
    play(engine, 'pass', 'pass');
    expect(engine.decision()?.seat).toBe(0);
  });

  test('two go out at once: the defender’s seat is cleared first; the third wins', () => {
    const engine = at({ tokens: { c1: 'E0', a1: 'S0', c2: 'E1', e2: 'G1', a3: 'E2' } });
    play(engine, 'c1-c2');
    const removed = engine.rows().filter(({ event }) => event.type === 'removed');
    expect(removed.map(({ mask, event }) => [mask, event.type === 'removed' ? event.square : 0])).toEqual([
      [511, 7],
      [511, 2],
      [2, 9],
      [509, 9],
      [1, 0],
      [510, 0],
    ]);
    expect(eventsOf(engine).at(-1)).toEqual({ type: 'over', reason: 'last-envoy', winners: [2] });
    expect(engine.result()).toEqual({ winners: [2], reason: 'last-envoy', score: [] });
    expect(engine.view(0)).toMatchObject({
      asked: null,
      counters: { step: OVER, turns: 1, in: 4 },
      lists: { pending: [] },
    });
  });

  test('nobody left', () => {
    const engine = at({ tokens: { c1: 'E0', c2: 'E1' } });
    play(engine, 'c1-c2');
    expect(engine.result()).toEqual({ winners: [], reason: 'none-left', score: [] });
  });

  test('sixty turns are a draw', () => {
    const engine = at({ tokens: NINE, turns: 58 });
    play(engine, 'pass');
    expect(engine.result()).toBeNull();
    play(engine, 'pass', 'pass');
    expect(engine.result()).toEqual({ winners: [], reason: 'turn-limit', score: [] });
    expect(eventsOf(engine)).toEqual([
      { type: 'passed', seat: 1 },
      { type: 'over', reason: 'turn-limit', winners: [] },
    ]);
  });

  test('a last Envoy on the sixtieth turn wins', () => {
    const engine = at({ tokens: { c1: 'G0', a1: 'E0', c2: 'E1' }, turns: 59 });
    play(engine, 'c1-c2');
    expect(engine.result()).toEqual({ winners: [0], reason: 'last-envoy', score: [] });
  });
});
