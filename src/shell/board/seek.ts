/** What the keys of the board look for: own pieces of a rank, the castle, spells, enemies that are known, what lies along a line. */
import type { TokenView, View } from '../../contract/view';
import { pieceOf } from '../../games/legends/catalogue';
import type { Strength } from '../../games/legends/language';
import { sameSide } from '../../games/legends/reading/knowledge';
import { type BoardSide, orthogonalNeighbours, screenStep } from './geometry';

const SEATS = 8;

const printed = ({ kind }: TokenView): Strength | null => (kind === null ? null : (pieceOf(kind)?.strength ?? null));

/** Squares of the viewer's pieces whose printed strength is this one. */
export const ownOf = (view: View, strength: Strength): readonly number[] =>
  view.tokens
    .filter((token) => sameSide(token.seat, view.viewer) && printed(token) === strength)
    .map(({ square }) => square);

/** Enemies whose kind the viewer knows. */
export const knownEnemies = (view: View): readonly TokenView[] =>
  view.tokens.filter(({ seat, kind }) => kind !== null && !sameSide(seat, view.viewer));

/** Does an enemy of the viewer stand beside this square? */
export const isNearEnemy = (view: View, square: number): boolean =>
  view.game === 'legends' &&
  view.viewer < SEATS &&
  orthogonalNeighbours(view, square).some((other) =>
    view.tokens.some((token) => token.square === other && !sameSide(token.seat, view.viewer)),
  );

/** The next of these squares after `from`, the first again after the last; `back`: the other way round. Null: there is none. */
export const nextOf = (squares: readonly number[], from: number, back: boolean): number | null => {
  const all = [...new Set(squares)].sort((a, b) => (back ? b - a : a - b));
  return all.find((square) => (back ? square < from : square > from)) ?? all[0] ?? null;
};

const WAYS = {
  diagonals: [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ],
  lines: [
    [0, -1],
    [1, 0],
    [0, 1],
    [-1, 0],
  ],
} as const;

/** The first square with a piece in each of the four directions, clockwise from the far left one (far one) as seen; empty ways are left out. */
export const scan = (view: View, side: BoardSide, from: number, along: keyof typeof WAYS): readonly number[] => {
  const taken = new Set(view.tokens.map(({ square }) => square));
  return WAYS[along].flatMap(([dx, dy]) => {
    let square = screenStep(side, from, dx, dy);
    while (square !== null && !taken.has(square)) square = screenStep(side, square, dx, dy);
    return square ?? [];
  });
};

/** The rank that a digit stands for: 0 for ten. */
export const rankOf = (digit: number): number => (digit === 0 ? 10 : digit);

/** Puts the focus of the board on a square. */
export const focusSquare = (name: string): void =>
  document.querySelector<HTMLElement>(`.grid [data-square="${name}"]`)?.focus();
