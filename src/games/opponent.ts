/** A computer opponent as data: how much it may think, and how its search is told to. */

/** How a level plays. */
interface Play {
  /** Share of the full budget that it takes, 0 to 1; 0: it answers at once. */
  readonly share: number;
  /** The search's parameter words; what each means stands in assembly/search/README.md. */
  readonly parameters: readonly number[];
  /** Own turns after which it forgets a piece that it was shown; none: it forgets nothing. */
  readonly memory?: number;
  /** Words by which it plays, forgetting nothing, while the match may be lost by the next move; none: as ever. */
  readonly alert?: readonly number[];
}

export interface Opponent extends Play {
  /** The level's name, as setups and saves write it. */
  readonly name: string;
  /** What it does otherwise in a form, by the form's name. */
  readonly inForms?: Readonly<Record<string, Play>>;
  /** How often in a match a player may go back before its reply; none: never. */
  readonly takeBacks?: number;
}

/** The levels as they play in a form. */
export const opponentsIn = (opponents: readonly Opponent[], form: string): readonly Opponent[] =>
  opponents.map(({ name, takeBacks, ...opponent }) => {
    const { inForms, ...play } = opponent;
    return { name, ...(takeBacks === undefined ? {} : { takeBacks }), ...(inForms?.[form] ?? play) };
  });

/** A way of playing, of like strength as the others: what it likes more, and what less. */
export interface Character {
  /** As setups and saves write it. */
  readonly name: string;
  /** Style words 10 to 15, in hundredths of the level's own: force, hunt, guard, veil, trap, curse. */
  readonly style: readonly number[];
  /** Takes the place of the level's temperature where that is lower. */
  readonly temperature?: number;
  /** Plays only where a Death Curse can come into force. */
  readonly curses?: boolean;
}

/** What stands for the words that a list leaves out: plain play, every group of facts as it was fitted. */
const PLAIN_WORDS: readonly number[] = [0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 100, 100, 100, 100, 100, 100];

/** All parameter words of a list that may leave out the last ones. */
export const parameterWords = (words: readonly number[]): readonly number[] => [
  ...words,
  ...PLAIN_WORDS.slice(words.length),
];

/** Where the style begins among the parameter words, and where the temperature stands. */
const STYLE = 10;
const TEMPERATURE = 1;
/** As a group of facts was fitted. */
const PLAIN = 100;

/** A list of words as a character plays it: what is cared for, more or less of it. */
const inStyle = (words: readonly number[], { style, temperature = 0 }: Character): readonly number[] =>
  parameterWords(words).map((word, at) => {
    if (at === TEMPERATURE) return Math.max(word, temperature);
    return at >= STYLE ? Math.round((word * (style[at - STYLE] ?? PLAIN)) / PLAIN) : word;
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
