/** Parley as a game that workers know. */

import { ok } from '../../../src/games/shared/outcome';
import type { WorkerGames } from '../../../src/worker/games';
import { instantiate } from '../../../src/worker/instantiate';
import type { Levels } from '../../../src/worker/opponent/levels';
import { parley } from './content';

/** Parameter words: mode, temperature, noise, depth, candidates, breadth, exploration, iterations in a world. */
const PARAMETERS: Readonly<Record<string, readonly number[]>> = {
  random: [0, 0, 0, 0, 4096, 255, 0, 0],
  greedy: [1, 0, 0, 0, 4096, 255, 0, 0],
  thinker: [2, 0, 0, 12, 4096, 16, 100, 0],
};

const levels: Levels = {
  names: Object.keys(PARAMETERS),
  standard: 'thinker',
  hint: 'thinker',
  find: (name) => {
    const parameters = PARAMETERS[name];
    return parameters === undefined ? null : { share: name === 'thinker' ? 1 : 0, parameters };
  },
};

/** `core` is build/core/test/parley.wasm, compiled. */
export const parleyGames = (core: WebAssembly.Module): WorkerGames => {
  const maker = instantiate(core);
  return { parley: { content: parley, levels, loadCore: async () => ok(maker) } };
};
