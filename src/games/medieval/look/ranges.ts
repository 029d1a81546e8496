/** How far the shooters reach (RULES section 5), for the picture: pieces that may shoot are the engines' business. */
import { SHAPE, TERRAIN, VOID } from '../board';
import { KIND } from '../units';

interface Reach {
  readonly near: number;
  readonly far: number;
  /** Does it fly over pieces? Water is no obstacle to anybody (M11). */
  readonly overPieces: boolean;
}

const REACHES: ReadonlyMap<number, Reach> = new Map([
  [KIND.archer, { near: 2, far: 4, overPieces: true }],
  [KIND.ballista, { near: 2, far: 3, overPieces: false }],
  [KIND.mage, { near: 1, far: 1, overPieces: false }],
]);

const WAYS = [
  { files: 0, ranks: 1 },
  { files: 1, ranks: 0 },
  { files: 0, ranks: -1 },
  { files: -1, ranks: 0 },
] as const;

/** Squares of a line from a square, the nearest first; it ends where the board has a gap (M10). */
const lineFrom = (from: number, { files, ranks }: (typeof WAYS)[number], most: number): readonly number[] => {
  const line: number[] = [];
  for (let distance = 1; distance <= most; distance++) {
    const [file, rank] = [(from % SHAPE.width) + files * distance, Math.floor(from / SHAPE.width) + ranks * distance];
    const square = rank * SHAPE.width + file;
    const isOn = file >= 0 && file < SHAPE.width && rank >= 0 && rank < SHAPE.height;
    if (!isOn || TERRAIN[square] === VOID) break;
    line.push(square);
  }
  return line;
};

/** What a shooter reaches from where it stands; in the shadow of a piece lies what that piece alone keeps it from. */
export interface Range {
  readonly reached: readonly number[];
  readonly shadowed: readonly number[];
}

/** Null for a kind that does not shoot; `stands` says whether a piece is on a square. */
export const rangeOf = (kind: number, from: number, stands: (square: number) => boolean): Range | null => {
  const reach = REACHES.get(kind);
  if (reach === undefined) return null;
  const [reached, shadowed]: [number[], number[]] = [[], []];
  for (const way of WAYS) {
    let open = true;
    for (const [index, square] of lineFrom(from, way, reach.far).entries()) {
      if (index + 1 >= reach.near) (open ? reached : shadowed).push(square);
      if (!reach.overPieces && stands(square)) open = false;
    }
  }
  return { reached, shadowed };
};
