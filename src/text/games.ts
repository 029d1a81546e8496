/** The games whose texts there are, each fetched when it is chosen: one line a game. */
const loaders: Readonly<Record<string, () => Promise<unknown>>> = {
  legends: () => import('./games/legends'),
  legion: () => import('./games/legion'),
  medieval: () => import('./games/medieval'),
};

/** Games that have words for players; one that is played in tests alone has none. */
export const spokenGames: readonly string[] = Object.keys(loaders);

/** Fetches the texts of a game; nothing to do for one that has none. */
export const loadTexts = async (game: string): Promise<void> => {
  await loaders[game]?.();
};
