/** The plan of a map: cells of any outline, each with a name and its neighbours. */
import type { Arrow, BoardPlan, PlanPoint } from '../../contract/board-plan';
import { type Berth, berthIn, contains, type Polygon } from './polygon';

/** A cell as a game's data give it, the outline in plan units. */
export interface MapCell {
  readonly name: string;
  readonly outline: Polygon;
  /** Numbers of the cells that a step leads to, ascending. */
  readonly neighbours: readonly number[];
}

interface Place extends Berth, MapCell {}

/** How far an arrow would lead astray: the way along it, and twice what is beside it; null for what does not lie that way. */
const strayOf = (from: PlanPoint, to: PlanPoint, { dx, dy }: Arrow): number | null => {
  const [x, y] = [to.x - from.x, to.y - from.y];
  const [along, aside] = [x * dx + y * dy, Math.abs(x * dy) + Math.abs(y * dx)];
  return along > 0 && aside <= along ? along + 2 * aside : null;
};

/** Cells whose centres lie in the same unit of height make a row. */
const rowsOf = (places: readonly Place[]): readonly (readonly number[])[] => {
  const rows = new Map<number, number[]>();
  const across = [...places.entries()].sort(([, a], [, b]) => a.centre.x - b.centre.x);
  for (const [cell, { centre }] of across) {
    const row = Math.floor(centre.y);
    rows.set(row, [...(rows.get(row) ?? []), cell]);
  }
  return [...rows].sort(([a], [b]) => a - b).map(([, cells]) => cells);
};

class MapPlan implements BoardPlan {
  readonly key: string;
  readonly cells: number;
  readonly width: number;
  readonly height: number;
  readonly grid = null;
  readonly rows: readonly (readonly number[])[];
  readonly #places: readonly Place[];

  constructor(key: string, cells: readonly MapCell[], size: { readonly width: number; readonly height: number }) {
    this.key = key;
    this.cells = cells.length;
    this.width = size.width;
    this.height = size.height;
    this.#places = cells.map((cell) => ({ ...cell, ...berthIn(cell.outline) }));
    this.rows = rowsOf(this.#places);
  }

  name(cell: number): string {
    return this.#place(cell).name;
  }

  cellOf(name: string): number | null {
    const cell = this.#places.findIndex((place) => place.name === name);
    return cell < 0 ? null : cell;
  }

  neighbours(cell: number): readonly number[] {
    return this.#place(cell).neighbours;
  }

  centre(cell: number): PlanPoint {
    return this.#place(cell).centre;
  }

  room(cell: number): number {
    return this.#place(cell).room;
  }

  outline(cell: number): Polygon {
    return this.#place(cell).outline;
  }

  at(point: PlanPoint): number | null {
    const cell = this.#places.findIndex(({ outline }) => contains(outline, point));
    return cell < 0 ? null : cell;
  }

  /** Of the cells in the quarter that the arrow points to, the one that lies least astray. */
  walk(cell: number, arrow: Arrow): number | null {
    const from = this.#place(cell).centre;
    let best: number | null = null;
    let least = Number.POSITIVE_INFINITY;
    for (const [other, { centre }] of this.#places.entries()) {
      const stray = strayOf(from, centre, arrow);
      if (stray === null || stray >= least) continue;
      best = other;
      least = stray;
    }
    return best;
  }

  /** A map is read one way up, whoever looks at it. */
  isTurned(): boolean {
    return false;
  }

  #place(cell: number): Place {
    const place = this.#places[cell];
    if (place === undefined) throw new RangeError(`no cell ${cell} of ${this.cells}`);
    return place;
  }
}

/** The plan of these cells, which are numbered in their order; `key` tells this map from all others. */
export const mapPlan = (
  key: string,
  cells: readonly MapCell[],
  size: { readonly width: number; readonly height: number },
): BoardPlan => new MapPlan(key, cells, size);
