/** Runs of events, such as the news or the last turn, as parts of all that a viewer has been told. */
import type { GameEvent } from '../contract/event';

/** Where a run of events begins in the viewer's list; the end when it is not a part of it. */
export const startOf = (events: readonly GameEvent[], part: readonly GameEvent[]): number => {
  const [first] = part;
  const at = first === undefined ? -1 : events.indexOf(first);
  return at < 0 ? events.length - part.length : at;
};
