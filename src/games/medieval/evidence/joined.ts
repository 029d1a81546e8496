/** Which squares a group of Footmen stood on that attacked together: told by a row of the fight, or, at a bomb, by who is shown. */
import type { GameEvent } from '../../../contract/event';
import type { View } from '../../../contract/view';
import { manhattanDistance } from '../../shared/square';
import { SHAPE } from '../board';
import { KIND } from '../units';

/** A group that joined in an attack: its seat and squares, the attacker's among them. */
export interface Group {
  readonly seat: number;
  readonly squares: readonly number[];
}

/** The seat that attacks in a fight: across from the one that was called last before it. */
const attackerOf = (events: readonly GameEvent[], at: number): number => {
  const called = events.slice(0, at).findLast(({ type }) => type === 'called');
  return called?.type === 'called' ? 1 - called.seat : -1;
};

/** Pieces of a seat that are known to be Footmen, standing or fallen. */
const footmenOf = ({ tokens }: View, events: readonly GameEvent[], seat: number): ReadonlySet<number> =>
  new Set([
    ...tokens.filter((token) => token.seat === seat && token.kind === KIND.footman).map(({ id }) => id),
    ...events.flatMap((event) =>
      event.type === 'removed' && event.seat === seat && event.kind === KIND.footman ? [event.token] : [],
    ),
  ]);

/** Squares connected with one, of all on which a Footman stood. */
const connected = (first: number, squares: readonly number[]): readonly number[] => {
  const group = new Set([first]);
  for (const square of group)
    for (const other of squares) if (manhattanDistance(square, other, SHAPE.width) === 1) group.add(other);
  return [...group];
};

/** Whether somebody beside the attacker, whose `removed` row stands at this place, is shown right before it. */
const showsOthers = (events: readonly GameEvent[], at: number, attacker: number): boolean => {
  for (let before = at - 1; events[before]?.type === 'shown'; before--) {
    const event = events[before];
    if (event?.type === 'shown' && event.token !== attacker) return true;
  }
  return false;
};

/** The group of the attack that the row at a place ends, by where everything stood then; null for any other row. */
export const groupAt = (
  view: View,
  events: readonly GameEvent[],
  at: number,
  places: ReadonlyMap<number, number>,
): Group | null => {
  const event = events[at];
  if (event?.type === 'fought' && event.helpers.length > 0)
    return { seat: attackerOf(events, at), squares: [event.from, ...event.helpers] };
  // an attack on a bomb compares nothing
  if (event?.type !== 'removed' || event.cause !== 'fight' || events[at + 1]?.type !== 'exploded') return null;
  if (!showsOthers(events, at, event.token)) return null;
  const footmen = footmenOf(view, events, event.seat);
  const squares = [...places].flatMap(([token, square]) => (footmen.has(token) ? [square] : []));
  return { seat: event.seat, squares: connected(event.square, squares) };
};
