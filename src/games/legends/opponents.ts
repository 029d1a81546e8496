/**
 * The computer opponents of the Legends family, the weakest first. `random` and `greedy` are for tests. Figures of matches
 * between them stand in assembly/search/README.md.
 *
 * Parameter words: mode, temperature, noise, depth, candidates, favour of the policy, rounds before the first halving, most rounds (greedy: worlds),
 * share of the present (greedy: 1: by the evaluation that is frozen for measuring), leash or, of few worlds (mode 6), how many, and what
 * is cared for: force, hunt, guard, veil, trap, curse.
 *
 * Where armies are arranged, weak levels believe in few armies that they can imagine. Where they are dealt, that left castles where
 * they could be taken; there all look into as many worlds, equally far, and are as careful of their castle: weak ones don't know what
 * hiding, hunting, traps and curses are worth, and forget what they saw, unless their castle is in danger.
 */
import type { Opponent } from '../opponent';

/** Where a known enemy may take its castle next, a weak level plays as well as it can in the same rounds. */
const ALERT: readonly number[] = [2, 20, 0, 12, 32, 8, 8, 300, 30];

export const opponents: readonly Opponent[] = [
  { name: 'random', share: 0, parameters: [0, 0, 0, 0, 255, 1, 0, 0] },
  { name: 'greedy', share: 0, parameters: [1, 0, 0, 0, 4094, 1, 0, 50, 1] },
  {
    name: 'story',
    share: 0.1,
    // the first army that it can imagine; it has long forgotten what was shown at the start
    parameters: [6, 200, 0, 12, 24, 8, 4, 120, 30, 1],
    memory: 30,
    takeBacks: 3,
    inForms: {
      legends: {
        share: 0.05,
        parameters: [2, 200, 0, 12, 24, 8, 4, 120, 30, 0, 10, 0, 100, 0, 0, 0],
        memory: 8,
        alert: ALERT,
      },
    },
  },
  {
    name: 'standard',
    share: 0.3,
    // three armies
    parameters: [6, 80, 0, 12, 32, 8, 8, 300, 30, 3],
    inForms: {
      legends: {
        share: 0.2,
        parameters: [2, 100, 0, 12, 32, 8, 8, 300, 30, 0, 40, 0, 100, 0, 0, 0],
        memory: 20,
        alert: ALERT,
      },
    },
  },
  {
    name: 'veteran',
    share: 0.3,
    parameters: [2, 20, 0, 12, 32, 8, 8, 0, 30],
    inForms: { legends: { share: 0.2, parameters: [2, 40, 0, 12, 32, 8, 8, 0, 30, 0, 70, 20, 100, 0, 0, 20] } },
  },
  { name: 'champion', share: 1, parameters: [2, 10, 0, 12, 32, 8, 8, 0, 30] },
];
