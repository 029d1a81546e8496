/** Where faults in the data are gathered, and the guess at what a misspelt word was meant to be. */
import type { Fault } from '../../../contract/fault';
import { refuse } from '../../shared/outcome';

/** Faults found so far; checks go on after each. */
export class Report {
  readonly faults: Fault[] = [];

  /** `at` is the path inside the file, `pieces[3].powers[0].do[1].who.type`. */
  add(at: string, expected: string, found?: unknown): void {
    this.faults.push(refuse('bad-notation', at, expected, found).fault);
  }
}

/** One check of one value: says what is wrong with it, or nothing. */
export type Check = (value: unknown, at: string, report: Report) => void;

/** How many letters must be put in, left out, replaced or exchanged with the next to make `b` of `a` (Damerau 1964). */
export const editDistance = (a: string, b: string): number => {
  const rows: number[][] = [Array.from({ length: b.length + 1 }, (_, column) => column)];
  for (let row = 1; row <= a.length; row++) {
    const current = [row];
    for (let column = 1; column <= b.length; column++) {
      const cell = (up: number, left: number): number =>
        (up === 0 ? current : rows[row - up])?.[column - left] ?? Number.POSITIVE_INFINITY;
      const same = a[row - 1] === b[column - 1];
      const crossed = a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      const ways = [
        cell(1, 1) + (same ? 0 : 1),
        cell(1, 0) + 1,
        cell(0, 1) + 1,
        crossed ? cell(2, 2) + 1 : Number.POSITIVE_INFINITY,
      ];
      current.push(Math.min(...ways));
    }
    rows.push(current);
  }
  return rows[a.length]?.[b.length] ?? 0;
};

/** The word of the list that was likely meant; null when none is near. */
export const likelyWord = (found: string, words: readonly string[]): string | null => {
  const near = words
    .map((word) => ({ word, distance: editDistance(found.toLowerCase(), word.toLowerCase()) }))
    .filter(({ word, distance }) => distance <= Math.max(1, Math.floor(word.length / 3)))
    .sort((a, b) => a.distance - b.distance);
  return near[0]?.word ?? null;
};

/** ` did you mean "forest"?` after what was expected. */
export const meant = (found: unknown, words: readonly string[]): string => {
  const word = typeof found === 'string' ? likelyWord(found, words) : null;
  return word === null ? '' : `; did you mean "${word}"?`;
};
