/** A computer opponent as data: how much it may think, and how its search is told to. */

export interface Opponent {
  /** The level's name, as setups and saves write it. */
  readonly name: string;
  /** Share of the full budget that it takes, 0 to 1; 0: it answers at once. */
  readonly share: number;
  /** The search's parameter words; what each means stands in assembly/search/README.md. */
  readonly parameters: readonly number[];
}
