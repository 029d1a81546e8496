/** Polygons of any shape: what lies in them, and where a token stands best. */
import type { PlanPoint } from '../../contract/board-plan';

export type Polygon = readonly PlanPoint[];

/** The largest upright square found in a polygon. */
export interface Berth {
  readonly centre: PlanPoint;
  /** Its side. */
  readonly room: number;
}

/** Edges, each with its two ends. */
const edgesOf = (polygon: Polygon): readonly (readonly [PlanPoint, PlanPoint])[] =>
  polygon.map((from, index) => [from, polygon[(index + 1) % polygon.length] ?? from]);

/** Does the polygon hold the point? A point on an edge lies in one of the polygons that share it at most. */
export const contains = (polygon: Polygon, { x, y }: PlanPoint): boolean => {
  let inside = false;
  let a = polygon[polygon.length - 1];
  // painters ask for every point of a board: no lists are made here
  for (const b of polygon) {
    if (a !== undefined && a.y > y !== b.y > y && x < a.x + ((y - a.y) / (b.y - a.y)) * (b.x - a.x)) inside = !inside;
    a = b;
  }
  return inside;
};

/** Half the side of the largest upright square round a point that an edge leaves free. */
const clearance = (point: PlanPoint, [a, b]: readonly [PlanPoint, PlanPoint]): number => {
  const [x, y] = [a.x - point.x, a.y - point.y];
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  // the larger of two distances is least at an end, where one of them is 0, or where both are alike
  const turns = [-x / dx, -y / dy, (y - x) / (dx - dy), -(x + y) / (dx + dy)];
  const along = [0, 1, ...turns.filter((t) => t > 0 && t < 1)];
  return Math.min(...along.map((t) => Math.max(Math.abs(x + t * dx), Math.abs(y + t * dy))));
};

/** Negative outside. */
const spaceAt = (polygon: Polygon, point: PlanPoint): number => {
  const free = Math.min(...edgesOf(polygon).map((edge) => clearance(point, edge)));
  return contains(polygon, point) ? free : -free;
};

const STEPS = 12;
const ROUNDS = 5;

/** Looks for it on a lattice over the whole polygon, then on finer ones round the best place so far. */
export const berthIn = (polygon: Polygon): Berth => {
  const [xs, ys] = [polygon.map(({ x }) => x), polygon.map(({ y }) => y)];
  let size = Math.max(Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys));
  let centre = { x: (Math.max(...xs) + Math.min(...xs)) / 2, y: (Math.max(...ys) + Math.min(...ys)) / 2 };
  let space = spaceAt(polygon, centre);
  for (let round = 0; round < ROUNDS; round++) {
    const middle = centre;
    for (let i = 0; i <= STEPS * STEPS + 2 * STEPS; i++) {
      const [column, row] = [i % (STEPS + 1), Math.floor(i / (STEPS + 1))];
      const point = { x: middle.x + size * (column / STEPS - 0.5), y: middle.y + size * (row / STEPS - 0.5) };
      const there = spaceAt(polygon, point);
      if (there > space) [space, centre] = [there, point];
    }
    size /= STEPS / 2;
  }
  return { centre, room: 2 * space };
};
