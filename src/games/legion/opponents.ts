/**
 * Legion's computer opponents, the weakest first. `random` and `greedy` are for tests. Figures of matches between them
 * stand in assembly/search/README.md.
 *
 * Parameter words: mode, temperature, noise, depth, candidates, breadth, exploration, iterations a world.
 */
import type { Opponent } from '../opponent';

export const opponents: readonly Opponent[] = [
  { name: 'random', share: 0, parameters: [0, 0, 0, 0, 255, 12, 90, 0] },
  { name: 'greedy', share: 0, parameters: [1, 100, 0, 0, 255, 12, 90, 0] },
  // looks one placement ahead, and takes what it likes of what is nearly as good
  { name: 'story', share: 0, parameters: [1, 1500, 0, 0, 255, 12, 90, 0], takeBacks: 3 },
  // searches a little
  { name: 'standard', share: 0.05, parameters: [3, 600, 0, 0, 24, 8, 90, 0] },
  { name: 'veteran', share: 1, parameters: [3, 60, 0, 0, 255, 12, 90, 0] },
];
