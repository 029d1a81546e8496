/** Parley as the only game of a thread of Node, which is handed the compiled core. */
import { ok } from '../../../src/games/shared/outcome';
import { registryOf } from '../../../src/games/shared/registry';
import type { WorkerGame, WorkerGames } from '../../../src/worker/games';
import { instantiate } from '../../../src/worker/instantiate';
import { levelsOf } from '../../../src/worker/opponent/levels';
import { part } from './worker';

/** `core` is build/core/test/parley.wasm, compiled. */
export const parleyGame = (core: WebAssembly.Module): WorkerGame => {
  const maker = instantiate(core);
  return { content: part.content, levels: levelsOf(part.opponents), loadCore: async () => ok(maker) };
};

export const parleyGames = (core: WebAssembly.Module): WorkerGames => registryOf({ parley: parleyGame(core) });
