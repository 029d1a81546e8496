/** The published games with their cores, for workers and pages in a browser. */
import legionWasm from '../../build/core/legion.wasm?url';
import { legion } from '../games/legion';
import { opponents } from '../games/legion/opponents';
import { loadOnce, type WorkerGames } from './games';
import { type CoreKind, loadCore } from './loading';
import { levelsOf } from './opponent/levels';

/** `kind` says which form of the cores is tried first. Nothing is loaded yet. */
export const publishedGames = (kind: CoreKind = 'wasm'): WorkerGames => ({
  legion: {
    content: legion,
    levels: levelsOf(opponents),
    loadCore: loadOnce(() => loadCore({ wasm: legionWasm, script: () => import('../../build/core/legion.js') }, kind)),
  },
});
