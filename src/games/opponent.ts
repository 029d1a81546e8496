/** A computer opponent as data: how much it may think, and how its search is told to. */

export interface Opponent {
  /** The level's name, as setups and saves write it. */
  readonly name: string;
  /** Share of the full budget that it takes, 0 to 1; 0: it answers at once. */
  readonly share: number;
  /** The search's parameter words; what each means stands in assembly/search/README.md. */
  readonly parameters: readonly number[];
  /** Own turns after which it forgets a piece that it was shown; none: it forgets nothing. */
  readonly memory?: number;
  /** Words by which it plays, forgetting nothing, while the match may be lost by the next move; none: as ever. */
  readonly alert?: readonly number[];
  /** How often in a match a player may go back before its reply; none: never. */
  readonly takeBacks?: number;
}

/** A way of playing, of like strength as the others: what it likes more, and what less. */
export interface Character {
  /** As setups and saves write it. */
  readonly name: string;
  /** Style words 10 to 15, in hundredths: force, hunt, guard, veil, trap, curse. */
  readonly style: readonly number[];
  /** Takes the place of the level's temperature where that is lower. */
  readonly temperature?: number;
  /** Plays only where a Death Curse can come into force. */
  readonly curses?: boolean;
}

/** What stands for the words that a list leaves out: plain play, every group of facts as it was fitted. */
const PLAIN_WORDS: readonly number[] = [0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 100, 100, 100, 100, 100, 100, 0];

/** All parameter words of a list that may leave out the last ones. */
export const parameterWords = (words: readonly number[]): readonly number[] => [
  ...words,
  ...PLAIN_WORDS.slice(words.length),
];

/** Where the style begins among the parameter words, and where the temperature stands. */
const STYLE = 10;
const TEMPERATURE = 1;
/** Styles are hundredths. */
const UNIT = 100;

/** A list of words as a character plays it: what a level cares for less it cares for less in any character. */
const inStyle = (words: readonly number[], { style, temperature = 0 }: Character): readonly number[] =>
  parameterWords(words).map((word, at) => {
    if (at === TEMPERATURE) return Math.max(word, temperature);
    return at >= STYLE ? Math.round((word * (style[at - STYLE] ?? UNIT)) / UNIT) : word;
  });

/** A level as a character plays it; null: as it stands. */
export const playedBy = (opponent: Opponent, character: Character | null): Opponent => {
  if (character === null) return opponent;
  const { parameters, alert } = opponent;
  return {
    ...opponent,
    parameters: inStyle(parameters, character),
    ...(alert === undefined ? {} : { alert: inStyle(alert, character) }),
  };
};
