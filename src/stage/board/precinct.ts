/** The sides of a group of cells as it is drawn: where a wall round it would stand. Lengths in cells. */
import { type Layout, outlineOf, type Place } from '../layout';
import { BESIDE } from './border';

/** A stretch of the group's border, with the group on its right hand as the screen has it. */
export interface Side {
  readonly a: Place;
  readonly b: Place;
  /** The cell of the group that it bounds, and the one beyond it: `BESIDE` where none is. */
  readonly cell: number;
  readonly beyond: number;
}

/** Corners nearer than this are one. */
const SAME = 1e-3;

const keyOf = ({ x, y }: Place): string => `${Math.round(x / SAME)} ${Math.round(y / SAME)}`;

const sidesOf = (layout: Layout, cell: number): readonly (readonly [Place, Place])[] => {
  const corners = outlineOf(layout, cell);
  return corners.map((a, i) => [a, corners[(i + 1) % corners.length] ?? a] as const);
};

const isSame = ([a, b]: readonly [Place, Place], [c, d]: readonly [Place, Place]): boolean =>
  (keyOf(a) === keyOf(c) && keyOf(b) === keyOf(d)) || (keyOf(a) === keyOf(d) && keyOf(b) === keyOf(c));

/** All sides of the group that do not lie between two of its cells, cell by cell. */
export const sidesRound = (layout: Layout, cells: readonly number[]): readonly Side[] => {
  const { plan } = layout;
  const group = new Set(cells);
  return cells.flatMap((cell) => {
    const others = plan.neighbours(cell);
    return sidesOf(layout, cell).flatMap((side): readonly Side[] => {
      const beyond = others.find((other) => sidesOf(layout, other).some((theirs) => isSame(side, theirs)));
      if (beyond !== undefined && group.has(beyond)) return [];
      return [{ a: side[0], b: side[1], cell, beyond: beyond ?? BESIDE }];
    });
  });
};

/** Where the border turns: places in which two sides meet at an angle, each once. */
export const cornersRound = (sides: readonly Side[]): readonly Place[] => {
  const found = new Map<string, Place>();
  for (const { b, a } of sides) {
    for (const other of sides) {
      if (keyOf(other.a) !== keyOf(b)) continue;
      const turn = (b.x - a.x) * (other.b.y - b.y) - (b.y - a.y) * (other.b.x - b.x);
      if (Math.abs(turn) > SAME) found.set(keyOf(b), b);
    }
  }
  return [...found.values()];
};
