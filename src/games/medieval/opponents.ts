/**
 * Medieval's computer opponents, the weakest first. `random` and `greedy` are for tests. Figures of matches between them
 * stand in assembly/medieval/README.md.
 *
 * Parameter words: mode, temperature, noise, depth, candidates, favour of the policy, rounds before the first halving, most rounds (greedy: worlds),
 * share of the present (greedy: 1: by the evaluation that is frozen for measuring), of few worlds (mode 6) how many.
 */
import type { Opponent } from '../opponent';

export const opponents: readonly Opponent[] = [
  { name: 'random', share: 0, parameters: [0, 0, 0, 0, 255, 1, 0, 0] },
  { name: 'greedy', share: 0, parameters: [1, 0, 0, 0, 4094, 1, 0, 50, 1] },
  // believes in the first army that it can imagine
  { name: 'story', share: 0.1, parameters: [6, 200, 0, 12, 24, 8, 4, 120, 30, 1], takeBacks: 3 },
  // in two
  { name: 'standard', share: 0.2, parameters: [6, 100, 0, 12, 32, 8, 8, 300, 30, 2] },
  { name: 'veteran', share: 0.5, parameters: [2, 20, 0, 12, 32, 8, 8, 0, 30] },
  { name: 'champion', share: 1, parameters: [2, 10, 0, 12, 32, 8, 8, 0, 30] },
];
