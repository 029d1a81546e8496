/** A computer opponent as data: how much it may think, and how its search is told to. */

export interface Opponent {
  /** The level's name, as setups and saves write it. */
  readonly name: string;
  /** Share of the full budget that it takes, 0 to 1; 0: it answers at once. */
  readonly share: number;
  /** The search's parameter words; what each means stands in assembly/search/README.md. */
  readonly parameters: readonly number[];
}

/** What stands for the words that a list leaves out: plain play, every group of facts as it was fitted. */
const PLAIN_WORDS: readonly number[] = [0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 100, 100, 100, 100, 100, 100];

/** All parameter words of a list that may leave out the last ones. */
export const parameterWords = (words: readonly number[]): readonly number[] => [
  ...words,
  ...PLAIN_WORDS.slice(words.length),
];
