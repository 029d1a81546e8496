/** The pictures of all games, loaded. */
import { looks } from '../../src/stage/games';
import type { GameLook } from '../../src/stage/look';

for (const game of looks.names) await looks.load(game);

export const lookOf = (game: string): GameLook => looks.get(game);
