/** Removed units go back to their owner's reserve and can be placed again (section 4; L17). */
import type { RemovalCause } from '../../contract/event';
import { kindOfLetter } from '../../games/legion/units';
import { ALL, type Table } from '../core/table';
import type { LegionState } from './state';

export const KING = kindOfLetter('K') ?? 0;

/** Empties these squares, in ascending order. */
export const remove = (game: LegionState, squares: readonly number[], cause: RemovalCause, table: Table): void => {
  for (const square of squares) {
    const piece = game.board[square] ?? null;
    if (piece === null) continue;
    game.board[square] = null;
    if (piece.kind === KING) game.kingFell = true;
    table.tell(ALL, { type: 'removed', seat: piece.seat, token: square, kind: piece.kind, square, cause });
  }
  game.emptied = squares;
};
