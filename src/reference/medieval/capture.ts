/** What becomes of a captured piece (RULES 7). */
import type { RemovalCause } from '../../contract/event';
import { UNITS } from '../../games/medieval/units';
import { ALL, type Table } from '../core/table';
import { wipeSteps } from './shuttle';
import { breakQuiet, type MedievalState, type Piece } from './state';

/** Takes a piece off the board and tells its kind to all. */
export const remove = (game: MedievalState, piece: Piece, cause: RemovalCause, table: Table): void => {
  const { seat, id, kind, square } = piece;
  if (game.board[square] === piece) game.board[square] = null;
  if (piece.shownTo !== ALL) table.learned = true;
  table.tell(ALL, { type: 'removed', seat, token: id, kind, square, cause });
  breakQuiet(game);
};

/** Captured: it waits for prison, or is out of the game. A captured King lies among the fallen. */
export const capture = (game: MedievalState, piece: Piece, cause: RemovalCause, table: Table): void => {
  remove(game, piece, cause, table);
  wipeSteps(game, piece);
  const { id, kind, seat } = piece;
  if (UNITS[kind]?.imprisoned) game.pending.push({ id, kind, owner: seat });
  else game.fallen[seat]?.push(kind);
};
