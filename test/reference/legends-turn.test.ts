import { describe, expect, test } from 'vitest';
import { eventsOf, eventsOfType } from './kit';
import { at, list, on, options, play, refilled, sq, told } from './legends-kit';

const counter = (engine: ReturnType<typeof at>, name: string): number | undefined => engine.view(9).counters[name];

describe('a turn (R21–R32)', () => {
  test('choices by square: moves, own powers by number, granted actions by name; the exact codes', () => {
    // Skeleton Warlock has Quickness of its own and was lent Slashing and Flying
    const engine = at({ c3: [160, 0], d3: [16, 0], a8: [142, 1] }, { boosts: { c3: [0, 'slashing', 'flying'] } });
    expect(options(engine).filter((text) => text.startsWith('c3'))).toEqual([
      'c3-c2',
      'c3-b3',
      'c3-c4',
      ...['c1', 'b2', 'd2', 'a3', 'b4', 'd4', 'c5'].map((to) => `c3.1>${to}`),
      'c3.flying>e3',
      ...['e1', 'b2', 'd2', 'b4', 'd4', 'a5', 'e5', 'f6', 'g7', 'h8'].map((to) => `c3.slashing>${to}`),
    ]);
  });

  test('once a turn renews each turn, once a game never (R25)', () => {
    const engine = at({ d4: [11, 0], d5: [11, 0], h1: [68, 0], a8: [142, 1] }, { terrain: Array(8).fill('pppppppd') });
    expect(options(engine)).toEqual(expect.arrayContaining(['d4.1>d5', 'd5.1>d4', 'h1.1>h4']));
    play(engine, 'd4.1>d5', 'h1.1>h4');
    expect(list(engine, 'used')).toEqual([sq('h1'), 2]);
    play(engine, 'a8-a7');
    expect(options(engine)).toContain('d4.1>d5');
    expect(options(engine).filter((text) => text.startsWith('h4'))).toEqual([]);
  });

  test('back and forth: the third step is barred, also to attack and by any action; another act breaks it (R32)', () => {
    const engine = at({ d4: [42, 0], h1: [16, 0], a8: [142, 1] });
    play(engine, 'd4-d5', 'a8-a7', 'd5-d4', 'a7-a6');
    expect(options(engine)).not.toContain('d4-d5');
    expect(options(engine)).not.toContain('d4.2>d5');
    expect(options(engine)).toContain('d4.2>d6');
    expect(list(engine, 'shuttle')).toEqual([
      ...[0, 1, sq('d4'), sq('d5'), sq('d4'), 0, 2, sq('d4'), sq('d4'), sq('d5')],
      ...[1, 1, sq('a8'), sq('a7'), sq('a6'), 1, 2, sq('a8'), sq('a8'), sq('a7')],
    ]);
    play(engine, 'h1-h2', 'a6-a5');
    expect(options(engine)).toContain('d4-d5');
  });

  test('an extra turn: the option at the turn’s end, its row, one owed, then the same seat again (R30)', () => {
    const engine = at({ d4: [39, 0], e4: [39, 0], h1: [16, 0], a8: [142, 1] });
    play(engine, 'h1-h2');
    expect(engine.decision()).toMatchObject({ seat: 0, kind: 'respond', key: 'legends.offer', args: [8] });
    expect([options(engine), counter(engine, 'phase')]).toEqual([['d4.1', 'e4.1', 'pass'], 5]);
    play(engine, 'd4.1');
    expect([told(engine), counter(engine, 'extra')]).toEqual([
      ['shown 39', 'used 1', 'removed 39 cost', 'extraTurn'],
      1,
    ]);
    play(engine, 'pass');
    expect([told(engine), counter(engine, 'extra'), counter(engine, 'side'), counter(engine, 'turn')]).toEqual([
      ['turn 0'],
      0,
      0,
      2,
    ]);
  });

  test('who can neither move nor act loses; with abilities alone one must use one (R22, R155)', () => {
    const stuck = at({ a1: [67, 0], b8: [142, 1] }, { turn: 1 });
    play(stuck, 'b8-b7');
    expect(told(stuck)).toEqual(['moved', 'turn 0', 'over']);
    expect(stuck.result()).toEqual({ winners: [1], reason: 'no-move', score: [] });
    // nothing here can move, and there is no castle to look for: only the Wheel can be spent
    const able = at({ a1: [33, 0], d4: [134, 0], d5: [133, 0], h8: [142, 1] });
    expect(options(able)).toEqual(['d4.1>d5']);
    play(able, 'd4.1>d5');
    expect(able.result()?.winners).toEqual([1]);
  });

  test('the house rule’s draw: thirty quiet turns of each seat (R83)', () => {
    const engine = at({ h1: [16, 0], a8: [142, 1] }, { quiet: [29, 29] });
    play(engine, 'h1-h2');
    expect(list(engine, 'quiet')).toEqual([30, 29]);
    play(engine, 'a8-a7');
    expect(engine.result()).toEqual({ winners: [], reason: 'no-progress', score: [] });
    const stirred = at({ h1: [16, 0], d4: [74, 0], d5: [113, 1], a8: [142, 1] }, { quiet: [29, 30] });
    play(stirred, 'd4.1>d5');
    expect([list(stirred, 'quiet'), stirred.result()]).toEqual([[0, 0], null]);
  });
});

