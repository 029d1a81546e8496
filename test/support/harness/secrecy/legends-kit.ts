/** Legends' part of the secrecy harness. */
import type { SecrecyKit } from './kit';
import { LEAKS } from './legends-leaks';
import { createLegendsTrials } from './legends-trials';

export const legendsSecrecy: SecrecyKit = {
  trials: (make, seed, leak) => createLegendsTrials({ make, seed, leak }),
  leaks: LEAKS.map((_, index) => index + 1),
  leakName: (leak) => LEAKS[leak - 1] ?? String(leak),
  thinking: [],
};
