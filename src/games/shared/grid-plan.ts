/** The plan of a rectangular board: squares numbered rank by rank from a1, drawn with the first rank at the near edge. */
import type { Arrow, BoardPlan, PlanPoint } from '../../contract/board-plan';
import type { Shape } from '../../contract/content';
import { formatSquare, parseSquare } from './square';

/** Which seats see the board turned half round. */
type Turned = (near: number) => boolean;

const ARROWS: readonly Arrow[] = [
  { dx: 0, dy: 1 },
  { dx: -1, dy: 0 },
  { dx: 1, dy: 0 },
  { dx: 0, dy: -1 },
];

const CORNERS = [
  [0, 0],
  [1, 0],
  [1, 1],
  [0, 1],
] as const;

/** `8x8`; with squares that are missing their numbers too, for boards of one size may differ in them. */
const keyOf = ({ width, height }: Shape, missing: ReadonlySet<number>): string =>
  [`${width}x${height}`, ...missing].join('-');

class GridPlan implements BoardPlan {
  readonly key: string;
  readonly missing: ReadonlySet<number>;
  readonly cells: number;
  readonly width: number;
  readonly height: number;
  readonly grid: Shape;
  readonly isTurned: Turned;
  readonly rows: readonly (readonly number[])[];

  constructor({ width, height }: Shape, isTurned: Turned, missing: ReadonlySet<number>) {
    this.key = keyOf({ width, height }, missing);
    this.missing = missing;
    this.cells = width * height;
    this.width = width;
    this.height = height;
    this.grid = { width, height };
    this.isTurned = isTurned;
    this.rows = Array.from({ length: height }, (_, row) =>
      Array.from({ length: width }, (_, column) => this.#cell(column, row)),
    );
  }

  name(cell: number): string {
    return formatSquare(cell, this.grid);
  }

  cellOf(name: string): number | null {
    return this.#there(parseSquare(name, this.grid));
  }

  neighbours(cell: number): readonly number[] {
    if (this.missing.has(cell)) return [];
    return ARROWS.flatMap((arrow) => this.walk(cell, arrow) ?? []);
  }

  centre(cell: number): PlanPoint {
    return { x: (cell % this.width) + 0.5, y: this.height - Math.floor(cell / this.width) - 0.5 };
  }

  room(): number {
    return 1;
  }

  outline(cell: number): readonly PlanPoint[] {
    const { x, y } = this.centre(cell);
    return CORNERS.map(([right, down]) => ({ x: x - 0.5 + right, y: y - 0.5 + down }));
  }

  at({ x, y }: PlanPoint): number | null {
    const [column, row] = [Math.floor(x), Math.floor(y)];
    const isOn = column >= 0 && column < this.width && row >= 0 && row < this.height;
    return isOn ? this.#there(this.#cell(column, row)) : null;
  }

  walk(cell: number, { dx, dy }: Arrow): number | null {
    const { x, y } = this.centre(cell);
    return this.at({ x: x + dx, y: y + dy });
  }

  #there(cell: number | null): number | null {
    return cell === null || this.missing.has(cell) ? null : cell;
  }

  #cell(column: number, row: number): number {
    return (this.height - 1 - row) * this.width + column;
  }
}

/**
 * A maker of plans that keeps each size once; `isTurned` says which seats sit at the far edge, `missing` which squares of the
 * rectangle are none. Arrows do not jump over missing squares: those that are there must hang together along ranks and files.
 */
export const gridPlans = (
  isTurned: Turned,
  missing: ReadonlySet<number> = new Set(),
): ((shape: Shape) => BoardPlan) => {
  const made = new Map<string, BoardPlan>();
  return (shape) => {
    const key = keyOf(shape, missing);
    const plan = made.get(key) ?? new GridPlan(shape, isTurned, missing);
    made.set(key, plan);
    return plan;
  };
};
