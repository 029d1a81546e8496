/** Chance that the caller brings: content draws nothing of its own. */

/** A whole number from 0 to below the bound, each as likely. */
export type Draw = (below: number) => number;

/** One item; undefined of none. */
export const pickOne = <T>(items: readonly T[], draw: Draw): T | undefined => items[draw(Math.max(1, items.length))];

/** The items in any order. */
export const shuffled = <T>(items: readonly T[], draw: Draw): readonly T[] => {
  const left = [...items];
  const order: T[] = [];
  while (left.length > 0) order.push(...left.splice(draw(left.length), 1));
  return order;
};
