/** What players leave on their own device: notes on hidden pieces, and when they want to be asked. */
import { describe, expect, test } from 'vitest';
import { legends } from '../../src/games/legends';
import { createNotes } from '../../src/match/notes';
import { createOrders, mayOrder } from '../../src/match/orders';
import type { MatchState } from '../../src/match/types';
import { type Bench, createBench, must, passDelay, stateOf, TestShelf } from './support';

describe('notes', () => {
  test('are kept by seat and token, and found again on the next visit', () => {
    const shelf = new TestShelf();
    const notes = createNotes(shelf);
    notes.put(0, 40, 'strong');
    notes.put(1, 40, 7);
    notes.put(0, 41, 'castle');
    notes.put(0, 41, null);
    expect([notes.on(0, 40), notes.on(1, 40), notes.on(0, 41), notes.on(8, 40)]).toEqual(['strong', 7, null, null]);
    const later = createNotes(shelf);
    expect(later.kept.get()).toEqual({ 0: { 40: 'strong' }, 1: { 40: 7 } });
    later.clear();
    expect(createNotes(shelf).kept.get()).toEqual({});
  });

  test('what is no note is left out, whatever lies on the shelf', () => {
    const shelf = new TestShelf();
    shelf.texts.set('notes', JSON.stringify({ 0: { 5: 'fast', 6: 11, 7: 3, x: 3 }, 1: [1], 2: null }));
    expect(createNotes(shelf).kept.get()).toEqual({ 0: { 7: 3 }, 1: {}, 2: {} });
    for (const text of ['[1]', 'null', '{', '7']) {
      shelf.texts.set('notes', text);
      expect(createNotes(shelf).kept.get()).toEqual({});
    }
  });

  test('go with their match: another one begins without, the one left open has them still', async () => {
    const bench = createBench();
    const seats = [{ player: 'person' }, { player: 'person' }] as const;
    const setup = { game: 'legends', form: 'legends', seats, options: {} } as const;
    must(await bench.match.start({ setup }));
    await passDelay();
    bench.match.notes.put(0, 60, 'magic');
    const kept = bench.shelf.texts.get('match') ?? '';
    must(await bench.match.load(kept));
    expect(bench.match.notes.on(0, 60)).toBe('magic');
    must(await bench.match.start({ setup }));
    expect(bench.match.notes.on(0, 60)).toBeNull();
    await passDelay();
    bench.match.notes.put(0, 60, 'weak');
    must(await bench.match.load(kept));
    expect(bench.match.notes.on(0, 60)).toBeNull();
  });
});

const GROUND = Array(8).fill('pppppppp');

/** Lets the referee take its time, and every window stand open for its own. */
const goOn = async ({ clock, session }: Bench): Promise<void> => {
  for (let step = 0; step < 4; step++) {
    await passDelay();
    await session.clock.pass(500);
    await passDelay();
    await clock.pass(5000);
  }
};

const PERSONS = [{ player: 'person' }, { player: 'person' }] as unknown as MatchState['setup']['seats'];

