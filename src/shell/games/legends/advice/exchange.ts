/** Facts about the armies as they fell, for a player who may still exchange two pieces. */
import type { TokenView, View } from '../../../../contract/view';
import { ownCastles } from '../seek';

const rankOn = (view: View, square: number): number => Math.floor(square / view.width);

const ranksOf = (view: View, tokens: readonly TokenView[]): readonly number[] =>
  tokens.map(({ square }) => rankOn(view, square));

/** Squares of the viewer's castles on the rank that faces the enemy, where a castle is reached first. */
export const exposedCastles = (view: View): readonly number[] => {
  const own = ranksOf(
    view,
    view.tokens.filter(({ seat }) => seat === view.viewer),
  );
  const others = ranksOf(
    view,
    view.tokens.filter(({ seat }) => seat !== view.viewer),
  );
  if (own.length === 0 || others.length === 0) return [];
  const front = Math.min(...others) > Math.min(...own) ? Math.max(...own) : Math.min(...own);
  return ownCastles(view).filter((square) => rankOn(view, square) === front);
};
