/** An irregular board for tests of the stage: twelve cells of any outline, an inlet, a lake, a coast, and an edge cut off. */
import type { BoardPlan, PlanPoint } from '../../../src/contract/board-plan';
import { type MapCell, mapPlan } from '../../../src/games/shared/map-plan';
import type { Polygon } from '../../../src/games/shared/polygon';
import { dice } from '../match';

const COLUMNS = 5;
const ROWS = 3;
/** Plan units of a lattice cell: a plan may measure in anything. */
const WIDE = 180;
const HIGH = 170;
const MARGIN = 60;
const JITTER = 34;

/** Lattice cells that are no cells of the board: two corners and a lake. */
const WATER = [4, 7, 10];

const NAMES = [
  'ash',
  'barrow',
  'cairn',
  'dell',
  'elm',
  'fen',
  'gorse',
  'holt',
  'isle',
  'knoll',
  'lea',
  'moor',
] as const;

const roll = dice(11);
const stray = (): number => roll(2 * JITTER + 1) - JITTER;

/** Points by key, made once, so that neighbours share theirs. The left edge of the drawing cuts the land off. */
const points = new Map<string, PlanPoint>();
const pointAt = (x: number, y: number): PlanPoint => {
  const key = `${x} ${y}`;
  const known = points.get(key);
  if (known !== undefined) return known;
  const made = { x: x === 0 ? 0 : MARGIN + x * WIDE + stray(), y: MARGIN + y * HIGH + stray() };
  points.set(key, made);
  return made;
};

/** Corners of a lattice cell and a point between each two, clockwise. */
const outlineOf = (column: number, row: number): Polygon =>
  [
    [0, 0],
    [0.5, 0],
    [1, 0],
    [1, 0.5],
    [1, 1],
    [0.5, 1],
    [0, 1],
    [0, 0.5],
  ].map(([x = 0, y = 0]) => pointAt(column + x, row + y));

const land = [...Array(COLUMNS * ROWS).keys()].filter((place) => !WATER.includes(place));
const placeOf = (cell: number): readonly [column: number, row: number] => {
  const place = land[cell] ?? 0;
  return [place % COLUMNS, Math.floor(place / COLUMNS)];
};

const cells: readonly MapCell[] = NAMES.map((name, cell) => {
  const [column, row] = placeOf(cell);
  const neighbours = [...NAMES.keys()].filter((other) => {
    const [c, r] = placeOf(other);
    return Math.abs(c - column) + Math.abs(r - row) === 1;
  });
  return { name, neighbours, outline: outlineOf(column, row) };
});

const upright = mapPlan('isles', cells, { width: 2 * MARGIN + COLUMNS * WIDE, height: 2 * MARGIN + ROWS * HIGH });

/** The board, which nobody sees turned. */
export const isles: BoardPlan = upright;

/** The same board, but the second seat sits at its far edge. */
export const turnable: BoardPlan = {
  key: 'turnable isles',
  cells: upright.cells,
  width: upright.width,
  height: upright.height,
  grid: null,
  rows: upright.rows,
  name: (cell) => upright.name(cell),
  cellOf: (name) => upright.cellOf(name),
  neighbours: (cell) => upright.neighbours(cell),
  centre: (cell) => upright.centre(cell),
  room: (cell) => upright.room(cell),
  outline: (cell) => upright.outline(cell),
  at: (point) => upright.at(point),
  walk: (cell, arrow) => upright.walk(cell, arrow),
  isTurned: (near) => near === 1,
};
