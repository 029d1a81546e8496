/** How a view and a guess are read word by word, and how what can't be is refused. */
import type { Fault } from '../../contract/fault';
import type { Guess, View } from '../../contract/view';
import { refuse } from '../../games/shared/outcome';

/** A view or a guess that can't be: unwound to where the Fault is given. */
export class Unfit extends Error {
  readonly fault: Fault;
  constructor(at: string, expected: string, found?: unknown) {
    super(expected);
    this.fault = refuse('bad-position', at, expected, found).fault;
  }
}

/** Refuses unless the condition holds. */
export const demand: (holds: boolean, at: string, expected: string, found?: unknown) => asserts holds = (
  holds,
  at,
  expected,
  found,
) => {
  if (!holds) throw new Unfit(at, expected, found);
};

export const isWithin = (value: unknown, least: number, most: number): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most;

/** A whole number within bounds; refused otherwise. */
export const wholeWithin = (value: unknown, least: number, most: number, at: string): number => {
  demand(isWithin(value, least, most), at, `a whole number from ${least} to ${most}`, value);
  return value;
};

/** Hands the guess out word by word. */
export class Guesses {
  private used = 0;
  private readonly words: Guess;
  constructor(words: Guess) {
    this.words = words;
  }
  /** The next kind of an army: Footman to King. */
  next(most: number): number {
    const at = `guess[${this.used}]`;
    return wholeWithin(this.words[this.used++], 0, most, at);
  }
  end(): void {
    demand(this.used === this.words.length, 'guess', `${this.used} kinds`, this.words.length);
  }
}

export const listOf = (view: View, name: string): readonly number[] => view.lists[name] ?? [];

/** A list of the view cut into groups of so many words. */
export const groups = (view: View, name: string, size: number): readonly (readonly number[])[] => {
  const words = listOf(view, name);
  demand(words.length % size === 0, `lists.${name}`, `groups of ${size}`, words.length);
  return Array.from({ length: words.length / size }, (_, n) => words.slice(n * size, (n + 1) * size));
};
