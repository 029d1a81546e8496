/** What a view says of who stands where: prisoners, fuses, groups of Footmen, whose ground a square is. */
import type { TokenView, View } from '../../../contract/view';
import { CAMP, PRISON, SHAPE, STOCKADE } from '../board';
import { plan, SEATS } from '../plan';
import { KIND } from '../units';

const BOARD = plan(SHAPE);

/** The seat across. */
export const otherSeat = (seat: number): number => SEATS - 1 - seat;

export const tokenOn = (view: Pick<View, 'tokens'>, square: number): TokenView | null =>
  view.tokens.find((token) => token.square === square) ?? null;

/** Is this token locked up in the enemy's prison row? */
export const isPrisoner = (view: Pick<View, 'lists'>, id: number): boolean =>
  (view.lists['prisoners'] ?? []).includes(id);

/** Starts of its owner's turns that a bomb still waits; null for what is no bomb. */
export const fuseOf = (view: Pick<View, 'lists'>, id: number): number | null => {
  const fuses = view.lists['fuses'] ?? [];
  const at = fuses.findIndex((one, index) => index % 2 === 0 && one === id);
  return at < 0 ? null : (fuses[at + 1] ?? null);
};

/** The bombs on the board, by square. */
export const bombsIn = (view: View): readonly TokenView[] => view.tokens.filter(({ kind }) => kind === KIND.bomb);

/** The squares round one, corners included, ascending. */
export const around = (square: number): readonly number[] => {
  const file = square % SHAPE.width;
  return [-1, 0, 1]
    .flatMap((up) => [-1, 0, 1].map((right) => ({ up, right })))
    .filter(({ up, right }) => (up !== 0 || right !== 0) && file + right >= 0 && file + right < SHAPE.width)
    .map(({ up, right }) => square + up * SHAPE.width + right)
    .filter((other) => other >= 0 && other < SHAPE.width * SHAPE.height);
};

/** Bombs that go off with the one on a square, that one included (M20), ascending. */
export const chainOfBombs = (view: View, square: number): readonly number[] => {
  const bombs = new Set(bombsIn(view).map((bomb) => bomb.square));
  const reached = new Set([square]);
  for (const one of reached) for (const other of around(one)) if (bombs.has(other)) reached.add(other);
  return [...reached].sort((a, b) => a - b);
};

/** What a blast of these bombs takes: everything round them but Kings that are known, prisoners and bombs. */
export const caughtBy = (view: View, bombs: readonly number[]): readonly TokenView[] => {
  const burning = new Set(bombs.flatMap(around));
  return view.tokens.filter(
    ({ id, square, kind }) => burning.has(square) && kind !== KIND.king && kind !== KIND.bomb && !isPrisoner(view, id),
  );
};

/** The Footmen of a seat that are connected side by side with one on this square, itself included, ascending (M7). */
export const footmenWith = (view: View, square: number, seat: number): readonly number[] => {
  const footmen = new Set(
    view.tokens.filter((token) => token.seat === seat && token.kind === KIND.footman).map((token) => token.square),
  );
  const reached = new Set([square]);
  for (const one of reached) for (const other of BOARD.neighbours(one)) if (footmen.has(other)) reached.add(other);
  return [...reached].sort((a, b) => a - b);
};

/** A place that a rule names, and whose it is. */
export interface Place {
  readonly name: 'stockade' | 'camp' | 'prison';
  readonly seat: number;
}

/** What a square is in its side's castle; null for open ground. */
export const placeOf = (square: number): Place | null => {
  for (let seat = 0; seat < SEATS; seat++) {
    if (STOCKADE[seat] === square) return { name: 'stockade', seat };
    if (CAMP[seat]?.includes(square) === true) return { name: 'camp', seat };
    if (PRISON[seat]?.includes(square) === true) return { name: 'prison', seat };
  }
  return null;
};

/** Is a seat's prison unguarded: no piece of its own in the camp, nor, bombs counted, on the prison row (M26)? */
export const isGateOpen = (view: View, seat: number): boolean =>
  !view.tokens.some((token) => {
    const place = placeOf(token.square);
    return token.seat === seat && place !== null && place.seat === seat && !isPrisoner(view, token.id);
  });

/** Prisoners that a seat holds, by square. */
export const heldBy = (view: View, seat: number): readonly TokenView[] =>
  view.tokens.filter(({ id, seat: owner }) => owner === otherSeat(seat) && isPrisoner(view, id));

/** The pieces of a seat that are in play: neither bombs nor prisoners. */
export const inPlay = (view: Pick<View, 'tokens' | 'lists'>, seat: number): readonly TokenView[] =>
  view.tokens.filter((token) => token.seat === seat && token.kind !== KIND.bomb && !isPrisoner(view, token.id));
