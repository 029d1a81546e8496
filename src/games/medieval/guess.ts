/** What a view hides of the truth, as the guess that `fill` takes (MEDIEVAL.md, Guess). */
import type { Guess, View } from '../../contract/view';
import { formNumber, setupSquares } from './forms';

const TRUTH = 9;

/** Until the armies are in place: what those that the viewer does not see have answered, seat by seat, square by square. */
const answers = (truth: View, { viewer, form, lists }: View): readonly number[] => {
  if (viewer === TRUTH) return [];
  const kinds = new Map(truth.tokens.map(({ square, kind }) => [square, kind]));
  return (lists['arranged'] ?? []).flatMap((answered, seat) =>
    seat === viewer
      ? []
      : setupSquares(formNumber(form), seat)
          .slice(0, answered)
          .map((square) => kinds.get(square) ?? 0),
  );
};

/** While seats arrange (or gave up arranging), the hidden answers; afterwards a kind for each hidden token, in the view's order. */
export const guessOf = (truth: View, view: View): Guess => {
  const kinds = new Map(truth.tokens.map(({ id, kind }) => [id, kind]));
  return [
    ...answers(truth, view),
    ...view.tokens.flatMap(({ id, kind }) => (kind === null ? [kinds.get(id) ?? 0] : [])),
  ];
};
