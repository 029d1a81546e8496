/** An own castle that the enemy may capture with the next move, as far as its player can tell. */
import type { View } from '../../../../contract/view';
import { ownCastles } from '../seek';
import { isSafe } from './safe';

/** The square of such a castle; null: none. A hidden enemy next to it counts, whatever it may be. */
export const castleInDanger = (view: View): number | null =>
  ownCastles(view).find((square) => {
    const castle = view.tokens.find((token) => token.square === square && token.seat === view.viewer);
    return castle !== undefined && !isSafe(view, null, castle);
  }) ?? null;
