/** A position's ground: boards, rows of letters from the far rank to the near one, or the form's own. */
import type { Shape } from '../../../contract/content';
import type { Outcome } from '../../../contract/fault';
import { ok, within } from '../../shared/outcome';
import type { JsonObject } from '../../shared/read-setup';
import { fieldTerrain, readBoards } from '../boards';
import { shapeOfForm, ZONE_WIDTH } from '../forms';
import { TERRAIN_LETTERS, terrainOfRows } from '../terrain';
import { bad, type Frame } from './parts';

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
  const rows: string[] = [];
  for (const [index, row] of json.entries()) {
    const wrong =
      typeof row !== 'string' || row.length !== width || Array.from(row).some((one) => !TERRAIN_LETTERS.includes(one));
    if (wrong) return bad(`terrain[${index}]`, `${width} letters of p f m ^ t d ~`, row);
    rows.push(row);
  }
  return ok({ shape: { width, height: rows.length }, terrain: terrainOfRows(rows) });
};

/** Reads `boards` or `terrain`, of which just one must be there, or none where the form has a ground of its own. */
export const readGround = (json: JsonObject, { form, seats }: Frame): Outcome<Ground> => {
  const own = form.ground;
  if (json['boards'] !== undefined) {
    if (json['terrain'] !== undefined) return bad('terrain', 'boards or terrain, not both', json['terrain']);
    if (own !== 'boards') return bad('boards', 'no boards: this form has a ground of its own', json['boards']);
    const boards = readBoards(json['boards'], 'bad-position', seats);
    return boards.ok
      ? ok({ shape: shapeOfForm(form, seats), terrain: fieldTerrain(boards.value) })
      : within(boards.fault, 'boards');
  }
  const ground = readRows(json['terrain'] === undefined && own !== 'boards' ? own : json['terrain']);
  if (!ground.ok) return ground;
  const { width } = ground.value.shape;
  const needed = (seats / 2) * ZONE_WIDTH;
  return seats > 2 && width !== needed ? bad('terrain', `${needed} files for ${seats} seats`, width) : ground;
};
