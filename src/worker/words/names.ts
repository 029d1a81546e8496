/** What the numbers in words stand for: the orders of "Words" in src/contract/README.md. */
import type { DecisionKind } from '../../contract/decision';
import type { RemovalCause } from '../../contract/event';
import type { HeapView } from '../../contract/view';
import { CoreTrap } from '../trap';

export const KINDS = [
  'swap',
  'place',
  'main',
  'respond',
  'order',
  'pick',
  'name',
  'terrain',
  'seat',
  'card',
] as const satisfies readonly DecisionKind[];

export const CAUSES = [
  'fight',
  'shot',
  'crown',
  'resigned',
  'slipped',
  'other',
  'power',
  'cost',
  'zero',
  'spell',
  'curse',
] as const satisfies readonly RemovalCause[];

export const HEAPS = [
  'reserve',
  'hand',
  'deck',
  'discard',
  'fallen',
  'prison',
] as const satisfies readonly HeapView['name'][];

/** Highest seat, square and token id the contract knows. */
export const MAX_SEAT = 7;
export const MAX_SQUARE = 255;
export const MAX_WORD = 0x7fffffff;

/** The number of a name; a name that is not in its table is a mistake of ours, hence a CoreTrap. */
export const numberOf = <T>(table: readonly T[], name: T): number => {
  const index = table.indexOf(name);
  if (index < 0) throw new CoreTrap(`no number for ${String(name)}`);
  return index;
};

/** -1 for null. */
export const orMinusOne = (value: number | null): number => value ?? -1;
