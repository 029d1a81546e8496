/** The pairs of a run, from all games with secrets in turn. */
import type { FormPair } from './pair';
import * as sources from './sources';

/** Number by number; a number where nothing could be exchanged has none. */
export const pairSource = (seed: number): ((index: number) => FormPair | null) => {
  const each = Object.values(sources).map((source) => source(seed));
  return (index) => {
    const pair = each[index % each.length]?.(Math.floor(index / each.length)) ?? null;
    return pair === null ? null : { ...pair, index };
  };
};
