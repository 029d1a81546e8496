/**
 * The characters of the Legends family's computer: every level can be played by each, none is meant to be stronger. What the
 * words of a style weigh stands in assembly/search/README.md.
 */
import type { Character } from '../opponent';

export const characters: readonly Character[] = [
  // force, hunt, guard, veil, trap, curse
  { name: 'bold', style: [115, 120, 88, 88, 100, 100] },
  { name: 'cautious', style: [100, 92, 115, 112, 100, 100] },
  { name: 'hunter', style: [90, 150, 100, 100, 90, 90] },
  { name: 'trapper', style: [95, 90, 105, 115, 160, 95] },
  { name: 'curse-weaver', style: [95, 95, 100, 105, 100, 160], curses: true },
  { name: 'swarm', style: [115, 105, 95, 85, 95, 95], temperature: 25 },
];
