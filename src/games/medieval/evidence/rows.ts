/** Which kinds fit what hidden pieces did, and what was done beside them. The rows are gone through backwards, over the board as it then was. */
import type { GameEvent } from '../../../contract/event';
import type { View } from '../../../contract/view';
import { ANYBODY, type Kinds } from './kinds';
import { steppers } from './lengths';
import { cluesOf } from './standing';

/** Where everything stood, by token. */
type Places = Map<number, number>;

/** Takes back what a row did. */
const undo = (places: Places, event: GameEvent): void => {
  switch (event.type) {
    case 'moved':
      places.set(event.token, event.from);
      return;
    case 'removed':
      places.set(event.token, event.square);
      return;
    case 'exploded':
      for (const [index, token] of event.tokens.entries()) places.set(token, event.squares[index] ?? 0);
      return;
    case 'placed':
    case 'returned':
      places.delete(event.token);
      return;
    default:
  }
};

/** What each token may be by its steps and by what others did beside it; `steps` are the places of their rows. */
export const kindsByRows = (
  view: View,
  events: readonly GameEvent[],
  steps: ReadonlySet<number>,
): ReadonlyMap<number, Kinds> => {
  const places: Places = new Map(view.tokens.map(({ id, square }) => [id, square]));
  const found = new Map<number, Kinds>();
  const note = (token: number, kinds: Kinds): unknown => found.set(token, (found.get(token) ?? ANYBODY) & kinds);
  for (let at = events.length - 1; at >= 0; at--) {
    const event = events[at];
    if (event === undefined) continue;
    undo(places, event);
    for (const { token, kinds } of cluesOf(view, events, at, places, steps.has(at))) note(token, kinds);
    if (event.type !== 'moved' || !steps.has(at)) continue;
    const others = [...places].flatMap(([token, square]) => (token === event.token ? [] : [square]));
    note(event.token, steppers(event.from, event.to, new Set(others)));
  }
  return found;
};
