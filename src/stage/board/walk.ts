/** Ways on foot: from cell to cell, over open ones alone. */
import type { BoardPlan } from '../../contract/board-plan';

/** The cells between two on a shortest way of at most so many steps, in order; null where there is none. Of several the first found. */
export const shortestWay = (
  plan: BoardPlan,
  from: number,
  to: number,
  { isOpen, most }: { readonly isOpen: (cell: number) => boolean; readonly most: number },
): readonly number[] | null => {
  const before = new Map<number, number>([[from, from]]);
  let edge: readonly number[] = [from];
  for (let steps = 0; steps < most && edge.length > 0 && !before.has(to); steps++) {
    const next: number[] = [];
    for (const cell of edge) {
      for (const other of plan.neighbours(cell)) {
        if (before.has(other) || (other !== to && !isOpen(other))) continue;
        before.set(other, cell);
        next.push(other);
      }
    }
    edge = next;
  }
  if (!before.has(to)) return null;
  const way: number[] = [];
  for (let cell = before.get(to) ?? from; cell !== from; cell = before.get(cell) ?? from) way.unshift(cell);
  return way;
};
