/** The games that can be played on this page, each fetched when it is chosen: one line a game. */
import { createRegistry, type Registry } from '../../games/shared/registry';
import type { GameWords } from '../face';

export const matchGames: Registry<GameWords> = createRegistry<GameWords>({
  legends: async () => (await import('./legends')).legendsWords,
  legion: async () => (await import('./legion')).legionWords,
  medieval: async () => (await import('./medieval')).medievalWords,
});
