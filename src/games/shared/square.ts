/** Squares as text: a file letter (past `z`: `aa ab …`) and a rank number, `a1` being square 0. */
import type { Shape } from '../../contract/content';

const LETTERS = 26;

const fileText = (file: number): string =>
  file < LETTERS ? String.fromCharCode(97 + file) : fileText(Math.floor(file / LETTERS) - 1) + fileText(file % LETTERS);

/** `c3` for square 14 of a board six wide. */
export const formatSquare = (square: number, shape: Shape): string =>
  fileText(square % shape.width) + String(Math.floor(square / shape.width) + 1);

/** Inverse of formatSquare; null when the text names no square of this board. */
export const parseSquare = (text: string, shape: Shape): number | null => {
  const parts = /^([a-z]{1,2})([1-9][0-9]?)$/.exec(text);
  if (parts === null) return null;
  let file = 0;
  for (const letter of parts[1] ?? '') file = file * LETTERS + letter.charCodeAt(0) - 96;
  const rank = Number(parts[2]) - 1;
  file -= 1;
  return file < shape.width && rank < shape.height ? rank * shape.width + file : null;
};

const filesApart = (a: number, b: number, width: number): number => Math.abs((a % width) - (b % width));
const ranksApart = (a: number, b: number, width: number): number =>
  Math.abs(Math.floor(a / width) - Math.floor(b / width));

/** Steps between two squares where a step goes along a rank or a file. */
export const manhattanDistance = (a: number, b: number, width: number): number =>
  filesApart(a, b, width) + ranksApart(a, b, width);

/** Steps between two squares where a step may also go diagonally. */
export const chebyshevDistance = (a: number, b: number, width: number): number =>
  Math.max(filesApart(a, b, width), ranksApart(a, b, width));
