/** How a game names the numbers that its prompts and events carry, where the pattern of the keys does not say it. */
import type { Args } from './say';

export interface Namer {
  /** Names for the numbers of a prompt, beside those that every game's prompts have. */
  readonly prompt: (args: Args) => Args;
  /** The name of what was built or laid, by the numbers of the event `built`. */
  readonly built: (what: number, value: number) => string;
  /** The name of a card; a game without it has none that is told. */
  readonly card?: (card: number) => string;
  /** Is the unit's name a proper one, without an article? A game without it has common nouns alone. */
  readonly isProper?: (kind: number) => boolean;
  /** How a comparison ends; a game without it has the defender beaten, or holding. */
  readonly outcome?: (attack: number, defence: number) => string;
}

/** Numbers as they are. */
export const PLAIN: Namer = { prompt: () => ({}), built: (_, value) => String(value) };

const namers = new Map<string, Namer>();

export const addNamer = (game: string, namer: Namer): void => void namers.set(game, namer);

/** The game's own way; numbers as they are for a game that has none. */
export const namerOf = (game: string): Namer => namers.get(game) ?? PLAIN;
