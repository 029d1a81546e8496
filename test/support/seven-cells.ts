/** A board that is no rectangle: seven cells of two sizes in rows of two, three and two. */
import type { BoardPlan, PlanPoint } from '../../src/contract/board-plan';

interface Cell extends PlanPoint {
  readonly name: string;
  readonly room: number;
}

/** Two above, three in the middle, two below; the middle one is the largest. */
const CELLS: readonly Cell[] = [
  { name: 'ash', x: 2, y: 1, room: 1 },
  { name: 'bay', x: 4, y: 1, room: 1 },
  { name: 'cave', x: 1, y: 3, room: 1 },
  { name: 'den', x: 3, y: 3, room: 2 },
  { name: 'elm', x: 5, y: 3, room: 1 },
  { name: 'fen', x: 2, y: 5, room: 1 },
  { name: 'gap', x: 4, y: 5, room: 1 },
];

const ROWS = [
  [0, 1],
  [2, 3, 4],
  [5, 6],
];

const cellAt = (cell: number): Cell => {
  const found = CELLS[cell];
  if (found === undefined) throw new Error(`no cell ${cell}`);
  return found;
};

const halves = ({ x, y, room }: Cell) => ({ left: x - room / 2, top: y - room / 2, room });

const isIn = (cell: Cell, { x, y }: PlanPoint): boolean => {
  const { left, top, room } = halves(cell);
  return x >= left && x < left + room && y >= top && y < top + room;
};

const indexOrNull = (at: number): number | null => (at < 0 ? null : at);

/** Along a row, and from row to row to the cell that is nearest to the left. */
const walk: BoardPlan['walk'] = (cell, { dx, dy }) => {
  const row = ROWS.findIndex((cells) => cells.includes(cell));
  if (dy === 0) return ROWS[row]?.[(ROWS[row]?.indexOf(cell) ?? 0) + dx] ?? null;
  const { x } = cellAt(cell);
  const next = [...(ROWS[row + dy] ?? [])].sort((a, b) => Math.abs(cellAt(a).x - x) - Math.abs(cellAt(b).x - x));
  return next[0] ?? null;
};

/** Seats 1 and 3 see it turned. */
export const sevenCells: BoardPlan = {
  key: 'map',
  cells: CELLS.length,
  width: 6,
  height: 6,
  grid: null,
  name: (cell) => cellAt(cell).name,
  cellOf: (name) => indexOrNull(CELLS.findIndex((cell) => cell.name === name)),
  neighbours: (cell) =>
    CELLS.flatMap((other, at) => {
      const { x, y } = cellAt(cell);
      return at !== cell && Math.hypot(other.x - x, other.y - y) < 2.5 ? [at] : [];
    }),
  centre: (cell) => cellAt(cell),
  room: (cell) => cellAt(cell).room,
  outline: (cell) => {
    const { left, top, room } = halves(cellAt(cell));
    return [
      { x: left, y: top },
      { x: left + room, y: top },
      { x: left + room, y: top + room },
      { x: left, y: top + room },
    ];
  },
  at: (point) => indexOrNull(CELLS.findIndex((cell) => isIn(cell, point))),
  walk,
  rows: ROWS,
  isTurned: (near) => near === 1 || near === 3,
};
