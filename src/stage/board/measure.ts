/**
 * Lengths on a plan. The stage measures in cells: a cell is the room of a usual token, on a grid one square. Places are
 * those of the upright plan; what is turned for who sits at the near edge is the layout's (../layout).
 */
import type { BoardPlan, PlanPoint } from '../../contract/board-plan';

const units = new WeakMap<BoardPlan, number>();

/** Plan units of a cell: the room in the middle of all rooms. */
export const unitOf = (plan: BoardPlan): number => {
  const known = units.get(plan);
  if (known !== undefined) return known;
  const rooms = Array.from({ length: plan.cells }, (_, cell) => plan.room(cell)).sort((a, b) => a - b);
  const unit = rooms[Math.floor(rooms.length / 2)] ?? 1;
  units.set(plan, unit);
  return unit;
};

/** How large a token stands on a cell: less than 1 where its room is less than the usual one. */
export const tokenSize = (plan: BoardPlan, cell: number): number => Math.min(1, plan.room(cell) / unitOf(plan));

/** The smallest token's size: the smallest cell's room, in cells. */
export const smallestOf = (plan: BoardPlan): number =>
  Array.from({ length: plan.cells }, (_, cell) => tokenSize(plan, cell)).reduce((a, b) => Math.min(a, b), 1);

const inCells = ({ x, y }: PlanPoint, unit: number): PlanPoint => ({ x: x / unit, y: y / unit });

/** Where a token stands, in cells. */
export const spotOf = (plan: BoardPlan, cell: number): PlanPoint => inCells(plan.centre(cell), unitOf(plan));

/** Corners of a cell, in cells. */
export const cornersOf = (plan: BoardPlan, cell: number): readonly PlanPoint[] => {
  const unit = unitOf(plan);
  return plan.outline(cell).map((corner) => inCells(corner, unit));
};

/** How far one cell is to the right of another, and how far below it, in cells. */
const apart = (plan: BoardPlan, from: number, to: number): PlanPoint => {
  const [a, b] = [spotOf(plan, from), spotOf(plan, to)];
  return { x: b.x - a.x, y: b.y - a.y };
};

/** From middle to middle as the arrow flies, in cells. */
export const flightOf = (plan: BoardPlan, from: number, to: number): number => {
  const { x, y } = apart(plan, from, to);
  return Math.hypot(x, y);
};

/** How many cells a way is long that may also go aslant. */
export const wayLength = (plan: BoardPlan, from: number, to: number): number => {
  const { x, y } = apart(plan, from, to);
  return Math.max(Math.abs(x), Math.abs(y));
};

/** Squares between two of a grid, along the rank, file or diagonal that joins them; null where none does. */
const between = (plan: BoardPlan, from: number, to: number): readonly number[] | null => {
  const [start, { x, y }] = [plan.centre(from), apart(plan, from, to)];
  const steps = Math.max(Math.abs(x), Math.abs(y));
  if (x !== 0 && y !== 0 && Math.abs(x) !== Math.abs(y)) return null;
  return Array.from(
    { length: Math.max(0, steps - 1) },
    (_, i) => plan.at({ x: start.x + ((i + 1) * x) / steps, y: start.y + ((i + 1) * y) / steps }) ?? from,
  );
};

/** Places looked at in a cell's length of a straight line. */
const CLOSE = 8;

/** Cells that the straight line from middle to middle crosses, in order; null where it leaves the board. */
const crossed = (plan: BoardPlan, from: number, to: number): readonly number[] | null => {
  const [a, b] = [plan.centre(from), plan.centre(to)];
  const steps = Math.ceil(flightOf(plan, from, to) * CLOSE);
  const found = new Set<number>();
  for (let i = 0; i <= steps; i++) {
    const share = i / Math.max(1, steps);
    const cell = plan.at({ x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share });
    if (cell === null) return null;
    found.add(cell);
  }
  found.delete(from);
  found.delete(to);
  return [...found];
};

/** What lies on the straight way from one cell to another, without both; none between neighbours, null where no straight way is. */
export const pathBetween = (plan: BoardPlan, from: number, to: number): readonly number[] | null => {
  if (plan.neighbours(from).includes(to)) return [];
  return plan.grid === null ? crossed(plan, from, to) : between(plan, from, to);
};

const FULL = Math.PI * 2;

/** Cells by the places of their corners: those that share one touch each other. */
const touching = new WeakMap<BoardPlan, ReadonlyMap<string, readonly number[]>>();

const cornerKey = ({ x, y }: PlanPoint): string => `${Math.round(x * 1000)} ${Math.round(y * 1000)}`;

const byCorner = (plan: BoardPlan): ReadonlyMap<string, readonly number[]> => {
  const known = touching.get(plan);
  if (known !== undefined) return known;
  const made = new Map<string, number[]>();
  for (let cell = 0; cell < plan.cells; cell++) {
    if (plan.missing?.has(cell)) continue;
    for (const corner of cornersOf(plan, cell)) {
      const key = cornerKey(corner);
      made.set(key, [...(made.get(key) ?? []), cell]);
    }
  }
  touching.set(plan, made);
  return made;
};

/** Cells to which a step leads or that touch this one: the nearest first, and those as near clockwise from the top. */
export const around = (plan: BoardPlan, cell: number): readonly number[] => {
  const corners = cornersOf(plan, cell).flatMap((corner) => byCorner(plan).get(cornerKey(corner)) ?? []);
  const found = [...new Set([...plan.neighbours(cell), ...corners])].filter((other) => other !== cell);
  const angle = (other: number): number => {
    const { x, y } = apart(plan, cell, other);
    return (Math.atan2(x, -y) + FULL) % FULL;
  };
  const far = (other: number): number => Math.round(flightOf(plan, cell, other) * 1000);
  return found.sort((a, b) => far(a) - far(b) || angle(a) - angle(b));
};
