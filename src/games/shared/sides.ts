/** Who plays together: the side of each seat, as a game's content tells it (`Content.sides`, `SeatSetup.sides`). */
import type { TokenView, View } from '../../contract/view';

/** Every seat for itself. */
export const eachItsOwn = (seats: number): readonly number[] => Array.from({ length: seats }, (_, seat) => seat);

const SIDES = 2;

/** Two sides whose seats alternate: 0, 1, 0, 1 … */
export const twoSides = (seats: number): readonly number[] => Array.from({ length: seats }, (_, seat) => seat % SIDES);

/** Do two seats play together? A seat does with itself; who holds no seat, with nobody. */
export const sameSide = (sides: readonly number[], seat: number, other: number): boolean =>
  sides[seat] !== undefined && sides[seat] === sides[other];

/** The other seats of a seat's side, ascending. */
export const alliesOf = (sides: readonly number[], seat: number): readonly number[] =>
  sides.flatMap((_, other) => (other !== seat && sameSide(sides, seat, other) ? [other] : []));

/** How many sides there are. */
export const sideCount = (sides: readonly number[]): number => new Set(sides).size;

/** The seat at the near edge for a viewer: its own; an onlooker sits at the first one's. */
export const nearOf = (viewer: number, sides: readonly number[]): number => (viewer < sides.length ? viewer : 0);

/** The pieces that a seat controls now: what is told as standing, wherever it is told. */
export const heldBy = (view: Pick<View, 'tokens'>, seat: number): readonly TokenView[] =>
  view.tokens.filter((token) => token.seat === seat);
