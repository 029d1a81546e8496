import { describe, expect, test } from 'vitest';
import { eventsOf, eventsOfType } from './kit';
import { A, at, C, N, options, play, position, S } from './legion-kit';

describe('arrows (section 4)', () => {
  test('targets are S, N, A, K, anywhere; the shot is compulsory and asked with its own rows', () => {
    const engine = at('SNUGTC/AK4/6/6/6/6 b - basic -');
    play(engine, 'A@a1');
    expect(eventsOf(engine)).toEqual([{ type: 'placed', seat: 0, token: 0, kind: A, square: 0 }]);
    expect(engine.decision()).toMatchObject({ seat: 0, kind: 'pick', key: 'legion.shot', args: [0] });
    expect(options(engine)).toEqual(['a5', 'b5', 'a6', 'b6']);
    expect(engine.view(0)).toMatchObject({
      asked: { seat: 0, kind: 'pick' },
      counters: { side: 0, placements: 0, step: 3 },
      lists: { active: [0], emptied: [] },
      ply: 1,
    });
    play(engine, 'b6');
    expect(eventsOf(engine)).toEqual([
      { type: 'struck', from: 0, square: 31 },
      { type: 'removed', seat: 1, token: 31, kind: N, square: 31, cause: 'shot' },
      { type: 'flag', from: null, to: 31 },
      { type: 'turn', seat: 1 },
    ]);
    expect(engine.view(0)).toMatchObject({
      counters: { side: 1, placements: 1, step: 2 },
      lists: { active: [] },
      ply: 2,
    });
  });

  test('one target settles itself: no question, no ply', () => {
    const engine = at('T5/6/3U2/6/4S1/6 b - basic -');
    play(engine, 'A@a1');
    expect(eventsOf(engine)).toEqual([
      { type: 'placed', seat: 0, token: 0, kind: A, square: 0 },
      { type: 'struck', from: 0, square: 10 },
      { type: 'removed', seat: 1, token: 10, kind: S, square: 10, cause: 'shot' },
      { type: 'flag', from: null, to: 10 },
      { type: 'turn', seat: 1 },
    ]);
    expect(engine.view(9).ply).toBe(1);
  });

  test('the Catapult shoots too; own units are no targets', () => {
    const engine = at('s4n/6/3N2/6/6/6 b - basic -');
    play(engine, 'C@c3');
    expect(eventsOf(engine).slice(0, 2)).toEqual([
      { type: 'placed', seat: 0, token: 14, kind: C, square: 14 },
      { type: 'struck', from: 14, square: 21 },
    ]);
    expect(position(engine)).toBe('s4n/6/6/2c3/6/6 w d4 basic -');
  });

  test('L7: without a target the placement is legal and removes nothing, adjacent or not', () => {
    const engine = at('T5/2C3/3U2/2G3/6/6 b - basic -');
    play(engine, 'A@c2');
    expect(eventsOf(engine).map((event) => event.type)).toEqual(['placed', 'turn']);
  });

  test('a unit on forest is no target, and a shooter on forest has none', () => {
    const sheltered = at('6/6/6/2S3/6/6 b - advanced =6/6/6/2f3/6/6');
    play(sheltered, 'A@f6');
    expect(eventsOfType(sheltered, 'struck')).toEqual([]);
    const hidden = at('4S1/6/6/6/6/6 b - advanced =6/6/6/2f3/6/6');
    play(hidden, 'C@c3');
    expect(eventsOfType(hidden, 'struck')).toEqual([]);
  });

  test.each(['S', 'N', 'A', 'K'])('L9: %s on a fortification can not be shot', (unit) => {
    const engine = at(`5U/6/6/2${unit}3/6/6 b - advanced =6/6/6/2x3/6/6`);
    play(engine, 'A@f1');
    expect(eventsOfType(engine, 'struck')).toEqual([]);
  });

  test('water, mountain and the basic game’s scenery do not protect', () => {
    const engine = at('6/6/6/2S3/6/5S b - advanced =6/6/6/2w3/6/5m');
    play(engine, 'A@a6');
    expect(options(engine)).toEqual(['f1', 'c3']);
    // a6 and c4 of 1A0 are forest, b5 a fortification; in the basic game they are plain (L2)
    const basic = at('6/1S4/2S3/6/6/6 b - basic 1A0,2A0,3A0,4A0');
    play(basic, 'A@a6');
    expect(options(basic)).toEqual(['c4', 'b5']);
  });
});
