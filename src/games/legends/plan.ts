/** The boards of Legends as cells, and who plays together on them: what its content and its look share. */
import type { View } from '../../contract/view';
import { gridPlans } from '../shared/grid-plan';
import { twoSides } from '../shared/sides';

/** The board as seen by the seat at the near edge: the second seat of each pair sits at the far one. */
export const plan = gridPlans((near) => near % 2 === 1);

/** The side of each seat of a match for so many. */
export const sides = twoSides;

/** How many seats a view's match has: every list that holds one number a seat tells it. */
export const seatCount = ({ lists, tokens }: Pick<View, 'lists' | 'tokens'>): number =>
  Math.max(lists['quiet']?.length ?? 0, ...tokens.map(({ seat }) => seat + 1));
