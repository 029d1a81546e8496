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
  // looks one placement ahead, and misjudges it
  { name: 'story', share: 0, parameters: [1, 600, 1200, 0, 255, 12, 90, 0] },
  // searches a little, and misjudges less
  { name: 'standard', share: 0.05, parameters: [3, 250, 400, 0, 64, 8, 90, 0] },
  { name: 'veteran', share: 1, parameters: [3, 60, 0, 0, 255, 12, 90, 0] },
];
