/**
 * The computer opponents of the Legends family, the weakest first. `random` and `greedy` are for tests. Figures of matches
 * between them stand in assembly/search/README.md.
 *
 * Parameter words: mode, temperature, noise, depth, candidates, favour of the policy, rounds before the first halving, most rounds (greedy: worlds),
 * share of the present (greedy: 1: by the evaluation that is frozen for measuring), leash (few worlds: how many), then the style: force, hunt, guard, veil, trap, curse; then the alarm.
 */
import type { Opponent } from '../opponent';

/** Story's words where a known enemy may take the castle next: the best of three hundred rounds, by little but the castle's safety, so that a fright makes nobody a master. */
const ALERT: readonly number[] = [2, 20, 0, 12, 32, 8, 8, 300, 30, 0, 30, 12, 100, 0, 0, 0];

/** Standard's and Veteran's, which see less at other times: they look as far as the champion there. */
const LOOKS_UP: readonly number[] = [2, 10, 0, 12, 32, 8, 8, 0, 30];

/** Misjudges nothing that could show, but leaves the exchanges before the match to the set-up policy. */
const BY_POLICY = 1;

export const opponents: readonly Opponent[] = [
  { name: 'random', share: 0, parameters: [0, 0, 0, 0, 255, 1, 0, 0] },
  { name: 'greedy', share: 0, parameters: [1, 0, 0, 0, 4094, 1, 0, 50, 1] },
  // of sixteen things that come to mind takes any that isn't plainly bad, and in time forgets what was shown
  {
    name: 'story',
    share: 0.1,
    parameters: [2, 6000, BY_POLICY, 12, 16, 8, 0, 8, 30, 0, 20, 150, 100, 0, 0, 0],
    memory: 60,
    takeBacks: 3,
    alert: ALERT,
  },
  // plays out ten things that come to mind, in a few worlds, and takes one of the better; in time it forgets, too
  {
    name: 'standard',
    share: 0.1,
    parameters: [2, 3000, BY_POLICY, 8, 10, 8, 0, 24, 30, 0, 40, 60, 100, 20, 20, 40, 8],
    memory: 60,
    alert: LOOKS_UP,
  },
  // has an eighth of the champion's time and looks ahead half as far, unless its castle is in danger
  { name: 'veteran', share: 0.12, parameters: [2, 40, BY_POLICY, 6, 24, 8, 8, 0, 30], alert: LOOKS_UP },
  { name: 'champion', share: 1, parameters: [2, 10, 0, 12, 32, 8, 8, 0, 30] },
];
