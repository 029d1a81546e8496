/** Gaining control (R76–R78). */
import { ALL, type Table } from '../core/table';
import { winFor } from './end';
import { show } from './look';
import { ascending, isOnBoard, type LegendsState, type Token } from './state';

/** The pieces turn to `seat`; a castle among them wins for it (R78). A piece already under it stays as it is. */
export const takeControl = (game: LegendsState, tokens: readonly Token[], seat: number, table: Table): void => {
  const taken = ascending(tokens.filter((token) => isOnBoard(token) && token.seat !== seat));
  for (const token of taken) {
    show(game, token, table);
    token.seat = seat;
    token.fresh = true;
    game.stirred = true;
    table.tell(ALL, { type: 'controlled', token: token.id, seat });
  }
  if (taken.some(({ kind }) => kind.isCastle)) winFor(game, table, seat, 'castle');
};
