/** Spaces that a piece may be put on (R36, R41, R74, R143). */
import type { Space } from '../../games/legends/language';
import { isNearAll } from './filter';
import { refOf, type Scope } from './scope';
import { isBarred } from './shuttle';
import { isEmpty, type LegendsState, placeOf, type Token } from './state';
import { terrainNumber } from './terrains';

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

/** Is a square of the right terrain one of the spaces: free, near to what is asked for, and not barred? */
const isSpace = (game: LegendsState, scope: Scope, { space, token, actor }: Placing, square: number): boolean => {
  if (!isFree(game, scope, square)) return false;
  if (space.near !== undefined && !isNearAll(game, scope, square, space.near)) return false;
  return actor < 0 || token === null || token.square < 0 || !isBarred(game, actor, token, square);
};

const atNamedSpace = (game: LegendsState, scope: Scope, placing: Placing): number => {
  const { space, token, origin } = placing;
  const square = space.at === undefined ? -1 : namedSpace(scope, space.at, origin);
  return square >= 0 && (token?.square === square || isSpace(game, scope, placing, square)) ? square : -1;
};

/**
 * Spaces, ascending: empty land of the kind asked for. Nothing is put back on its own space (R143), except where `at` names
 * just that space: then the move does nothing.
 */
export const spacesFor = (game: LegendsState, scope: Scope, placing: Placing, most = 256): readonly number[] => {
  const { space } = placing;
  if (space.at !== undefined) {
    const square = atNamedSpace(game, scope, placing);
    return square < 0 ? [] : [square];
  }
  const terrain = space.terrain === undefined ? -1 : terrainNumber(space.terrain);
  const squares: number[] = [];
  for (let square = 0; square < game.geometry.squares && squares.length < most; square++) {
    if ((terrain < 0 || game.terrain[square] === terrain) && isSpace(game, scope, placing, square))
      squares.push(square);
  }
  return squares;
};

/** Is there any? */
export const isSpaceFor = (game: LegendsState, scope: Scope, placing: Placing): boolean =>
  spacesFor(game, scope, placing, 1).length > 0;
