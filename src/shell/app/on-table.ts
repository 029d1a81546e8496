/** The match on the table, as far as the page can show it. */
import { faces } from '../games';
import type { GameFace } from '../games/face';
import type { App } from './app';

/** The face of the game on the table; null while no match stands there, or while its game is being fetched. */
export const faceOnTable = ({ gameOnTable, games }: Pick<App, 'gameOnTable' | 'games'>): GameFace | null => {
  const game = gameOnTable.value;
  return game !== null && games.value.includes(game) ? faces.find(game) : null;
};
