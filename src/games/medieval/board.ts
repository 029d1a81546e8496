/** Medieval's board of RULES section 2: ground, and by seat the squares that a rule names. Seat 0 is Red, on ranks 1 to 4. */
import type { Shape } from '../../contract/content';

export const SHAPE: Shape = { width: 15, height: 15 };
export const SQUARES = SHAPE.width * SHAPE.height;

/** Terrain numbers; `VOID` is no square at all. */
export const LAND = 0;
export const LAKE = 1;
export const VOID = 2;

/** The far rank first. `#` no square, `~` lake, `.` ground; Red's camp `r` with stockade `R`, prison row `p`, forward squares `1`; Blue's `b B q 2`. */
const ROWS = [
  '####qqqqqqq####',
  '####bbbBbbb####',
  '####bbbbbbb####',
  '###..22.22..###',
  '.....~~.~~.....',
  '....~.....~....',
  '....~.....~....',
  '...............',
  '....~.....~....',
  '....~.....~....',
  '.....~~.~~.....',
  '###..11.11..###',
  '####rrrrrrr####',
  '####rrrRrrr####',
  '####ppppppp####',
];

/** The board's letters by square. */
const LETTERS: readonly string[] = [...ROWS].reverse().flatMap((row) => [...row]);

/** Squares with one of these letters, ascending. */
const squaresOf = (letters: string): readonly number[] =>
  LETTERS.flatMap((letter, square) => (letters.includes(letter) ? [square] : []));

/** 225 terrain numbers, rank 1 first. */
export const TERRAIN: readonly number[] = LETTERS.map((letter) =>
  letter === '#' ? VOID : letter === '~' ? LAKE : LAND,
);

/** By seat: the 14 squares of the box, the stockade among them, ascending. */
export const CAMP: readonly (readonly number[])[] = [squaresOf('rR'), squaresOf('bB')];

/** By seat: the stockade in the own camp. The other seat's King wins on it. */
export const STOCKADE: readonly number[] = ['R', 'B'].map((letter) => LETTERS.indexOf(letter));

/** By seat: the own prison row, where enemies are held, seven squares ascending. */
export const PRISON: readonly (readonly number[])[] = [squaresOf('p'), squaresOf('q')];

/** By seat: the four set-up squares in front of the lakes, ascending. */
export const FORWARD: readonly (readonly number[])[] = [squaresOf('1'), squaresOf('2')];
