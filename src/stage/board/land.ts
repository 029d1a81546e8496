/** The board's ground as the painters see it: by column and row of the screen, with a number for scatter that belongs to the square. */
import { type Layout, squareOf } from '../layout';
import type { GameLook, TerrainLook } from '../look';
import type { Grid } from './regions';

export const BARE = -1;

export interface Land extends Grid {
  /** Terrain number of a square of the screen; -1 bare parchment. */
  at(column: number, row: number): number;
  /** The square's number on the board: its scatter stays with it when the board is turned. */
  seed(column: number, row: number): number;
  readonly terrains: readonly TerrainLook[];
}

export const landOf = (layout: Layout, ground: readonly number[], look: GameLook): Land => ({
  columns: layout.columns,
  rows: layout.rows,
  at: (column, row) => ground[squareOf(layout, column, row)] ?? BARE,
  seed: (column, row) => squareOf(layout, column, row),
  terrains: look.terrains,
});

/** All squares of one terrain. */
export const squaresOf = (
  land: Land,
  terrain: number,
): readonly { readonly column: number; readonly row: number }[] => {
  const found: { column: number; row: number }[] = [];
  for (let row = 0; row < land.rows; row++) {
    for (let column = 0; column < land.columns; column++)
      if (land.at(column, row) === terrain) found.push({ column, row });
  }
  return found;
};
