/** What is said aloud of a run of rows, and of the last losses. */
import type { GameEvent } from '../../../contract/event';
import type { Result } from '../../../contract/result';
import type { View } from '../../../contract/view';
import { fightsSince, newsBegin } from '../../../match/games/medieval/fights-since';
import { storyOf, type Weight } from '../../../match/games/medieval/story';
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

/**
 * The same for the panel, without the fights that stand there by themselves, and with what fell by anything else since the viewer's own
 * turn before: no loss goes by unseen.
 */
export const toldOf = (view: View, events: readonly GameEvent[], part: readonly GameEvent[]): readonly string[] => {
  const start = startOf(events, part);
  const begin = newsBegin(events, view.viewer);
  const shown = fightsSince(events, view.viewer);
  return storyOf(view, events, null)
    .filter(({ at, weight }) => (at >= start && at < start + part.length) || (weight === 'fight' && at >= begin))
    .filter(({ at }) => !shown.includes(at))
    .map(({ text }) => text);
};

/** The sentences that tell of the last fights, shots and blasts, newest last. */
export const lossesOf = (view: View, events: readonly GameEvent[], count: number): readonly string[] =>
  storyOf(view, events)
    .filter(({ weight }) => weight === 'fight')
    .slice(-count)
    .map(({ text }) => text);
