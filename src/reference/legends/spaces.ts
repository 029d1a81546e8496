/** Spaces that a piece may be put on (R36, R41, R74, R143). */
import type { Space } from '../../games/legends/language';
import { isNearAll, refOf, type Scope, terrainNumber } from './filter';
import { isBarred } from './shuttle';
import { isEmpty, type LegendsState, placeOf, type Token } from './state';

const WATER = terrainNumber('water');

/** Where `at` is; `origin` is the space the user attacked from. -1: nowhere. */
const namedSpace = (scope: Scope, at: NonNullable<Space['at']>, origin: number): number => {
  if (at === 'origin') return origin;
  const [piece] = refOf(scope, at);
  return piece === undefined ? -1 : placeOf(piece);
};

/** What the wanted spaces are for. */
export interface Placing {
  readonly space: Space;
  /** The piece to be put there; null when any piece will do. */
  readonly token: Token | null;
  readonly origin: number;
  /** The seat whose main act this is (R32); -1 otherwise. */
  readonly actor: number;
}

const isFree = (game: LegendsState, scope: Scope, square: number): boolean => {
  if (game.terrain[square] === WATER) return false;
  if (isEmpty(game, square)) return true;
  // the space of a piece that the cost takes will be empty (R41), unless another shares it
  return scope.gone !== null && scope.gone.square === square && game.guest?.square !== square;
};

/**
 * Spaces, ascending: empty land of the kind asked for. Nothing is put back on its own space (R143), except where `at` names
 * just that space: then the move does nothing.
 */
export const spacesFor = (
  game: LegendsState,
  scope: Scope,
  { space, token, origin, actor }: Placing,
): readonly number[] => {
  const barred = (square: number): boolean =>
    actor >= 0 && token !== null && token.square >= 0 && isBarred(game, actor, token, square);
  if (space.at !== undefined) {
    const square = namedSpace(scope, space.at, origin);
    if (square < 0) return [];
    const own = token !== null && token.square === square;
    return own || (isFree(game, scope, square) && !barred(square)) ? [square] : [];
  }
  const terrain = space.terrain === undefined ? -1 : terrainNumber(space.terrain);
  const squares: number[] = [];
  for (let square = 0; square < game.geometry.squares; square++) {
    if (terrain >= 0 && game.terrain[square] !== terrain) continue;
    if (!isFree(game, scope, square)) continue;
    if (space.near !== undefined && !isNearAll(game, scope, square, space.near)) continue;
    if (!barred(square)) squares.push(square);
  }
  return squares;
};
