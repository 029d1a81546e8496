/** Terrain as letters, and terrain numbers from rows of them. */
import type { Shape } from '../../contract/content';

/** Letters by terrain number. */
export const TERRAIN_LETTERS = 'pfm^td~';
/** Terrain number of water. */
export const WATER = TERRAIN_LETTERS.indexOf('~');

/** Terrain numbers, rank 1 first, of rows of letters from the far rank to the near one; -1 for a letter that is none. */
export const terrainOfRows = (rows: readonly string[]): readonly number[] =>
  [...rows].reverse().flatMap((row) => Array.from(row, (letter) => TERRAIN_LETTERS.indexOf(letter)));

/** Rows of letters, the far rank first. */
export const formatTerrain = (terrain: readonly number[], { width, height }: Shape): readonly string[] =>
  Array.from({ length: height }, (_, row) =>
    terrain
      .slice((height - 1 - row) * width, (height - row) * width)
      .map((number) => TERRAIN_LETTERS.charAt(number))
      .join(''),
  );
