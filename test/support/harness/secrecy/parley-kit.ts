/** Parley's part of the secrecy harness. */
import type { SecrecyKit } from './kit';
import { createParleyTrials } from './parley-trials';

export const parleySecrecy: SecrecyKit = {
  trials: (make, seed, leak) => createParleyTrials({ make, seed, leak }),
  leaks: [1, 2, 3, 4, 5, 6],
  // one ply; worlds and rollouts; a tree over several worlds, misjudging and choosing near the best
  thinking: [
    [1, 0, 0, 0, 4096, 8, 100, 0],
    [2, 0, 0, 6, 12, 8, 100, 0],
    [3, 300, 200, 4, 12, 6, 100, 16],
  ],
};
