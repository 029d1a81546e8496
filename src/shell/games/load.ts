/** Loading all that the page needs of a game before a board of it can be shown: what asking knows, and what the shell shows. */
import type { Outcome } from '../../contract/fault';
import { matchGames } from '../../match/games';
import type { GameFace } from './face';
import { faces } from './index';

/** The face of a game that is loaded as a whole; null before that. */
export const loadedFace = (game: string): GameFace | null => (matchGames.find(game) === null ? null : faces.find(game));

/** Fetches both parts of a game once; `bad-setup` for a game that there is not. */
export const loadGame = async (game: string): Promise<Outcome<GameFace>> => {
  const [words, face] = await Promise.all([matchGames.load(game), faces.load(game)]);
  return words.ok ? face : words;
};
