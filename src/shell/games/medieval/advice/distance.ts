/** How many steps a piece is from a camp or a stockade over the bare board: whoever stands in the way may go. */
import { CAMP, LAKE, LAND, SHAPE, STOCKADE, TERRAIN } from '../../../../games/medieval/board';
import { plan } from '../../../../games/medieval/plan';
import { around } from '../../../../games/medieval/reading/standing';
import { KIND } from '../../../../games/medieval/units';

const BOARD = plan(SHAPE);

/** A square's neighbours on which a piece of this kind may stand; only the King steps diagonally. */
const nextTo = (kind: number, square: number): readonly number[] => {
  const near = kind === KIND.king ? around(square) : BOARD.neighbours(square);
  return near.filter((one) => TERRAIN[one] === LAND || (kind === KIND.mage && TERRAIN[one] === LAKE));
};

/** Fewest steps of such a piece to one of these squares; infinite where none leads there. */
const stepsTo = (goals: readonly number[], kind: number, square: number): number => {
  const reached = new Set([square]);
  let edge: readonly number[] = [square];
  for (let steps = 0; edge.length > 0; steps++) {
    if (edge.some((one) => goals.includes(one))) return steps;
    edge = edge.flatMap((one) => nextTo(kind, one)).filter((one) => !reached.has(one) && reached.add(one));
  }
  return Number.POSITIVE_INFINITY;
};

/** Is the piece nearer to that seat's camp on `to` than on `from`? */
export const isNearerCamp = (seat: number, kind: number, from: number, to: number): boolean => {
  const camp = CAMP[seat] ?? [];
  return stepsTo(camp, kind, to) < stepsTo(camp, kind, from);
};

/** Is a King nearer to that seat's stockade on `to` than on `from`? */
export const isNearerStockade = (seat: number, from: number, to: number): boolean => {
  const stockade = [STOCKADE[seat] ?? -1];
  return stepsTo(stockade, KIND.king, to) < stepsTo(stockade, KIND.king, from);
};

/** Ranks that a seat's piece comes forward by; less than none: it goes back. */
export const ranksForward = (seat: number, from: number, to: number): number =>
  (Math.floor(to / SHAPE.width) - Math.floor(from / SHAPE.width)) * (seat === 0 ? 1 : -1);
