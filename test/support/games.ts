/** Loads what the page knows of the games, as it does before a board is shown. */
import { faces } from '../../src/shell/games';
import { loadGame } from '../../src/shell/games/load';

export const loadGames = async (names: readonly string[] = faces.names): Promise<void> => {
  for (const name of names) {
    const loaded = await loadGame(name);
    if (!loaded.ok) throw new Error(JSON.stringify(loaded.fault));
  }
};
