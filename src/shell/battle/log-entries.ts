/** The events of a match as the log shows them: one entry a turn, with what it caused. */
import type { GameEvent } from '../../contract/event';
import type { Result } from '../../contract/result';
import { squaresTouched } from '../../match/last-turn';
import type { Naming } from '../../text';
import { eventText } from '../../text/events';

export interface LogEntry {
  /** Counts placements, passes and built boards from 1; 0 for what belongs to no turn. */
  readonly number: number;
  readonly seat: number | null;
  readonly title: string;
  readonly details: readonly string[];
  /** Squares to show when the entry is pressed. */
  readonly squares: readonly number[];
  readonly fallen: number;
}

const OPENS: readonly GameEvent['type'][] = ['built', 'placed', 'passed', 'resigned', 'over'];
/** Told by other rows of the same turn. */
const SILENT: readonly GameEvent['type'][] = ['turn', 'struck'];

interface Draft {
  readonly head: GameEvent;
  readonly rest: GameEvent[];
}

const draftsOf = (events: readonly GameEvent[]): readonly Draft[] => {
  const drafts: Draft[] = [];
  for (const event of events) {
    if (SILENT.includes(event.type)) continue;
    const last = drafts.at(-1);
    if (last === undefined || OPENS.includes(event.type)) drafts.push({ head: event, rest: [] });
    else last.rest.push(event);
  }
  return drafts;
};

/** A removal by fight repeats what the beaten comparison says; the unit's name is worth the line all the same. */
const linesOf = (rest: readonly GameEvent[], naming: Naming): readonly string[] => {
  const beaten = new Set(rest.flatMap((event) => (event.type === 'fought' && event.beaten ? [event.square] : [])));
  return rest.flatMap((event) => {
    if (event.type === 'fought' && beaten.has(event.square)) return [];
    return [eventText(event, naming)];
  });
};

export const logEntries = (
  events: readonly GameEvent[],
  naming: Naming,
  result: Result | null,
): readonly LogEntry[] => {
  let number = 0;
  return draftsOf(events).map(({ head, rest }): LogEntry => {
    const counts = head.type !== 'over' && head.type !== 'resigned';
    if (counts) number += 1;
    return {
      number: counts ? number : 0,
      seat: 'seat' in head ? head.seat : null,
      title: eventText(head, naming, result),
      details: linesOf(rest, naming),
      squares: squaresTouched([head, ...rest]),
      fallen: rest.filter((event) => event.type === 'removed').length,
    };
  });
};

/** All that was said for these events, as one speaks: every line, the change of turn left out. */
export const spokenLines = (events: readonly GameEvent[], naming: Naming, result: Result | null): readonly string[] =>
  events.filter((event) => !SILENT.includes(event.type)).map((event) => eventText(event, naming, result));
