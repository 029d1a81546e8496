import { describe, expect, test } from 'vitest';
import { eventsOf, eventsOfType } from './kit';
import { at, curse, fallen, ground, list, on, options, play, refilled, sq, strength, told } from './legends-kit';

describe('an attack (R42–R53)', () => {
  test('its rows in order: the step, both shown, the window, the lines of both strengths, the comparison', () => {
    // Gray Knight 7 against red, +1, meets Skeleton Horde 8 on marsh, +1, under Skeleton Warlock's curse, +1
    const engine = at({ d4: [44, 0], d5: [142, 1] }, { terrain: ground({ 5: 'pppmpppp' }), curse: [160, 1] });
    play(engine, 'd4-d5');
    expect(told(engine)).toEqual([
      'moved',
      'shown 44',
      'shown 142',
      'windowOpened',
      'windowClosed',
      'modifier 1 0 1',
      'modifier 1 0 1',
      'modifier 1 1 160',
      'fought 8-10',
      'removed 44 fight',
      'turn 1',
    ]);
    expect(eventsOfType(engine, 'fought')).toEqual([
      {
        type: 'fought',
        from: sq('d4'),
        square: sq('d5'),
        attack: 8,
        defence: 10,
        helpers: [],
        beaten: false,
      },
    ]);
    expect(on(engine, 'd5')).toEqual([142]);
  });

  test('equals fall together, ascending by square, then id (R47)', () => {
    const engine = at({ d4: [45, 0], d5: [113, 1] });
    expect(play(engine, 'd4-d5').learned).toBe(true);
    // both stand on d5: the id, the first square, decides
    expect(eventsOfType(engine, 'removed').map(({ kind }) => kind)).toEqual([45, 113]);
    expect([fallen(engine, 0), fallen(engine, 1)]).toEqual([[45], [113]]);
  });

  test('in the window who is asked is known to that seat and the truth alone, and passing makes no ply (R17)', () => {
    const engine = at({ d4: [45, 0], d5: [113, 1], e5: [118, 1], f8: [142, 1], h1: [16, 0] });
    play(engine, 'd4-d5');
    expect(engine.decision()).toMatchObject({ seat: 1, kind: 'respond', key: 'legends.window', args: [1] });
    expect(options(engine)).toEqual(['e5.1>d5', 'pass']);
    expect([0, 1, 8, 9].map((viewer) => engine.view(viewer).asked?.seat)).toEqual([null, 1, null, 1]);
    expect(engine.view(8).counters['passes']).toBe(-1);
    expect(engine.view(0).counters['passes']).toBe(1);
    const { ply } = engine.view(9);
    play(engine, 'e5.1>d5');
    expect(engine.view(9).ply).toBe(ply);
    expect(told(engine)).toEqual([
      'shown 118',
      'used 1',
      'removed 118 cost',
      'boosted',
      'windowClosed',
      'modifier 2 2 0',
      'fought 6-8',
      'removed 45 fight',
      'turn 1',
    ]);
  });

  test('after an ability the other seat may answer again, until both pass in succession (R27)', () => {
    // two Dancing Swords against an Enchanted Shield
    const engine = at({
      d4: [45, 0],
      d5: [113, 1],
      c4: [84, 0],
      e4: [84, 0],
      e5: [118, 1],
      h1: [16, 0],
      f8: [142, 1],
    });
    play(engine, 'd4-d5');
    expect([engine.decision()?.seat, options(engine)]).toEqual([0, ['c4.1>d5', 'e4.1>d5', 'pass']]);
    play(engine, 'c4.1>d5');
    expect(engine.decision()?.seat).toBe(1);
    play(engine, 'e5.1>d5');
    expect([engine.decision()?.seat, options(engine)]).toEqual([0, ['e4.1>d5', 'pass']]);
    play(engine, 'e4.1>d5');
    expect(eventsOfType(engine, 'fought')).toMatchObject([{ attack: 10, defence: 8, beaten: true }]);
  });

  test('a lone pass settles, and everything lent stops at the end of the turn (R26)', () => {
    const engine = at({ d4: [3, 0], c4: [6, 0], h1: [16, 0], f8: [142, 1] });
    play(engine, 'd4.1>c4');
    expect([strength(engine, 'c4'), list(engine, 'boosts')]).toEqual([10, [sq('c4'), 2]]);
    play(engine, 'h1-h2');
    expect([strength(engine, 'c4'), list(engine, 'boosts')]).toEqual([8, []]);
  });

  test('Berserk goes on, onto enemies only, and ends where it fails (R51, R154)', () => {
    const engine = at({ d4: [114, 0], d5: [14, 1], d6: [45, 1], c5: [3, 0], h7: [142, 1] }, {});
    play(engine, 'd4-d5');
    // 6 beats 5; the one enemy beside it is Loovius 6: both fall
    expect(told(engine).filter((text) => /used|fought|removed/.test(text))).toEqual([
      'fought 6-5',
      'removed 14 fight',
      'used 1',
      'fought 6-6',
      'removed 114 fight',
      'removed 45 fight',
    ]);
  });

  test('against counts from the reveal to the comparison only (R52, R150)', () => {
    const engine = at({ d4: [41, 0], d5: [137, 1], e4: [84, 0], h1: [16, 0], f8: [142, 1] });
    expect(strength(engine, 'd4')).toBe(8);
    play(engine, 'd4-d5');
    expect(engine.decision()?.kind).toBe('respond');
    expect([list(engine, 'fight'), list(engine, 'strengths')]).toEqual([
      [sq('d4'), sq('d5'), sq('d4')],
      // by square: Urgwaine's Castle, Grundin, Dancing Sword, Gold Knight 8+1, Oppolifnas, Horde, castle
      [-1, 5, 5, 9, 10, 8, -1],
    ]);
  });

  test('Clevut turns the attacker, which keeps the space and has not succeeded (R86)', () => {
    const engine = at({ d5: [37, 1], d4: [27, 0], h1: [16, 0], f8: [142, 1], b2: [52, 0] }, { turn: 1 });
    play(engine, 'd5-d4');
    expect(engine.decision()).toMatchObject({ seat: 0, kind: 'respond', key: 'legends.offer', args: [1] });
    play(engine, 'd4.2');
    expect(told(engine)).toEqual(['used 2', 'removed 27 cost', 'controlled', 'turn 0']);
    expect(engine.view(9).tokens.find(({ square }) => square === sq('d4'))).toMatchObject({ kind: 37, seat: 0 });
    // captured on the other's turn: free on its own
    expect(options(engine)).toContain('d4-d5');
  });

  test('a pair under one controller before the comparison: the attacker goes back where it came from (R48)', () => {
    const engine = at(
      { d5: [142, 1], d4: [45, 0], c4: [59, 0], h1: [16, 0], a8: [143, 1], e8: [159, 1], e7: [160, 1] },
      { turn: 1, curse: [205, 1] },
    );
    play(engine, 'd5-d4');
    // Bloodsucker eats the Warlock beside it: Delmikra's curse ends, and the opponent, seat 0, gives up two of three
    expect(options(engine)).toEqual(['e8.1>e7', 'pass']);
    play(engine, 'e8.1>e7');
    expect(engine.decision()).toMatchObject({ seat: 0, kind: 'pick', key: 'legends.pick' });
    play(engine, 'd4', 'c4');
    expect(told(engine)).toEqual([
      'shown 59',
      'controlled',
      'controlled',
      'curseBegan 160',
      'boosted',
      'windowClosed',
      'moved',
      'turn 0',
    ]);
    expect([on(engine, 'd5'), on(engine, 'd4')]).toEqual([[142], [45]]);
    expect(curse(engine)).toEqual([160, 1]);
  });

  test('the Devourer names before a hidden defender is shown, and dies whatever was named (R91)', () => {
    const engine = at({ d4: [60, 0], d5: [113, 1], h1: [16, 0], f8: [142, 1] });
    play(engine, 'd4-d5');
    expect(told(engine)).toEqual(['moved', 'shown 60']);
    expect(engine.decision()).toMatchObject({ seat: 0, kind: 'name', key: 'legends.name', args: [sq('d4')] });
    expect(engine.decision()?.choices).toHaveLength(208 - 102 - 2);
    expect(on(engine, 'd5', 0)).toEqual([60, null]);
    const right = refilled(engine, 0);
    play(engine, '=114');
    expect(told(engine)).toEqual(['called', 'shown 113', 'used 1', 'removed 60 power', 'turn 1']);
    play(right, '=113');
    expect(told(right)).toEqual(['called', 'shown 113', 'used 1', 'removed 60 power', 'removed 113 power', 'turn 1']);
  });

  test('an attacked castle ends the match at once: nothing is going on any more', () => {
    const engine = at({ d4: [58, 0], d5: [169, 1], h8: [142, 1] });
    play(engine, 'd4-d5');
    expect(eventsOf(engine).map(({ type }) => type)).toEqual(['moved', 'shown', 'shown', 'removed', 'over']);
    expect(engine.result()).toEqual({ winners: [0], reason: 'castle', score: [] });
    expect(engine.view(0)).toMatchObject({ asked: null, counters: { phase: 6, window: -1, passes: 0 } });
    expect([list(engine, 'fight'), list(engine, 'stack')]).toEqual([[], []]);
  });
});
