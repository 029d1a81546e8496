/** How long steps were over the board as it then was, and which kinds can make them. The rows are gone through backwards. */
import type { GameEvent } from '../../../contract/event';
import type { View } from '../../../contract/view';
import { chebyshevDistance } from '../../shared/square';
import { LAND, SHAPE, TERRAIN } from '../board';
import { plan } from '../plan';
import { ARMY_KINDS, KIND, UNITS } from '../units';

/** A set of kinds: bit k is kind k. */
export type Kinds = number;

/** Everything that an army is made of. */
export const ANYBODY: Kinds = (1 << ARMY_KINDS) - 1;

const MOST_STEPS = Math.max(...UNITS.map(({ steps }) => steps));
const BOARD = plan(SHAPE);

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

/** Side-steps over vacant land; more than anybody has where no shorter way is. */
const stepsBetween = (from: number, to: number, taken: ReadonlySet<number>): number => {
  const reached = new Set([from]);
  let edge: readonly number[] = [from];
  for (let steps = 1; steps <= MOST_STEPS; steps++) {
    edge = edge
      .flatMap((square) => BOARD.neighbours(square))
      .filter((square) => TERRAIN[square] === LAND && !taken.has(square) && !reached.has(square));
    for (const square of edge) reached.add(square);
    if (reached.has(to)) return steps;
  }
  return MOST_STEPS + 1;
};

/** Who can step from one square to the other among what stands elsewhere. */
const steppers = (from: number, to: number, taken: ReadonlySet<number>): Kinds => {
  const steps = stepsBetween(from, to, taken);
  const byLength = UNITS.slice(0, ARMY_KINDS).reduce(
    (kinds, unit, kind) => (kind !== KIND.king && unit.steps >= steps ? kinds | (1 << kind) : kinds),
    0,
  );
  return chebyshevDistance(from, to, SHAPE.width) === 1 ? byLength | (1 << KIND.king) : byLength;
};

/** Who can have made all the steps of each token; `steps` are the places of their rows. */
export const steppersOf = (
  view: View,
  events: readonly GameEvent[],
  steps: ReadonlySet<number>,
): ReadonlyMap<number, Kinds> => {
  const places: Places = new Map(view.tokens.map(({ id, square }) => [id, square]));
  const found = new Map<number, Kinds>();
  for (let at = events.length - 1; at >= 0; at--) {
    const event = events[at];
    if (event === undefined) continue;
    undo(places, event);
    if (event.type !== 'moved' || !steps.has(at)) continue;
    const others = [...places].flatMap(([token, square]) => (token === event.token ? [] : [square]));
    const kinds = steppers(event.from, event.to, new Set(others));
    found.set(event.token, (found.get(event.token) ?? ANYBODY) & kinds);
  }
  return found;
};
