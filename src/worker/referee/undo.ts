/** How far a seat may go back. */
import type { Entry, Match } from './match';

/** Did the answer end a secret set-up? From then on all see where pieces stand. */
const hasDealt = ({ rows }: Entry): boolean => rows.some(({ event }) => event.type === 'dealt');

/** Answers of a secret set-up are their seat's alone to take back. */
const isSecret = (match: Match, entry: Entry): boolean => match.content.hidden && entry.kind === 'place';

/**
 * The number of lines that remain after this seat took back its last own decision, and whatever the others answered
 * since; null when it has none, or when something learned, drawn by chance, resigned or agreed lies between, or another
 * seat's secret set-up. A finished match with hidden information has shown everything, so that it stays finished.
 */
export const undoTarget = (match: Match, seat: number, over: boolean): number | null => {
  if (over && match.content.hidden) return null;
  const last = match.entries.length - 1;
  for (let index = last; index >= 0; index--) {
    const entry = match.entries[index];
    if (entry === undefined || entry.outside || entry.applied.learned || entry.applied.chance) return null;
    if (isSecret(match, entry) && (entry.seat !== seat || index < last || hasDealt(entry))) return null;
    if (entry.seat === seat) return index;
  }
  return null;
};
