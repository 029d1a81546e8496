import { describe, expect, test } from 'vitest';
import { fieldOf, outlines, type Point, sampleRegion, sampleSheet } from '../../src/stage/board/regions';
import { dice } from './match';

const grid = { columns: 6, rows: 6 };

/** Is a place inside closed outlines (even-odd)? */
const contains = (lines: readonly (readonly Point[])[], x: number, y: number): boolean => {
  let inside = false;
  for (const line of lines) {
    for (const [i, a] of line.entries()) {
      const b = line[(i + 1) % line.length] ?? a;
      if (a.y > y !== b.y > y && x < ((b.x - a.x) * (y - a.y)) / (b.y - a.y) + a.x) inside = !inside;
    }
  }
  return inside;
};

describe('outlines round regions', () => {
  test('hold the middle of every square of the region, and of no other', () => {
    for (let round = 0; round < 12; round++) {
      const roll = dice(round);
      const squares = new Set([...Array(36).keys()].filter(() => roll(3) === 0));
      const lines = outlines(
        sampleRegion(grid, (column, row) => squares.has(row * 6 + column)),
        0,
      );
      for (let square = 0; square < 36; square++) {
        expect(contains(lines, (square % 6) + 0.5, Math.floor(square / 6) + 0.5)).toBe(squares.has(square));
      }
    }
  });

  test('have no hole where four squares meet', () => {
    const lines = outlines(
      sampleRegion(grid, (column, row) => column < 4 && row < 4),
      0,
    );
    expect(lines).toHaveLength(1);
    for (let x = 1; x < 4; x++) for (let y = 1; y < 4; y++) expect(contains(lines, x, y)).toBe(true);
  });

  test('are closed: neighbouring points are near each other', () => {
    for (const line of outlines(
      sampleRegion(grid, (column, row) => (column + row) % 2 === 0),
      0,
    )) {
      for (const [i, a] of line.entries()) {
        const b = line[(i + 1) % line.length] ?? a;
        expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeLessThan(0.25);
      }
    }
  });

  test('agree with the field that single places are asked', () => {
    const inside = (column: number, row: number): boolean => column === 2 && row > 1;
    const field = fieldOf(grid, inside);
    expect(field(2.5, 3.5)).toBeLessThan(-0.2);
    expect(field(4.5, 3.5)).toBeGreaterThan(0.2);
  });

  test('round the whole sheet: one line a little beyond the squares', () => {
    const lines = outlines(sampleSheet(grid, 0.03, null), 0);
    expect(lines).toHaveLength(1);
    expect(contains(lines, 0.2, 0.2)).toBe(true);
    expect(contains(lines, -0.25, 3)).toBe(false);
  });
});
