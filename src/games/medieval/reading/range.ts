/** Which squares a shooter covers from where it stands, and which a piece in its way keeps from it. */
import { SHAPE, TERRAIN, VOID } from '../board';
import { UNITS } from '../units';

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
  const reach = UNITS[kind]?.reach ?? null;
  if (reach === null) return null;
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
