/** Whom a Pick may choose (R8, R10, R71, R140). */
import type { Filter, Near, Pick } from '../../games/legends/language';
import { inOrder } from './codes';
import { fits, fitsInPublic, fitsInSecret } from './filter';
import { type Scope, sideFits } from './scope';
import { areAllies, isOnBoard, type LegendsState, placeOf, sharers, type Token } from './state';

/** How many a Pick takes: at least and at most. `n: 'all'` is no choice and never comes here. */
export const bounds = ({ n }: Pick): readonly [min: number, max: number] => {
  if (n === undefined || n === 'all') return [1, 1];
  if (typeof n === 'number') return [n, n];
  return [n[0], n[1] ?? Number.POSITIVE_INFINITY];
};

/** R10: of an enemy's hidden piece only public facts count; the rest of the filter is tested afterwards. */
const mayFit = (game: LegendsState, scope: Scope, token: Token, pick: Filter, chooser: number): boolean => {
  // whose it is rules most pieces out, and costs least to ask
  if (pick.side !== undefined && !sideFits(scope, token.seat, pick.side)) return false;
  if ((token.shown || areAllies(token.seat, chooser)) && !fitsInSecret(game, scope, token, pick)) return false;
  return fitsInPublic(game, scope, token, pick);
};

/** Does a picked piece fit in what could not be seen before? */
export const turnsOutToFit = (game: LegendsState, scope: Scope, token: Token, pick: Filter): boolean =>
  fitsInSecret(game, scope, token, pick);

/** The squares around the one piece that a place is near to; null when it is near to something else. */
const aroundRef = (game: LegendsState, scope: Scope, near: Near): readonly number[] | null => {
  const to = typeof near === 'string' ? near : near.to;
  if (to !== 'self' && to !== 'foe' && to !== 'it') return null;
  const piece = to === 'self' ? scope.self : to === 'foe' ? scope.foe : scope.it.length === 1 ? scope.it[0] : null;
  if (piece === null || piece === undefined) return null;
  const steps = typeof near === 'string' ? 1 : (near.within ?? 1);
  return (steps === 1 ? game.geometry.around : game.geometry.block)[placeOf(piece)] ?? [];
};

/** Where candidates can stand at all: around a piece that the filter names; null for anywhere. */
const searched = (game: LegendsState, scope: Scope, { near }: Pick): readonly number[] | null => {
  if (near === undefined) return null;
  if (typeof near === 'string' || !Array.isArray(near)) return aroundRef(game, scope, near as Near);
  for (const one of near as readonly Near[]) {
    const squares = aroundRef(game, scope, one);
    if (squares !== null) return squares;
  }
  return null;
};

const standingCandidates = (game: LegendsState, scope: Scope, pick: Pick, chooser: number): readonly Token[] => {
  const { board, guest } = game;
  const found: Token[] = [];
  const add = (token: Token): void => {
    if (token !== scope.gone && mayFit(game, scope, token, pick, chooser)) found.push(token);
  };
  const squares = searched(game, scope, pick);
  const count = squares === null ? board.length : squares.length;
  for (let index = 0; index < count; index++) {
    const square = squares === null ? index : (squares[index] ?? 0);
    const host = board[square] ?? null;
    if (host === null) continue;
    if (guest === null || guest.square !== square) add(host);
    else for (const token of sharers(game, square)) add(token);
  }
  return found;
};

/** By chart number; the same number lies there but once, the chooser's army first (R140). */
const destroyedCandidates = (
  game: LegendsState,
  scope: Scope,
  pick: Pick,
  chooser: number,
  spent: readonly Token[],
) => {
  const own = [...(game.fallen[chooser] ?? [])];
  const others = game.fallen.flatMap((tokens, army) => (army === chooser ? [] : tokens));
  const byNumber = new Map<number, Token>();
  for (const token of [...own, ...others]) {
    const { number } = token.kind;
    if (!byNumber.has(number) && !spent.includes(token) && fits(game, scope, token, pick)) byNumber.set(number, token);
  }
  return [...byNumber.values()].sort((a, b) => a.kind.number - b.kind.number);
};

/**
 * Candidates of a Pick in the order in which they are offered. `spent`: pieces that can't be chosen, those of the cost
 * (R7) and those chosen already.
 */
export const candidatesOf = (
  game: LegendsState,
  scope: Scope,
  pick: Pick,
  chooser: number,
  spent: readonly Token[] = [],
): readonly Token[] => {
  if (pick.zone === 'destroyed') return destroyedCandidates(game, scope, pick, chooser, spent);
  const found =
    pick.among === undefined
      ? standingCandidates(game, scope, pick, chooser)
      : scope.it
          .filter((token) => isOnBoard(token) && fits(game, scope, token, pick))
          .toSorted((a, b) => a.square - b.square || a.id - b.id);
  const left = spent.length === 0 ? found : found.filter((token) => !spent.includes(token));
  return inOrder(game, left, chooser);
};
