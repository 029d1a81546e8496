/** What the keys of the board look for: the next square of some, enemies that are known, what lies along a line. */
import type { Arrow } from '../../contract/board-plan';
import type { TokenView, View } from '../../contract/view';
import { sameSide } from '../../games/shared/sides';
import { planOf, sidesOf } from '../games/content-of';
import { type BoardSide, screenStep } from './geometry';

/** Enemies whose kind the viewer knows. */
export const knownEnemies = (view: View): readonly TokenView[] => {
  const sides = sidesOf(view);
  return view.tokens.filter(({ seat, kind }) => kind !== null && !sameSide(sides, seat, view.viewer));
};

/** Does an enemy of the viewer, who holds a seat, stand beside this square? */
export const isNearEnemy = (view: View, square: number): boolean => {
  const sides = sidesOf(view);
  if (sides[view.viewer] === undefined) return false;
  const beside = new Set(planOf(view).neighbours(square));
  return view.tokens.some((token) => beside.has(token.square) && !sameSide(sides, token.seat, view.viewer));
};

/** The next of these squares after `from`, the first again after the last; `back`: the other way round. Null: there is none. */
export const nextOf = (squares: readonly number[], from: number, back: boolean): number | null => {
  const all = [...new Set(squares)].sort((a, b) => (back ? b - a : a - b));
  return all.find((square) => (back ? square < from : square > from)) ?? all[0] ?? null;
};

const UP: Arrow = { dx: 0, dy: -1 };
const RIGHT: Arrow = { dx: 1, dy: 0 };
const DOWN: Arrow = { dx: 0, dy: 1 };
const LEFT: Arrow = { dx: -1, dy: 0 };

/** Arrows that make one step of each way. */
const WAYS: Readonly<Record<'diagonals' | 'lines', readonly (readonly Arrow[])[]>> = {
  diagonals: [
    [LEFT, UP],
    [RIGHT, UP],
    [RIGHT, DOWN],
    [LEFT, DOWN],
  ],
  lines: [[UP], [RIGHT], [DOWN], [LEFT]],
};

/** What a look round goes over: lines and diagonals of a rectangle, and the cells beside one on every other board. */
export type ScanWay = keyof typeof WAYS | 'beside';

/** Which look round a key means on this board. */
export const scanWay = ({ plan }: BoardSide, along: keyof typeof WAYS): ScanWay =>
  plan.grid === null ? 'beside' : along;

/**
 * The first square with a piece in each of the four directions, clockwise from the far left one (far one) as seen; empty ways
 * are left out. On a board that is no rectangle: the cells beside this one with a piece.
 */
export const scan = (view: View, side: BoardSide, from: number, along: keyof typeof WAYS): readonly number[] => {
  const taken = new Set(view.tokens.map(({ square }) => square));
  const way = scanWay(side, along);
  if (way === 'beside') return side.plan.neighbours(from).filter((square) => taken.has(square));
  return WAYS[way].flatMap((step) => {
    const go = (square: number): number | null =>
      step.reduce<number | null>((at, arrow) => (at === null ? null : screenStep(side, at, arrow)), square);
    let square = go(from);
    while (square !== null && !taken.has(square)) square = go(square);
    return square ?? [];
  });
};

/** Puts the focus of the board on a square. */
export const focusSquare = (name: string): void =>
  document.querySelector<HTMLElement>(`.grid [data-square="${name}"]`)?.focus();
