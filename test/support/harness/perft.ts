/** Counts choice sequences of a length, on any engine. */
import type { Engine } from '../../../src/contract/engine';
import { must } from './kit';

/** What counts at once from the engine's own state, for the short lengths for which that is one short call. */
export type CountAtOnce = (depth: number) => number;

/** Longer lengths are split, so that no call into a core is a long one. */
const AT_ONCE_DEPTH = 2;

/** Sequences from the engine's state, which is the same afterwards. A finished match counts nothing below it. */
export function countSequences(engine: Engine, depth: number, atOnce: CountAtOnce | null = null): number {
  if (depth === 0) return 1;
  if (depth <= AT_ONCE_DEPTH && atOnce !== null) return atOnce(depth);
  const count = engine.decision()?.choices.length ?? 0;
  if (depth === 1) return count;
  let total = 0;
  eachChoice(engine, () => {
    total += countSequences(engine, depth - 1, atOnce);
  });
  return total;
}

/** Calls `visit` with the engine after each of its choices, and brings it back. */
export function eachChoice(engine: Engine, visit: (index: number, count: number) => void): void {
  const count = engine.decision()?.choices.length ?? 0;
  const before = engine.snapshot();
  for (let index = 0; index < count; index++) {
    must(engine.apply(index), `choice ${index}`);
    visit(index, count);
    must(engine.restore(before), 'a snapshot just taken');
  }
}
