/** Whom a Pick may choose (R8, R10, R71, R140). */
import type { Filter, Near, NearWithin, Pick } from '../../games/legends/language';
import { inOrder } from './codes';
import { fits, fitsInPublic, fitsInSecret, refOf, type Scope } from './filter';
import { areAllies, isOnBoard, type LegendsState, placeOf, sharers, type Token } from './state';

/** How many a Pick takes: at least and at most. `n: 'all'` is no choice and never comes here. */
export const bounds = ({ n }: Pick): readonly [min: number, max: number] => {
  if (n === undefined || n === 'all') return [1, 1];
  if (typeof n === 'number') return [n, n];
  return [n[0], n[1] ?? Number.POSITIVE_INFINITY];
};

/** R10: of an enemy's hidden piece only public facts count; the rest of the filter is tested afterwards. */
const mayFit = (game: LegendsState, scope: Scope, token: Token, pick: Filter, chooser: number): boolean =>
  (token.shown || areAllies(token.seat, chooser) ? fits : fitsInPublic)(game, scope, token, pick);

/** Does a picked piece fit in what could not be seen before? */
export const turnsOutToFit = (game: LegendsState, scope: Scope, token: Token, pick: Filter): boolean =>
  fitsInSecret(game, scope, token, pick);

const nearParts = (near: Filter['near']): readonly Near[] => {
  if (near === undefined) return [];
  return typeof near === 'string' || !Array.isArray(near) ? [near as Near] : (near as readonly Near[]);
};

const isRef = (to: NearWithin['to'] | undefined): to is 'self' | 'foe' | 'it' =>
  to === 'self' || to === 'foe' || to === 'it';

/** Where candidates can stand at all: around a piece that the filter names, or anywhere. */
const searched = (game: LegendsState, scope: Scope, pick: Pick): readonly number[] | null => {
  for (const near of nearParts(pick.near)) {
    const to = typeof near === 'string' ? (near === 'water' ? undefined : near) : near.to;
    if (!isRef(to)) continue;
    const pieces = refOf(scope, to);
    const [piece] = pieces;
    if (pieces.length !== 1 || piece === undefined) continue;
    const steps = typeof near === 'string' ? 1 : (near.within ?? 1);
    const { around, block } = game.geometry;
    return (steps === 1 ? around : block)[placeOf(piece)] ?? [];
  }
  return null;
};

const standingCandidates = (game: LegendsState, scope: Scope, pick: Pick, chooser: number): readonly Token[] => {
  const found: Token[] = [];
  const squares = searched(game, scope, pick);
  const count = squares?.length ?? game.geometry.squares;
  for (let index = 0; index < count; index++) {
    const square = squares === null ? index : (squares[index] ?? 0);
    const host = game.board[square] ?? null;
    if (host === null) continue;
    for (const token of game.guest === null ? [host] : sharers(game, square)) {
      if (token !== scope.gone && mayFit(game, scope, token, pick, chooser)) found.push(token);
    }
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
