/** Cells of any outline as fields: by the cell that holds a place, and the distance to the nearest border that counts. */
import { contains } from '../../games/shared/polygon';
import { type Layout, outlineOf, type Place } from '../layout';
import { BAND, BESIDE, shareAt } from './border';
import type { Border, Cells, Field, Inside, Shares } from './cells';

/** The drawing is looked up by tiles of this side. */
const TILE = 0.5;
/** Farther than this from every border a field stays at its greatest. */
const REACH = BAND;
/** Corners nearer than this are one. */
const SAME = 1e-4;

const keyOf = ({ x, y }: Place): string => `${Math.round(x / SAME)} ${Math.round(y / SAME)}`;

/** The borders between cells, each once. */
const edgesOf = (outlines: readonly (readonly Place[])[]): readonly Border[] => {
  const open = new Map<string, Border>();
  const found: Border[] = [];
  for (const [cell, corners] of outlines.entries()) {
    for (const [i, a] of corners.entries()) {
      const b = corners[(i + 1) % corners.length] ?? a;
      const [here, back] = [`${keyOf(a)} ${keyOf(b)}`, `${keyOf(b)} ${keyOf(a)}`];
      const facing = open.get(back) ?? open.get(here);
      if (facing === undefined) open.set(here, { a, b, cell, other: BESIDE });
      else {
        open.delete(back);
        open.delete(here);
        found.push({ ...facing, other: cell });
      }
    }
  }
  return [...found, ...open.values()];
};

const distance = ({ a, b }: Border, x: number, y: number): number => {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const along = ((x - a.x) * dx + (y - a.y) * dy) / Math.max(1e-12, dx * dx + dy * dy);
  const at = Math.min(1, Math.max(0, along));
  return Math.hypot(x - a.x - dx * at, y - a.y - dy * at);
};

const areaOf = (corners: readonly Place[]): number =>
  Math.abs(
    corners.reduce((sum, a, i) => {
      const b = corners[(i + 1) % corners.length] ?? a;
      return sum + a.x * b.y - b.x * a.y;
    }, 0),
  ) / 2;

interface Tile {
  readonly cells: number[];
  readonly edges: Border[];
}

export class Polygons implements Cells {
  readonly width: number;
  readonly height: number;
  readonly stray = 0.2;
  readonly hasGaps: boolean;
  readonly borders: readonly Border[];
  private readonly outlines: readonly (readonly Place[])[];
  private readonly across: number;
  private readonly tiles: readonly Tile[];

  constructor(layout: Layout) {
    this.width = layout.width;
    this.height = layout.height;
    this.outlines = Array.from({ length: layout.plan.cells }, (_, cell) => outlineOf(layout, cell));
    // a region runs out over the drawing's edge, which is no border
    const edges = edgesOf(this.outlines).filter((edge) => edge.other !== BESIDE || !this.isRim(edge));
    this.borders = edges.filter(({ other }) => other !== BESIDE);
    const covered = this.outlines.reduce((sum, corners) => sum + areaOf(corners), 0);
    this.hasGaps = covered < this.width * this.height * 0.999;
    this.across = Math.ceil(this.width / TILE);
    this.tiles = Array.from({ length: this.across * Math.ceil(this.height / TILE) }, () => ({ cells: [], edges: [] }));
    for (const [cell, corners] of this.outlines.entries()) this.spread(corners, 0, ({ cells }) => cells.push(cell));
    for (const edge of edges) this.spread([edge.a, edge.b], REACH, ({ edges }) => edges.push(edge));
  }

  at(x: number, y: number): number {
    if (x < 0 || y < 0 || x > this.width || y > this.height) return BESIDE;
    return this.tileAt(x, y)?.cells.find((cell) => contains(this.outlines[cell] ?? [], { x, y })) ?? BESIDE;
  }

  measure(inside: Inside): Field {
    return (x, y) => {
      const [px, py] = this.within(x, y);
      let far = REACH;
      for (const edge of this.tileAt(px, py)?.edges ?? [])
        if (inside(edge.cell) !== inside(edge.other)) far = Math.min(far, distance(edge, px, py));
      return inside(this.at(px, py)) ? -far : far;
    };
  }

  shares(of: (cell: number) => number): (x: number, y: number) => Shares {
    return (x, y) => {
      const [px, py] = this.within(x, y);
      const first = of(this.at(px, py));
      let [far, second] = [REACH, first];
      for (const edge of this.tileAt(px, py)?.edges ?? []) {
        const [one, other] = [of(edge.cell), of(edge.other)];
        if (one === other || (one !== first && other !== first)) continue;
        const past = distance(edge, px, py);
        if (past < far) [far, second] = [past, one === first ? other : one];
      }
      const share = shareAt(far);
      return { first, share, second, next: 1 - share };
    };
  }

  /** The nearest place of the drawing, a hair inside its edge. */
  private within(x: number, y: number): readonly [number, number] {
    return [Math.min(this.width - SAME, Math.max(SAME, x)), Math.min(this.height - SAME, Math.max(SAME, y))];
  }

  private isRim({ a, b }: Border): boolean {
    const on = (at: (place: Place) => number, rim: number): boolean =>
      Math.abs(at(a) - rim) < SAME && Math.abs(at(b) - rim) < SAME;
    const [across, down] = [({ x }: Place) => x, ({ y }: Place) => y];
    return on(across, 0) || on(across, this.width) || on(down, 0) || on(down, this.height);
  }

  private tileAt(x: number, y: number): Tile | undefined {
    return this.tiles[Math.floor(y / TILE) * this.across + Math.min(this.across - 1, Math.floor(x / TILE))];
  }

  /** Does something with every tile near the box round these places. */
  private spread(places: readonly Place[], over: number, act: (tile: Tile) => void): void {
    const range = (values: readonly number[], most: number): readonly [number, number] => [
      Math.max(0, Math.floor((Math.min(...values) - over) / TILE)),
      Math.min(most, Math.floor((Math.max(...values) + over) / TILE)),
    ];
    const [left, right] = range(
      places.map(({ x }) => x),
      this.across - 1,
    );
    const [top, base] = range(
      places.map(({ y }) => y),
      this.tiles.length / this.across - 1,
    );
    for (let row = top; row <= base; row++) {
      for (let column = left; column <= right; column++) {
        const tile = this.tiles[row * this.across + column];
        if (tile !== undefined) act(tile);
      }
    }
  }
}
