/** The 28 boards of Legends, their quarter turns, and how four of them make the field. */
import type { Shape } from '../../contract/content';
import type { Outcome } from '../../contract/fault';
import { ok, refuse } from '../shared/outcome';
import faces from './data/boards.json';
import { TERRAINS } from './language';

/** Squares along a board's edge. */
export const BOARD_SIDE = 4;
/** Boards on the field: near row left to right, then the far row. */
export const BOARDS_LAID = 4;
/** The field that four boards make. */
export const FIELD: Shape = { width: 2 * BOARD_SIDE, height: 2 * BOARD_SIDE };

const TERRAIN_NAMES: readonly unknown[] = TERRAINS;
const ROWS: Readonly<Record<string, readonly (readonly string[])[]>> = faces;

/** Names such as `4B` by board index; seven sets of the boards A to D. */
export const BOARDS: readonly string[] = Object.keys(ROWS);

/** A board and its clockwise quarter turns: `index * 4 + turns`. */
export type BoardCode = number;

/** `2D r90` for board 2D turned clockwise once; `2D` as printed. */
export const formatBoard = (code: BoardCode): string => {
  const name = BOARDS[code >> 2] ?? '?';
  return (code & 3) === 0 ? name : `${name} r${(code & 3) * 90}`;
};

/** Inverse of formatBoard; null for any other text. */
export const parseBoard = (text: string): BoardCode | null => {
  const parts = /^([1-7][A-D])(?: r(90|180|270))?$/.exec(text);
  const index = BOARDS.indexOf(parts?.[1] ?? '');
  return parts === null || index < 0 ? null : index * 4 + Number(parts[2] ?? 0) / 90;
};

/** Terrain number at a column and row (row 0 is the far one) of a board as it lies. */
export const boardTerrain = (code: BoardCode, column: number, row: number): number => {
  let [x, y] = [column, row];
  for (let turn = 0; turn < (code & 3); turn++) [x, y] = [y, BOARD_SIDE - 1 - x];
  const name = ROWS[BOARDS[code >> 2] ?? '']?.[y]?.[x];
  return TERRAIN_NAMES.indexOf(name);
};

/** The 64 terrain numbers, rank 1 first, of four boards: near left, near right, far left, far right. */
export const fieldTerrain = (boards: readonly BoardCode[]): readonly number[] =>
  Array.from({ length: FIELD.width * FIELD.height }, (_, square) => {
    const [file, rank] = [square % FIELD.width, Math.floor(square / FIELD.width)];
    const board = boards[Math.floor(rank / BOARD_SIDE) * 2 + Math.floor(file / BOARD_SIDE)] ?? 0;
    return boardTerrain(board, file % BOARD_SIDE, BOARD_SIDE - 1 - (rank % BOARD_SIDE));
  });

/** Four board texts to codes. The Fault's path is `[n]`, or empty when there are not four. */
export const readBoards = (json: unknown, code: 'bad-setup' | 'bad-position'): Outcome<readonly BoardCode[]> => {
  if (!Array.isArray(json)) return refuse(code, '', 'four boards such as 4B or 2D r90', json);
  if (json.length !== BOARDS_LAID)
    return refuse(code, '', 'four boards: near row left to right, then the far row', json.length);
  const codes: BoardCode[] = [];
  for (const [index, text] of json.entries()) {
    const board = typeof text === 'string' ? parseBoard(text) : null;
    if (board === null)
      return refuse(code, `[${index}]`, 'a board 1A to 7D, turned by r90, r180, r270 or not at all', text);
    codes.push(board);
  }
  return ok(codes);
};
