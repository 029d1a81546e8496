/** What a row tells of hidden pieces that stand by: who a blast leaves alone, who does not join, who ends nothing on the stockade. */
import type { GameEvent } from '../../../contract/event';
import type { View } from '../../../contract/view';
import { chebyshevDistance, manhattanDistance } from '../../shared/square';
import { SHAPE, STOCKADE } from '../board';
import { KIND } from '../units';
import { ANYBODY, type Kinds } from './kinds';

/** Where everything stood, by token. */
export type Places = ReadonlyMap<number, number>;

const KING: Kinds = 1 << KIND.king;
const FOOTMAN: Kinds = 1 << KIND.footman;

/** What a row says of a token. */
export interface Clue {
  readonly token: number;
  readonly kinds: Kinds;
}

/** The seat that attacks in a fight: across from the one that was called last before it. */
const attackerOf = (events: readonly GameEvent[], at: number): number => {
  const called = events.slice(0, at).findLast(({ type }) => type === 'called');
  return called?.type === 'called' ? 1 - called.seat : -1;
};

/** The clues of the row at a place, by where everything stood then; `isStep`: a piece moves by its own act. */
export const cluesOf = (
  { tokens }: View,
  events: readonly GameEvent[],
  at: number,
  places: Places,
  isStep: boolean,
): readonly Clue[] => {
  const event = events[at];
  const { width } = SHAPE;
  const hidden = tokens.filter(({ id, kind }) => kind === null && places.has(id));
  const near = (square: number, id: number, distance: typeof chebyshevDistance): boolean =>
    distance(square, places.get(id) ?? -1, width) === 1;
  switch (event?.type) {
    case 'exploded': {
      // whoever fell is known now, prisoners and bombs are anyway
      const spared = hidden.filter(({ id }) => event.squares.some((square) => near(square, id, chebyshevDistance)));
      return spared.map(({ id }) => ({ token: id, kinds: KING }));
    }
    case 'fought': {
      // all that are connected join (M7)
      const group = event.helpers.length === 0 ? [] : [event.from, ...event.helpers];
      const seat = group.length === 0 ? -1 : attackerOf(events, at);
      const apart = hidden.filter(
        (token) => token.seat === seat && group.some((square) => near(square, token.id, manhattanDistance)),
      );
      return apart.map(({ id }) => ({ token: id, kinds: ANYBODY & ~FOOTMAN }));
    }
    case 'moved': {
      const stepper = isStep ? hidden.find(({ id }) => id === event.token) : undefined;
      const isWon = stepper !== undefined && event.to === STOCKADE[1 - stepper.seat];
      return isWon ? [{ token: event.token, kinds: ANYBODY & ~KING }] : [];
    }
    default:
      return [];
  }
};
