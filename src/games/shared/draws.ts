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

/** The draws of a numbered sample: a mixing function (Steele and Vigna's) over a counter, so that no match's draws change with it. */
export const drawing = (index: number, seed: number): Draw => {
  let state = (Math.imul(index + 1, 0x9e3779b9) ^ Math.imul(seed + 1, 0x85ebca6b)) >>> 0;
  return (below) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
};
