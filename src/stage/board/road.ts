/** A road for the painted map: the cheapest way over open land from the left edge to the right, with a branch to the top. */
import { centreOf, type Layout, outlineOf, type Place } from '../layout';
import { chance } from '../scatter';
import type { Land } from './land';
import { tokenSize } from './measure';
import type { Point } from './regions';

/** Cheapest way from any start to any goal, by how hard each cell is to walk (Infinity: not at all). */
const way = (
  next: (cell: number) => readonly number[],
  cost: (cell: number) => number,
  starts: readonly number[],
  isGoal: (cell: number) => boolean,
): readonly number[] => {
  const best = new Map<number, number>();
  const from = new Map<number, number>();
  const open: number[] = [];
  const reach = (cell: number, price: number, before: number | null): void => {
    if (price >= (best.get(cell) ?? Number.POSITIVE_INFINITY)) return;
    best.set(cell, price);
    if (before !== null) from.set(cell, before);
    open.push(cell);
  };
  for (const start of starts) reach(start, cost(start), null);
  while (open.length > 0) {
    open.sort((a, b) => (best.get(b) ?? 0) - (best.get(a) ?? 0));
    const cell = open.pop();
    if (cell === undefined) break;
    if (isGoal(cell)) {
      const line = [cell];
      for (let back = from.get(cell); back !== undefined; back = from.get(back)) line.unshift(back);
      return line;
    }
    for (const other of next(cell)) reach(other, (best.get(cell) ?? 0) + cost(other), cell);
  }
  return [];
};

/** Roads pass beside the middle of a cell, where tokens leave them visible. */
const beside = (layout: Layout, cell: number): Point => {
  const { x, y } = centreOf(layout, cell);
  const size = tokenSize(layout.plan, cell);
  const side = (salt: number): number => {
    const roll = chance(cell, salt, 59);
    return (roll < 0.5 ? 0.1 + roll * 0.16 : 0.9 - (1 - roll) * 0.16) * size;
  };
  return { x: x - size / 2 + side(1), y: y - size / 2 + side(2) };
};

/** How hard each cell is to walk: a road seeks the castles and keeps off everything wild. */
const costOf = (land: Land, plain: number): ((cell: number) => number) => {
  const masonry = land.terrains.findIndex((terrain) => terrain.motif === 'masonry');
  return (cell) => {
    const terrain = land.of(cell);
    if (terrain === masonry) return 0.2;
    return terrain === plain ? 0.7 + chance(cell, 4, 59) : Number.POSITIVE_INFINITY;
  };
};

const OVER = 0.12;
/** How near to the drawing's edge a cell at it comes, in cells. */
const AT_EDGE = 0.05;

/** Neighbours of a cell: those to the right first, and of those as far the lower ones. */
const onwards =
  (layout: Layout): ((cell: number) => readonly number[]) =>
  (cell) => {
    const placed = layout.plan.neighbours(cell).map((other) => ({ other, ...centreOf(layout, other) }));
    return placed.sort((a, b) => b.x - a.x || b.y - a.y).map(({ other }) => other);
  };

export const roadOver = (layout: Layout, land: Land, plain: number): readonly (readonly Point[])[] => {
  const cost = costOf(land, plain);
  const next = onwards(layout);
  const cells = [...Array(layout.plan.cells).keys()];
  const touches = (cell: number, near: (corner: Place) => number): boolean =>
    outlineOf(layout, cell).some((corner) => near(corner) < AT_EDGE);
  const passable = cells.filter((cell) => cost(cell) < Number.POSITIVE_INFINITY);
  const along = (near: (corner: Place) => number, by: (place: Place) => number): readonly number[] =>
    passable.filter((cell) => touches(cell, near)).sort((a, b) => by(centreOf(layout, a)) - by(centreOf(layout, b)));
  const lefts = along(
    ({ x }) => x,
    ({ y }) => y,
  );
  const main = way(next, cost, lefts, (cell) => touches(cell, ({ x }) => layout.width - x));
  const line = main.map((cell) => beside(layout, cell));
  const [first, last] = [line[0], line[line.length - 1]];
  if (first === undefined || last === undefined) return [];
  const road = [{ x: -OVER, y: first.y + 0.05 }, ...line, { x: layout.width + OVER, y: last.y - 0.05 }];
  const tops = along(
    ({ y }) => y,
    ({ x }) => x,
  );
  const branch = way(next, cost, tops, (cell) => main.includes(cell));
  const met = branch[branch.length - 1];
  const start = branch[0];
  if (branch.length < 2 || met === undefined || start === undefined) return [road];
  // the drawn road runs through the middles between its points, and the branch must meet it
  const at = main.indexOf(met);
  const [near, after] = [line[at] ?? first, line[at + 1] ?? last];
  const joint = { x: (near.x + after.x) / 2, y: (near.y + after.y) / 2 };
  const side = branch.slice(0, -1).map((cell) => beside(layout, cell));
  return [[{ x: beside(layout, start).x + 0.08, y: -OVER }, ...side, joint], road];
};
