/** The table of the title: what is seen where, and whose battle lies on it. */
import { describe, expect, test } from 'vitest';
import { shownOnTitle } from '../../src/shell/games/legends/title-map';
import { onTable, type Plane, rowOf, see } from '../../src/stage/tabletop/plane';

const plane: Plane = { centre: { x: 400, y: 300 }, unit: 50, turn: -0.2 };

describe('the plane of the table', () => {
  test('shows its middle at the centre, in the unit given', () => {
    expect(see(plane, { x: 0, y: 0 })).toEqual({ x: 400, y: 300, unit: 50 });
  });

  test('shows what is nearer larger and lower', () => {
    const [far, near] = [see(plane, { x: 1, y: -4 }), see(plane, { x: 1, y: 4 })];
    expect(near.unit).toBeGreaterThan(far.unit);
    expect(near.y).toBeGreaterThan(far.y);
    expect(near.x - 400).toBeGreaterThan(far.x - 400);
  });

  test('gives back from a row of the screen the line of the table that is seen there', () => {
    for (const y of [-6, -2.5, 0, 3, 5]) {
      const at = see(plane, { x: 0, y });
      const row = rowOf(plane, at.y);
      expect(row?.y).toBeCloseTo(y, 9);
      expect(row?.unit).toBeCloseTo(at.unit, 9);
    }
  });

  test('ends at the horizon', () => {
    expect(rowOf(plane, -100_000)).toBeNull();
  });

  test('keeps lengths when the map is turned on it', () => {
    const at = onTable(plane, { x: 3, y: 4 });
    expect(Math.hypot(at.x, at.y)).toBeCloseTo(5, 9);
    expect(at.x).not.toBeCloseTo(3, 1);
  });
});

describe("the title's battle", () => {
  test('can stand like that', () => {
    expect(shownOnTitle()?.game).toBe('legends');
  });

  test('keeps hidden what no one was shown, and shows some of both armies', () => {
    const { tokens } = shownOnTitle() ?? { tokens: [] };
    expect(tokens.length).toBeGreaterThan(20);
    for (const token of tokens) expect(token.kind === null).toBe(token.shownTo === 0);
    for (const seat of [0, 1]) {
      expect(tokens.filter((token) => token.seat === seat && token.kind !== null).length).toBeGreaterThan(2);
      expect(tokens.filter((token) => token.seat === seat && token.kind === null).length).toBeGreaterThan(2);
    }
  });
});
