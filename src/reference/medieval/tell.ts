/** Rows that several rules write alike. */
import { ALL, type Table } from '../core/table';
import { type MedievalState, type Piece, relocate } from './state';

/** Everybody gets to know a piece's kind; nothing is said of what all know. */
export const show = (piece: Piece, table: Table): void => {
  if (piece.shownTo === ALL) return;
  piece.shownTo = ALL;
  table.tell(ALL, { type: 'shown', token: piece.id, kind: piece.kind });
  table.learned = true;
};

/** Both ranks of an attack or a shot are named, the attacker's first (RULES 5). */
export const callRanks = (attacker: Piece, defender: Piece, table: Table): void => {
  for (const { seat, kind } of [attacker, defender]) table.tell(ALL, { type: 'called', seat, kind });
};

/** Puts a piece on a vacant square before everybody's eyes. */
export const move = (game: MedievalState, piece: Piece, to: number, table: Table): void => {
  const from = piece.square;
  relocate(game, piece, to);
  table.tell(ALL, { type: 'moved', token: piece.id, from, to });
};
