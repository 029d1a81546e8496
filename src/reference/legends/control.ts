/** Gaining control (R76–R78). */
import { ALL, type Table } from '../core/table';
import { castlesLost } from './end';
import { show } from './look';
import { areEnemies, ascending, isOnBoard, type LegendsState, seatOn, type Token } from './state';

/**
 * The pieces turn to the side of `seat`, each under the player of its zone (R125); a castle among them wins for it when the
 * others have lost by that (R78, R130). A piece already under that side stays as it is.
 */
export const takeControl = (game: LegendsState, tokens: readonly Token[], seat: number, table: Table): void => {
  const taken = ascending(tokens.filter((token) => isOnBoard(token) && areEnemies(token.seat, seat)));
  const losers = taken.flatMap((token) => (token.kind.isCastle ? [token.seat] : []));
  for (const token of taken) {
    show(game, token, table);
    token.seat = seatOn(game, token.square, seat);
    token.fresh = true;
    game.stirred = true;
    table.tell(ALL, { type: 'controlled', token: token.id, seat: token.seat });
  }
  castlesLost(game, table, losers, seat);
};
