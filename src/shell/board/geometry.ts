/** Which cell lies where on the screen: the board's plan, turned as who sits at the near edge sees it. */
import type { Arrow, BoardPlan, PlanPoint } from '../../contract/board-plan';

export interface BoardSide {
  readonly plan: BoardPlan;
  /** Seat at the near edge. */
  readonly near: number;
}

/** Cells row by row as seen, the upper left first. */
export const screenRows = ({ plan, near }: BoardSide): readonly (readonly number[])[] =>
  plan.isTurned(near) ? plan.rows.map((row) => [...row].reverse()).reverse() : plan.rows;

/** Is the cell no place of the board, there only to fill a row up? */
export const isMissing = ({ plan }: Pick<BoardSide, 'plan'>, cell: number): boolean => plan.missing?.has(cell) === true;

/** The cell that an arrow on the screen leads to; null past the edge. */
export const screenStep = ({ plan, near }: BoardSide, cell: number, { dx, dy }: Arrow): number | null =>
  plan.walk(cell, plan.isTurned(near) ? { dx: 0 - dx, dy: 0 - dy } : { dx, dy });

/** A place of the plan as seen, or a place as seen on the plan: turning half round undoes itself. */
export const turnedPlace = ({ plan, near }: BoardSide, { x, y }: PlanPoint): PlanPoint =>
  plan.isTurned(near) ? { x: plan.width - x, y: plan.height - y } : { x, y };

/** The square round a cell's centre that a token may fill, as seen, in plan units. */
export const screenBox = (side: BoardSide, cell: number): PlanPoint & { readonly size: number } => {
  const { x, y } = turnedPlace(side, side.plan.centre(cell));
  const size = side.plan.room(cell);
  return { x: x - size / 2, y: y - size / 2, size };
};

/** Letters of the columns and numbers of the rows as seen. */
export interface Heads {
  readonly columns: readonly string[];
  readonly rows: readonly string[];
}

/** How the rows and columns of a rectangular board are called; null for every other board. */
export const headsOf = (side: BoardSide): Heads | null => {
  const { plan } = side;
  if (plan.grid === null) return null;
  const rows = screenRows(side);
  return {
    columns: (rows[0] ?? []).map((cell) => plan.name(cell).replace(/\d+$/, '')),
    rows: rows.map(([first = 0]) => plan.name(first).replace(/^\D+/, '')),
  };
};
