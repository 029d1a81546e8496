/**
 * The computer opponents of the Legends family, the weakest first. `random` and `greedy` are for tests. Figures of matches
 * between them stand in assembly/search/README.md.
 *
 * Parameter words: mode, temperature, noise, depth, candidates, favour of the policy, rounds before the first halving, most rounds (greedy: worlds),
 * share of the present (greedy: 1: by the evaluation that is frozen for measuring), of few worlds (mode 6) how many.
 */
import type { Opponent } from '../opponent';

/** Where a known enemy may take its castle next, a weak level plays as well as it can in as many rounds as Standard has. */
const ALERT: readonly number[] = [2, 20, 0, 12, 32, 8, 8, 300, 30];

export const opponents: readonly Opponent[] = [
  { name: 'random', share: 0, parameters: [0, 0, 0, 0, 255, 1, 0, 0] },
  { name: 'greedy', share: 0, parameters: [1, 0, 0, 0, 4094, 1, 0, 50, 1] },
  // believes in the first army that it can imagine, and has long forgotten what was shown at the start
  {
    name: 'story',
    share: 0.1,
    parameters: [6, 200, 0, 12, 24, 8, 4, 120, 30, 1],
    memory: 30,
    takeBacks: 3,
    alert: ALERT,
  },
  // in three
  { name: 'standard', share: 0.3, parameters: [6, 80, 0, 12, 32, 8, 8, 300, 30, 3], alert: ALERT },
  { name: 'veteran', share: 0.3, parameters: [2, 20, 0, 12, 32, 8, 8, 0, 30] },
  { name: 'champion', share: 1, parameters: [2, 10, 0, 12, 32, 8, 8, 0, 30] },
];
