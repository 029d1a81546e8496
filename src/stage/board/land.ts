/**
 * The board's ground as the painters see it. What grows is scattered over tiles, one cell wide and high: the squares of a
 * grid, or a lattice laid over any other board, of which a region's field takes its part. Lengths in cells.
 */
import { centreOf, type Layout } from '../layout';
import type { GameLook, TerrainLook } from '../look';
import { BESIDE } from './border';
import { type Cells, cellsOf } from './cells';
import { tokenSize } from './measure';

/** Terrain number of bare parchment, and of what lies beside all cells. */
export const BARE = -1;
/** Stands for the terrain of a tile that has parts of several. */
const MIXED = -2;

export interface Tile {
  /** Its upper left corner. */
  readonly left: number;
  readonly top: number;
  /** A number for scatter, which stays with the place when the board is turned. */
  readonly seed: number;
}

/** A cell's place for what stands on it, as large as a token. */
export interface Site {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly cell: number;
}

/** All tiles in rows. */
export interface Lattice {
  readonly columns: number;
  readonly rows: number;
  readonly left: number;
  readonly top: number;
}

export interface Land {
  readonly cells: Cells;
  readonly terrains: readonly TerrainLook[];
  readonly lattice: Lattice;
  /** Terrain number of a cell; -1 bare parchment. */
  of(cell: number): number;
  /** Terrain number of a place. */
  at(x: number, y: number): number;
  /** Does the terrain take what a tile scatters there? On a grid the whole tile is of one terrain. */
  takes(terrain: number, x: number, y: number): boolean;
  /** The terrain that a tile is wholly of; none of them where it has parts of several. */
  tile(column: number, row: number): number;
  seed(column: number, row: number): number;
  /** All tiles that have part in a terrain, row by row. */
  tiles(terrain: number): readonly Tile[];
  /** All cells of a terrain. */
  sites(terrain: number): readonly Site[];
}

/** Where a tile is looked at, from its upper left corner. */
const LOOKS = [0.06, 0.28, 0.5, 0.72, 0.94] as const;

/** The terrains of every tile, row by row. */
type Parts = readonly ReadonlySet<number>[];

const partsOf = (lattice: Lattice, at: Land['at']): Parts =>
  Array.from({ length: lattice.columns * lattice.rows }, (_, i) => {
    const left = lattice.left + (i % lattice.columns);
    const top = lattice.top + Math.floor(i / lattice.columns);
    return new Set(LOOKS.flatMap((x) => LOOKS.map((y) => at(left + x, top + y))));
  });

const latticeOf = ({ width, height }: Layout): Lattice => {
  const [columns, rows] = [Math.ceil(width), Math.ceil(height)];
  return { columns, rows, left: (width - columns) / 2, top: (height - rows) / 2 };
};

export const landOf = (layout: Layout, ground: readonly number[], look: GameLook): Land => {
  const cells = cellsOf(layout);
  const lattice = latticeOf(layout);
  const { columns, rows, left, top } = lattice;
  const isGrid = layout.plan.grid !== null;
  const of = (cell: number): number => (cell === BESIDE ? BARE : (ground[cell] ?? BARE));
  const at = (x: number, y: number): number => of(cells.at(x, y));
  const parts = isGrid ? null : partsOf(lattice, at);
  const tile = (column: number, row: number): number => {
    if (parts === null) return at(column, row);
    const [only, ...more] = parts[row * columns + column] ?? [];
    return only === undefined || more.length > 0 ? MIXED : only;
  };
  const seed = (column: number, row: number): number => {
    if (isGrid) return cells.at(column, row);
    const place = row * columns + column;
    return layout.turned ? columns * rows - 1 - place : place;
  };
  const has = (terrain: number, column: number, row: number): boolean =>
    parts === null ? at(column, row) === terrain : parts[row * columns + column]?.has(terrain) === true;
  const everyTile = Array.from({ length: columns * rows }, (_, i) => [i % columns, Math.floor(i / columns)] as const);
  return {
    cells,
    terrains: look.terrains,
    lattice,
    of,
    at,
    takes: (terrain, x, y) => isGrid || at(x, y) === terrain,
    tile,
    seed,
    tiles: (terrain) =>
      everyTile.flatMap(([column, row]) =>
        has(terrain, column, row) ? [{ left: left + column, top: top + row, seed: seed(column, row) }] : [],
      ),
    sites: (terrain) => {
      const found = ground.flatMap((kind, cell): readonly Site[] => {
        if (kind !== terrain || cell >= layout.plan.cells || layout.plan.missing?.has(cell)) return [];
        return [{ ...centreOf(layout, cell), size: tokenSize(layout.plan, cell), cell }];
      });
      return found.sort((a, b) => a.y - b.y || a.x - b.x);
    },
  };
};
