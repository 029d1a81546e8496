/** Work side by side, but not more of it at a time than there are processors. */
import { availableParallelism } from 'node:os';

/**
 * A gate that lets so many pieces of work run at a time and keeps the others waiting in the order in which they came.
 * @returns {<T>(work: () => Promise<T>) => Promise<T>}
 */
export function lanes(count = availableParallelism()) {
  let free = Math.max(1, count);
  const waiting = [];
  return async (work) => {
    if (free > 0) free--;
    else await new Promise((resolve) => waiting.push(resolve));
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next === undefined) free++;
      else next();
    }
  };
}
