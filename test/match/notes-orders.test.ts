/** What players leave on their own device: notes on hidden pieces, and when they want to be asked. */
import { describe, expect, test } from 'vitest';
import type { View } from '../../src/contract/view';
import { legends } from '../../src/games/legends';
import { PASS, packChoice } from '../../src/games/shared/choice';
import { ask } from '../../src/match/asking';
import { legendsWords } from '../../src/match/games/legends';
import { createNotes } from '../../src/match/notes';
import { createOrders, mayOrder, orderedChoice } from '../../src/match/orders';
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
/** Elementus, which may lend Flying whenever a window stands open, and a second piece. */
const pieces = { a1: [67, 0], h8: [169, 1], d4: [70, 0], e4: [72, 0], d5: [113, 1] };
const view: View = { ...must(legends.readPosition({ terrain: GROUND, pieces, turn: 0 })), viewer: 0 };
const [D4, E4] = [27, 28];

const windowOf = (codes: readonly number[], persons = 1): MatchState => {
  const decision = { seat: 0, kind: 'respond', key: 'legends.window', args: [1], choices: codes } as const;
  const seats = [{ player: 'person' }, { player: persons === 1 ? 'computer' : 'person', level: 'story' }];
  const state: Partial<MatchState> = {
    setup: { game: 'legends', form: 'legends', seats, sides: [0, 1], options: {} } as unknown as MatchState['setup'],
    view,
    asking: ask(decision, [], { view, ...legendsWords }),
    sending: false,
    result: null,
  };
  return state as MatchState;
};

/** Lets the referee take its time, and every window stand open for its own. */
const goOn = async ({ clock, session }: Bench): Promise<void> => {
  for (let step = 0; step < 4; step++) {
    await passDelay();
    await session.clock.pass(500);
    await passDelay();
    await clock.pass(5000);
  }
};

describe('standing orders', () => {
  const first = packChoice('powerTo', { item: 1, from: D4, to: E4 });
  const second = packChoice('powerTo', { item: 2, from: E4, to: D4 });

  test('pass when nothing is offered but what nobody wants to be asked for', () => {
    const orders = createOrders(new TestShelf());
    const both = windowOf([first, second, PASS]);
    expect(orderedChoice(both, orders, legendsWords)).toBeNull();
    orders.set('70.1', 'never');
    expect(orderedChoice(both, orders, legendsWords)).toBeNull();
    expect(orderedChoice(windowOf([first, PASS]), orders, legendsWords)).toBe(1);
    orders.set('72.2', 'never');
    expect(orderedChoice(both, orders, legendsWords)).toBe(2);
    orders.set('72.2', 'ask');
    expect(orderedChoice(both, orders, legendsWords)).toBeNull();
  });

  test('leave a lone pass, what has been pressed, and what may not be passed to the player', () => {
    const orders = createOrders(new TestShelf());
    orders.set('70.1', 'never');
    expect(orderedChoice(windowOf([PASS]), orders, legendsWords)).toBeNull();
    expect(orderedChoice(windowOf([first]), orders, legendsWords)).toBeNull();
    const asked = windowOf([first, PASS]);
    const asking =
      asked.asking === null
        ? null
        : ask(asked.asking.decision, [{ on: 'square', square: D4 }], { view, ...legendsWords });
    expect(orderedChoice({ ...asked, asking }, orders, legendsWords)).toBeNull();
    expect(orderedChoice({ ...asked, sending: true }, orders, legendsWords)).toBeNull();
  });

  test('do not count where players share the screen: both are asked alike', () => {
    const orders = createOrders(new TestShelf());
    orders.set('70.1', 'never');
    expect(mayOrder(windowOf([first, PASS], 2), legends)).toBe(false);
    expect(orderedChoice(windowOf([first, PASS], 2), orders, legendsWords)).toBeNull();
  });

  test('are kept for later matches', () => {
    const shelf = new TestShelf();
    createOrders(shelf).set('70.1', 'never');
    expect([createOrders(shelf).of('70.1'), createOrders(shelf).of('70.2')]).toEqual(['never', 'ask']);
    shelf.texts.set('orders', '{"70.1":true}');
    expect(createOrders(shelf).kept.get()).toEqual([]);
  });

  test('answer a running match by themselves', async () => {
    const bench = createBench();
    const seats = [{ player: 'person' }, { player: 'computer', level: 'story' }] as const;
    // Elementus could lend Flying to the Spirit that attacks
    const position = {
      terrain: GROUND,
      pieces: { a1: [67, 0], h8: [169, 1], d4: [91, 0], a4: [70, 0], d5: [150, 1], h5: [113, 1] },
      turn: 0,
    };
    must(await bench.match.start({ setup: { game: 'legends', form: 'legends', seats, options: {}, position } }));
    await passDelay();
    expect(bench.match.command('d4-d5')).toBe(true);
    await goOn(bench);
    expect(stateOf(bench.match).asking?.decision.key).toBe('legends.window');
    expect(stateOf(bench.match).events.some(({ type }) => type === 'fought')).toBe(false);
    bench.match.orders.set('70.1', 'never');
    await goOn(bench);
    expect(stateOf(bench.match).asking).toBeNull();
    expect(stateOf(bench.match).events.some(({ type }) => type === 'fought')).toBe(true);
  });
});
