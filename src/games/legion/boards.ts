/** Legion's four two-sided boards and how they make the 36 squares (RULES section 8). */
import type { Outcome } from '../../contract/fault';
import { ok, refuse } from '../shared/outcome';

/** Terrain numbers are places in this list. */
export const TERRAINS = ['plain', 'forest', 'water', 'fortification', 'mountain'] as const;
export type Terrain = (typeof TERRAINS)[number];
export const TERRAIN_LETTERS = 'pfwxm';

/** Faces by `board * 2 + face` (face A 0, B 1); the top row first. */
export const FACES: readonly (readonly string[])[] = [
  ['fpp', 'pxp', 'ppf'],
  ['pwp', 'ppm', 'xpp'],
  ['pfp', 'wpp', 'ppm'],
  ['ppx', 'fmp', 'wpp'],
  ['ppm', 'pfp', 'fpx'],
  ['wpp', 'pxp', 'ppm'],
  ['fpw', 'ppp', 'mpf'],
  ['pmp', 'fpp', 'pxw'],
];

export const SHAPE = { width: 6, height: 6 } as const;
const SIDE = 3;

/** Quadrant codes are `board*8 + face*4 + turns`; quadrants 0–3 are NW NE SW SE. */
export const quadrantCode = (board: number, face: number, turns: number): number => board * 8 + face * 4 + turns;

/** Does this face (`board * 2 + face`) show forest? */
export const hasForest = (face: number): boolean => (FACES[face] ?? []).some((row) => row.includes('f'));

/** `1A` for face 0. */
export const formatFace = (face: number): string => `${(face >> 1) + 1}${face & 1 ? 'B' : 'A'}`;

/** `1A0` for quadrant code 0. */
export const formatQuadrant = (code: number): string => formatFace(code >> 2) + String(code & 3);

/** Inverse of formatFace; null for any other text. */
export const parseFace = (text: string): number | null =>
  /^[1-4][AB]$/.test(text) ? (text.charCodeAt(0) - 49) * 2 + (text.charCodeAt(1) - 65) : null;

/** Inverse of formatQuadrant; null for any other text. */
export const parseQuadrant = (text: string): number | null => {
  const face = parseFace(text.slice(0, 2));
  return face !== null && /^[0-3]$/.test(text.slice(2)) ? face * 4 + Number(text.slice(2)) : null;
};

/** Terrain number at a column and row (row 0 on top) of a laid board; turns are clockwise quarter turns. */
export const terrainAt = (code: number, column: number, row: number): number => {
  let [x, y] = [column, row];
  for (let turn = 0; turn < (code & 3); turn++) [x, y] = [y, SIDE - 1 - x];
  return TERRAIN_LETTERS.indexOf(FACES[code >> 2]?.[y]?.[x] ?? 'p');
};

/** The 36 terrain numbers, rank 1 first, of four quadrant codes; -1 leaves a quadrant plain. */
export const terrainOf = (quadrants: readonly number[]): readonly number[] => {
  const squares: number[] = [];
  for (let rank = 0; rank < SHAPE.height; rank++) {
    for (let file = 0; file < SHAPE.width; file++) {
      const row = SHAPE.height - 1 - rank;
      const code = quadrants[Math.floor(row / SIDE) * 2 + Math.floor(file / SIDE)] ?? -1;
      squares.push(code < 0 ? 0 : terrainAt(code, file % SIDE, row % SIDE));
    }
  }
  return squares;
};

/** Four quadrant texts to codes; each board once. The Fault's path is `[n]`. */
export const readQuadrants = (
  texts: readonly unknown[],
  code: 'bad-setup' | 'bad-position',
): Outcome<readonly number[]> => {
  if (texts.length !== 4) return refuse(code, '', 'four boards in the order NW, NE, SW, SE', texts.length);
  const codes: number[] = [];
  for (const [index, text] of texts.entries()) {
    const quadrant = typeof text === 'string' ? parseQuadrant(text) : null;
    if (quadrant === null) return refuse(code, `[${index}]`, 'a face and its quarter turns, such as 1A0 or 4B3', text);
    if (codes.some((other) => other >> 3 === quadrant >> 3))
      return refuse(code, `[${index}]`, 'each of the boards 1 to 4 once', text);
    codes.push(quadrant);
  }
  return ok(codes);
};
