/** The board part of a position line, `15/7k7/…`: fifteen rows from the far rank down, numbers for squares without a piece. */
import type { Outcome } from '../../../contract/fault';
import type { TokenView } from '../../../contract/view';
import { ok, refuse } from '../../shared/outcome';
import { SHAPE } from '../board';
import { kindOfLetter, letterOf } from '../units';

/** A piece as its row tells it. */
export interface Standing {
  readonly square: number;
  readonly seat: number;
  readonly kind: number;
  readonly prisoner: boolean;
}

/** Behind a prisoner's letter. */
const HELD = "'";
/** A piece whose kind a viewer does not know, Red's case. */
const UNKNOWN = 'U';

/** The row in which a square is written: 0 is the far rank. */
export const rowOf = (square: number): number => SHAPE.height - 1 - Math.floor(square / SHAPE.width);

const PART = /([1-9][0-9]?)|([A-Za-z])('?)/y;

/** The pieces of one row; null for any other text. */
const readRow = (text: string, row: number): readonly Standing[] | null => {
  const first = (SHAPE.height - 1 - row) * SHAPE.width;
  const found: Standing[] = [];
  let file = 0;
  for (let at = 0; at < text.length; at = PART.lastIndex) {
    PART.lastIndex = at;
    const [, run, letter, held] = PART.exec(text) ?? [];
    if (run !== undefined) {
      file += Number(run);
      continue;
    }
    const kind = letter === undefined ? null : kindOfLetter(letter);
    if (kind === null || letter === undefined) return null;
    const seat = letter === letter.toUpperCase() ? 0 : 1;
    found.push({ square: first + file, seat, kind, prisoner: held === HELD });
    file++;
  }
  return file === SHAPE.width ? found : null;
};

/** The pieces of fifteen rows, by square ascending. `bad-position` at `rows` or `rows[n]`, row 0 being the far rank. */
export const readRows = (text: string): Outcome<readonly Standing[]> => {
  const rows = text.split('/');
  if (rows.length !== SHAPE.height) return refuse('bad-position', 'rows', `${SHAPE.height} rows with / between`, text);
  const pieces: Standing[] = [];
  for (const [row, part] of rows.entries()) {
    const read = readRow(part, row);
    if (read === null)
      return refuse(
        'bad-position',
        `rows[${row}]`,
        `${SHAPE.width} squares: letters F G X A N B M L P S K O, Red upper case, ' behind a prisoner, and numbers`,
        part,
      );
    pieces.push(...read);
  }
  return ok(pieces.sort((a, b) => a.square - b.square));
};

const letterFor = ({ seat, kind, id }: TokenView, prisoners: readonly number[]): string => {
  const letter = kind === null ? UNKNOWN : letterOf(kind);
  return `${seat === 0 ? letter : letter.toLowerCase()}${prisoners.includes(id) ? HELD : ''}`;
};

/** Inverse of readRows, of a view's tokens; `prisoners` are ids. */
export const formatRows = (tokens: readonly TokenView[], prisoners: readonly number[]): string => {
  const letters = new Map(tokens.map((token) => [token.square, letterFor(token, prisoners)]));
  return Array.from({ length: SHAPE.height }, (_, row) => {
    const first = (SHAPE.height - 1 - row) * SHAPE.width;
    const squares = Array.from({ length: SHAPE.width }, (_unused, file) => letters.get(first + file) ?? '.').join('');
    return squares.replace(/\.+/g, (run) => String(run.length));
  }).join('/');
};
