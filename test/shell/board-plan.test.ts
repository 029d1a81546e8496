/** Boards of any shape under the keyboard: rows, arrows, heads and places come from the plan, turned for who sits near. */
import { describe, expect, test } from 'vitest';
import { legends } from '../../src/games/legends';
import { headsOf, screenBox, screenRows, screenStep, turnedPlace } from '../../src/shell/board/geometry';
import { scanWay } from '../../src/shell/board/seek';
import { frameOf } from '../../src/shell/board/use-frame';
import { sevenCells } from '../support/seven-cells';

const grid = (width: number, height: number) => legends.plan({ width, height });

describe('a rectangle', () => {
  const plan = grid(8, 8);

  test('lies for every seat as the canvas shows it', () => {
    for (const [seat, other] of [
      [2, 0],
      [3, 1],
    ] as const) {
      expect(screenRows({ plan, near: seat })).toEqual(screenRows({ plan, near: other }));
      expect(headsOf({ plan, near: seat })).toEqual(headsOf({ plan, near: other }));
    }
    expect(screenRows({ plan, near: 3 })[0]?.at(-1)).toBe(0);
    expect(screenRows({ plan, near: 3 })).not.toEqual(screenRows({ plan, near: 0 }));
  });

  test.each([0, 1, 2, 3])('has its squares where it says that they are (near seat %i)', (near) => {
    const side = { plan, near };
    for (const [row, squares] of screenRows(side).entries())
      for (const [column, square] of squares.entries()) {
        expect(screenBox(side, square)).toEqual({ x: column, y: row, size: 1 });
        expect(plan.at(turnedPlace(side, { x: column + 0.3, y: row + 0.8 }))).toBe(square);
      }
  });

  test('calls its columns by whole letters, however many there are', () => {
    const wide = { plan: grid(30, 4), near: 0 };
    const columns = headsOf(wide)?.columns ?? [];
    expect(columns.slice(24)).toEqual(['y', 'z', 'aa', 'ab', 'ac', 'ad']);
    expect(new Set(columns).size).toBe(30);
    expect(headsOf(wide)?.rows).toEqual(['4', '3', '2', '1']);
    expect(headsOf({ ...wide, near: 1 })).toEqual({ columns: [...columns].reverse(), rows: ['1', '2', '3', '4'] });
  });

  test('lies where the picture draws its first square', () =>
    expect(frameOf({ box: (square) => ({ x: 30 + 60 * (square % 8), y: 20, size: 60 }) }, { plan, near: 0 })).toEqual({
      left: 30,
      top: 20,
      unit: 60,
    }));

  test('is looked over along lines and diagonals', () =>
    expect(scanWay({ plan, near: 0 }, 'diagonals')).toBe('diagonals'));
});

describe('a map', () => {
  const far = { plan: sevenCells, near: 0 };
  const turned = { plan: sevenCells, near: 1 };

  test('has rows of different lengths and no heads', () => {
    expect(screenRows(far)).toEqual([
      [0, 1],
      [2, 3, 4],
      [5, 6],
    ]);
    expect(screenRows(turned)).toEqual([
      [6, 5],
      [4, 3, 2],
      [1, 0],
    ]);
    expect(headsOf(far)).toBeNull();
  });

  test('is walked over by its own arrows, as they point on the screen', () => {
    expect(screenStep(far, 3, { dx: 1, dy: 0 })).toBe(4);
    expect(screenStep(turned, 3, { dx: 1, dy: 0 })).toBe(2);
    expect(screenStep(far, 2, { dx: 0, dy: -1 })).toBe(0);
    expect(screenStep(turned, 2, { dx: 0, dy: -1 })).toBe(5);
    expect(screenStep(far, 0, { dx: 0, dy: -1 })).toBeNull();
  });

  test('every cell lies where it is drawn, as large as its room', () => {
    expect(screenBox(far, 3)).toEqual({ x: 2, y: 2, size: 2 });
    expect(screenBox(far, 0)).toEqual({ x: 1.5, y: 0.5, size: 1 });
    expect(screenBox(turned, 0)).toEqual({ x: 3.5, y: 4.5, size: 1 });
    for (const side of [far, turned])
      for (let cell = 0; cell < sevenCells.cells; cell++) {
        const { x, y, size } = screenBox(side, cell);
        expect(sevenCells.at(turnedPlace(side, { x: x + size / 2, y: y + size / 2 }))).toBe(cell);
      }
  });

  test.each([far, turned])('lies where the picture draws it, however small the tokens on it are', (side) => {
    const box = (cell: number) => {
      const { x, y, size } = screenBox(side, cell);
      const token = 30 * Math.min(size, 0.8);
      return { x: 11 + 50 * (x + size / 2) - token / 2, y: 7 + 50 * (y + size / 2) - token / 2, size: token };
    };
    const { left, top, unit } = frameOf({ box }, side);
    expect([left, top, unit].map((length) => Math.round(length * 1e6) / 1e6)).toEqual([11, 7, 50]);
  });

  test('has no diagonals: what is looked over are the cells beside', () =>
    expect(scanWay(far, 'diagonals')).toBe('beside'));
});
