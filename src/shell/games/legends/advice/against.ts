/** What speaks against a move that is advised: its price, and who may take the piece where it then stands. */
import type { TokenView, View } from '../../../../contract/view';
import { legendsCatalogue } from '../../../../games/legends/catalogue';
import type { Power } from '../../../../games/legends/language';
import { combatOf } from '../../../../games/legends/reading/combat';
import { doomShare } from '../../../../games/legends/reading/doom';
import type { Beat } from '../../../../games/legends/reading/story';
import { formatSquare, manhattanDistance } from '../../../../games/shared/square';
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
 * How it is said that the taker may come. Something hidden that is not next to the square has to come from afar, which not
 * every piece can.
 */
const dangerName = (view: View, taker: TokenView, token: TokenView, then: boolean): Clause['name'] => {
  if (taker.kind !== null) {
    const ties = combatOf(view, taker, token)?.own === true;
    if (then) return ties ? 'knownTiesThen' : 'knownThen';
    return ties ? 'knownTies' : 'known';
  }
  if (manhattanDistance(taker.square, token.square, view.width) > 1) return 'hiddenFar';
  return then ? 'hiddenThen' : 'hidden';
};

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
  const there = { ...after.view, tokens };
  const taker = takerOf(there, story, after.token);
  if (taker === null) return null;
  const args = { ...ownArgs(view, token), foe: pieceName(view, taker.id), square: formatSquare(taker.square, view) };
  return { taker, clauses: [{ name: dangerName(there, taker, after.token, beaten !== null), args }] };
};

const costOf = (power: Power | undefined): 'self' | 'one' | null => {
  if (power === undefined) return null;
  const full = 'keyword' in power ? legendsCatalogue.keywords[power.keyword] : power;
  if (!('cost' in full) || full.cost === undefined) return null;
  return [full.cost].flat().includes('self') ? 'self' : 'one';
};

/** The use of a power; `target`: the piece that it is aimed at, or that is its price. */
interface Using {
  readonly user: TokenView;
  readonly power: Power | undefined;
  readonly target: TokenView | null;
}

/**
 * What a piece gives by using the power: itself, another piece, or that it is hidden no more. `goes`: the sentence is about
 * the piece itself, which goes somewhere by the power.
 */
export const priceOf = (view: View, { user, power, target }: Using, goes = false): readonly Clause[] => {
  const cost = costOf(power);
  const args = ownArgs(view, user);
  if (cost === 'self') return [{ name: 'sacrifices', args }];
  const shows: readonly Clause[] =
    user.shownTo === SHOWN_TO_ALL ? [] : [{ name: goes ? 'revealsIt' : 'reveals', args }];
  const paid = target === null ? { named: 'no' } : { ...ownArgs(view, target), named: 'yes' };
  return cost === 'one' ? [{ name: 'sacrificesOne', args: paid }, ...shows] : shows;
};

/** That the user is destroyed by its own power, or may be, as what it is aimed at turns out. */
export const doomOf = (
  view: View,
  story: readonly Beat[] | null,
  user: TokenView,
  power: Power | undefined,
  target: TokenView,
): readonly Clause[] => {
  const share = doomShare(view, story, power, target);
  if (share === 0) return [];
  return [{ name: share === 1 ? 'sacrifices' : 'doomed', args: ownArgs(view, user) }];
};

/** The reason with what speaks against it. */
export const against = (why: Reason, clauses: readonly Clause[]): Reason =>
  clauses.length === 0 ? why : { ...why, clauses };
