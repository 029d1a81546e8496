/** The published games with their cores, for workers and pages in a browser. */
import { legends } from '../games/legends';
import { characters } from '../games/legends/characters';
import { opponents as legendsOpponents } from '../games/legends/opponents';
import { legion } from '../games/legion';
import { opponents as legionOpponents } from '../games/legion/opponents';
import type { CoreSize } from './core-size';
import { loadOnce, type WorkerGames } from './games';
import { type CoreKind, type CoreSource, loadCore } from './loading';
import { levelsOf } from './opponent/levels';

/** Even their addresses come only when a match wants them: most visits need one build of one game. */
const LEGENDS: Readonly<Record<CoreSize, CoreSource>> = {
  common: {
    wasm: async () => (await import('../../build/core/legends.wasm?url')).default,
    script: () => import('../../build/core/legends.js'),
  },
  wide: {
    wasm: async () => (await import('../../build/core/legends.wide.wasm?url')).default,
    script: () => import('../../build/core/legends.wide.js'),
  },
};

const LEGION: CoreSource = {
  wasm: async () => (await import('../../build/core/legion.wasm?url')).default,
  script: () => import('../../build/core/legion.js'),
};

/**
 * `kind` says which form of the cores is tried first. Nothing is loaded yet. The first game is the one that the title
 * starts: its core is fetched while the title is looked at.
 */
export const publishedGames = (kind: CoreKind = 'wasm'): WorkerGames => ({
  legends: {
    content: legends,
    levels: levelsOf(legendsOpponents, characters),
    loadCore: loadOnce((size) => loadCore(LEGENDS[size], kind)),
  },
  legion: {
    content: legion,
    levels: levelsOf(legionOpponents),
    loadCore: loadOnce(() => loadCore(LEGION, kind)),
  },
});
