/** Squares and their distances on a board of any size (R4: distance counts king's steps and looks through everything). */

export interface Geometry {
  readonly width: number;
  readonly height: number;
  readonly squares: number;
  /** The eight neighbours of each square, ascending. */
  readonly around: readonly (readonly number[])[];
  /** The 5×5 block of each square without itself, ascending. */
  readonly block: readonly (readonly number[])[];
  /** The four neighbours of each square, ascending. */
  readonly beside: readonly (readonly number[])[];
  /** By direction (ORTHOGONAL, then DIAGONAL): the next square of each square that way; -1 beyond the edge. */
  readonly next: readonly Int16Array[];
  /** King's steps from square to square, at from * squares + to. */
  readonly steps: Uint8Array;
}

type Direction = readonly [file: number, rank: number];
const DIRECTIONS: readonly Direction[] = [
  [0, -1],
  [-1, 0],
  [1, 0],
  [0, 1],
  [-1, -1],
  [1, -1],
  [-1, 1],
  [1, 1],
];
/** Places in Geometry.next. */
export const ORTHOGONAL: readonly number[] = [0, 1, 2, 3];
export const DIAGONAL: readonly number[] = [4, 5, 6, 7];

const nextSquares = (width: number, height: number, [file, rank]: Direction): Int16Array =>
  Int16Array.from({ length: width * height }, (_, square) => {
    const x = (square % width) + file;
    const y = Math.floor(square / width) + rank;
    return x < 0 || x >= width || y < 0 || y >= height ? -1 : y * width + x;
  });

const makeGeometry = (width: number, height: number): Geometry => {
  const all = Array.from({ length: width * height }, (_, square) => square);
  const fileOf = (square: number): number => square % width;
  const rankOf = (square: number): number => Math.floor(square / width);
  const files = (a: number, b: number): number => Math.abs(fileOf(a) - fileOf(b));
  const ranks = (a: number, b: number): number => Math.abs(rankOf(a) - rankOf(b));
  const within = (steps: number): readonly (readonly number[])[] =>
    all.map((square) =>
      all.filter((other) => other !== square && files(square, other) <= steps && ranks(square, other) <= steps),
    );
  return {
    width,
    height,
    squares: all.length,
    around: within(1),
    block: within(2),
    beside: all.map((square) => all.filter((other) => files(square, other) + ranks(square, other) === 1)),
    next: DIRECTIONS.map((direction) => nextSquares(width, height, direction)),
    steps: Uint8Array.from(all.flatMap((a) => all.map((b) => Math.max(files(a, b), ranks(a, b))))),
  };
};

const made = new Map<number, Geometry>();

/** The geometry of a board, made once. */
export const geometryOf = (width: number, height: number): Geometry => {
  const key = width * 256 + height;
  const known = made.get(key);
  if (known !== undefined) return known;
  const geometry = makeGeometry(width, height);
  made.set(key, geometry);
  return geometry;
};

/** King's steps between two squares. */
export const distance = ({ squares, steps }: Geometry, a: number, b: number): number => steps[a * squares + b] ?? 0;

/**
 * Is `square` on the file straight in front of `from`? Even seats look up the board, odd seats down it (R107).
 */
export const isAhead = ({ width }: Geometry, from: number, square: number, seat: number): boolean => {
  if (from % width !== square % width) return false;
  return seat % 2 === 0 ? square > from : square < from;
};
