/** A position's ground: four boards, or rows of letters from the far rank to the near one. */
import type { Shape } from '../../../contract/content';
import type { Outcome } from '../../../contract/fault';
import { ok, within } from '../../shared/outcome';
import type { JsonObject } from '../../shared/read-setup';
import { FIELD, fieldTerrain, readBoards } from '../boards';
import { bad } from './parts';

/** Letters by terrain number. */
const LETTERS = 'pfm^td~';
export const WATER = LETTERS.indexOf('~');
const MAX_WIDTH = 32;
const MAX_SQUARES = 256;

export interface Ground {
  readonly shape: Shape;
  /** Terrain numbers, rank 1 first. */
  readonly terrain: readonly number[];
}

const readRows = (json: unknown): Outcome<Ground> => {
  if (!Array.isArray(json) || json.length === 0) return bad('terrain', 'rows of letters, the far rank first', json);
  const width = typeof json[0] === 'string' ? json[0].length : 0;
  if (width === 0 || width > MAX_WIDTH || width * json.length > MAX_SQUARES)
    return bad('terrain', `at most ${MAX_WIDTH} files and ${MAX_SQUARES} squares`, `${width} by ${json.length}`);
  const ranks: number[][] = [];
  for (const [index, row] of json.entries()) {
    const numbers = typeof row === 'string' ? Array.from(row, (letter) => LETTERS.indexOf(letter)) : [];
    if (numbers.length !== width || numbers.includes(-1))
      return bad(`terrain[${index}]`, `${width} letters of p f m ^ t d ~`, row);
    ranks.unshift(numbers);
  }
  return ok({ shape: { width, height: json.length }, terrain: ranks.flat() });
};

/** Reads `boards` or `terrain`, of which just one must be there. */
export const readGround = (json: JsonObject): Outcome<Ground> => {
  if (json['boards'] === undefined) return readRows(json['terrain']);
  if (json['terrain'] !== undefined) return bad('terrain', 'boards or terrain, not both', json['terrain']);
  const boards = readBoards(json['boards'], 'bad-position');
  return boards.ok ? ok({ shape: FIELD, terrain: fieldTerrain(boards.value) }) : within(boards.fault, 'boards');
};

/** Rows of letters, the far rank first. */
export const formatTerrain = (terrain: readonly number[], { width, height }: Shape): readonly string[] =>
  Array.from({ length: height }, (_, row) =>
    terrain
      .slice((height - 1 - row) * width, (height - row) * width)
      .map((number) => LETTERS.charAt(number))
      .join(''),
  );
