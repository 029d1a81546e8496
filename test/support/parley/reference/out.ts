/** P13: a seat without its Envoy is out; what it has left goes face down. Its hand stays where it is, hidden. */
import type { RemovalCause } from '../../../../src/contract/event';
import type { Table } from '../../../../src/reference/core/table';
import { ENVOY, isIn, type ParleyState, seatBit, squaresOf, tokenOn } from './state';
import { tellApart } from './tell';

/** Takes a seat's tokens away, by square. */
export const takeAway = (game: ParleyState, seat: number, cause: RemovalCause, table: Table): void => {
  game.inMask &= ~seatBit(seat);
  for (const square of squaresOf(game, seat)) {
    const token = tokenOn(game, square);
    game.board[square] = null;
    tellApart(table, seat, token.kind, (kind) => ({ type: 'removed', seat, token: token.id, kind, square, cause }));
  }
};

/** Those of these seats that have lost their Envoy go out, in this order. */
export const leaveWithoutEnvoy = (game: ParleyState, seats: readonly number[], table: Table): void => {
  for (const seat of seats) {
    const hasEnvoy = game.board.some((token) => token?.seat === seat && token.kind === ENVOY);
    if (isIn(game, seat) && !hasEnvoy) takeAway(game, seat, 'other', table);
  }
};
