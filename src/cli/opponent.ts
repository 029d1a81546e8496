/** The opponent as the page has it, in this process. */

import type { OpponentApi } from '../contract/referee';
import { ok } from '../games/shared/outcome';
import { registryOf } from '../games/shared/registry';
import { systemClock } from '../worker/clock';
import type { CoreSize } from '../worker/core-size';
import { createOpponent } from '../worker/opponent';
import type { Game } from './games';

/** An opponent for one game, with a core of its own. */
export function localOpponent(game: Game): OpponentApi {
  const { content, levels, coreOfSize } = game;
  const loadCore = async (size: CoreSize) => ok(coreOfSize(size));
  return createOpponent(registryOf({ [content.name]: { content, levels, loadCore } }), systemClock);
}
