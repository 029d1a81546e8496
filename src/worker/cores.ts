/** Where the published games' cores lie: what build/core holds, by name. No game is named here. */
import type { CoreSource } from '../games/part';
import type { CoreSize } from './core-size';

/** Even their addresses come only when a match wants them: most visits need one build of one game. */
const WASM = import.meta.glob<string>('../../build/core/*.wasm', { query: '?url', import: 'default' });
const SCRIPT = import.meta.glob<string>('../../build/core/*.js', { query: '?url', import: 'default' });

const SUFFIXES: Readonly<Record<CoreSize, string>> = { common: '', wide: '.wide' };

/** The build of this size, or the single one of a game that has no other; null where none was built. */
export const publishedCore = (game: string, size: CoreSize): CoreSource | null => {
  for (const suffix of new Set([SUFFIXES[size], SUFFIXES.common])) {
    const wasm = WASM[`../../build/core/${game}${suffix}.wasm`];
    const script = SCRIPT[`../../build/core/${game}${suffix}.js`];
    if (wasm !== undefined && script !== undefined) return { wasm, script };
  }
  return null;
};
