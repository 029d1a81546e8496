/** What goes off as a turn begins, before its side does anything. */
import type { GameEvent } from '../contract/event';

const FRAMES: readonly GameEvent['type'][] = ['windowOpened', 'windowClosed'];

/** How many of these rows, from the first on, nobody on turn chose: frames, a blast, whom it takes and where they are locked up. */
export const rowsBeforeChoice = (rows: readonly GameEvent[]): number => {
  let hasBlown = false;
  const comesByItself = (event: GameEvent, at: number): boolean => {
    const next = rows[at + 1];
    switch (event.type) {
      case 'exploded':
        hasBlown = true;
        return true;
      case 'removed':
        return event.cause === 'blast';
      case 'returned':
        return hasBlown;
      case 'moved':
        // whoever makes room on a full prison row
        return hasBlown && next?.type === 'returned' && next.square === event.from;
      default:
        return FRAMES.includes(event.type);
    }
  };
  const at = rows.findIndex((event, place) => !comesByItself(event, place));
  return at < 0 ? rows.length : at;
};
