/** How a match ended. */
export interface Result {
  /** Winning seats; none: a draw. */
  readonly winners: readonly number[];
  /** The game's own word: `all-placed`, `castle`, `agreement`, `repetition`, `resign` … */
  readonly reason: string;
  /** One number a seat, or empty where the game counts nothing. */
  readonly score: readonly number[];
}
