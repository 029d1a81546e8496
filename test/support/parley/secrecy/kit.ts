/** Parley's part of the secrecy harness. */
import type { SecrecyKit } from '../../harness/secrecy/kit';
import { createParleyTrials } from './trials';

/** Told in the test game's rules. */
const LEAKS = ['leak 1', 'leak 2', 'leak 3', 'leak 4', 'leak 5', 'leak 6'];

export const parleySecrecy: SecrecyKit = {
  trials: ({ make, seed, leak = 0 }) => createParleyTrials({ make, seed, leak }),
  leaks: () => LEAKS,
  // one ply; worlds and rollouts; a tree over several worlds, misjudging and choosing near the best
  thinking: [
    [1, 0, 0, 0, 4096, 8, 100, 0],
    [2, 0, 0, 6, 12, 8, 100, 0],
    [3, 300, 200, 4, 12, 6, 100, 16],
  ].map((parameters) => ({ share: 1, parameters })),
};
