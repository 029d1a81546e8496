/** The ground of RULES 2 as steps, lines and walking distances; none of it depends on where pieces stand. */
import { CAMP, LAKE, LAND, SHAPE, SQUARES, TERRAIN, VOID } from '../../games/medieval/board';

/** A direction in files and ranks. */
interface Direction {
  readonly files: number;
  readonly ranks: number;
}

/** The four sides, in the order that makes neighbours ascending. */
const STRAIGHT: readonly Direction[] = [
  { files: 0, ranks: -1 },
  { files: -1, ranks: 0 },
  { files: 1, ranks: 0 },
  { files: 0, ranks: 1 },
];

const EVERY_WAY: readonly Direction[] = [-1, 0, 1].flatMap((ranks) =>
  [-1, 0, 1].filter((files) => files !== 0 || ranks !== 0).map((files) => ({ files, ranks })),
);

export const isLand = (square: number): boolean => TERRAIN[square] === LAND;

export const isLake = (square: number): boolean => TERRAIN[square] === LAKE;

/** The square so far away in a direction; null where the board has none (M10: cut-out corners). */
const squareAt = (from: number, { files, ranks }: Direction, distance: number): number | null => {
  const file = (from % SHAPE.width) + files * distance;
  const rank = Math.floor(from / SHAPE.width) + ranks * distance;
  if (file < 0 || file >= SHAPE.width || rank < 0 || rank >= SHAPE.height) return null;
  const square = rank * SHAPE.width + file;
  return TERRAIN[square] === VOID ? null : square;
};

const around = (directions: readonly Direction[]): readonly (readonly number[])[] =>
  Array.from({ length: SQUARES }, (_, from) => directions.flatMap((direction) => squareAt(from, direction, 1) ?? []));

const BESIDE = around(STRAIGHT);
const ROUND = around(EVERY_WAY);

/** Squares that share a side with this one, ascending; lakes among them. */
export const beside = (square: number): readonly number[] => BESIDE[square] ?? [];

/** The up to eight squares that touch this one, ascending; lakes among them. */
export const round = (square: number): readonly number[] => ROUND[square] ?? [];

/** No shot flies farther (M10). */
const LONGEST_SHOT = 4;

/** The squares from here on in one direction, the nearest first, as far as the board has them without a gap. */
const lineFrom = (from: number, direction: Direction): readonly number[] => {
  const line: number[] = [];
  for (let distance = 1; distance <= LONGEST_SHOT; distance++) {
    const square = squareAt(from, direction, distance);
    if (square === null) break;
    line.push(square);
  }
  return line;
};

const LINES = Array.from({ length: SQUARES }, (_, from) => STRAIGHT.map((direction) => lineFrom(from, direction)));

/** The four straight lines from a square that shots follow, each at most four squares long; lakes among them. */
export const linesFrom = (square: number): readonly (readonly number[])[] => LINES[square] ?? [];

/** Side-steps over land from the nearest of these squares, by square; -1 where land does not lead. Pieces are no obstacle. */
const distancesFrom = (sources: readonly number[]): readonly number[] => {
  const distances = Array.from({ length: SQUARES }, () => -1);
  for (const source of sources) distances[source] = 0;
  const reached = [...sources];
  for (const square of reached) {
    for (const next of beside(square)) {
      if (!isLand(next) || (distances[next] ?? 0) >= 0) continue;
      distances[next] = (distances[square] ?? 0) + 1;
      reached.push(next);
    }
  }
  return distances;
};

const fromSquare = new Map<number, readonly number[]>();

/** M23: walking distance of every square from one square. */
export const distancesFromSquare = (square: number): readonly number[] => {
  const known = fromSquare.get(square) ?? distancesFrom([square]);
  fromSquare.set(square, known);
  return known;
};

const FROM_CAMP = CAMP.map(distancesFrom);

/** M28: walking distance of every square from the fourteen of a seat's camp. */
export const distancesFromCamp = (seat: number): readonly number[] => FROM_CAMP[seat] ?? [];
