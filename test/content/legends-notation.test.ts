/** Legends' choices as text and as presses. */
import { describe, expect, it, test } from 'vitest';
import type { DecisionKind } from '../../src/contract/decision';
import { legends } from '../../src/games/legends';
import { PASS, packChoice } from '../../src/games/shared/choice';

const SHAPE = { width: 8, height: 8 };
const WIDE = { width: 32, height: 8 };

const TEXTS: readonly [kind: DecisionKind, text: string, code: number][] = [
  ['swap', 'a1/b2', packChoice('other', { item: 1, from: 0, to: 9 })],
  ['swap', 'pass', PASS],
  ['main', 'c4-c5', packChoice('move', { from: 26, to: 34 })],
  ['main', 'c4.2', packChoice('power', { item: 2, from: 26 })],
  ['main', 'c4.2>c8', packChoice('powerTo', { item: 2, from: 26, to: 58 })],
  ['main', 'c4.flying>c8', packChoice('granted', { item: 8, from: 26, to: 58 })],
  ['main', 'c4.slashing>a2', packChoice('granted', { item: 6, from: 26, to: 8 })],
  ['respond', "c3.1>d4'", packChoice('powerTo', { item: 0x101, from: 18, to: 27 })],
  ['respond', "d4'.2>c8", packChoice('powerTo', { item: 0x202, from: 27, to: 58 })],
  ['respond', "d4'.1>d4", packChoice('powerTo', { item: 0x201, from: 27, to: 27 })],
  ['respond', "d4.1>d4'", packChoice('powerTo', { item: 0x101, from: 27, to: 27 })],
  ['respond', "d4'.1", packChoice('power', { item: 0x201, from: 27 })],
  ['respond', 'pass', PASS],
  ['order', 'c4.2', packChoice('power', { item: 2, from: 26 })],
  ['pick', 'd6', packChoice('square', { to: 43 })],
  ['pick', "d6'", packChoice('square', { item: 1, to: 43 })],
  ['pick', '#146', packChoice('item', { item: 146 })],
  ['pick', '#208', packChoice('item', { item: 208 })],
  ['pick', 'pass', PASS],
  ['place', '-', packChoice('item', { item: 0 })],
  ['place', 'F', packChoice('item', { item: 209 })],
  ['place', '2', packChoice('item', { item: 212 })],
  ['place', 'M', packChoice('item', { item: 220 })],
  ['name', '=160', packChoice('item', { item: 160 })],
  ['terrain', '=plains', packChoice('item', { item: 0 })],
  ['terrain', '=desert', packChoice('item', { item: 5 })],
  ['seat', '@3', packChoice('item', { item: 3 })],
];

test.each(TEXTS)('at %s: %s', (kind, text, code) => {
  expect(legends.parseChoice(text, kind, SHAPE)).toEqual({ ok: true, value: code });
  expect(legends.formatChoice(code, kind, SHAPE)).toBe(text);
});

describe('what is refused', () => {
  it.each<[DecisionKind, string]>([
    ['main', ''],
    ['main', 'c4'.repeat(2)],
    ['main', 'c4-c9'],
    ['main', 'i1-h1'],
    ['main', 'c4.0'],
    ['main', 'c4.10'],
    ['main', 'c4.flying'],
    ['main', 'c4.swimming>c8'],
    ['main', 'c4.2>'],
    ['main', "c4'-c5"],
    ['main', '=160'],
    ['pick', '#0'],
    ['pick', '#221'],
    ['place', 'X'],
    ['place', '0'],
    ['place', '10'],
    ['place', 'f'],
    ['main', 'F'],
    ['pick', '=160'],
    ['pick', "d6''"],
    ['name', '#160'],
    ['name', '=forest'],
    ['terrain', '=water'],
    ['terrain', '=forst'],
    ['seat', '@8'],
    ['seat', '3'],
  ])('at %s: %j', (kind, text) => {
    const read = legends.parseChoice(text, kind, SHAPE);
    expect(read.ok ? 'accepted' : read.fault.code).toBe('bad-notation');
    expect(read.ok ? '' : read.fault.expected).not.toBe('');
  });

  it('a text for another kind of decision can still be read, if it says itself what it is', () => {
    expect(legends.parseChoice('pass', 'main', SHAPE)).toEqual({ ok: true, value: PASS });
    expect(legends.parseChoice('d6', 'main', SHAPE).ok).toBe(true);
  });
});

test('files past z', () => {
  const code = packChoice('move', { from: 26, to: 27 });
  expect(legends.formatChoice(code, 'main', WIDE)).toBe('aa1-ab1');
  expect(legends.parseChoice('aa1-ab1', 'main', WIDE)).toEqual({ ok: true, value: code });
});

test('every choice has presses of its own, none the same as another’s', () => {
  for (const kind of new Set(TEXTS.map(([kind]) => kind))) {
    const made = TEXTS.filter(([of]) => of === kind).map(([, , code]) => JSON.stringify(legends.presses(code, kind)));
    expect(new Set(made).size, kind).toBe(made.length);
  }
});

test('presses go piece, power, target; the second piece on a square takes one more', () => {
  const presses = (kind: DecisionKind, text: string) => {
    const code = legends.parseChoice(text, kind, SHAPE);
    return code.ok ? legends.presses(code.value, kind) : [];
  };
  expect(presses('main', 'a1.2>b1')).toEqual([
    { on: 'square', square: 0 },
    { on: 'item', item: 2 },
    { on: 'square', square: 1 },
  ]);
  expect(presses('main', 'a1.flying>b1')[1]).toEqual({ on: 'item', item: 72 });
  expect(presses('respond', "a1'.2>b1'")).toEqual([
    { on: 'square', square: 0 },
    { on: 'item', item: 0x202 },
    { on: 'square', square: 1 },
    { on: 'item', item: 0x100 },
  ]);
  expect(presses('pick', 'pass')).toEqual([{ on: 'button', name: 'pass' }]);
});
