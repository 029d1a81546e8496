/** What a view hides of the truth, in the order of B24. */
import type { Guess, View } from '../../../../src/contract/view';
import { EMPTY_ITEM, PLACES, STEP } from './names';

const TRUTH = 9;

/** Places of the set-up that were answered by others than the viewer and are hidden from it. */
export const hiddenPlaces = ({ viewer, counters }: View): typeof PLACES =>
  viewer === TRUTH
    ? []
    : PLACES.slice(0, counters['setup'] ?? 0).filter(
        ({ seat }) => seat !== viewer && (((counters['in'] ?? 0) >> seat) & 1) === 1,
      );

const kindOn = (truth: View, cell: number): number =>
  truth.tokens.find(({ square }) => square === cell)?.kind ?? EMPTY_ITEM;

export const guessOf = (truth: View, view: View): Guess => {
  const cells =
    truth.counters['step'] === STEP.setUp
      ? hiddenPlaces(view).map(({ cell }) => cell)
      : view.tokens.flatMap(({ kind, square }) => (kind === null ? [square] : []));
  const cards = view.heaps.flatMap(({ kinds }, heap) =>
    kinds.flatMap((card, place) => (card === null ? [truth.heaps[heap]?.kinds[place] ?? 0] : [])),
  );
  return [...cells.map((cell) => kindOn(truth, cell)), ...cards];
};
