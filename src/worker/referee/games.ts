/** What the referee has to know of each game it can play. */
import type { Content } from '../../contract/content';
import type { Outcome } from '../../contract/fault';
import type { OrderRules } from '../../contract/orders';
import type { SeatPlan, Setup } from '../../contract/setup';
import { ok, refuse } from '../../games/shared/outcome';
import type { Registry } from '../../games/shared/registry';
import type { Levels } from '../opponent/levels';
import type { EngineMaker } from './match';

export interface RefereeGame {
  readonly content: Content;
  /** Loads what a match of this setup plays on, null: what most do; once. `core-failed`. */
  loadEngine(setup: Setup | null): Promise<Outcome<EngineMaker>>;
  readonly levels: Levels;
  /** Absent where no standing orders can be given. */
  readonly orders?: OrderRules;
}

export interface RefereeGames extends Registry<RefereeGame> {
  /** Loads the core that the first match most likely needs, and nothing else of its game. `core-failed`. */
  tryCore?(): Promise<Outcome<null>>;
}

/** The game of this name, or else, for which all must be loaded, the one that has a form of it; `bad-setup` at `game`, `core-failed`. */
export const findGame = async (games: RefereeGames, name: unknown): Promise<Outcome<RefereeGame>> => {
  const { names } = games;
  if (typeof name === 'string' && names.includes(name)) return games.load(name);
  for (const other of typeof name === 'string' ? names : []) {
    const game = await games.load(other);
    if (game.ok && game.value.content.forms.some((form) => form === name)) return game;
  }
  return refuse('bad-setup', 'game', names.join(', '), name);
};

/** Every level and character must be one that the opponent knows; `bad-setup` at `seats[1].level`. A person needs none. */
export const checkLevels = ({ levels }: RefereeGame, seats: readonly SeatPlan[]): Outcome<null> => {
  for (const [seat, { player, level: named, character }] of seats.entries()) {
    if (player === 'person' && named === undefined && character === undefined) continue;
    const level = named ?? levels.standard;
    if (levels.find(level, undefined, undefined) === null) {
      return refuse('bad-setup', `seats[${seat}].level`, levels.names.join(', '), level);
    }
    if (character !== undefined && levels.find(level, character, undefined) === null) {
      return refuse('bad-setup', `seats[${seat}].character`, `a character that plays ${level}`, character);
    }
  }
  return ok(null);
};
