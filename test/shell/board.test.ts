import { describe, expect, test } from 'vitest';
import { legion } from '../../src/games/legion';
import { screenRows, screenStep } from '../../src/shell/board/geometry';
import { previewLines, refusalText, squareLabel } from '../../src/shell/board/words';
import { unitLabel, unitLine } from '../../src/shell/games/legion/words';
import { loadGames } from '../support/games';

await loadGames(['legion']);

import { defenceOf, inspect, swordsNeeded } from '../../src/shell/games/legion/inspect';

const plan = legion.plan({ width: 6, height: 6 });
const position = (text: string) => {
  const view = legion.readPosition(text);
  if (!view.ok) throw new Error(text);
  return view.value;
};

describe('the board as seen', () => {
  test('Black sees a1 at the lower left, White at the upper right', () => {
    expect(screenRows({ plan, near: 0 }).at(-1)?.[0]).toBe(0);
    expect(screenRows({ plan, near: 1 })[0]?.at(-1)).toBe(0);
  });

  test.each([0, 1])('steps go as the arrows point (near seat %i)', (near) => {
    const side = { plan, near };
    const up = near === 0 ? 6 : -6;
    expect(screenStep(side, 14, { dx: 0, dy: -1 })).toBe(14 + up);
    expect(screenStep(side, 14, { dx: 1, dy: 0 })).toBe(14 + Math.sign(up));
    const corner = screenRows(side)[0]?.[0] ?? -1;
    expect(screenStep(side, corner, { dx: -1, dy: 0 })).toBeNull();
    expect(screenStep(side, corner, { dx: 0, dy: -1 })).toBeNull();
  });
});

describe('inspection', () => {
  const view = position('6/2n3/2SN2/1S4/6/6 b c2 advanced =6/6/2x3/6/2f3/6');

  test('counts the fort and who touches', () => {
    const seen = inspect(view, 20);
    expect(seen.defence).toEqual({ printed: 2, fort: 1, now: 3 });
    expect(seen.arrows).toBe('fort');
    expect(seen.touching).toEqual([{ square: 26, kind: 1, swords: 2 }]);
    expect(swordsNeeded(seen)).toBe(2);
  });

  test('towers and shields', () => {
    expect(defenceOf(4, 3)).toEqual({ printed: null, fort: 0, now: null });
    expect(defenceOf(3, 3)).toEqual({ printed: 3, fort: 0, now: 3 });
    expect(inspect(position('6/6/6/2U3/6/6 b - basic -'), 14).arrows).toBe('shield');
    expect(inspect(position('6/6/6/2S3/6/6 b - advanced =6/6/6/2f3/6/6'), 14).arrows).toBe('forest');
    expect(swordsNeeded(inspect(position('6/6/6/2T3/6/6 b - basic -'), 14))).toBeNull();
  });

  test('labels say no more than twelve words', () => {
    expect(squareLabel(view, 20, null)).toBe('c4, fort, White Soldier, defence 3');
    expect(squareLabel(view, 8, null)).toBe('c2, forest, Flag');
    expect(squareLabel(view, 0, null)).toBe('a1, free');
    for (let square = 0; square < 36; square++) {
      expect(squareLabel(view, square, null).split(' ').length).toBeLessThanOrEqual(12);
    }
    expect(unitLabel(3, 1)).toBe('General, 1 left, 2 swords, shield, defence 3');
    expect(unitLabel(5, 0)).toBe('Catapult, 0 left, arrow, can’t be removed');
    // what the badges on a chosen unit mean
    expect(unitLine(1)).toMatch(/ Left badge: 2 swords\. Right badge: defence 2\.$/);
    expect(unitLine(4)).toMatch(/ Left badge: 1 sword\. Right badge: the anchor, it can’t be removed\.$/);
    expect(unitLine(7)).toMatch(/ Left badge: crown\. Right badge: defence 2\.$/);
  });

  test('a preview names who falls and who holds', () => {
    const lines = previewLines(
      { view, asking: null },
      {
        choice: 0,
        events: [
          { type: 'placed', seat: 0, token: 14, kind: 1, square: 14 },
          { type: 'fought', from: 14, square: 20, attack: 4, defence: 3, helpers: [26], beaten: true },
          { type: 'fought', from: 14, square: 13, attack: 2, defence: 2, helpers: [], beaten: false },
          { type: 'removed', seat: 1, token: 20, kind: 0, square: 20, cause: 'fight' },
          { type: 'flag', from: 8, to: 20 },
        ],
      },
    );
    expect(lines).toEqual([
      'The Soldier on c4 goes back to the reserve: 4 swords against defence 3.',
      'The Soldier on b3 holds: 2 swords against defence 2.',
      'The Flag blocks c4.',
    ]);
  });

  test('a quiet placement says so, a shot asks for its target', () => {
    const placed = { type: 'placed', seat: 0, token: 14, kind: 6, square: 14 } as const;
    const soldier = { ...placed, kind: 0 };
    expect(previewLines({ view, asking: null }, { choice: 0, events: [soldier, { type: 'turn', seat: 1 }] })).toEqual([
      'Nothing falls.',
    ]);
    expect(previewLines({ view, asking: null }, { choice: 0, events: [placed, { type: 'turn', seat: 1 }] })).toEqual([
      'No target to shoot.',
    ]);
    expect(previewLines({ view, asking: null }, { choice: 0, events: [placed] })).toEqual([
      'It shoots an enemy of your choice.',
    ]);
  });

  test('a refusal says why', () => {
    const decision = { seat: 0, kind: 'place', key: 'legion.place', args: [], choices: [] } as const;
    const asking = {
      decision,
      presses: [],
      prompt: { key: '', args: {} },
      squares: [],
      items: [],
      canPass: false,
      choice: null,
      more: false,
    };
    const tower = { ...asking, presses: [{ on: 'item', item: 4 }] as const };
    const wet = position('6/6/6/2w3/6/6 b - advanced =6/6/6/2w3/6/6'.replace('2w3', '6'));
    expect(refusalText(view, null, 0)).toBe('It’s not your turn.');
    expect(refusalText(view, asking, 20)).toBe('c4 is taken.');
    expect(refusalText(view, asking, 8)).toBe('The Flag is on c2: no unit can be placed there.');
    expect(refusalText(wet, tower, 14)).toBe('The Tower can’t stand in water.');
  });
});
