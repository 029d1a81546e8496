/** What is said aloud of a run of rows, and of the last losses. */
import type { GameEvent } from '../../../contract/event';
import type { Result } from '../../../contract/result';
import type { View } from '../../../contract/view';
import { fightsSince } from '../../../match/games/medieval/fights-since';
import { storyOf, type Telling, type Weight } from '../../../match/games/medieval/story';
import { startOf } from '../../../match/run-of-events';
import type { Spoken } from '../face-battle';

const URGENT: readonly Weight[] = ['end', 'fight'];

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

/** Those of the viewer's rows that tell of `part`, without the fights that stand in the panel by themselves. */
const besideCards = (view: View, events: readonly GameEvent[], part: readonly GameEvent[]): readonly Telling[] => {
  const start = startOf(events, part);
  const shown = fightsSince(events, view.viewer);
  return storyOf(view, events, null)
    .filter(({ at }) => at >= start && at < start + part.length)
    .filter(({ at }) => !shown.includes(at));
};

const textOf = ({ text }: Telling): string => text;

/** The same for the panel. */
export const toldOf = (view: View, events: readonly GameEvent[], part: readonly GameEvent[]): readonly string[] =>
  besideCards(view, events, part).map(textOf);

/** What an own turn brought, for the panel: a mere step brought nothing. */
export const broughtOf = (view: View, events: readonly GameEvent[], part: readonly GameEvent[]): readonly string[] =>
  besideCards(view, events, part)
    .filter(({ weight }) => weight !== 'move')
    .map(textOf);

/** The sentences that tell of the last fights, shots and blasts, newest last. */
export const lossesOf = (view: View, events: readonly GameEvent[], count: number): readonly string[] =>
  storyOf(view, events)
    .filter(({ weight }) => weight === 'fight')
    .slice(-count)
    .map(({ text }) => text);
