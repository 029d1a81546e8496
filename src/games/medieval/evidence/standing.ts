/** What a row tells of hidden pieces that stand by: who a blast leaves alone, who does not join, who ends nothing on the stockade. */
import type { GameEvent } from '../../../contract/event';
import type { View } from '../../../contract/view';
import { chebyshevDistance, manhattanDistance } from '../../shared/square';
import { SHAPE, STOCKADE } from '../board';
import { KIND } from '../units';
import { groupAt } from './joined';
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

/** The clues of the row at a place, by where everything stood then; `isStep`: a piece moves by its own act. */
export const cluesOf = (
  view: View,
  events: readonly GameEvent[],
  at: number,
  places: Places,
  isStep: boolean,
): readonly Clue[] => {
  const event = events[at];
  const { width } = SHAPE;
  const hidden = view.tokens.filter(({ id, kind }) => kind === null && places.has(id));
  const near = (square: number, id: number, distance: typeof chebyshevDistance): boolean =>
    distance(square, places.get(id) ?? -1, width) === 1;
  const group = groupAt(view, events, at, places);
  if (group !== null) {
    // all that are connected join (M7)
    const apart = hidden.filter(
      ({ id, seat }) => seat === group.seat && group.squares.some((square) => near(square, id, manhattanDistance)),
    );
    return apart.map(({ id }) => ({ token: id, kinds: ANYBODY & ~FOOTMAN }));
  }
  switch (event?.type) {
    case 'exploded': {
      // whoever fell is known now, prisoners and bombs are anyway
      const spared = hidden.filter(({ id }) => event.squares.some((square) => near(square, id, chebyshevDistance)));
      return spared.map(({ id }) => ({ token: id, kinds: KING }));
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