describe('options', () => {
  test('full windows: one before the main decision, one after the consequences, both seats in turn (R27)', () => {
    const engine = at({ d4: [3, 0], c4: [6, 0], d6: [105, 1], d7: [114, 1] }, { options: { windows: 'full' } });
    expect(engine.decision()?.kind).toBe('main');
    play(engine, 'd4-d3');
    expect([counter(engine, 'phase'), counter(engine, 'window'), engine.decision()?.args]).toEqual([4, 3, [3]]);
    expect([engine.decision()?.seat, options(engine)]).toEqual([0, ['d3.1>c4', 'pass']]);
    play(engine, 'pass');
    expect([engine.decision()?.seat, options(engine)]).toEqual([1, ['d6.1>d7', 'pass']]);
    play(engine, 'pass');
    // seat 1's turn: its opening window asks it first
    expect(told(engine)).toEqual(['windowClosed', 'turn 1', 'windowOpened']);
    expect([engine.decision()?.seat, counter(engine, 'phase'), counter(engine, 'window')]).toEqual([1, 1, 0]);
  });

  test('with `asks: always` a lone pass is asked in windows, at a turn’s end, and of a flight’s hidden owner', () => {
    const options_ = { options: { asks: 'always' } };
    const engine = at({ d4: [45, 0], d5: [113, 1], h1: [16, 0], a8: [142, 1] }, options_);
    play(engine, 'd4-d5');
    const seats: (number | undefined)[] = [];
    while (engine.decision()?.kind === 'respond') {
      expect(options(engine)).toEqual(['pass']);
      seats.push(engine.decision()?.seat);
      play(engine, 'pass');
    }
    expect(seats).toEqual([0, 1, 0]);
    const flight = at({ d4: [40, 0], d5: [114, 1], d6: [113, 1, 'shown'], a8: [142, 1] }, options_);
    play(flight, 'd4.1>d7');
    expect(flight.decision()).toMatchObject({ seat: 1, key: 'legends.offer', args: [7] });
    expect(flight.view(0).asked).toEqual({ seat: null, kind: 'respond' });
  });

  test('a view carries the options: filling needs no setup', () => {
    const engine = at({ d4: [45, 0], d5: [113, 1], h1: [16, 0], a8: [142, 1] }, { options: { asks: 'always' } });
    play(engine, 'd4-d5');
    const other = refilled(engine, 1);
    expect(other.decision()).toEqual(engine.decision());
    play(other, 'pass');
    expect([other.decision()?.seat, options(other)]).toEqual([1, ['pass']]);
  });

  test('two on one square: the deciding seat’s is plain, the other has the prime (R139)', () => {
    // Bloodsucker's own side attacks with Dumes a piece of its own
    const engine = at({ d4: [123, 0], d5: [113, 0], e5: [159, 0], h1: [16, 0], a8: [142, 1] });
    play(engine, 'd4-d5');
    expect(options(engine)).toEqual(['e5.1>d5', "e5.1>d5'", 'pass']);
    play(engine, "e5.1>d5'");
    expect(eventsOfType(engine, 'removed')).toMatchObject([{ kind: 113, cause: 'cost' }]);
    expect(on(engine, 'd5')).toEqual([123]);
  });

  test('a resignation in the middle of an attack ends the match where it stands', () => {
    const engine = at({ d4: [45, 0], d5: [113, 1], e5: [118, 1], h1: [16, 0], a8: [142, 1] });
    play(engine, 'd4-d5');
    engine.resign(0);
    expect(eventsOf(engine)).toEqual([
      { type: 'resigned', seat: 0 },
      { type: 'over', reason: 'resign', winners: [1] },
    ]);
    expect(engine.view(1)).toMatchObject({ asked: null, counters: { phase: 6, window: -1 } });
    expect([list(engine, 'stack'), list(engine, 'fight')]).toEqual([[], []]);
    expect(on(engine, 'd5')).toEqual([45, 113]);
  });

  test('a draw agreed in the middle of an attack: nothing counts against anybody any more', () => {
    const engine = at({ d4: [41, 0], d5: [137, 1], e4: [84, 0], h1: [16, 0], a8: [142, 1] });
    play(engine, 'd4-d5');
    expect(list(engine, 'strengths')).toContain(9);
    engine.agreeDraw();
    expect([list(engine, 'strengths'), list(engine, 'fight')]).toEqual([[-1, 5, 5, 8, 10, 8, -1], []]);
  });

  test('what the other side lent in secret is not known to a captor (R142)', () => {
    const pieces = { d4: [70, 0, 'held by 1'], h1: [16, 0], a8: [142, 1] };
    const secret = at(pieces, { turn: 1, grants: [['d4', 'flying', 0, 'closed']] });
    expect(options(secret)).toContain('d4.1>d4');
    const known = at(pieces, { turn: 1, grants: [['d4', 'flying', 0, 'open']] });
    expect(options(known)).not.toContain('d4.1>d4');
  });
});
