/** What the referee has to know of each game it can play. */
import type { Content } from '../../contract/content';
import type { Outcome } from '../../contract/fault';
import type { GameName, SeatPlan, Setup } from '../../contract/setup';
import { ok, refuse } from '../../games/shared/outcome';
import type { Levels } from '../opponent/levels';
import type { EngineMaker } from './match';

export interface RefereeGame {
  readonly content: Content;
  /** Loads what a match of this setup plays on, null: what most do; once. `core-failed`. */
  loadEngine(setup: Setup | null): Promise<Outcome<EngineMaker>>;
  readonly levels: Levels;
}

export type RefereeGames = Readonly<Record<GameName, RefereeGame>>;

/** The game of this name, or the one that has a form of it; `bad-setup` at `game`. */
export const findGame = (games: RefereeGames, name: unknown): Outcome<RefereeGame> => {
  const names = Object.keys(games);
  const entry =
    typeof name === 'string' && names.includes(name)
      ? games[name]
      : Object.values(games).find(({ content }) => content.forms.some((form) => form === name));
  return entry === undefined ? refuse('bad-setup', 'game', names.join(', '), name) : ok(entry);
};

/** Every level and character must be one that the opponent knows; `bad-setup` at `seats[1].level`. */
export const checkLevels = ({ levels }: RefereeGame, seats: readonly SeatPlan[]): Outcome<null> => {
  for (const [seat, { level = levels.standard, character }] of seats.entries()) {
    if (levels.find(level, undefined, undefined) === null) {
      return refuse('bad-setup', `seats[${seat}].level`, levels.names.join(', '), level);
    }
    if (character !== undefined && levels.find(level, character, undefined) === null) {
      return refuse('bad-setup', `seats[${seat}].character`, `a character that plays ${level}`, character);
    }
  }
  return ok(null);
};
