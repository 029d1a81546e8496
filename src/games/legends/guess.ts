/** What a view hides of the truth, as the guess that `fill` takes (LEGENDS.md, View and Forms). */
import type { Guess, View } from '../../contract/view';
import { formOf, STANDARD_FORM, setupSquares } from './forms';
import { hiddenRecipients } from './grants';

const MOST_SEATS = 8;
const TRUTH = 9;

/** Does this viewer know where that seat's army stands before the battle? Allies do (R137), onlookers of nobody. */
const sees = (viewer: number, seat: number): boolean =>
  viewer === TRUTH || (viewer < MOST_SEATS && viewer % 2 === seat % 2);

/** While seats arrange: what the hidden ones have answered so far, seat by seat, square by square. */
const answers = (truth: View, { viewer, form, terrain, width, height, lists }: View): readonly number[] => {
  const arranged = lists['arranged'] ?? [];
  const plan = formOf(form) ?? STANDARD_FORM;
  const kinds = new Map(truth.tokens.map(({ square, kind }) => [square, kind]));
  return arranged.flatMap((answered, seat) =>
    sees(viewer, seat)
      ? []
      : setupSquares(plan, { terrain, shape: { width, height } }, seat, arranged.length)
          .slice(0, answered)
          .map((square) => kinds.get(square) ?? 0),
  );
};

/**
 * While seats arrange, the hidden answers; then kinds in token order, recipients of hidden grants in order, the seat asked, the
 * passes in the open window.
 */
export const guessOf = (truth: View, view: View): Guess => {
  const kinds = new Map(truth.tokens.map(({ id, kind }) => [id, kind]));
  return [
    ...answers(truth, view),
    ...view.tokens.flatMap(({ id, kind }) => (kind === null ? [kinds.get(id) ?? 0] : [])),
    ...hiddenRecipients(truth, view),
    ...(view.asked !== null && view.asked.seat === null ? [truth.asked?.seat ?? 0] : []),
    ...(view.counters['passes'] === -1 ? [truth.counters['passes'] ?? 0] : []),
  ];
};
