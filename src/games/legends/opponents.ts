/**
 * The computer opponents of the Legends family, the weakest first. `random` and `greedy` are for tests. Figures of matches
 * between them stand in assembly/search/README.md.
 *
 * Parameter words: mode, temperature, noise, depth, candidates, favour of the policy, rounds before the first halving, most rounds (greedy: worlds),
 * share of the present (greedy: 1: by the evaluation that is frozen for measuring).
 */
import type { Opponent } from '../opponent';

export const opponents: readonly Opponent[] = [
  { name: 'random', share: 0, parameters: [0, 0, 0, 0, 255, 1, 0, 0] },
  { name: 'greedy', share: 0, parameters: [1, 0, 0, 0, 4094, 1, 0, 50, 1] },
  // a few worlds of a few choices, judged as they stand, and soon forgotten what was seen
  { name: 'story', share: 0.1, parameters: [2, 120, 0, 0, 12, 8, 4, 8, 100], memory: 12 },
  { name: 'standard', share: 0.3, parameters: [2, 80, 0, 2, 16, 8, 4, 40, 70], memory: 20 },
  { name: 'veteran', share: 0.3, parameters: [2, 10, 0, 8, 24, 12, 4, 0, 30] },
  { name: 'champion', share: 1, parameters: [2, 10, 0, 12, 32, 8, 8, 0, 30] },
];
