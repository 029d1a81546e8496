/** Which positions there have been (L16): board, side to place and Flag. */
import { SHAPE } from '../../games/legion/boards';
import { formatRows } from '../../games/legion/rows';
import { formatSquare } from '../../games/shared/square';
import { BLACK, type LegionState } from './state';

/** A square's content in the contract's history: 0, or `seat * 8 + kind + 1`. */
export const squareCode = (seat: number, kind: number): number => seat * 8 + kind + 1;

/** `<rows> <side> <flag>`, the contract's text of a history entry. */
const positionText = (game: LegionState): string => {
  const codes = game.board.map((piece) => (piece === null ? 0 : squareCode(piece.seat, piece.kind)));
  const flag = game.flag === null ? '-' : formatSquare(game.flag, SHAPE);
  return `${formatRows(codes)} ${game.side === BLACK ? 'b' : 'w'} ${flag}`;
};

/** Enters the position before this placement; how often it has occurred, this time included. */
export const enterPosition = (game: LegionState): number => {
  const text = positionText(game);
  game.history.push(text);
  let times = 0;
  for (const earlier of game.history) if (earlier === text) times++;
  return times;
};
