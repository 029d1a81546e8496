/** The squares of a grid as fields: each place belongs by turns to the four squares round the nearest crossing. */
import { centreOf, type Layout } from '../layout';
import { BAND, BESIDE, shareAt } from './border';
import type { Cells, Field, Inside, Shares } from './cells';

export class Squares implements Cells {
  readonly width: number;
  readonly height: number;
  readonly stray = 1;
  readonly borders = [];
  readonly hasGaps: boolean;
  /** Squares by column and row of the screen, row by row. */
  private readonly numbers: Int16Array;

  constructor(layout: Layout) {
    this.width = layout.width;
    this.height = layout.height;
    const { missing } = layout.plan;
    this.hasGaps = missing !== undefined && missing.size > 0;
    this.numbers = new Int16Array(this.width * this.height).fill(BESIDE);
    for (let cell = 0; cell < layout.plan.cells; cell++) {
      if (missing?.has(cell)) continue;
      const { x, y } = centreOf(layout, cell);
      this.numbers[Math.floor(y) * this.width + Math.floor(x)] = cell;
    }
  }

  at(x: number, y: number): number {
    const [column, row] = [Math.floor(x), Math.floor(y)];
    const isOn = column >= 0 && column < this.width && row >= 0 && row < this.height;
    return isOn ? (this.numbers[row * this.width + column] ?? BESIDE) : BESIDE;
  }

  /** Squares beyond the board count like the nearest one on it: a region runs out over the edge. */
  private nearest(column: number, row: number): number {
    const [c, r] = [Math.min(this.width - 1, Math.max(0, column)), Math.min(this.height - 1, Math.max(0, row))];
    return this.numbers[r * this.width + c] ?? BESIDE;
  }

  /** How much of the place belongs to the region, turned back into cells. Beyond the band it stays at its greatest. */
  measure(inside: Inside): Field {
    return (x, y) => {
      const [column, row] = [Math.round(x), Math.round(y)];
      const [right, down] = [shareAt(x - column), shareAt(y - row)];
      const has = (c: number, r: number): number => (inside(this.nearest(c, r)) ? 1 : 0);
      const above = has(column - 1, row - 1) * (1 - right) + has(column, row - 1) * right;
      const below = has(column - 1, row) * (1 - right) + has(column, row) * right;
      const part = above * (1 - down) + below * down;
      return 2 * BAND * Math.sin(Math.asin(1 - 2 * Math.min(1, Math.max(0, part))) / 3);
    };
  }

  shares(of: (cell: number) => number): (x: number, y: number) => Shares {
    return (x, y) => {
      const [column, row] = [Math.round(x), Math.round(y)];
      const whose = (c: number, r: number): number => of(this.nearest(c, r));
      const [a, b, c, d] = [
        whose(column - 1, row - 1),
        whose(column, row - 1),
        whose(column - 1, row),
        whose(column, row),
      ];
      // most places lie within one land
      if (a === b && b === c && c === d) return { first: a, share: 1, second: a, next: 0 };
      return mostOf([a, b, c, d], shareAt(x - column), shareAt(y - row));
    };
  }
}

/** The two lands that have most of a place between four squares, by the shares of those to the right and those below. */
const mostOf = (lands: readonly [number, number, number, number], right: number, down: number): Shares => {
  const parts = [(1 - right) * (1 - down), right * (1 - down), (1 - right) * down, right * down] as const;
  let [first, most, second, next] = [lands[0], -1, lands[0], 0];
  for (const [i, land] of lands.entries()) {
    if (lands.indexOf(land) < i) continue;
    let part = 0;
    for (const [k, each] of parts.entries()) if (lands[k] === land) part += each;
    if (part > most) [second, next, first, most] = [most < 0 ? land : first, Math.max(0, most), land, part];
    else if (part > next) [second, next] = [land, part];
  }
  return { first, share: most, second, next };
};
