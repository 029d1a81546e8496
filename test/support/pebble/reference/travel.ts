/** How a token gets to an empty cell (B5, B8, B11). */
import { ALL, type Table } from '../../../../src/reference/core/table';
import { CELLS, neighboursOf } from '../content/map';
import { type PebbleState, tokenOn } from './state';

/** B8: empty cells that are no neighbours but have a neighbour in common. */
export const hopsFrom = (game: PebbleState, from: number): readonly number[] => {
  const near = neighboursOf(from);
  return CELLS.flatMap(({ neighbours }, to) => {
    const isTwoFar = to !== from && !near.includes(to) && neighbours.some((cell) => near.includes(cell));
    return isTwoFar && game.board[to] === null ? [to] : [];
  });
};

/** A token goes to an empty cell, before everybody's eyes. */
export const move = (game: PebbleState, from: number, to: number, table: Table): void => {
  const token = tokenOn(game, from);
  game.board[from] = null;
  game.board[to] = token;
  table.tell(ALL, { type: 'moved', token: token.id, from, to });
};
