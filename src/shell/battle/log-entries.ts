/** The events of a match as the log shows them: one entry a turn, with what it caused. */
import type { GameEvent } from '../../contract/event';
import type { Result } from '../../contract/result';
import { squaresTouched } from '../../match/last-turn';
import type { Naming } from '../../text';
import { eventText, lossText } from '../../text/events';

export interface LogEntry {
  /** Counts turns and built boards from 1; 0 for what belongs to no turn. */
  readonly number: number;
  readonly seat: number | null;
  readonly title: string;
  readonly details: readonly string[];
  /** Squares to show when the entry is pressed. */
  readonly squares: readonly number[];
  readonly fallen: number;
}

/** What a game tells after an event that opens an entry, by what came next; null: nothing. */
export type Aside = (event: GameEvent, next: GameEvent | undefined) => string | null;

const NO_ASIDE: Aside = () => null;

const OPENS: readonly GameEvent['type'][] = ['built', 'placed', 'passed', 'resigned', 'over'];
/** No turns. */
const UNCOUNTED: readonly GameEvent['type'][] = ['dealt', 'resigned', 'over'];

/** Is it told by other rows of the same turn? A blow that leads to a comparison is the only one that says who came. */
const isSilent = (event: GameEvent, at: number, events: readonly GameEvent[]): boolean => {
  if (event.type === 'turn') return true;
  if (event.type !== 'struck') return false;
  const { from, square } = event;
  return !events.slice(at).some((one) => one.type === 'fought' && one.from === from && one.square === square);
};

interface Draft {
  readonly head: GameEvent;
  /** Whose turn it was; null where no row said it. */
  readonly turn: number | null;
  readonly next: GameEvent | undefined;
  readonly rest: GameEvent[];
}

/** Without the places of armies that were dealt: that they all stand is said once. */
const withoutDealt = (events: readonly GameEvent[]): readonly GameEvent[] => {
  let isDealt = false;
  return events.filter(({ type }) => {
    isDealt = type === 'dealt' || (isDealt && type === 'placed');
    return !isDealt || type === 'dealt';
  });
};

const draftsOf = (events: readonly GameEvent[]): readonly Draft[] => {
  const drafts: Draft[] = [];
  let turn: number | null = null;
  let begins = true;
  const all = withoutDealt(events);
  for (const [at, event] of all.entries()) {
    if (event.type === 'turn') [turn, begins] = [event.seat, true];
    if (isSilent(event, at, all)) continue;
    const last = drafts.at(-1);
    if (last === undefined || begins || OPENS.includes(event.type))
      drafts.push({ head: event, turn, next: all[at + 1], rest: [] });
    else last.rest.push(event);
    begins = event.type === 'dealt';
  }
  return drafts;
};

type Fought = Extract<GameEvent, { type: 'fought' }>;

/** What is lost by a comparison is told with it, in one line; a comparison that nothing was lost by has its own. */
const linesOf = (rest: readonly GameEvent[], naming: Naming): readonly string[] => {
  const beaten = new Map<number, Fought>();
  for (const event of rest) if (event.type === 'fought' && event.beaten) beaten.set(event.square, event);
  const lost = new Set(rest.flatMap((event) => (event.type === 'removed' ? [event.square] : [])));
  return rest.flatMap((event) => {
    if (event.type === 'fought' && beaten.has(event.square) && lost.has(event.square)) return [];
    const fight = event.type === 'removed' ? beaten.get(event.square) : undefined;
    return [
      event.type === 'removed' && fight !== undefined ? lossText(event, fight, naming) : eventText(event, naming),
    ];
  });
};

/** Every loss of these events with its reason, oldest first. */
export const lossLines = (events: readonly GameEvent[], naming: Naming): readonly string[] => {
  const lines: string[] = [];
  const fights = new Map<number, Fought>();
  for (const event of events) {
    if (event.type === 'turn') fights.clear();
    if (event.type === 'fought' && event.beaten) fights.set(event.square, event);
    if (event.type !== 'removed') continue;
    const fight = fights.get(event.square);
    lines.push(fight === undefined ? eventText(event, naming) : lossText(event, fight, naming));
  }
  return lines;
};

const told = (line: string | null): readonly string[] => (line === null ? [] : [line]);

export const logEntries = (
  events: readonly GameEvent[],
  naming: Naming,
  result: Result | null,
  aside = NO_ASIDE,
): readonly LogEntry[] => {
  let number = 0;
  return draftsOf(events).map(({ head, turn, next, rest }): LogEntry => {
    const counts = !UNCOUNTED.includes(head.type);
    if (counts) number += 1;
    return {
      number: counts ? number : 0,
      seat: 'seat' in head ? head.seat : counts ? turn : null,
      title: eventText(head, naming, result),
      details: [...told(aside(head, next)), ...linesOf(rest, naming)],
      squares: squaresTouched([head, ...rest]),
      fallen: rest.filter((event) => event.type === 'removed').length,
    };
  });
};

/** Differs with every new last line. */
export const endOf = (entries: readonly LogEntry[]): string =>
  `${entries.length} ${entries.at(-1)?.details.length ?? 0}`;

/** All that was said for these events, as one speaks: every line, the change of turn left out. */
export const spokenLines = (
  events: readonly GameEvent[],
  naming: Naming,
  result: Result | null,
  aside = NO_ASIDE,
): readonly string[] =>
  withoutDealt(events).flatMap((event, at, all) =>
    isSilent(event, at, all) ? [] : [eventText(event, naming, result), ...told(aside(event, all[at + 1]))],
  );
