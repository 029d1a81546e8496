/** The six board rows of a position, `2n3/3N2`: from rank 6 down, digits for free squares, White in upper case. */
import type { Outcome } from '../../contract/fault';
import { ok, refuse } from '../shared/outcome';
import { SHAPE } from './boards';
import { kindOfLetter, UNITS } from './units';

/** Squares from a1 as 0 (empty) or `seat * 8 + kind + 1`, to text. */
export const formatRows = (squares: readonly number[]): string => {
  const rows: string[] = [];
  for (let rank = SHAPE.height - 1; rank >= 0; rank--) {
    let text = '';
    let free = 0;
    for (const code of squares.slice(rank * SHAPE.width, (rank + 1) * SHAPE.width)) {
      if (code === 0) {
        free++;
        continue;
      }
      const letter = UNITS[(code - 1) & 7]?.letter ?? '?';
      text += (free > 0 ? String(free) : '') + (code > 8 ? letter : letter.toLowerCase());
      free = 0;
    }
    rows.push(text + (free > 0 ? String(free) : ''));
  }
  return rows.join('/');
};

const readRow = (text: string, read: (letter: string) => number | null): readonly number[] | null => {
  const row: number[] = [];
  for (const letter of text) {
    if (/[1-6]/.test(letter)) {
      for (let n = Number(letter); n > 0; n--) row.push(0);
      continue;
    }
    const code = read(letter);
    if (code === null) return null;
    row.push(code);
  }
  return row.length === SHAPE.width ? row : null;
};

/** Six rows of any letters to 36 numbers, a1 first; digits give 0. Faults name `rows[n]`, row 0 on top. */
export const readGrid = (
  text: string,
  name: string,
  expected: string,
  read: (letter: string) => number | null,
): Outcome<readonly number[]> => {
  const rows = text.split('/');
  if (rows.length !== SHAPE.height) return refuse('bad-position', name, 'six rows with / between', text);
  const squares: number[][] = [];
  for (const [index, row] of rows.entries()) {
    const values = readRow(row, read);
    if (values === null)
      return refuse('bad-position', `${name}[${index}]`, `six squares: ${expected}, or digits 1-6`, row);
    squares.unshift([...values]);
  }
  return ok(squares.flat());
};

/** Inverse of formatRows. */
export const readRows = (text: string): Outcome<readonly number[]> =>
  readGrid(text, 'rows', 'letters S N U G T C A K, White upper case, Black lower case', (letter) => {
    const kind = kindOfLetter(letter);
    if (kind === null) return null;
    return kind + 1 + (letter === letter.toUpperCase() ? 8 : 0);
  });
