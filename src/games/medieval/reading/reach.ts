/** Which squares a piece strikes or walks to, by its kind, over the board as a view shows it. */
import type { TokenView, View } from '../../../contract/view';
import { chebyshevDistance } from '../../shared/square';
import { LAKE, LAND, SHAPE, STOCKADE, TERRAIN } from '../board';
import { plan } from '../plan';
import { KIND, UNITS } from '../units';
import { rangeOf } from './range';
import { isPrisoner, otherSeat } from './standing';

const BOARD = plan(SHAPE);

/** The squares that a shooter on a square covers now, what stands in the way reckoned with, ascending; none for other kinds. */
export const covered = (view: Pick<View, 'tokens'>, kind: number, square: number): readonly number[] => {
  const taken = new Set(view.tokens.map((token) => token.square));
  const range = rangeOf(kind, square, (other) => taken.has(other));
  return [...(range?.reached ?? [])].sort((a, b) => a - b);
};

/** Does this kind shoot in place of attacking? */
export const isShooter = (kind: number | null): boolean => kind !== null && (UNITS[kind]?.reach ?? null) !== null;

/** Squares that a walker reaches, its way free, by the number of steps; what it stands on is 0. */
const walks = (
  taken: ReadonlySet<number>,
  from: number,
  steps: number,
  lakes: boolean,
): ReadonlyMap<number, number> => {
  const reached = new Map([[from, 0]]);
  let edge: readonly number[] = [from];
  for (let step = 1; step <= steps; step++) {
    edge = edge
      .flatMap((square) => BOARD.neighbours(square))
      .filter((square) => TERRAIN[square] === LAND || (lakes && TERRAIN[square] === LAKE))
      .filter((square) => !taken.has(square) && !reached.has(square));
    for (const square of edge) if (!reached.has(square)) reached.set(square, step);
  }
  return reached;
};

interface Walk {
  readonly kind: number;
  readonly from: number;
  readonly to: number;
  /** Most steps. */
  readonly steps: number;
  /** Squares with a piece, of which none may be passed. */
  readonly taken: readonly number[];
  /** Lakes are no obstacle; missing: as its kind has it. */
  readonly lakes?: boolean;
}

/** The steps that a piece takes to a square, the King's diagonal ones too; null where it gets there in no such number. */
export const stepsTo = ({ kind, from, to, steps, taken, lakes = kind === KIND.mage }: Walk): number | null => {
  if (kind === KIND.king) return chebyshevDistance(from, to, SHAPE.width) === 1 && TERRAIN[to] === LAND ? 1 : null;
  return walks(new Set(taken), from, steps, lakes).get(to) ?? null;
};

/** Can a piece of this kind on `from` walk onto what stands on `target`, on land, in one act? */
export const reaches = (view: Pick<View, 'tokens'>, kind: number, from: number, target: number): boolean => {
  if (TERRAIN[target] === LAKE) return false;
  const taken = new Set(view.tokens.map(({ square }) => square));
  const reached = walks(taken, from, (UNITS[kind]?.steps ?? 0) - 1, false);
  return BOARD.neighbours(target).some((square) => reached.has(square));
};

/** Can a piece of this kind on `from` strike what stands on `target` in one act? */
export const strikes = (view: Pick<View, 'tokens'>, kind: number, from: number, target: number): boolean => {
  if (isShooter(kind)) return covered(view, kind, from).includes(target);
  return (UNITS[kind]?.attack ?? null) !== null && reaches(view, kind, from, target);
};

/** Pieces of a seat whose kinds the viewer knows and that can strike this square now, by square. */
export const strikersOf = (view: View, seat: number, target: number): readonly TokenView[] =>
  view.tokens.filter(
    ({ id, seat: owner, kind, square }) =>
      owner === seat && kind !== null && !isPrisoner(view, id) && strikes(view, kind, square, target),
  );

/** The King of a seat, where the viewer knows it. */
export const kingOf = (view: View, seat: number): TokenView | null =>
  view.tokens.find((token) => token.seat === seat && token.kind === KIND.king) ?? null;

/** What the viewer knows that could capture a seat's King by an attack in the next turn; no shot harms him. */
export const threatsTo = (view: View, seat: number): readonly TokenView[] => {
  const king = kingOf(view, seat);
  if (king === null) return [];
  return strikersOf(view, otherSeat(seat), king.square).filter(({ kind }) => !isShooter(kind));
};

/** Could a known King of the other seat step onto this seat's stockade in the next turn? */
export const isStockadeThreatened = (view: View, seat: number): boolean => {
  const king = kingOf(view, otherSeat(seat));
  const stockade = STOCKADE[seat] ?? 0;
  const taken = view.tokens.some(({ square }) => square === stockade);
  return king !== null && !taken && chebyshevDistance(king.square, stockade, SHAPE.width) === 1;
};

/** May the viewer lose the match by the next turn of what it knows: its King taken, or its stockade entered? */
export const isInDanger = (view: View): boolean =>
  threatsTo(view, view.viewer).length > 0 || isStockadeThreatened(view, view.viewer);
