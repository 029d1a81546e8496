/** How names and null travel in words ("Words" in src/contract/README.md), and the bounds of what does. */
import { CoreTrap } from '../trap';

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