describe('standing orders', () => {
  test('count alone, and where players share the screen only where they answer everything (R17)', () => {
    const alone = [{ player: 'person' }, { player: 'computer' }] as unknown as MatchState['setup']['seats'];
    expect(mayOrder({ setup: { seats: alone, sides: [0, 1] } }, legends)).toBe(true);
    const shared = { setup: { seats: PERSONS, sides: [0, 1] } };
    expect(mayOrder(shared, legends)).toBe(false);
    expect(mayOrder({ ...shared, orders: { standing: false } }, legends)).toBe(false);
    expect(mayOrder({ ...shared, orders: { standing: true } }, legends)).toBe(true);
    expect(mayOrder({ ...shared, orders: { standing: true } }, { hidden: false })).toBe(false);
  });

  test('are kept for later matches', () => {
    const shelf = new TestShelf();
    createOrders(shelf).set('70.1', 'never');
    expect([createOrders(shelf).of('70.1'), createOrders(shelf).of('70.2')]).toEqual(['never', 'ask']);
    for (const text of ['{"70.1":true,"70.2":"ask","a b":"turn"}', '7', 'null', '{']) {
      shelf.texts.set('orders', text);
      expect(createOrders(shelf).kept.get()).toEqual({});
    }
  });

  test('a list that an earlier version kept names what is never asked for', () => {
    const shelf = new TestShelf();
    shelf.texts.set('orders', '["70.1",7,"a b","72.2"]');
    const orders = createOrders(shelf);
    expect(orders.kept.get()).toEqual({ '70.1': 'never', '72.2': 'never' });
    orders.set('70.1', 'turn');
    orders.set('72.2', 'ask');
    expect(shelf.texts.get('orders')).toBe('{"70.1":"turn"}');
  });

  test('that are kept count from the beginning of a match', async () => {
    const bench = createBench();
    bench.match.orders.set('70.1', 'never');
    const seats = [{ player: 'person' }, { player: 'computer', level: 'story' }] as const;
    must(await bench.match.start({ setup: { game: 'legends', form: 'legends', seats, options: {} } }));
    await passDelay();
    expect(stateOf(bench.match).orders).toEqual({ standing: false, of: { '70.1': 'never' } });
  });

  test('of two at one screen answer for both: an attack ends with the one curtain, and each has orders of their own', async () => {
    const bench = createBench();
    const position = { terrain: GROUND, pieces: { a1: [67, 0], h8: [169, 1], d4: [91, 0], a4: [70, 0], d5: [150, 1] } };
    const setup = {
      game: 'legends',
      form: 'legends',
      seats: [{ player: 'person' }, { player: 'person' }],
      options: {},
    };
    must(await bench.match.start({ setup: { ...setup, position: { ...position, turn: 0 } }, standing: true } as never));
    await passDelay();
    const curtains: (number | null)[] = [];
    bench.match.state.subscribe(() => {
      const { curtain } = stateOf(bench.match);
      if (curtains.at(-1) !== curtain) curtains.push(curtain);
    });
    bench.match.openCurtain();
    await passDelay();
    const { orders } = bench.match;
    // Flying costs nothing; the castle's power would show where it stands
    expect([orders.of('70.1'), orders.of('67.1'), orders.of('5.1')]).toEqual(['turn', 'never', 'never']);
    orders.set('67.1', 'turn');
    orders.set('70.1', 'never');
    await passDelay();
    expect(orders.of('70.1')).toBe('never');
    expect(stateOf(bench.match).orders).toEqual({ standing: true, of: { '67.1': 'turn', '70.1': 'never' } });
    // nothing of it lies on the shelf but in the match
    expect(bench.shelf.texts.has('orders')).toBe(false);
    expect(bench.match.command('d4-d5')).toBe(true);
    await goOn(bench);
    bench.match.openCurtain();
    await passDelay();
    expect(curtains).toEqual([null, 1, null]);
    expect(stateOf(bench.match).asking?.decision.key).toBe('legends.main');
    expect(orders.of('70.1')).toBe('turn');
  });

  // Elementus could lend Flying to the Spirit that attacks
  const lent = async (bench: Bench): Promise<void> => {
    const seats = [{ player: 'person' }, { player: 'computer', level: 'story' }] as const;
    const position = {
      terrain: GROUND,
      pieces: { a1: [67, 0], h8: [169, 1], d4: [91, 0], a4: [70, 0], d5: [150, 1], h5: [113, 1] },
      turn: 0,
    };
    must(await bench.match.start({ setup: { game: 'legends', form: 'legends', seats, options: {}, position } }));
    await passDelay();
    expect(bench.match.command('d4-d5')).toBe(true);
    await goOn(bench);
  };
  const isFought = (bench: Bench): boolean => stateOf(bench.match).events.some(({ type }) => type === 'fought');

  test('answer a running match by themselves', async () => {
    const bench = createBench();
    bench.match.orders.set('70.1', 'never');
    await lent(bench);
    expect(stateOf(bench.match).asking).toBeNull();
    expect(isFought(bench)).toBe(true);
  });

  test('that hush a power hold for this match alone, and are set back like any other', async () => {
    const bench = createBench();
    await lent(bench);
    const { orders } = bench.match;
    orders.hush(['70.1']);
    expect(orders.of('70.1')).toBe('never');
    expect(bench.match.command('pass')).toBe(true);
    await goOn(bench);
    expect(stateOf(bench.match).orders?.of).toEqual({ '70.1': 'never' });
    expect(bench.shelf.texts.has('orders')).toBe(false);
    orders.set('70.1', 'ask');
    expect(orders.of('70.1')).toBe('ask');
    orders.hush(['70.1']);
    // the next battle asks again
    await lent(bench);
    expect(orders.of('70.1')).toBe('ask');
    expect(stateOf(bench.match).asking?.decision.key).toBe('legends.window');
  });

  test('that hush a power are found again with the battle that was left open, and with no other', async () => {
    const bench = createBench();
    await lent(bench);
    bench.match.orders.hush(['70.1']);
    expect(bench.match.command('pass')).toBe(true);
    await goOn(bench);
    must(await bench.match.resume());
    await goOn(bench);
    expect(bench.match.orders.of('70.1')).toBe('never');
    expect(stateOf(bench.match).orders?.of).toEqual({ '70.1': 'never' });
    await lent(bench);
    expect(bench.match.orders.of('70.1')).toBe('ask');
  });

  test('that are given at a question leave that one to the player', async () => {
    const bench = createBench();
    await lent(bench);
    bench.match.orders.set('70.1', 'never');
    await goOn(bench);
    expect(stateOf(bench.match).asking?.decision.key).toBe('legends.window');
    expect(isFought(bench)).toBe(false);
    expect(bench.match.command('pass')).toBe(true);
    await goOn(bench);
    expect(isFought(bench)).toBe(true);
  });
});
