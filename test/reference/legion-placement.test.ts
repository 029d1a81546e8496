import { describe, expect, test } from 'vitest';
import { eventsOf, eventsOfType } from './kit';
import { at, dealt, options, play, position, unitsFor } from './legion-kit';

describe('where a unit may be placed (section 3)', () => {
  test('an empty board takes every kind on every square, by kind, then square', () => {
    const engine = dealt({ form: 'basic' });
    const all = options(engine);
    expect(all).toHaveLength(8 * 36);
    expect(all.slice(0, 8)).toEqual(['S@a1', 'S@b1', 'S@c1', 'S@d1', 'S@e1', 'S@f1', 'S@a2', 'S@b2']);
    expect(all.slice(35, 37)).toEqual(['S@f6', 'N@a1']);
    expect([0, 1, 2, 3, 4, 5, 6, 7].map((kind) => all[kind * 36]?.charAt(0)).join('')).toBe('SNUGTCAK');
    expect(all.at(-1)).toBe('K@f6');
  });

  test('a square with a unit or the Flag is not free', () => {
    const engine = at('6/6/6/2S3/6/6 b d3 basic -');
    expect(unitsFor(engine, 'c3')).toBe('');
    expect(unitsFor(engine, 'd3')).toBe('');
    expect(options(engine)).toHaveLength(8 * 34);
  });

  test('only kinds in the reserve are offered: two Soldiers and two Knights, one of the others', () => {
    const engine = at('s1n3/6/6/u2g2/6/tcak2 b - basic -');
    expect(unitsFor(engine, 'f3')).toBe('SN');
    expect(unitsFor(at('s1n3/6/6/u2s2/6/tcak2 b - basic -'), 'f3')).toBe('NG');
    expect(unitsFor(at('s1n3/6/6/u2g2/6/tcak2 w - basic -'), 'f3')).toBe('SNUGTCAK');
  });

  test.each([
    ['w', 'SNK'],
    ['m', 'SNUGAK'],
    ['f', 'SNUGTCAK'],
    ['x', 'SNUGTCAK'],
    ['p', 'SNUGTCAK'],
  ])('ground %s takes %s (L8: the list for water is complete)', (ground, units) => {
    expect(unitsFor(at(`6/6/6/6/6/6 b - advanced =6/6/6/2${ground}3/6/6`), 'c3')).toBe(units);
  });

  test('L18: a threatened square may be used, and the unit stays', () => {
    const engine = at('6/6/2N3/1N1G2/2U3/6 b - basic -');
    play(engine, 'S@c3');
    expect(position(engine)).toBe('6/6/2N3/1NsG2/2U3/6 w - basic -');
  });

  test('L15: pass only where nothing can be placed', () => {
    const water = '=wwwwww/wwwwww/wwwwww/wwwwww/wwwwww/wwwwww';
    expect(options(at(`ssnnk1/6/6/6/6/6 b - advanced ${water}`))).toEqual(['pass']);
    expect(options(at(`ssn1k1/6/6/6/6/6 b - advanced ${water}`))).not.toContain('pass');
  });
});

test('L1: Black, seat 0, makes the first placement', () => {
  const engine = dealt({ form: 'basic' });
  expect(engine.decision()).toMatchObject({ seat: 0, kind: 'place', key: 'legion.place', args: [] });
  expect(engine.rows()).toEqual([{ mask: 511, event: { type: 'turn', seat: 0 } }]);
  play(engine, 'S@c3');
  expect(engine.decision()?.seat).toBe(1);
});

test('L11: a placement that removes nothing leaves the Flag where it is', () => {
  const engine = at('6/6/6/6/6/6 b f6 basic -');
  play(engine, 'S@c3');
  expect(eventsOf(engine)).toEqual([
    { type: 'placed', seat: 0, token: 14, kind: 0, square: 14 },
    { type: 'turn', seat: 1 },
  ]);
  expect(engine.view(9).flag).toBe(35);
});

test('an index that is not offered is refused and changes nothing', () => {
  const engine = dealt({ form: 'basic' });
  const before = engine.hash();
  for (const index of [-1, 288, 0.5, Number.NaN]) {
    expect(engine.apply(index)).toMatchObject({ ok: false, fault: { code: 'illegal-choice' } });
  }
  expect(engine.hash()).toBe(before);
  expect(eventsOfType(engine, 'turn')).toHaveLength(1);
});
