import { describe, expect, test } from 'vitest';
import type { BoardPlan } from '../../src/contract/board-plan';
import { plan } from '../../src/games/legion/plan';
import { BESIDE } from '../../src/stage/board/border';
import { type Cells, cellsOf } from '../../src/stage/board/cells';
import { BARE, landOf } from '../../src/stage/board/land';
import {
  fieldOf,
  outlines,
  type Point,
  sampleRegion,
  sampleSheet,
  sharesOf,
  walk,
} from '../../src/stage/board/regions';
import { centreOf, type Layout, layOut, outlineOf } from '../../src/stage/layout';
import { dice } from './match';
import { islesLook, islesView } from './support/look';
import { isles, turnable } from './support/plan';

const laid = (board: BoardPlan, near = 0): Layout => {
  const layout = layOut({ width: 900, height: 620 }, board, 1, near);
  if (layout === null) throw new Error('no room');
  return layout;
};

const grid = cellsOf(laid(plan({ width: 6, height: 6 })));

/** The region of squares of the screen, column and row from the upper left. */
const squares = (inside: (column: number, row: number) => boolean) => {
  const found = new Set<number>();
  for (let row = 0; row < 6; row++)
    for (let column = 0; column < 6; column++) if (inside(column, row)) found.add(grid.at(column + 0.5, row + 0.5));
  return (cell: number): boolean => found.has(cell);
};

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
      const chosen = new Set([...Array(36).keys()].filter(() => roll(3) === 0));
      const lines = outlines(
        sampleRegion(
          grid,
          squares((column, row) => chosen.has(row * 6 + column)),
        ),
        0,
      );
      for (let square = 0; square < 36; square++) {
        expect(contains(lines, (square % 6) + 0.5, Math.floor(square / 6) + 0.5)).toBe(chosen.has(square));
      }
    }
  });

  test('have no hole where four squares meet', () => {
    const lines = outlines(
      sampleRegion(
        grid,
        squares((column, row) => column < 4 && row < 4),
      ),
      0,
    );
    expect(lines).toHaveLength(1);
    for (let x = 1; x < 4; x++) for (let y = 1; y < 4; y++) expect(contains(lines, x, y)).toBe(true);
  });

  test('are closed: neighbouring points are near each other', () => {
    for (const line of outlines(
      sampleRegion(
        grid,
        squares((column, row) => (column + row) % 2 === 0),
      ),
      0,
    )) {
      for (const [i, a] of line.entries()) {
        const b = line[(i + 1) % line.length] ?? a;
        expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeLessThan(0.25);
      }
    }
  });

  test('agree with the field that single places are asked', () => {
    const inside = squares((column, row) => column === 2 && row > 1);
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
  const terrain = (column: number, row: number): number => (column < 3 ? 0 : row < 3 ? 1 : 2);
  const numbers = [0, 1, 2].map((each) => squares((column, row) => terrain(column, row) === each));
  const sharesAt = sharesOf(grid, (cell) => numbers.findIndex((has) => has(cell)));

  test('wholly the square in its middle, and by turns on the way to the next', () => {
    expect(sharesAt(0.5, 0.5)).toMatchObject({ first: 0, share: 1, next: 0 });
    let before = 1;
    for (let x = 2.4; x <= 3.6; x += 0.1) {
      const { first, share, second, next } = sharesAt(x, 1.5);
      const west = first === 0 ? share : second === 0 ? next : 0;
      expect(share).toBeGreaterThanOrEqual(next);
      expect(west).toBeLessThanOrEqual(before + 1e-9);
      before = west;
    }
    expect(before).toBe(0);
  });

  test('agrees with the outline of the region wherever two meet', () => {
    const field = fieldOf(grid, (cell) => numbers[0]?.(cell) === true);
    for (let y = 0.2; y < 2.4; y += 0.13) {
      for (let x = 2; x < 4; x += 0.07) expect(sharesAt(x, y).first === 0).toBe(field(x, y) < 0);
    }
  });

  test('runs out over the edge of the board', () => {
    expect(sharesAt(-0.2, 2).first).toBe(0);
  });
});

