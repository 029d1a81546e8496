/** Which events were the last turn, and which squares they touched. */
import type { GameEvent } from '../contract/event';

const endsTurn = (event: GameEvent): boolean => event.type === 'turn';

/** The events since the last change of turn; those of the turn before when the present one has none yet. */
export const lastTurnOf = (events: readonly GameEvent[]): readonly GameEvent[] => {
  const open = events.slice(events.findLastIndex(endsTurn) + 1);
  if (open.length > 0) return open;
  const before = events.slice(0, Math.max(0, events.length - 1));
  return before.slice(before.findLastIndex(endsTurn) + 1);
};

const squareOf = (event: GameEvent): readonly number[] => {
  switch (event.type) {
    case 'placed':
    case 'removed':
      return [event.square];
    case 'moved':
      return [event.from, event.to];
    case 'struck':
      return [event.from, event.square];
    case 'flag':
      return [event.to];
    default:
      return [];
  }
};

/** Squares that these events changed, each once, in order of happening. */
export const squaresTouched = (events: readonly GameEvent[]): readonly number[] => [
  ...new Set(events.flatMap(squareOf)),
];
