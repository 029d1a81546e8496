/** What counts in two games against each other (R71, R134). */
import type { View } from '../../../contract/view';
import { cursesOf } from '../../../games/legends/curses';

/** Pieces of a side's armies that lie destroyed, those in the Death Curse area included. */
export const destroyedOf = (view: Pick<View, 'heaps' | 'lists'>, side: number): number => {
  const heaps = view.heaps.filter(({ name, seat }) => name === 'fallen' && seat !== null && seat % 2 === side);
  const curses = cursesOf(view).filter((curse) => curse !== null && curse.army % 2 === side);
  return heaps.reduce((sum, { kinds }) => sum + kinds.length, 0) + curses.length;
};
