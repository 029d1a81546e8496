/** What counts in two games against each other (R71, R134). */
import type { View } from '../../../contract/view';
import { armyCount } from '../../../games/legends/reading/pieces-seen';
import { destroyedIn } from '../../../games/legends/reading/pools';

/** Pieces of a side's armies that lie destroyed, those in the Death Curse area included. */
export const destroyedOf = (view: Pick<View, 'heaps' | 'lists'>, side: number): number =>
  Array.from({ length: armyCount(view) }, (_, army) => army)
    .filter((army) => army % 2 === side)
    .reduce((sum, army) => sum + destroyedIn(view, army).length, 0);
