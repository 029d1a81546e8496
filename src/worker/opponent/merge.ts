/** Several searches at one question that answer as one: whose seeds they have, and how their sums come together. */
import type { Outcome } from '../../contract/fault';
import { ok } from '../../games/shared/outcome';
import type { CoreSearch } from '../core-search';

/** 2^32 divided by the golden ratio: seeds that far apart have nothing to do with each other. */
const STRIDE = 0x9e3779b9;

/** The seed of the n-th search at a question, u32; the first (0) has the question's own. */
export const seedOfSearch = (seed: number, n: number): number => (seed + Math.imul(n, STRIDE)) >>> 0;

/** Adds what other searches at the same question found to this one, which then answers for all; `bad-request` as in `CoreSearch.add`. */
export const addAll = (search: CoreSearch, others: readonly (readonly number[])[]): Outcome<null> => {
  for (const sums of others) {
    const added = search.add(sums);
    if (!added.ok) return added;
  }
  return ok(null);
};
