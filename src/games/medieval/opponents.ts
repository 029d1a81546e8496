/**
 * Medieval's computer opponents, the weakest first. `random` and `greedy` are for tests. Figures of matches between them
 * stand in assembly/medieval/README.md.
 *
 * Parameter words: mode, temperature, noise, depth, candidates, favour of the policy, rounds before the first halving, most rounds (greedy: worlds),
 * share of the present (greedy: 1: by the evaluation that is frozen for measuring), of few worlds (mode 6) how many; then the style:
 * force, hunt, guard, veil, trap, curse. All levels look equally far; the weak ones care for less, but for their King as much as any.
 */
import type { Opponent } from '../opponent';

/** Where what it knows may end the match with its next turn, a weak level plays as well as it can. */
const ALERT: readonly number[] = [2, 20, 0, 12, 24, 8, 2, 300, 30];

export const opponents: readonly Opponent[] = [
  { name: 'random', share: 0, parameters: [0, 0, 0, 0, 255, 1, 0, 0] },
  { name: 'greedy', share: 0, parameters: [1, 0, 0, 0, 4094, 1, 0, 50, 1] },
  {
    name: 'story',
    share: 0.1,
    parameters: [2, 200, 0, 12, 32, 8, 8, 0, 30, 0, 15, 0, 100, 0, 0, 0],
    takeBacks: 3,
    alert: ALERT,
  },
  {
    name: 'standard',
    share: 0.2,
    parameters: [2, 60, 0, 12, 32, 8, 8, 0, 30, 0, 60, 40, 100, 30, 20, 50],
    alert: ALERT,
  },
  {
    name: 'veteran',
    share: 0.35,
    parameters: [2, 60, 0, 12, 32, 8, 8, 0, 30, 0, 85, 75, 100, 70, 70, 80],
    alert: ALERT,
  },
  { name: 'champion', share: 1, parameters: [2, 10, 0, 12, 32, 8, 8, 0, 30] },
];
