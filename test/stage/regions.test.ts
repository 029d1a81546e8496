import { describe, expect, test } from 'vitest';
import {
  fieldOf,
  outlines,
  type Point,
  sampleRegion,
  sampleSheet,
  sharesAt,
  walk,
} from '../../src/stage/board/regions';
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

describe('whose land a place is', () => {
  const checks = (column: number, row: number): number => (column < 3 ? 0 : row < 3 ? 1 : 2);

  test('wholly the square in its middle, and by turns on the way to the next', () => {
    expect(sharesAt(grid, checks, 0.5, 0.5)).toMatchObject({ first: 0, share: 1, next: 0 });
    let before = 1;
    for (let x = 2.4; x <= 3.6; x += 0.1) {
      const { first, share, second, next } = sharesAt(grid, checks, x, 1.5);
      const west = first === 0 ? share : second === 0 ? next : 0;
      expect(share).toBeGreaterThanOrEqual(next);
      expect(west).toBeLessThanOrEqual(before + 1e-9);
      before = west;
    }
    expect(before).toBe(0);
  });

  test('agrees with the outline of the region wherever two meet', () => {
    const inside = (column: number, row: number): boolean => checks(column, row) === 0;
    const field = fieldOf(grid, inside);
    for (let y = 0.2; y < 2.4; y += 0.13) {
      for (let x = 2; x < 4; x += 0.07) expect(sharesAt(grid, checks, x, y).first === 0).toBe(field(x, y) < 0);
    }
  });

  test('runs out over the edge of the board', () => {
    expect(sharesAt(grid, checks, -0.2, 2).first).toBe(0);
  });
});

describe('stops along an outline', () => {
  const lines = outlines(
    sampleRegion(grid, (column, row) => column === 2 && row === 2),
    0,
  );

  test('lie the asked step apart, all the way round', () => {
    const stops = walk(lines, 0.2);
    const length = lines
      .flatMap((line) =>
        line.map((a, i) =>
          Math.hypot(a.x - (line[(i + 1) % line.length]?.x ?? 0), a.y - (line[(i + 1) % line.length]?.y ?? 0)),
        ),
      )
      .reduce((sum, part) => sum + part, 0);
    expect(Math.abs(stops.length - length / 0.2)).toBeLessThanOrEqual(1);
  });

  test('point out of the region', () => {
    for (const { x, y, outX, outY } of walk(lines, 0.2)) {
      expect(contains(lines, x + outX * 0.04, y + outY * 0.04)).toBe(false);
      expect(contains(lines, x - outX * 0.04, y - outY * 0.04)).toBe(true);
    }
  });
});
