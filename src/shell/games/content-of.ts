/** What the content of a view's game says of its board and seats. The game is loaded wherever a board is shown. */
import type { BoardPlan } from '../../contract/board-plan';
import type { Content } from '../../contract/content';
import type { View } from '../../contract/view';
import { matchGames } from '../../match/games';

export const contentOf = ({ game }: Pick<View, 'game'>): Content => matchGames.get(game).content;

/** The board as cells. */
export const planOf = (view: View): BoardPlan => contentOf(view).plan(view);

/** A cell's name as notation and log write it. */
export const cellName = (view: View, cell: number): string => planOf(view).name(cell);

/** The side of each seat of the view's match. */
export const sidesOf = (view: View): readonly number[] => {
  const content = contentOf(view);
  return content.sides(content.seatCount(view));
};
