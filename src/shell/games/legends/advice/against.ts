/** What speaks against a move that is advised: its price, and who may take the piece where it then stands. */
import type { TokenView, View } from '../../../../contract/view';
import { legendsCatalogue } from '../../../../games/legends/catalogue';
import type { Power } from '../../../../games/legends/language';
import type { Beat } from '../../../../games/legends/reading/story';
import { formatSquare } from '../../../../games/shared/square';
import { pieceName } from '../../../../match/games/legends/question';
import { moved, ownArgs } from './around';
import type { Clause, Reason } from './names';
import { takerOf } from './safe';

const SHOWN_TO_ALL = 511;

/** What was lent until the end of the turn is gone when the enemy moves. */
const nextTurn = (view: View): View => ({ ...view, lists: { ...view.lists, boosts: [] } });

/** Who may take a piece where it then stands, and how the sentence says so. */
export interface Danger {
  readonly taker: TokenView;
  readonly clauses: readonly Clause[];
}

/**
 * Who may take the piece on that square with the next move; null where nobody can. `beaten`: the enemy that has stood there
 * and has been beaten.
 */
export const dangerThere = (
  view: View,
  story: readonly Beat[] | null,
  token: TokenView,
  square: number,
  beaten: TokenView | null = null,
): Danger | null => {
  const after = moved(nextTurn(view), token, square);
  const tokens = after.view.tokens.filter(({ id }) => id !== beaten?.id);
  const taker = takerOf({ ...after.view, tokens }, story, after.token);
  if (taker === null) return null;
  const args = { ...ownArgs(view, token), foe: pieceName(view, taker.id), square: formatSquare(taker.square, view) };
  const sort = taker.kind === null ? 'hidden' : 'known';
  return { taker, clauses: [{ name: beaten === null ? sort : `${sort}Then`, args }] };
};

const costOf = (power: Power | undefined): 'self' | 'one' | null => {
  if (power === undefined) return null;
  const full = 'keyword' in power ? legendsCatalogue.keywords[power.keyword] : power;
  if (!('cost' in full) || full.cost === undefined) return null;
  return [full.cost].flat().includes('self') ? 'self' : 'one';
};

/**
 * What a piece gives by using the power: itself, another piece, or that it is hidden no more. `goes`: the sentence is about
 * the piece itself, which goes somewhere by the power.
 */
export const priceOf = (view: View, user: TokenView, power: Power | undefined, goes = false): readonly Clause[] => {
  const cost = costOf(power);
  const args = ownArgs(view, user);
  if (cost === 'self') return [{ name: 'sacrifices', args }];
  const shows: readonly Clause[] =
    user.shownTo === SHOWN_TO_ALL ? [] : [{ name: goes ? 'revealsIt' : 'reveals', args }];
  return cost === 'one' ? [{ name: 'sacrificesOne', args }, ...shows] : shows;
};

/** The reason with what speaks against it. */
export const against = (why: Reason, clauses: readonly Clause[]): Reason =>
  clauses.length === 0 ? why : { ...why, clauses };
