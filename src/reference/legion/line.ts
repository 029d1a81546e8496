/**
 * The Caravan's line (L12): the longest chain of own units in which each is adjacent to the next, no unit twice. It may
 * bend, it may not branch. With ten units a plain search through all chains is fast enough.
 */
import { type LegionState, neighboursOf } from './state';

/** Length of the longest line of a side. */
export const longestLine = (game: LegionState, seat: number): number => {
  const inLine = new Set<number>();
  const longestFrom = (square: number): number => {
    inLine.add(square);
    let rest = 0;
    for (const next of neighboursOf(square)) {
      if (game.board[next]?.seat === seat && !inLine.has(next)) rest = Math.max(rest, longestFrom(next));
    }
    inLine.delete(square);
    return rest + 1;
  };
  let longest = 0;
  for (const [square, piece] of game.board.entries()) {
    if (piece?.seat === seat) longest = Math.max(longest, longestFrom(square));
  }
  return longest;
};
