/** The map as a plan of cells: polygons instead of a grid. */
import type { Arrow, BoardPlan, PlanPoint } from '../../../../src/contract/board-plan';
import { CELLS, cellOf, nameOf, neighboursOf, SIZE } from './map';
import { NAME } from './names';
import { type Berth, berthIn, contains } from './polygon';

/** Plan units in the map's own: a cell is about one wide. */
const SCALE = 7;

interface Place extends Berth {
  readonly outline: readonly PlanPoint[];
}

const PLACES: readonly Place[] = CELLS.map(({ polygon }) => {
  const outline = polygon.map(([x = 0, y = 0]) => ({ x: x * SCALE, y: y * SCALE }));
  return { outline, ...berthIn(outline) };
});

const NOWHERE: Place = { outline: [], centre: { x: 0, y: 0 }, room: 0 };

const placeOf = (cell: number): Place => PLACES[cell] ?? NOWHERE;

/** How far an arrow would lead astray: the way along it, and twice what is beside it; null for what does not lie that way. */
const strayOf = (from: PlanPoint, to: PlanPoint, { dx, dy }: Arrow): number | null => {
  const [x, y] = [to.x - from.x, to.y - from.y];
  const [along, aside] = [x * dx + y * dy, Math.abs(x * dy) + Math.abs(y * dx)];
  return along > 0 && aside <= along ? along + 2 * aside : null;
};

const walk = (cell: number, arrow: Arrow): number | null => {
  let best: number | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const [other, { centre }] of PLACES.entries()) {
    const stray = strayOf(placeOf(cell).centre, centre, arrow);
    if (stray === null || stray >= least) continue;
    best = other;
    least = stray;
  }
  return best;
};

/** Cells whose centres lie in the same unit of height make a row. */
const rowsOf = (): readonly (readonly number[])[] => {
  const rows = new Map<number, number[]>();
  const across = [...PLACES.keys()].sort((a, b) => placeOf(a).centre.x - placeOf(b).centre.x);
  for (const cell of across) {
    const row = Math.floor(placeOf(cell).centre.y);
    rows.set(row, [...(rows.get(row) ?? []), cell]);
  }
  return [...rows].sort(([a], [b]) => a - b).map(([, cells]) => cells);
};

export const PLAN: BoardPlan = {
  key: NAME,
  cells: CELLS.length,
  width: SIZE.width * SCALE,
  height: SIZE.height * SCALE,
  grid: null,
  name: nameOf,
  cellOf,
  neighbours: neighboursOf,
  centre: (cell) => placeOf(cell).centre,
  room: (cell) => placeOf(cell).room,
  outline: (cell) => placeOf(cell).outline,
  at: (point) => {
    const cell = PLACES.findIndex(({ outline }) => contains(outline, point));
    return cell < 0 ? null : cell;
  },
  walk,
  rows: rowsOf(),
  // seat 0 is at home at the near edge, the others beyond
  isTurned: (near) => near !== 0,
};
