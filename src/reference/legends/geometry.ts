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
}

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
export const distance = ({ width }: Geometry, a: number, b: number): number =>
  Math.max(Math.abs((a % width) - (b % width)), Math.abs(Math.floor(a / width) - Math.floor(b / width)));

/**
 * Is `square` on the file straight in front of `from`? Even seats look up the board, odd seats down it (R107).
 */
export const isAhead = ({ width }: Geometry, from: number, square: number, seat: number): boolean => {
  if (from % width !== square % width) return false;
  return seat % 2 === 0 ? square > from : square < from;
};
