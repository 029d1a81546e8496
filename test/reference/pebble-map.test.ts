/** B1 on the map's data: what rules, pictures and presses rely on. */
import { describe, expect, test } from 'vitest';
import { CELLS, homeOf, neighboursOf } from '../support/pebble/content/map';
import { PLACES, SEATS } from '../support/pebble/content/names';
import { PLAN } from '../support/pebble/content/plan';

type Point = readonly number[];

const keyOf = (point: Point): string => point.join(' ');

/** Edges of a cell's outline, each as its two ends in one order. */
const edgesOf = (polygon: readonly Point[]): readonly string[] =>
  polygon.map((point, at) => [keyOf(point), keyOf(polygon[(at + 1) % polygon.length] ?? point)].sort().join(' – '));

const cross = ([ax = 0, ay = 0]: Point, [bx = 0, by = 0]: Point, [cx = 0, cy = 0]: Point): number =>
  (bx - ax) * (cy - ay) - (by - ay) * (cx - ax);

const areaOf = (polygon: readonly Point[]): number =>
  polygon.reduce((sum, point, at) => sum + cross([0, 0], point, polygon[(at + 1) % polygon.length] ?? point), 0) / 2;

const meet = (a: Point, b: Point, c: Point, d: Point): boolean =>
  cross(a, b, c) * cross(a, b, d) <= 0 && cross(c, d, a) * cross(c, d, b) <= 0;

/** Do any two edges that are no neighbours meet? */
const crossesItself = (polygon: readonly Point[]): boolean =>
  polygon.some((a, i) =>
    polygon.some((c, j) => {
      if (j < i + 2 || (i === 0 && j === polygon.length - 1)) return false;
      const [b = a, d = c] = [polygon[i + 1], polygon[(j + 1) % polygon.length]];
      return meet(a, b, c, d);
    }),
  );

const sharing = (cell: number): readonly number[] => {
  const edges = new Set(edgesOf(CELLS[cell]?.polygon ?? []));
  return CELLS.flatMap(({ polygon }, other) =>
    other !== cell && edgesOf(polygon).some((edge) => edges.has(edge)) ? [other] : [],
  );
};

/** Every edge of the map with the number of cells that have it. */
const edgeCounts = (): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>();
  for (const edge of CELLS.flatMap(({ polygon }) => edgesOf(polygon))) counts.set(edge, (counts.get(edge) ?? 0) + 1);
  return counts;
};

describe('the map', () => {
  test('41 cells with names of their own, six at home a seat', () => {
    expect(CELLS).toHaveLength(41);
    expect(new Set(CELLS.map(({ name }) => name)).size).toBe(41);
    for (const { name } of CELLS) expect(name).toMatch(/^[a-z][1-9][0-9]?$/);
    expect(PLACES.map(({ seat }) => seat).join('')).toBe('000000111111222222');
  });

  test('neighbours are just those that share an edge', () => {
    for (const cell of CELLS.keys()) expect(neighboursOf(cell)).toEqual(sharing(cell));
  });

  test('outlines are simple, run one way round, and lie within the map', () => {
    for (const { polygon } of CELLS) {
      expect(polygon.length).toBeGreaterThan(3);
      expect(areaOf(polygon)).toBeGreaterThan(0.005);
      expect(crossesItself(polygon)).toBe(false);
      for (const [x = -1, y = -1] of polygon) expect(x > 0 && x < 1 && y > 0 && y < 0.95).toBe(true);
    }
  });

  test('cells tile one island: an edge has two cells at most, and those with one make a single coast', () => {
    const counts = edgeCounts();
    expect(Math.max(...counts.values())).toBe(2);
    const coast = [...counts].filter(([, count]) => count === 1).map(([edge]) => edge.split(' – '));
    const follow = new Map<string, string[]>();
    for (const [a = '', b = ''] of coast) {
      follow.set(a, [...(follow.get(a) ?? []), b]);
      follow.set(b, [...(follow.get(b) ?? []), a]);
    }
    for (const ends of follow.values()) expect(ends).toHaveLength(2);
    const [start = ''] = follow.keys();
    const seen = new Set([start]);
    for (const point of seen) for (const next of follow.get(point) ?? []) seen.add(next);
    expect(seen.size).toBe(coast.length);
  });

  test('every home is as far from the next as from any other', () => {
    const distances = [0, 1, 2].map((seat) => stepsBetween(homeOf(seat), homeOf((seat + 1) % SEATS)));
    expect(distances).toEqual([3, 3, 3]);
  });
});

describe('the plan', () => {
  test('every cell holds its token, and nothing else there', () => {
    for (const cell of CELLS.keys()) {
      const { x, y } = PLAN.centre(cell);
      const half = PLAN.room(cell) / 2 - 0.001;
      expect(half).toBeGreaterThan(0.2);
      for (const [right, down] of [
        [0, 0],
        [-1, -1],
        [1, -1],
        [1, 1],
        [-1, 1],
      ] as const)
        expect(PLAN.at({ x: x + half * right, y: y + half * down })).toBe(cell);
    }
    expect(PLAN.at({ x: 0.05, y: 0.05 })).toBeNull();
  });

  test('names are read back, strangers are not', () => {
    for (const cell of CELLS.keys()) expect(PLAN.cellOf(PLAN.name(cell))).toBe(cell);
    expect([PLAN.cellOf('a1'), PLAN.cellOf('m24'), PLAN.cellOf('')]).toEqual([null, null, null]);
  });

  test('arrows reach every cell from every cell, and lead where they point', () => {
    const arrows = [
      [1, 0],
      [-1, 0],
      [0, 1],
      [0, -1],
    ].map(([dx = 0, dy = 0]) => ({ dx, dy }));
    for (const start of CELLS.keys()) {
      const seen = new Set([start]);
      for (const cell of seen)
        for (const arrow of arrows) {
          const next = PLAN.walk(cell, arrow);
          if (next === null) continue;
          const [from, to] = [PLAN.centre(cell), PLAN.centre(next)];
          expect((to.x - from.x) * arrow.dx + (to.y - from.y) * arrow.dy).toBeGreaterThan(0);
          seen.add(next);
        }
      expect(seen.size).toBe(CELLS.length);
    }
  });

  test('rows hold every cell once', () => {
    expect(PLAN.rows.flat().sort((a, b) => a - b)).toEqual([...CELLS.keys()]);
    for (const row of PLAN.rows) expect(row.length).toBeGreaterThan(1);
  });
});

/** Fewest steps from one of these cells to one of those. */
function stepsBetween(from: readonly number[], to: readonly number[]): number {
  const steps = new Map(from.map((cell) => [cell, 0]));
  for (const [cell, count] of steps) {
    if (to.includes(cell)) return count;
    for (const near of neighboursOf(cell)) if (!steps.has(near)) steps.set(near, count + 1);
  }
  return Number.POSITIVE_INFINITY;
}
