/** Death Curses that took effect as they ended, and had none. */
import type { GameEvent } from '../../../../contract/event';
import type { Beat } from '../../../../games/legends/reading/story';
import { powerSort } from '../words';

/** What comes only when the curse's effect is over. */
const AFTER: readonly GameEvent['type'][] = ['curseBegan', 'used', 'turn', 'over', 'windowOpened', 'windowClosed'];

/** What says nothing of what a power does. */
const QUIET: readonly GameEvent['type'][] = ['curseEnded', 'passed'];

const isCurse = ({ event, piece }: Beat): boolean =>
  event.type === 'used' && event.keyword === null && powerSort(piece?.kind ?? null, event.power) === 'curse';

/** Without the end of a Death Curse that takes effect as it ends: the line of its effect says that it ends. */
export const endsOnce = (story: readonly Beat[]): readonly Beat[] =>
  story.filter(({ event }, index) => {
    const next = story[index + 1];
    const isSaidNext = next?.event.type === 'used' && isCurse(next);
    return !(event.type === 'curseEnded' && isSaidNext && next.event.token === event.token);
  });

/** Places in the viewer's list of the uses of Death Curses after which nothing happened; what still goes on is not among them. */
export const idleCurses = (story: readonly Beat[]): ReadonlySet<number> => {
  const idle = new Set<number>();
  for (const [index, beat] of story.entries()) {
    if (!isCurse(beat)) continue;
    const next = story.slice(index + 1).find(({ event }) => !QUIET.includes(event.type));
    if (next !== undefined && AFTER.includes(next.event.type)) idle.add(beat.at);
  }
  return idle;
};
