/** A row of the ladder: who plays whom, for how many pairs, and what the score has to be. */

/** What a row must show. */
export type Bound =
  /** The lower end of the 95 % interval must reach this. */
  | { readonly kind: 'lower'; readonly at: number }
  /** The score must lie in here, ends included. */
  | { readonly kind: 'score'; readonly low: number; readonly high: number }
  /** Nothing: it is reported, and beside it what was hoped for. */
  | { readonly kind: 'reported'; readonly hoped: number };

export interface Row {
  readonly name: string;
  /** What the command line calls the game or form. */
  readonly game: string;
  readonly kind: 'pairs' | 'copycat' | 'round';
  /** The score is the first one's; of a copycat it is who won what is copied; of a round robin all who play in it. */
  readonly players: readonly string[];
  /** Options of the setups: as the rules have them, or through all their values in turn. */
  readonly options: 'rules' | 'every';
  /** The full budget of a choice; a level takes its share. Set once, by what about 30 ms a move give. */
  readonly iterations: number;
  /** At most. */
  readonly pairs: number;
  readonly bound: Bound;
}
