/** What happened in a turn of the timeline. */
import type { GameEvent } from '../../../../contract/event';
import type { Result } from '../../../../contract/result';
import type { View } from '../../../../contract/view';
import { say } from '../../../../text';
import type { TurnCount } from '../../../result/course';
import { marksText } from '../../../result/turn-text';
import { type Turn, turnsOf } from '../log/turns';

/** How it ended stands over the chart. */
const TOLD_ABOVE: readonly (GameEvent['type'] | undefined)[] = ['resigned', 'over'];

/** So much of a turn is told under the chart. */
const MOST = 3;
const RANK = { fight: 0, power: 1, other: 2, move: 3 } as const;

/** The turn's entries of the log, what weighs most first; without a log only how many fights there were. */
export const eventsText = (turn: TurnCount, told: Turn | undefined): string => {
  const entries = [...(told?.entries ?? [])].sort((a, b) => RANK[a.sort] - RANK[b.sort]).slice(0, MOST);
  if (entries.length > 0) return entries.map(({ title }) => title).join(' ');
  return marksText(turn) || say('result.course.quiet');
};

/** The same for every turn of a match. */
export const turnLine = (events: readonly GameEvent[], view: View, result: Result | null) => {
  const told = turnsOf(events, view, result).map((turn) => ({
    ...turn,
    entries: turn.entries.filter(({ at }) => !TOLD_ABOVE.includes(events[at]?.type)),
  }));
  return (turn: TurnCount): string =>
    eventsText(
      turn,
      told.find(({ number }) => number === turn.number),
    );
};
