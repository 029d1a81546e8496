/** A road for the painted map: the cheapest way over open land from the left edge to the right, with a branch to the top. */
import { chance } from '../scatter';
import type { Land } from './land';
import type { Point } from './regions';

interface Stop {
  readonly column: number;
  readonly row: number;
}

const STEPS: readonly (readonly [number, number])[] = [
  [1, 0],
  [0, 1],
  [0, -1],
  [-1, 0],
];

/** Cheapest way from any start to any goal, by how hard each square is to walk (Infinity: not at all). */
const way = (
  land: Land,
  cost: (stop: Stop) => number,
  starts: readonly Stop[],
  isGoal: (stop: Stop) => boolean,
): readonly Stop[] => {
  const key = (stop: Stop): number => stop.row * land.columns + stop.column;
  const best = new Map<number, number>();
  const from = new Map<number, Stop>();
  const open: Stop[] = [];
  const reach = (stop: Stop, price: number, before: Stop | null): void => {
    if (price >= (best.get(key(stop)) ?? Number.POSITIVE_INFINITY)) return;
    best.set(key(stop), price);
    if (before !== null) from.set(key(stop), before);
    open.push(stop);
  };
  for (const start of starts) reach(start, cost(start), null);
  while (open.length > 0) {
    open.sort((a, b) => (best.get(key(b)) ?? 0) - (best.get(key(a)) ?? 0));
    const stop = open.pop();
    if (stop === undefined) break;
    if (isGoal(stop)) {
      const line = [stop];
      for (let back = from.get(key(stop)); back !== undefined; back = from.get(key(back))) line.unshift(back);
      return line;
    }
    for (const [dx, dy] of STEPS) {
      const [column, row] = [stop.column + dx, stop.row + dy];
      if (column < 0 || row < 0 || column >= land.columns || row >= land.rows) continue;
      reach({ column, row }, (best.get(key(stop)) ?? 0) + cost({ column, row }), stop);
    }
  }
  return [];
};

/** Roads pass beside the middle of a square, where tokens leave them visible. */
const beside = (land: Land, { column, row }: Stop): Point => {
  const seed = land.seed(column, row);
  const side = (salt: number): number => {
    const roll = chance(seed, salt, 59);
    return roll < 0.5 ? 0.1 + roll * 0.16 : 0.9 - (1 - roll) * 0.16;
  };
  return { x: column + side(1), y: row + side(2) };
};

/** How hard each square is to walk: a road seeks the castles and keeps off everything wild. */
const costOf = (land: Land, plain: number): ((stop: Stop) => number) => {
  const masonry = land.terrains.findIndex((terrain) => terrain.motif === 'masonry');
  return (stop) => {
    const terrain = land.at(stop.column, stop.row);
    if (terrain === masonry) return 0.2;
    return terrain === plain ? 0.7 + chance(land.seed(stop.column, stop.row), 4, 59) : Number.POSITIVE_INFINITY;
  };
};

const same = (a: Stop, b: Stop): boolean => a.column === b.column && a.row === b.row;
const OVER = 0.12;

export const roadOver = (land: Land, plain: number): readonly (readonly Point[])[] => {
  const cost = costOf(land, plain);
  const passable = (stop: Stop): boolean => cost(stop) < Number.POSITIVE_INFINITY;
  const lefts = [...Array(land.rows).keys()].map((row) => ({ column: 0, row })).filter(passable);
  const main = way(land, cost, lefts, (stop) => stop.column === land.columns - 1);
  const line = main.map((stop) => beside(land, stop));
  const [first, last] = [line[0], line[line.length - 1]];
  if (first === undefined || last === undefined) return [];
  const road = [{ x: -OVER, y: first.y + 0.05 }, ...line, { x: land.columns + OVER, y: last.y - 0.05 }];
  const tops = [...Array(land.columns).keys()].map((column) => ({ column, row: 0 })).filter(passable);
  const branch = way(land, cost, tops, (stop) => main.some((on) => same(on, stop)));
  const met = branch[branch.length - 1];
  const start = branch[0];
  if (branch.length < 2 || met === undefined || start === undefined) return [road];
  // the drawn road runs through the middles between its points, and the branch must meet it
  const at = main.findIndex((on) => same(on, met));
  const [near, next] = [line[at] ?? first, line[at + 1] ?? last];
  const joint = { x: (near.x + next.x) / 2, y: (near.y + next.y) / 2 };
  const side = branch.slice(0, -1).map((stop) => beside(land, stop));
  return [[{ x: beside(land, start).x + 0.08, y: -OVER }, ...side, joint], road];
};
