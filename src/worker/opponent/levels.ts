/** How a level plays: what the opponent needs to know of it. */
import { type Character, type Opponent, playedBy } from '../../games/opponent';

export interface Level {
  /** Share of the full budget, 0 to 1; 0: it needs no time at all. */
  readonly share: number;
  /** Parameter words for the core's search; null: it draws lots and searches nothing. */
  readonly parameters: readonly number[] | null;
  /** Own turns after which it forgets what it was shown; none: never. */
  readonly memory?: number;
  /** Words while the match may be lost by the next move, when nothing is forgotten either; none: as ever. */
  readonly alert?: readonly number[];
  /** How often in a match a player may go back before its reply; none: never. */
  readonly takeBacks?: number;
}

export interface Levels {
  readonly names: readonly string[];
  /** Plays where the setup names no level. */
  readonly standard: string;
  /** Gives hints: the strongest honest one. */
  readonly hint: string;
  /** Null when there is no such level, character or variant. */
  find(level: string, character: string | undefined, variant: string | undefined): Level | null;
}

/** The level that plays where none is named, if the table has it; otherwise its strongest. */
const STANDARD = 'standard';

/** Levels from a game's table, which names the weakest first, each of them played by any of its characters or by none. */
export const levelsOf = (opponents: readonly Opponent[], characters: readonly Character[] = []): Levels => {
  const names = opponents.map(({ name }) => name);
  const strongest = names.at(-1) ?? '';
  return {
    names,
    standard: names.includes(STANDARD) ? STANDARD : strongest,
    hint: strongest,
    find: (level, character, variant) => {
      const found = opponents.find(({ name }) => name === level);
      const played = characters.find(({ name }) => name === character) ?? null;
      if (found === undefined || variant !== undefined || (character !== undefined && played === null)) return null;
      return playedBy(found, played);
    },
  };
};

const LOTS: Level = { share: 1, parameters: null };

/** For a game without a search: one level, `random`. */
export const drawingLots: Levels = {
  names: ['random'],
  standard: 'random',
  hint: 'random',
  find: (level) => (level === 'random' ? LOTS : null),
};
