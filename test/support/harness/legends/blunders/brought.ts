/** What a passage brought its seat: kinds learned, pieces taken, own ones out of danger. */
import type { TokenView, View } from '../../../../../src/contract/view';
import { kindOf } from '../../../../../src/games/legends/reading/knowledge';
import { areAllies } from '../../../../../src/games/legends/reading/pieces-seen';
import type { Brought, Passage } from '../../blunders/kinds';
import { takeable } from './castle';
import { isFoe } from './deeds';
import { threatsTo } from './reach';
import { worthOf } from './worth';

/** Pieces under a side in one view that are not under it in the other. */
const lostFrom = (before: View, after: View, isTheirs: (token: TokenView) => boolean): readonly TokenView[] => {
  const still = new Set(after.tokens.filter(isTheirs).map(({ id }) => id));
  return before.tokens.filter((token) => isTheirs(token) && !still.has(token.id));
};

const weigh = (tokens: readonly TokenView[]): number => tokens.reduce((sum, { kind }) => sum + worthOf(kind), 0);

/** Own pieces that stood in danger and stand in none. */
const freedIn = (before: View, after: View): readonly number[] =>
  before.tokens.flatMap((token) => {
    if (isFoe(before, token) || threatsTo(before, token).length === 0) return [];
    const later = after.tokens.find(({ id }) => id === token.id);
    return later === undefined || isFoe(after, later) || threatsTo(after, later).length > 0 ? [] : [token.id];
  });

export function broughtBy({ seat, before, after, truthBefore, truthAfter }: Passage): Brought {
  const isOwn = (token: TokenView): boolean => areAllies(token.seat, seat);
  const isTheirs = (token: TokenView): boolean => !areAllies(token.seat, seat);
  const balance = (is: (token: TokenView) => boolean): number =>
    weigh(lostFrom(truthBefore, truthAfter, is)) - weigh(lostFrom(truthAfter, truthBefore, is));
  const taken = balance(isTheirs);
  const freed = freedIn(before, after);
  return {
    shown: before.tokens
      .filter((token) => isFoe(before, token) && token.kind === null && kindOf(after, token.id) !== null)
      .map(({ id }) => id),
    taken,
    gain: taken - balance(isOwn),
    freed,
    saved: takeable(before).some(({ id }) => freed.includes(id)),
    won: after.result?.winners.includes(seat) === true,
  };
}
