/** The picture of each game, fetched when a board of it is first shown. */
import { createRegistry, type Registry } from '../games/shared/registry';
import type { GameLook } from './look';

export const looks: Registry<GameLook> = createRegistry<GameLook>({
  legion: async () => (await import('../games/legion/look')).legionLook,
  medieval: async () => (await import('../games/medieval/look')).medievalLook,
  legends: async () => (await import('../games/legends/look')).legendsLook,
});

/** The picture of a game, loaded if need be. Rejects where there is none. */
export const lookFrom = async (from: Registry<GameLook>, game: string): Promise<GameLook> => {
  const loaded = await from.load(game);
  if (loaded.ok) return loaded.value;
  const { expected, found = 'nothing' } = loaded.fault;
  throw new Error(`${expected}, not ${found}`);
};
