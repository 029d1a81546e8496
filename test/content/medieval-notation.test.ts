/** Medieval's choices as texts and presses. */
import { describe, expect, it } from 'vitest';
import type { DecisionKind } from '../../src/contract/decision';
import { medieval } from '../../src/games/medieval';
import { SHAPE } from '../../src/games/medieval/board';
import { ITEM } from '../../src/games/medieval/items';
import { PASS, packChoice } from '../../src/games/shared/choice';

const G7 = 96;
const G8 = 111;
const onto = (item: number): number => packChoice('powerTo', { item, from: G7, to: G8 });
const SQUARES = [
  { on: 'square', square: G7 },
  { on: 'square', square: G8 },
];
const item = (number: number) => ({ on: 'item', item: number });

type Case = readonly [text: string, kind: DecisionKind, code: number, presses: readonly object[]];
const CASES: readonly Case[] = [
  ['g7-g8', 'main', packChoice('move', { from: G7, to: G8 }), SQUARES],
  ['g7xg8', 'main', onto(ITEM.attack), SQUARES],
  ['g7xg8+', 'main', onto(ITEM.joined), [...SQUARES, item(1)]],
  ['g7~g8', 'main', onto(ITEM.shot), SQUARES],
  ['g7?g8', 'main', onto(ITEM.look), SQUARES],
  ['g7^g8', 'main', onto(ITEM.rescue), SQUARES],
  ['g7%g8', 'main', onto(ITEM.disarm), SQUARES],
  ['!g7-g8', 'main', onto(ITEM.bombStep), [...SQUARES, item(2)]],
  ['!g7xg8', 'main', onto(ITEM.bombAttack), [...SQUARES, item(2)]],
  ['g7-g8,', 'main', onto(ITEM.stepOn), [...SQUARES, item(3)]],
  ['g7xg8,', 'main', onto(ITEM.attackOn), [...SQUARES, item(3)]],
  ['g7xg8+,', 'main', onto(ITEM.joinedOn), [...SQUARES, item(1), item(3)]],
  ['g7~g8,', 'main', onto(ITEM.shotOn), [...SQUARES, item(3)]],
  ['pass', 'main', PASS, [{ on: 'button', name: 'pass' }]],
  ['g8', 'pick', packChoice('square', { to: G8 }), [{ on: 'square', square: G8 }]],
  ['F', 'place', packChoice('item', { item: 0 }), [item(0)]],
  ['K', 'place', packChoice('item', { item: 10 }), [item(10)]],
  // never offered
  ['O', 'place', packChoice('item', { item: 11 }), [item(11)]],
];

describe('a choice', () => {
  it.each(CASES)('%s', (text, kind, code, presses) => {
    expect(medieval.parseChoice(text, kind, SHAPE)).toEqual({ ok: true, value: code });
    expect(medieval.formatChoice(code, kind, SHAPE)).toBe(text);
    expect(medieval.presses(code, kind)).toEqual(presses);
  });

  it('is one text for each code', () => {
    expect(new Set(CASES.map(([, , code]) => code)).size).toBe(CASES.length);
    expect(medieval.ordered).toBe(true);
  });

  it('reaches the corners of the board', () => {
    for (const text of ['a5-a11', 'o11-o5', 'e1-k1', 'e15-k15'])
      expect(medieval.parseChoice(text, 'main', SHAPE)).toMatchObject({ ok: true });
  });

  it.each<readonly [string, DecisionKind]>([
    ['', 'main'],
    ['g7', 'main'],
    ['g7-', 'main'],
    ['g7-g16', 'main'],
    ['g7-p8', 'main'],
    ['g0-g8', 'main'],
    ['G7-G8', 'main'],
    // squares that the board has not
    ['a4-a5', 'main'],
    ['d4-d3', 'main'],
    // signs that do not go together
    ['g7-g8+', 'main'],
    ['g7~g8+', 'main'],
    ['g7?g8,', 'main'],
    ['g7%g8,', 'main'],
    ['!g7~g8', 'main'],
    ['!g7xg8+', 'main'],
    ['!g7-g8,', 'main'],
    ['g7xg8,+', 'main'],
    ['g7-g8,,', 'main'],
    ['g7-g8,g9-g10', 'main'],
    ['g7?g8>e2', 'main'],
    ['jail e1', 'pick'],
    ['pass', 'pick'],
    ['d3', 'pick'],
    ['K', 'main'],
    ['k', 'place'],
    ['-', 'place'],
    ['KK', 'place'],
    ['pass', 'place'],
    ['g7', 'order'],
    ['x'.repeat(100_000), 'main'],
  ])('is refused: %s at %s', (text, kind) =>
    expect(medieval.parseChoice(text, kind, SHAPE)).toMatchObject({
      ok: false,
      fault: { code: 'bad-notation', at: '' },
    }),
  );
});

describe('a result', () => {
  it.each([
    [[0], 'king', 'r:king'],
    [[1], 'stockade', 'b:stockade'],
    [[0], 'no-action', 'r:no-action'],
    [[], 'no-progress', 'draw:no-progress'],
    [[], 'agreement', 'draw:agreement'],
    [[1], 'resign', 'b:resign'],
  ])('%j %s', (winners, reason, text) => expect(medieval.formatResult({ winners, reason, score: [] })).toBe(text));
});
