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

/** Where a stop is in the match. */
export interface StopPlace {
  /** 0: before the first; null where the game counts no turns. */
  readonly turn: number | null;
  /** Which of the turn's stops it is, from 1, and how many that turn has. */
  readonly at: number;
  readonly count: number;
}

const turnAt = (steps: readonly Pick<ReplayStep, 'view'>[], stops: readonly number[], stop: number): number | null =>
  // the step that ends a turn still belongs to it: it is counted by how things stood before
  steps[stops[Math.max(0, stop - 1)] ?? 0]?.view.counters['turn'] ?? null;

/** The turn of a stop, and its place among the stops of that turn; of the start, and without turns, among all of them. */
export const placeOfStop = (
  steps: readonly Pick<ReplayStep, 'view'>[],
  stops: readonly number[],
  stop: number,
): StopPlace => {
  const turn = turnAt(steps, stops, stop);
  const moves = stops.map((_, at) => at).slice(1);
  const together = turn === null ? moves : moves.filter((at) => turnAt(steps, stops, at) === turn);
  return { turn, at: together.indexOf(stop) + 1, count: together.length };
};

/** All that happened since the stop before this step, the step itself included. */
export const eventsSince = (
  steps: readonly Pick<ReplayStep, 'events'>[],
  stops: readonly number[],
  step: number,
): readonly GameEvent[] => {
  const before = stops.findLast((stop) => stop < step) ?? -1;
  return steps.slice(before + 1, step + 1).flatMap(({ events }) => events);
};
