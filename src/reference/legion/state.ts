/** Everything a Legion match consists of (RULES section 2), and plain questions about it. */

import type { Form } from '../../games/legion/forms';
import { ARMY, UNITS } from '../../games/legion/units';

export const BLACK = 0;
export const WHITE = 1;
export const SQUARES = 36;
const WIDTH = 6;
const SEATS = 2;

/** The contract's step numbers. */
export const STEP = { faces: 0, build: 1, place: 2, shot: 3, flag: 4, over: 5 } as const;

export interface Piece {
  readonly seat: number;
  readonly kind: number;
}

/** The 16 different pieces, made once: `PIECES[seat][kind]`. */
const PIECES: readonly (readonly Piece[])[] = Array.from({ length: SEATS }, (_, seat) =>
  UNITS.map((_unit, kind) => ({ seat, kind })),
);

export const pieceOf = (seat: number, kind: number): Piece | null => PIECES[seat]?.[kind] ?? null;

export interface LegionState {
  readonly form: Form;
  step: number;
  /** Whose turn it is: Black while he chooses faces, White while he builds, then the side that places. */
  side: number;
  readonly board: (Piece | null)[];
  terrain: readonly number[];
  flag: number | null;
  placements: number;
  /** Passes in a row. */
  passes: number;
  /** Face (0 A, 1 B) of each board; -1: not yet chosen. */
  readonly faces: number[];
  /** Quadrant codes NW NE SW SE; -1: not yet laid. */
  readonly quadrants: number[];
  /** Where this turn's unit was placed; null between turns. */
  active: number | null;
  /** Squares emptied this turn, ascending. */
  emptied: readonly number[];
  /** Did the enemy's King fall this turn? */
  kingFell: boolean;
  /** Positions at each placement so far, the present one last (L16). */
  readonly history: string[];
}

export const otherSide = (seat: number): number => 1 - seat;

/** Units of a side on the board, by kind. */
export const standingOf = (game: LegionState, seat: number): readonly number[] => {
  const standing = UNITS.map(() => 0);
  for (const piece of game.board) if (piece?.seat === seat) standing[piece.kind] = (standing[piece.kind] ?? 0) + 1;
  return standing;
};

/** A unit that is not on the board is in its owner's reserve (section 2): its kinds, ascending. */
export const reserveOf = (game: LegionState, seat: number): readonly number[] => {
  const standing = standingOf(game, seat);
  return UNITS.flatMap((unit, kind) => Array.from({ length: unit.count - (standing[kind] ?? 0) }, () => kind));
};

/** Are all ten units of a side on the board? */
export const allPlaced = (game: LegionState, seat: number): boolean => {
  let count = 0;
  for (const piece of game.board) if (piece?.seat === seat) count++;
  return count === ARMY;
};

/** Squares that share a side with each square, ascending (section 4: adjacent always means sharing a side). */
export const NEIGHBOURS: readonly (readonly number[])[] = Array.from({ length: SQUARES }, (_, square) => {
  const file = square % WIDTH;
  const near = [square - WIDTH];
  if (file > 0) near.push(square - 1);
  if (file < WIDTH - 1) near.push(square + 1);
  near.push(square + WIDTH);
  return near.filter((other) => other >= 0 && other < SQUARES);
});

export const neighboursOf = (square: number): readonly number[] => NEIGHBOURS[square] ?? [];
