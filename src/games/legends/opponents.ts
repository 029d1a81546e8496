/**
 * The computer opponents of the Legends family, the weakest first. `random` and `greedy` are for tests. Figures of matches
 * between them stand in assembly/search/README.md.
 *
 * Parameter words: mode, temperature, noise, depth, candidates, favour of the policy, rounds before the first halving, most rounds (greedy: worlds),
 * share of the present (greedy: 1: by the evaluation that is frozen for measuring), leash, and what is cared for: force, hunt, guard, veil, trap, curse.
 * Weak levels look as far as strong ones, in as many worlds, and are as careful of their castle: they don't know what hiding, hunting,
 * traps and curses are worth, and forget what they saw.
 */
import type { Opponent } from '../opponent';

export const opponents: readonly Opponent[] = [
  { name: 'random', share: 0, parameters: [0, 0, 0, 0, 255, 1, 0, 0] },
  { name: 'greedy', share: 0, parameters: [1, 0, 0, 0, 4094, 1, 0, 50, 1] },
  {
    name: 'story',
    share: 0.05,
    parameters: [2, 200, 0, 12, 24, 8, 4, 0, 30, 0, 10, 0, 100, 0, 0, 0],
    memory: 8,
    takeBacks: 3,
  },
  { name: 'standard', share: 0.2, parameters: [2, 100, 0, 12, 32, 8, 8, 0, 30, 0, 30, 0, 100, 0, 0, 0], memory: 20 },
  { name: 'veteran', share: 0.2, parameters: [2, 40, 0, 12, 32, 8, 8, 0, 30, 0, 70, 20, 100, 0, 0, 20] },
  { name: 'champion', share: 1, parameters: [2, 10, 0, 12, 32, 8, 8, 0, 30] },
];
