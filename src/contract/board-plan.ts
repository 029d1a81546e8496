/**
 * Any board as cells: what is named, drawn, pressed and walked over is read from here and from nothing else. A grid of
 * squares is one maker (src/games/shared/grid-plan.ts), a map of polygons another.
 *
 * Lengths are in plan units: a square of a grid is 1 × 1, a token of a map fits into `room`. The drawing lies between
 * (0, 0), its upper left corner, and (`width`, `height`), as who sits at the near edge of the upright plan sees it.
 */
import type { Shape } from './content';

/** A place of the drawing in plan units, y downwards. */
export interface PlanPoint {
  readonly x: number;
  readonly y: number;
}

/** An arrow key: one of the two is 0, the other 1 or -1; `dx` to the right, `dy` downwards. */
export interface Arrow {
  readonly dx: number;
  readonly dy: number;
}

export interface BoardPlan {
  /** Plans of the same key are the same; for what is kept by plan. */
  readonly key: string;
  /** How many cells there are, 1 to 256; cells are numbered from 0 as in views and choices. */
  readonly cells: number;
  /** Size of the drawing. */
  readonly width: number;
  readonly height: number;
  /** Columns and rows where the cells are the squares of a rectangle; null for every other board. */
  readonly grid: Shape | null;
  /** Cells that fill the rectangle up and are no places: no name or point means them, no step leads there. `rows` has them. */
  readonly missing?: ReadonlySet<number>;
  /** The cell's name as notation, log and labels write it (`c4`). */
  name(cell: number): string;
  /** Inverse of `name`, of small letters; null where no cell is called so. */
  cellOf(name: string): number | null;
  /** Cells to which a step leads, ascending. */
  neighbours(cell: number): readonly number[];
  /** Where a token stands. */
  centre(cell: number): PlanPoint;
  /** Side of the square round `centre` that a token may fill: 1 on a grid. */
  room(cell: number): number;
  /** Corners of the cell in order; neighbours share theirs. */
  outline(cell: number): readonly PlanPoint[];
  /** The cell that holds a place; null beside all. */
  at(point: PlanPoint): number | null;
  /** The cell that an arrow key leads to on the upright plan; null: none. Repeated arrows reach every cell. */
  walk(cell: number, arrow: Arrow): number | null;
  /** Every cell once, in rows from the far edge to the near one and left to right within: how a screen reader goes over it. */
  readonly rows: readonly (readonly number[])[];
  /** Is the drawing turned half round when this seat sits at the near edge? */
  isTurned(near: number): boolean;
}
