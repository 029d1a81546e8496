/** Picks for random positions. */
import type { Rng } from '../rng';

/** One of these, each as likely; throws on none. */
export function pick<T>(rng: Rng, items: readonly T[]): T {
  const item = items[rng.draw(Math.max(1, items.length))];
  if (item === undefined) throw new Error('nothing to pick from');
  return item;
}
