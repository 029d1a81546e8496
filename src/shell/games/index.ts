/** The games that the page can show, each fetched when it is chosen: one line a game. */
import { createRegistry, type Registry } from '../../games/shared/registry';
import type { GameFace } from './face';

export const faces: Registry<GameFace> = createRegistry<GameFace>({
  legends: async () => (await import('./legends')).legendsFace,
  legion: async () => (await import('./legion')).legionFace,
});
