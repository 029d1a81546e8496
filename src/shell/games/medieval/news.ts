/** What is said aloud of a run of rows, and of the last losses. */
import type { GameEvent } from '../../../contract/event';
import type { Result } from '../../../contract/result';
import type { View } from '../../../contract/view';
import { lastFightAt } from '../../../match/games/medieval/fight';
import { storyOf, type Weight } from '../../../match/games/medieval/story';
import { lastTurnOf } from '../../../match/last-turn';
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

/** The place of the fight that stands on a card: the last one of the last turn; -1 where none does. */
const onCard = (events: readonly GameEvent[]): number => {
  const turn = lastTurnOf(events);
  const at = lastFightAt(turn);
  return at < 0 ? -1 : startOf(events, turn) + at;
};

/** The same for the panel, without the fight that stands there on a card. */
export const toldOf = (view: View, events: readonly GameEvent[], part: readonly GameEvent[]): readonly string[] => {
  const start = startOf(events, part);
  const card = onCard(events);
  return storyOf(view, events, null)
    .filter(({ at }) => at >= start && at < start + part.length && at !== card)
    .map(({ text }) => text);
};

/** The sentences that tell of the last fights, shots and blasts, newest last. */
export const lossesOf = (view: View, events: readonly GameEvent[], count: number): readonly string[] =>
  storyOf(view, events)
    .filter(({ weight }) => weight === 'fight')
    .slice(-count)
    .map(({ text }) => text);
