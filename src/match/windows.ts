/** Windows as the screen shows them: what a game must tell of them, and the state while one stands open. */
import type { GameEvent } from '../contract/event';
import type { View } from '../contract/view';
import { lastTurnOf } from './last-turn';
import type { MatchState, Speed } from './types';

/** How the board looks while a window stands open in the middle of some events, and how many of them it shows. */
export interface Held {
  readonly view: View;
  readonly count: number;
}

/** Every window stands open for one fixed time, whether anybody could answer in it or not. */
export interface WindowTimes {
  /** Is everybody asked in every window anyway? Then nothing needs to be held back. */
  areAllAsked(view: View): boolean;
  isOpen(view: View): boolean;
  /** Milliseconds for which the open window stands open. */
  lasts(view: View, speed: Speed): number;
  /** The windows that these events open, one after the other, from the view before them. */
  held(before: View, events: readonly GameEvent[]): readonly Held[];
}

/** The state while such a window stands open: nobody is asked yet, and only what led to it has happened. */
export const heldState = (next: MatchState, shown: MatchState, held: Held): MatchState => {
  const earlier = next.events.length - next.news.length;
  const events = next.events.slice(0, earlier + held.count);
  return {
    ...next,
    view: held.view,
    asking: null,
    preview: null,
    events,
    lastTurn: lastTurnOf(events),
    news: events.slice(shown.events.length),
    thinking: false,
    result: null,
    // whoever can go back need not wait for what is gone then
    canUndo: next.canUndo,
    canTakeBack: false,
    // no change of its own: the same update goes on after it
    version: shown.version,
    recap: null,
    picked: [],
    missed: [],
  };
};
