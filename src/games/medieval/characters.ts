/**
 * The characters of Medieval's computer: every level can be played by each, none is meant to be stronger. What the words of a
 * style weigh stands in assembly/medieval/evaluate.ts.
 */
import type { Character } from '../opponent';

export const characters: readonly Character[] = [
  // force, hunt, guard, veil, trap, curse (there is none here)
  { name: 'bold', style: [110, 130, 88, 80, 100, 100] },
  { name: 'cautious', style: [100, 85, 120, 120, 100, 100] },
  { name: 'hunter', style: [90, 150, 100, 100, 90, 100] },
  { name: 'trapper', style: [95, 90, 105, 115, 160, 100] },
  { name: 'swarm', style: [115, 110, 95, 85, 95, 100], temperature: 25 },
];
