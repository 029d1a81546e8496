/** What is said aloud of a run of rows, and of the last losses. */
import type { GameEvent } from '../../../contract/event';
import type { Result } from '../../../contract/result';
import type { View } from '../../../contract/view';
import { storyOf, type Weight } from '../../../match/games/medieval/story';
import type { Spoken } from '../face-battle';

const URGENT: readonly Weight[] = ['end', 'fight'];

/** Where a run of events begins in the viewer's list; the end when it is not a part of it. */
const startOf = (events: readonly GameEvent[], part: readonly GameEvent[]): number => {
  const [first] = part;
  const at = first === undefined ? -1 : events.indexOf(first);
  return at < 0 ? events.length - part.length : at;
};

export const newsOf = (
  view: View,
  events: readonly GameEvent[],
  part: readonly GameEvent[],
  result: Result | null,
): readonly Spoken[] => {
  const start = startOf(events, part);
  return storyOf(view, events, result)
    .filter(({ at }) => at >= start && at < start + part.length)
    .map(({ text, weight }) => ({ text, urgent: URGENT.includes(weight) }));
};

/** The sentences that tell of the last fights, shots and blasts, newest last. */
export const lossesOf = (view: View, events: readonly GameEvent[], count: number): readonly string[] =>
  storyOf(view, events)
    .filter(({ weight }) => weight === 'fight')
    .slice(-count)
    .map(({ text }) => text);