describe('stops along an outline', () => {
  const lines = outlines(
    sampleRegion(
      grid,
      squares((column, row) => column === 2 && row === 2),
    ),
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

describe('regions of cells of any outline', () => {
  const every = [...Array(isles.cells).keys()];
  const boards: readonly (readonly [string, Layout])[] = [
    ['upright', laid(isles)],
    ['turned', laid(turnable, 1)],
  ];
  const regionOf = (cells: Cells, chosen: ReadonlySet<number>) =>
    outlines(
      sampleRegion(cells, (cell) => chosen.has(cell)),
      0,
    );

  test.each(boards)('hold the middle of every cell of the region, and of no other, %s', (_, layout) => {
    const cells = cellsOf(layout);
    for (let round = 0; round < 12; round++) {
      const roll = dice(round);
      const chosen = new Set(every.filter(() => roll(3) === 0));
      const lines = regionOf(cells, chosen);
      const field = fieldOf(cells, (cell) => chosen.has(cell));
      for (const cell of every) {
        const { x, y } = centreOf(layout, cell);
        expect(contains(lines, x, y)).toBe(chosen.has(cell));
        expect(field(x, y) < 0).toBe(chosen.has(cell));
      }
    }
  });

  test.each(boards)('follow the borders of their cells closely, %s', (_, layout) => {
    const cells = cellsOf(layout);
    const chosen = new Set([5]);
    const lines = regionOf(cells, chosen);
    let beyond = 0;
    for (let y = 0; y < layout.height; y += 0.05) {
      for (let x = 0; x < layout.width; x += 0.05) if (contains(lines, x, y) !== (cells.at(x, y) === 5)) beyond += 1;
    }
    // of some 400 places within
    expect(beyond).toBeLessThan(40);
  });

  test('are one over a border within, and run out over the edge of the drawing but not over the coast', () => {
    const layout = laid(isles);
    const cells = cellsOf(layout);
    const two = regionOf(cells, new Set([0, 1]));
    expect(two).toHaveLength(1);
    const all = fieldOf(cells, (cell) => cell !== BESIDE);
    const { y } = centreOf(layout, 0);
    expect(all(-0.3, y)).toBeLessThan(-0.2);
    expect(all(layout.width - 0.02, y)).toBeGreaterThan(0.2);
    // a little way from barrow's upper border, which is coast
    const barrow = centreOf(layout, 1);
    const [shore = barrow] = outlineOf(layout, 1).filter((corner) => corner.y < barrow.y - 0.4);
    const near = { x: shore.x + (barrow.x - shore.x) * 0.1, y: shore.y + (barrow.y - shore.y) * 0.1 };
    expect(all(near.x, near.y)).toBeGreaterThan(-0.15);
    expect(all(near.x, near.y)).toBeLessThan(0);
    expect(cells.hasGaps).toBe(true);
    expect(grid.hasGaps).toBe(false);
    // ash's and barrow's common border is one of the drawn ones, and the coast is none
    expect(cells.borders.some(({ cell, other }) => cell === 0 && other === 1)).toBe(true);
    expect(cells.borders.every(({ other }) => other !== BESIDE)).toBe(true);
    expect(grid.borders).toEqual([]);
  });

  test('have the lake for a hole', () => {
    const lines = regionOf(cellsOf(laid(isles)), new Set(every));
    expect(lines).toHaveLength(2);
  });

  test.each(boards)('share a place with the one beyond the nearest border, %s', (_, layout) => {
    const cells = cellsOf(layout);
    const shares = sharesOf(cells, (cell) => (cell === BESIDE ? BARE : cell));
    for (const cell of every) {
      const { x, y } = centreOf(layout, cell);
      expect(shares(x, y).first).toBe(cell);
    }
    for (const { a, b, cell, other } of cells.borders) {
      const found = shares((a.x + b.x) / 2, (a.y + b.y) / 2);
      expect([found.first, found.second].sort()).toEqual([cell, other].sort());
      expect(found.share).toBeLessThan(0.62);
    }
  });

  test.each(boards)('are scattered over tiles that reach all their cells, %s', (_, layout) => {
    const land = landOf(layout, islesView.terrain, islesLook);
    for (const cell of every) {
      const { x, y } = centreOf(layout, cell);
      const terrain = islesView.terrain[cell] ?? BARE;
      expect(land.at(x, y)).toBe(terrain);
      const over = land.tiles(terrain).filter(({ left, top }) => x >= left && x < left + 1 && y >= top && y < top + 1);
      expect(over).toHaveLength(1);
      expect(land.takes(terrain, x, y)).toBe(true);
      expect(land.takes(terrain + 1, x, y)).toBe(false);
      expect(land.sites(terrain).map((site) => site.cell)).toContain(cell);
    }
    const seeds = land.tiles(0).map(({ seed }) => seed);
    expect(new Set(seeds).size).toBe(seeds.length);
  });

  test('keep their scatter when the board is turned', () => {
    const [upright, turned] = [laid(turnable), laid(turnable, 1)].map((layout) =>
      landOf(layout, islesView.terrain, islesLook).tiles(0),
    );
    expect(turned?.map(({ seed }) => seed).sort()).toEqual(upright?.map(({ seed }) => seed).sort());
    const [first] = upright ?? [];
    const same = turned?.find(({ seed }) => seed === first?.seed);
    const { width, height } = laid(turnable);
    expect([same?.left, same?.top]).toEqual([
      expect.closeTo(width - 1 - (first?.left ?? 0), 9),
      expect.closeTo(height - 1 - (first?.top ?? 0), 9),
    ]);
  });
});
