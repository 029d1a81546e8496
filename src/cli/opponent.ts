/** The opponent as the page has it, in this process. */

import type { OpponentApi } from '../contract/referee';
import { ok } from '../games/shared/outcome';
import { systemClock } from '../worker/clock';
import { createOpponent } from '../worker/opponent';
import type { Game } from './games';

/** An opponent for one game, with a core of its own. */
export function localOpponent(game: Game): OpponentApi {
  const { content, levels, core } = game;
  return createOpponent({ [content.name]: { content, levels, loadCore: async () => ok(core) } }, systemClock);
}
