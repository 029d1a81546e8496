/** How strength that is lent goes to a fight: the stretches from cell to cell, the farthest first. */
import type { BoardPlan } from '../../contract/board-plan';

type Stretch = readonly [from: number, to: number];

/** Who lends to whom in a chain: each to the neighbour that is nearest to the attacker, those at the far ends first. */
const chained = (plan: BoardPlan, from: number, helpers: readonly number[]): readonly Stretch[] => {
  const reached = [from];
  const found: Stretch[] = [];
  for (const cell of reached) {
    for (const other of plan.neighbours(cell)) {
      if (!helpers.includes(other) || reached.includes(other)) continue;
      reached.push(other);
      found.unshift([other, cell]);
    }
  }
  return found;
};

/** All stretches of a fight over a cell, the attacker's own last. */
export const joinedWays = (
  plan: BoardPlan,
  { from, square, helpers }: { readonly from: number; readonly square: number; readonly helpers: readonly number[] },
  joined: 'each' | 'chain' = 'each',
): readonly Stretch[] => {
  const lent = joined === 'chain' ? chained(plan, from, helpers) : helpers.map((helper): Stretch => [helper, square]);
  return [...lent, [from, square]];
};
