/** Drives a search in slices so short that a stop is heard in time. */
import type { Clock } from '../clock';
import type { CoreSearch } from '../core-search';
import { Breath } from './breath';

/** Longest slice that is aimed at, in milliseconds; a stop is heard at its end. */
const SLICE = 6;
/** Most iterations in one call, for clocks too coarse to time a slice. */
const MOST = 4096;

export interface Budget {
  /** Ends the search when this many iterations are done. */
  readonly iterations: number;
  /** Ends it after this time, in milliseconds. */
  readonly milliseconds: number;
}

const nextSize = (size: number, spent: number): number => {
  const fitting = spent > 0 ? Math.floor((size * SLICE) / spent) : size * 2;
  return Math.max(1, Math.min(fitting, size * 2, MOST));
};

/**
 * Searches until the iterations are done, nothing is left to find, the time is over or `isStopped` says so after a slice;
 * at least one iteration is made. Gives whether it was ended before its iterations. How it was sliced has no effect on
 * what it found.
 */
export const searchInSlices = async (
  search: CoreSearch,
  budget: Budget,
  clock: Clock,
  isStopped: () => boolean,
): Promise<boolean> => {
  const end = clock.now() + budget.milliseconds;
  const breath = new Breath();
  try {
    let size = 1;
    let done = 0;
    while (done < budget.iterations) {
      const from = clock.now();
      done = search.step(Math.min(size, budget.iterations - done));
      const now = clock.now();
      if (done >= budget.iterations) break;
      // what is settled is counted on to the number that was asked for, without any work
      if (search.best().settled) {
        if (Number.isFinite(budget.iterations)) search.step(budget.iterations - done);
        break;
      }
      if (now >= end) return true;
      size = nextSize(size, now - from);
      await breath.take();
      if (isStopped()) return true;
    }
    return false;
  } finally {
    breath.close();
  }
};
