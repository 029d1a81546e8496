/** Every game that the command line knows, by name; a form that goes by its own name is a game of its own here. */
import type { Game } from '../../test/support/harness/game';
import * as kits from './kits';
import { unusable } from './unusable';

export type { Game };

export const games: Readonly<Record<string, Game>> = Object.fromEntries(
  Object.values(kits).flatMap((family: readonly Game[]) => family.map((game) => [game.name, game])),
);

/** The game of this name; throws Unusable. */
export function findGame(name: string): Game {
  const game = Object.hasOwn(games, name) ? games[name] : undefined;
  if (game === undefined) throw unusable(`the game '${name}'`, Object.keys(games).join(' or '));
  return game;
}
