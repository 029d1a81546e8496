/** The one way in which a failed check is worded. */
import { difference, shown } from '../difference';

/** Null when both are equal. */
export function expectSame(what: string, expected: unknown, found: unknown): string | null {
  if (difference(expected, found) === null) return null;
  return `${what}: expected ${shown(expected)}, found ${shown(found)}`;
}

/** Null when each wanted text is among the found ones. */
export function expectAmong(what: string, wanted: readonly string[], found: readonly string[]): string | null {
  const missing = wanted.filter((text) => !found.includes(text));
  return missing.length === 0 ? null : `${what}: expected ${shown(missing)}, found ${shown(found)}`;
}

/** Null when none of the unwanted texts is among the found ones. */
export function expectNone(what: string, unwanted: readonly string[], found: readonly string[]): string | null {
  const there = unwanted.filter((text) => found.includes(text));
  return there.length === 0 ? null : `${what}: expected none of ${shown(unwanted)}, found ${shown(there)}`;
}

/** Null when both hold the same texts, in any order, each as often. */
export function expectSameSet(what: string, expected: readonly string[], found: readonly string[]): string | null {
  const left = [...expected].sort();
  const right = [...found].sort();
  return expectSame(what, left, right);
}
