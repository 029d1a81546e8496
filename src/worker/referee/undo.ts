/** How far a seat may go back. */
import type { Match } from './match';

/**
 * The number of lines that remain after this seat took back its last own decision, and whatever the others answered
 * since; null when it has none, or when something learned, drawn by chance, resigned or agreed lies between. A finished
 * match with hidden information has shown everything, so that it stays finished.
 */
export const undoTarget = (match: Match, seat: number, over: boolean): number | null => {
  if (over && match.content.hidden) return null;
  for (let index = match.entries.length - 1; index >= 0; index--) {
    const entry = match.entries[index];
    if (entry === undefined || entry.outside || entry.applied.learned || entry.applied.chance) return null;
    if (entry.seat === seat) return index;
  }
  return null;
};
