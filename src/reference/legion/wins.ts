/** The win checks at the end of a turn (section 6; L13, L14, L17). */
import type { Result } from '../../contract/result';
import { KING } from './fall';
import { longestLine } from './line';
import { allPlaced, BLACK, type LegionState, otherSide, reserveOf, WHITE } from './state';
import { isForest } from './terrain';

const wins = (seat: number, reason: string): Result => ({ winners: [seat], reason, score: [] });

const placedAll = (game: LegionState, mover: number): Result | null =>
  allPlaced(game, mover) ? wins(mover, 'all-placed') : null;

/** A player whose reserve consists of the King alone. */
const onlyKingLeft = (game: LegionState, seat: number): boolean => {
  const reserve = reserveOf(game, seat);
  return reserve.length === 1 && reserve[0] === KING;
};

/** Return of the King, in the order of L14; King-left is checked for the mover before the other. */
const kingWin = (game: LegionState, mover: number): Result | null => {
  if (game.kingFell) return wins(mover, 'king-removed');
  const placed = placedAll(game, mover);
  if (placed !== null) return placed;
  const loser = [mover, otherSide(mover)].find((seat) => onlyKingLeft(game, seat));
  return loser === undefined ? null : wins(otherSide(loser), 'king-left');
};

/** L13: counted right after the turn in which someone completes his ten units; equal: he who placed the last unit. */
const countedWin = (
  game: LegionState,
  mover: number,
  reason: string,
  count: (game: LegionState, seat: number) => number,
): Result | null => {
  if (!allPlaced(game, mover)) return null;
  const [black, white] = [count(game, BLACK), count(game, WHITE)];
  const winner = black === white ? mover : black > white ? BLACK : WHITE;
  return { winners: [winner], reason, score: [black, white] };
};

/** Own units standing on forest. */
const onForest = (game: LegionState, seat: number): number =>
  game.board.filter((piece, square) => piece?.seat === seat && isForest(game.terrain[square] ?? 0)).length;

/** How the turn that ends now wins or loses the match; null: it goes on. */
export const winOf = (game: LegionState): Result | null => {
  const mover = game.side;
  switch (game.form) {
    case 'basic':
    case 'advanced':
      return placedAll(game, mover);
    case 'king':
      return kingWin(game, mover);
    case 'caravan':
      return countedWin(game, mover, 'caravan', longestLine);
    case 'forest':
      return countedWin(game, mover, 'forest', onForest);
  }
};
