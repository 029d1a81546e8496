/** An exchange before the battle that is wasted: on nothing, or on anything but a castle that lies open. */
import type { TokenView, View } from '../../../../../src/contract/view';
import type { BlunderKind } from '../../blunders/kinds';
import { deedsOf, ownCastles } from './deeds';

/** Ranks from the own edge on which a castle lies well. */
const REAR = 2;

const rankOf = ({ height, viewer, width }: View, square: number): number => {
  const rank = Math.floor(square / width);
  return viewer % 2 === 0 ? rank : height - 1 - rank;
};

export const exchangeWasted: BlunderKind = {
  name: 'exchange-wasted',
  tempting: (position) => {
    const { view, decision } = position;
    if (decision.kind !== 'swap') return [];
    const castles = ownCastles(view);
    const open = castles.filter(({ square }) => rankOf(view, square) >= REAR).map(({ square }) => square);
    const on = (square: number): TokenView | undefined => view.tokens.find((token) => token.square === square);
    return deedsOf(position).flatMap(({ item, from, to, index }) => {
      if (item === 0) return open.length > 0 ? [index] : [];
      const castle = castles.find(({ square }) => square === from || square === to);
      if (castle === undefined) return open.length > 0 || on(from)?.kind === on(to)?.kind ? [index] : [];
      const place = castle.square === from ? to : from;
      return rankOf(view, place) > rankOf(view, castle.square) ? [index] : [];
    });
  },
};
