/** Medieval's part of the secrecy harness. */
import type { Level } from '../../../../../src/worker/opponent/levels';
import type { SecrecyKit } from '../../secrecy/kit';
import { LIES } from './lies';
import { createMedievalTrials } from './trials';

/** The search's ways of thinking in a game that hides something (assembly/search): one ply; worlds; one policy answer; a tree over information sets; few worlds. */
const THINKING: readonly Level[] = [
  [1, 0, 0, 0, 4094, 1, 0, 8],
  [2, 10, 0, 4, 16, 8, 8, 0, 30],
  [4],
  [5, 0, 0, 4, 255, 12, 60, 0],
  [6, 80, 100, 4, 16, 8, 8, 0, 30, 3],
].map((parameters) => ({ share: 1, parameters }));

export const medievalSecrecy: SecrecyKit = {
  trials: ({ make, seed, leak = 0 }) =>
    createMedievalTrials({ make, seed, leak: Object.values(LIES)[leak - 1] ?? null }),
  leaks: () => Object.keys(LIES),
  thinking: THINKING,
};
