/** The cells of a drawn board as fields: whose a place is, and how far it lies from the border of a region. Lengths in cells. */
import type { Layout, Place } from '../layout';
import { Polygons } from './polygons';
import { Squares } from './squares';

/** Negative inside, about the distance to the edge. */
export type Field = (x: number, y: number) => number;

/** Is a cell part of the region? `BESIDE` asks about what lies beside all cells. */
export type Inside = (cell: number) => boolean;

/** Whose land a place is: the two terrains that have most of it, and how much of it each has (0 to 1). */
export interface Shares {
  readonly first: number;
  readonly share: number;
  readonly second: number;
  readonly next: number;
}

/** A stretch of border, and the cells on its two sides. */
export interface Border {
  readonly a: Place;
  readonly b: Place;
  readonly cell: number;
  /** `BESIDE`: nothing lies there. */
  readonly other: number;
}

export interface Cells {
  /** Size of the drawing. */
  readonly width: number;
  readonly height: number;
  /** How far regions stray from the borders of their cells, as a share of how far they do on a grid. */
  readonly stray: number;
  /** The borders between two cells, each once; none on a grid, which is ruled. */
  readonly borders: readonly Border[];
  /** Is there anything beside the cells within the drawing? */
  readonly hasGaps: boolean;
  /** The cell at a place; `BESIDE` where none is. */
  at(x: number, y: number): number;
  /** The field of a region at places from which the pen has already strayed. At the drawing's edge a region runs out over it. */
  measure(inside: Inside): Field;
  /** Likewise at places as they are, and close to the borders of its cells, corners and all: for the edge of the land itself. */
  measureClose?(inside: Inside): Field;
  /** The shares of a place from which the pen has already strayed; `of` names a cell's terrain. */
  shares(of: (cell: number) => number): (x: number, y: number) => Shares;
}

const drawn = new WeakMap<Layout['plan'], Map<boolean, Cells>>();

/** The cells as they are drawn; kept for each plan and for each way that it is turned. */
export const cellsOf = (layout: Layout): Cells => {
  const { plan, turned } = layout;
  const known = drawn.get(plan) ?? new Map<boolean, Cells>();
  drawn.set(plan, known);
  const made = known.get(turned) ?? (plan.grid === null ? new Polygons(layout) : new Squares(layout));
  known.set(turned, made);
  return made;
};
