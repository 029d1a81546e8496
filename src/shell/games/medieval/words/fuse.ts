/** When bombs go off: by their own fuses, or with one that touches them (M20). */
import type { View } from '../../../../contract/view';
import { around, bombsIn, chainOfBombs, fuseOf } from '../../../../games/medieval/reading/standing';

/** A bomb with so many turns left explodes at the next start of its owner's turn. */
const NEXT = 1;

export interface Fuse {
  /** Whose turns are counted: the owner of the bomb whose fuse ends first. */
  readonly seat: number;
  /** Starts of that side's turns until the bomb goes off. */
  readonly turns: number;
}

/** The fuse that sets off the bomb on a square: the one among all that go off with it that ends first; null where none burns. */
export const fuseOn = (view: View, square: number): Fuse | null => {
  const chain = chainOfBombs(view, square);
  // the other side's turn starts before another one of the side that is asked
  const wait = ({ seat, turns }: Fuse): number => 2 * turns - (seat === view.counters['side'] ? 0 : 1);
  const fuses = bombsIn(view)
    .filter((bomb) => chain.includes(bomb.square))
    .flatMap(({ id, seat }): readonly Fuse[] => {
      const turns = fuseOf(view, id);
      return turns === null ? [] : [{ seat, turns }];
    });
  const [first] = fuses.sort((a, b) => wait(a) - wait(b));
  return first ?? null;
};

/** Will the square burn at the next turn of a bomb's owner? */
export const burnsNext = (view: View, square: number): boolean =>
  bombsIn(view).some((bomb) => around(bomb.square).includes(square) && fuseOn(view, bomb.square)?.turns === NEXT);
