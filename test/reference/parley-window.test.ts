import { describe, expect, test } from 'vitest';
import { eventsOf, toAll } from './kit';
import { askedSeats, at, NINE, options, play, T, tokenAt } from './parley-kit';

describe('P11 windows', () => {
  test('the defender’s Truce ends the matter; who is asked is told to it alone', () => {
    const engine = at({ tokens: NINE, hands: ['', 'WT', 'T'] });
    expect(play(engine, 'c1-c2')).toEqual({ learned: true, chance: false });
    expect(eventsOf(engine).map((event) => event.type)).toEqual(['struck', 'shown', 'shown', 'windowOpened']);
    expect(engine.decision()).toMatchObject({ seat: 1, kind: 'respond', key: 'parley.window', args: [] });
    expect(options(engine)).toBe('T pass');
    expect(askedSeats(engine)).toEqual([null, 1, null, null, 1]);
    expect(engine.view(2)).toMatchObject({
      asked: { seat: null, kind: 'respond' },
      counters: { step: 7, active: 0 },
      lists: { pending: [2, 7] },
      ply: 1,
    });
    // the attacker waits on its square
    expect(tokenAt(engine, 2, 'c1')).toMatchObject({ seat: 0, kind: 2 });
    expect(play(engine, 'T')).toEqual({ learned: true, chance: false });
    expect(engine.rows()).toEqual([
      toAll({ type: 'played', seat: 1, card: T }),
      toAll({ type: 'windowClosed' }),
      toAll({ type: 'turn', seat: 1 }),
    ]);
    expect(engine.view(9)).toMatchObject({ ply: 1, counters: { turns: 1 }, lists: { pending: [] } });
    expect([tokenAt(engine, 1, 'c1')?.seat, tokenAt(engine, 1, 'c2')?.seat]).toEqual([0, 1]);
    expect([engine.view(9).heaps[1]?.kinds, engine.view(9).heaps[4]?.kinds]).toEqual([[0], [T]]);
  });

  test('a pass makes no row, then the third seat is asked', () => {
    const engine = at({ tokens: NINE, hands: ['', 'T', 'T'] });
    play(engine, 'c1-c2');
    expect(play(engine, 'pass')).toEqual({ learned: true, chance: false });
    expect(engine.rows()).toEqual([]);
    expect(engine.decision()?.seat).toBe(2);
    expect(askedSeats(engine)).toEqual([null, null, 2, null, 2]);
    play(engine, 'pass');
    expect(eventsOf(engine).map((event) => event.type)).toEqual(['windowClosed', 'fought', 'removed', 'moved', 'turn']);
    expect(engine.view(9).ply).toBe(1);
  });

  test('a lone pass settles itself unseen; the attacker is never asked', () => {
    const engine = at({ tokens: NINE, hands: ['TT', 'W', 'T'] });
    play(engine, 'c1-c2');
    expect(engine.decision()?.seat).toBe(2);
    play(engine, 'T');
    expect(eventsOf(engine)[0]).toEqual({ type: 'played', seat: 2, card: T });
  });

  test('with asks: always a lone pass is asked, too', () => {
    const engine = at({ tokens: NINE, asks: 'always' });
    play(engine, 'c1-c2');
    expect(engine.decision()?.seat).toBe(1);
    expect(options(engine)).toBe('pass');
    play(engine, 'pass');
    expect(engine.decision()?.seat).toBe(2);
    play(engine, 'pass');
    expect(engine.decision()).toMatchObject({ seat: 1, kind: 'card' });
  });

  test('a third seat that is out is not asked', () => {
    const engine = at({ tokens: { a1: 'E0', c1: 'G0', c2: 'S1', e2: 'E1' }, hands: ['', '', 'T'], asks: 'always' });
    play(engine, 'c1-c2');
    play(engine, 'pass');
    expect(engine.decision()).toMatchObject({ seat: 1, kind: 'card' });
  });

  test('the order starts with the defender, whatever the seats’ numbers', () => {
    const engine = at({ tokens: NINE, active: 1, asks: 'always' });
    play(engine, 'c2-c3');
    expect(engine.decision()?.seat).toBe(2);
    play(engine, 'pass');
    expect(engine.decision()?.seat).toBe(0);
  });
});
