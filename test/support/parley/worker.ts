/** Parley as workers take it. */
import type { GamePart } from '../../../src/games/part';
import { parley } from './content';

/** None where the core was not built. */
const FILES = import.meta.glob<string>('../../../build/core/test/parley.*', { query: '?url', import: 'default' });

const addressOf = (ending: string) => async (): Promise<string> => {
  const address = FILES[`../../../build/core/test/parley.${ending}`];
  if (address === undefined) throw new Error(`build/core/test/parley.${ending} is missing: npm run core makes it`);
  return address();
};

const LOTS = [0, 0, 0, 0, 4096, 255, 0, 0];
const GREEDY = [1, 0, 0, 0, 4096, 255, 0, 0];
const THINKER = [2, 0, 0, 12, 4096, 16, 100, 0];

export const part: GamePart = {
  content: parley,
  // parameter words: mode, temperature, noise, depth, candidates, breadth, exploration, iterations in a world
  opponents: [
    { name: 'random', share: 0, parameters: LOTS },
    { name: 'greedy', share: 0, parameters: GREEDY },
    { name: 'thinker', share: 1, parameters: THINKER },
  ],
  core: { wasm: addressOf('wasm'), script: addressOf('js') },
};
