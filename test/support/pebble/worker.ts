/** Pebble as workers take it. */
import type { GamePart } from '../../../src/games/part';
import { pebble } from './content';

/** None where the core was not built. */
const FILES = import.meta.glob<string>('../../../build/core/test/pebble.*', { query: '?url', import: 'default' });

const addressOf = (ending: string) => async (): Promise<string> => {
  const address = FILES[`../../../build/core/test/pebble.${ending}`];
  if (address === undefined) throw new Error(`build/core/test/pebble.${ending} is missing: npm run core makes it`);
  return address();
};

export const part: GamePart = {
  content: pebble,
  // parameter words: mode, temperature, noise, depth, candidates, favour, rounds of the first halving, most rounds, share of the present
  opponents: [
    { name: 'random', share: 0, parameters: [0, 0, 0, 0, 255, 1, 0, 0] },
    { name: 'greedy', share: 0, parameters: [1, 0, 0, 0, 64, 1, 0, 16] },
    // looks no further than its own answer, and misjudges it
    { name: 'story', share: 0, parameters: [1, 300, 1200, 0, 64, 1, 0, 16] },
    { name: 'standard', share: 0.1, parameters: [2, 150, 300, 12, 64, 4, 0, 0, 30] },
    { name: 'veteran', share: 1, parameters: [2, 0, 0, 12, 64, 4, 0, 0, 30] },
  ],
  core: { wasm: addressOf('wasm'), script: addressOf('js') },
};
