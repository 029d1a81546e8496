/** Where a replay stops: at every step in which something is seen. */
import type { GameEvent } from '../contract/event';
import type { ReplayStep } from '../contract/referee';

/** A pass in a fight shows no more than that the pause before or after it is over. */
const UNSEEN: readonly GameEvent['type'][] = ['windowOpened', 'windowClosed'];

/** Is there anything to see in these events? */
export const isSeen = (events: readonly Pick<GameEvent, 'type'>[]): boolean =>
  events.some(({ type }) => !UNSEEN.includes(type));

/** Places of the steps at which the replay stops, ascending; the first is the start. */
export const stopsOf = (steps: readonly Pick<ReplayStep, 'events'>[]): readonly number[] =>
  steps.flatMap(({ events }, at) => (at === 0 || isSeen(events) ? [at] : []));

/** The last stop up to a step, by its number from 0. */
export const stopAt = (stops: readonly number[], step: number): number =>
  Math.max(
    0,
    stops.findLastIndex((stop) => stop <= step),
  );

/** All that happened since the stop before this step, the step itself included. */
export const eventsSince = (
  steps: readonly Pick<ReplayStep, 'events'>[],
  stops: readonly number[],
  step: number,
): readonly GameEvent[] => {
  const before = stops.findLast((stop) => stop < step) ?? -1;
  return steps.slice(before + 1, step + 1).flatMap(({ events }) => events);
};
