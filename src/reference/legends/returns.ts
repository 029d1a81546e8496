/** Returning destroyed pieces to play (R72–R74, R145, R152). */
import { ALL, type Table } from '../core/table';
import type { Scope } from './scope';
import { areAllies, type LegendsState, put, seatOf, type Token } from './state';

/** R6: a fallen piece that a power names without an owner is helped back only by the side that controlled it. */
export const mayReturnIt = (scope: Scope, token: Token): boolean => areAllies(seatOf(token), scope.you);

/** Does it lie in a destroyed area? A piece in the Death Curse area, waiting or in force, can't come back (R71, R152). */
export const isFallen = (game: LegendsState, token: Token): boolean =>
  game.fallen[token.army]?.includes(token) === true;

/**
 * It stands again, face up, under the side whose power it was and there under the player of its zone (R72, R129), with
 * nothing lasting left on it.
 */
export const returnTo = (game: LegendsState, token: Token, square: number, seat: number, table: Table): void => {
  const area = game.fallen[token.army] ?? [];
  area.splice(area.indexOf(token), 1);
  token.seat = seat;
  put(game, token, square);
  token.shown = true;
  token.boost = 0;
  token.fresh = false;
  token.memory = null;
  game.stirred = true;
  table.learned = true;
  table.tell(ALL, {
    type: 'returned',
    token: token.id,
    kind: token.kind.number,
    square,
    seat: token.seat,
    army: token.army,
  });
};
