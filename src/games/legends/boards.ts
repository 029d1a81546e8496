/** The boards of Legends: 28 printed ones, own ones, their quarter turns, and how they make the field. */
import type { Shape } from '../../contract/content';
import type { Outcome } from '../../contract/fault';
import { ok, refuse } from '../shared/outcome';
import faces from './data/boards.json';
import { TERRAINS } from './language';
import { TERRAIN_LETTERS, terrainOfRows, WATER } from './terrain';

/** Squares along a board's edge. */
export const BOARD_SIDE = 4;
/** Boards of a pair of seats: near row left to right, then the far row. */
export const BOARDS_LAID = 4;
/** The field of two seats. */
export const FIELD: Shape = { width: 2 * BOARD_SIDE, height: 2 * BOARD_SIDE };

const TERRAIN_NAMES: readonly unknown[] = TERRAINS;
const ROWS: Readonly<Record<string, readonly (readonly string[])[]>> = faces;

/** Names such as `4B` by board index; seven sets of the boards A to D. */
export const BOARDS: readonly string[] = Object.keys(ROWS);

/** A printed board and its clockwise quarter turns: `index * 4 + turns`. */
export type BoardCode = number;
/** An own board as it lies: 16 terrain numbers, its near row first. */
export type OwnBoard = readonly number[];
/** A board that can be laid. */
export type Board = BoardCode | OwnBoard;

/** ` r90` after a board's text, nothing when it lies as printed. */
const formatTurns = (turns: number): string => (turns === 0 ? '' : ` r${turns * 90}`);

/** `2D r90` for board 2D turned clockwise once; `2D` as printed. */
export const formatBoard = (code: BoardCode): string => `${BOARDS[code >> 2] ?? '?'}${formatTurns(code & 3)}`;

/** Inverse of formatBoard; null for any other text. */
export const parseBoard = (text: string): BoardCode | null => {
  const parts = /^([1-7][A-D])(?: r(90|180|270))?$/.exec(text);
  const index = BOARDS.indexOf(parts?.[1] ?? '');
  return parts === null || index < 0 ? null : index * 4 + Number(parts[2] ?? 0) / 90;
};

/** Where a square of a board that lies turned was before: column and row, row 0 being the far one. */
const unturned = (column: number, row: number, turns: number): readonly [column: number, row: number] => {
  let [x, y] = [column, row];
  for (let turn = 0; turn < turns; turn++) [x, y] = [y, BOARD_SIDE - 1 - x];
  return [x, y];
};

const OWN = /^([a-z~^]{4}(?:\/[a-z~^]{4}){3})(?: r(90|180|270))?$/;

/** An own board's text, `pppf/^^md/mttp/dd~d r90`, as it lies; null for any other text, and without just one water square. */
export const parseOwnBoard = (text: string): OwnBoard | null => {
  const [, rows, degrees = '0'] = OWN.exec(text) ?? [];
  if (rows === undefined) return null;
  const printed = terrainOfRows(rows.split('/'));
  if (printed.includes(-1) || printed.filter((terrain) => terrain === WATER).length !== 1) return null;
  return Array.from({ length: BOARD_SIDE * BOARD_SIDE }, (_, square) => {
    const far = BOARD_SIDE - 1 - Math.floor(square / BOARD_SIDE);
    const [x, y] = unturned(square % BOARD_SIDE, far, Number(degrees) / 90);
    return printed[(BOARD_SIDE - 1 - y) * BOARD_SIDE + x] ?? WATER;
  });
};

/** The text of an own board as it lies, without a turn. */
export const formatOwnBoard = (board: OwnBoard): string =>
  Array.from({ length: BOARD_SIDE }, (_, row) =>
    board
      .slice((BOARD_SIDE - 1 - row) * BOARD_SIDE, (BOARD_SIDE - row) * BOARD_SIDE)
      .map((terrain) => TERRAIN_LETTERS.charAt(terrain))
      .join(''),
  ).join('/');

/** A board's text, printed or own; null for any other text. */
export const parseLaid = (text: string): Board | null => parseBoard(text) ?? parseOwnBoard(text);

/** Terrain number at a column and row (row 0 is the far one) of a board as it lies. */
export const boardTerrain = (board: Board, column: number, row: number): number => {
  if (typeof board !== 'number') return board[(BOARD_SIDE - 1 - row) * BOARD_SIDE + column] ?? WATER;
  const [x, y] = unturned(column, row, board & 3);
  return TERRAIN_NAMES.indexOf(ROWS[BOARDS[board >> 2] ?? '']?.[y]?.[x]);
};

/** The terrain numbers, rank 1 first, of boards that lie in two rows: the whole near row left to right, then the far row. */
export const fieldTerrain = (boards: readonly Board[]): readonly number[] => {
  const columns = boards.length / 2;
  const width = columns * BOARD_SIDE;
  return Array.from({ length: boards.length * BOARD_SIDE * BOARD_SIDE }, (_, square) => {
    const [file, rank] = [square % width, Math.floor(square / width)];
    const board = boards[Math.floor(rank / BOARD_SIDE) * columns + Math.floor(file / BOARD_SIDE)] ?? 0;
    return boardTerrain(board, file % BOARD_SIDE, BOARD_SIDE - 1 - (rank % BOARD_SIDE));
  });
};

/** How many boards so many seats lay. */
export const boardCount = (seats: number): number => (seats / 2) * BOARDS_LAID;

const PRINTED = 'a board 1A to 7D, turned by r90, r180, r270 or not at all';
const OWN_BOARD = 'or an own one such as pppf/^^md/mttp/dd~d with just one water square';

/** Board texts, four a pair of seats. The Fault's path is `[n]`, or empty when their number is wrong. */
export const readBoards = (json: unknown, code: 'bad-setup' | 'bad-position', seats = 2): Outcome<readonly Board[]> => {
  const count = boardCount(seats);
  if (!Array.isArray(json)) return refuse(code, '', `${count} boards such as 4B or 2D r90`, json);
  if (json.length !== count)
    return refuse(code, '', `${count} boards: near row left to right, then the far row`, json.length);
  const boards: Board[] = [];
  for (const [index, text] of json.entries()) {
    const board = typeof text === 'string' ? parseLaid(text) : null;
    if (board === null) return refuse(code, `[${index}]`, `${PRINTED}, ${OWN_BOARD}`, text);
    boards.push(board);
  }
  return ok(boards);
};
