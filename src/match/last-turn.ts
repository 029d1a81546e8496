/** Which events were the last turn, and which squares they touched. */
import type { GameEvent } from '../contract/event';

/** A set-up that is over is no turn either. */
const endsTurn = ({ type }: GameEvent): boolean => type === 'turn' || type === 'dealt';

/** The events since the last change of turn; those of the turn before when the present one has none yet. */
export const lastTurnOf = (events: readonly GameEvent[]): readonly GameEvent[] => {
  const open = events.slice(events.findLastIndex(endsTurn) + 1);
  if (open.length > 0) return open;
  const before = events.slice(0, Math.max(0, events.length - 1));
  const past = before.slice(before.findLastIndex(endsTurn) + 1);
  // who exchanged what before the battle is no turn
  return past.every(({ type }) => type === 'swapped' || type === 'passed') ? [] : past;
};

const squareOf = (event: GameEvent): readonly number[] => {
  switch (event.type) {
    case 'placed':
    case 'removed':
    case 'returned':
    case 'freed':
      return [event.square];
    case 'exploded':
      return event.squares;
    case 'moved':
      return [event.from, event.to];
    case 'struck':
    case 'fought':
      return [event.from, event.square];
    case 'swapped':
      return [event.square, event.otherSquare];
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

/** A piece's way over the board. */
export interface Way {
  readonly from: number;
  readonly to: number;
}

/**
 * Who went from where to where, as one way a piece: of a piece that was moved several times in succession the whole of it.
 * Two that exchange squares go both ways; a strike goes to its target. A way that ends where it began is none.
 */
export const waysGone = (events: readonly GameEvent[]): readonly Way[] => {
  const ways = new Map<string, Way>();
  const go = (token: string, from: number, to: number): void => {
    const begun = ways.get(token);
    // one that went on from where it stood; otherwise it has been put somewhere else meanwhile
    ways.set(token, { from: begun?.to === from ? begun.from : from, to });
  };
  for (const [at, event] of events.entries()) {
    if (event.type === 'moved') go(`${event.token}`, event.from, event.to);
    if (event.type === 'flag' && event.from !== null) go('flag', event.from, event.to);
    if (event.type === 'struck') ways.set(`struck ${at}`, { from: event.from, to: event.square });
    if (event.type === 'swapped') {
      go(`${event.token}`, event.square, event.otherSquare);
      go(`${event.other}`, event.otherSquare, event.square);
    }
  }
  return [...ways.values()].filter(({ from, to }) => from !== to);
};
