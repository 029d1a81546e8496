/** Every way round of what a view hides: one guess dealt out anew, so that each hidden piece is once each of them. */
import type { Content } from '../../contract/content';
import type { Guess, View } from '../../contract/view';

/** The hidden pieces of each side, by their places among the tokens. */
const hiddenBySeat = ({ tokens }: View): readonly (readonly number[])[] => {
  const seats = new Map<number, number[]>();
  for (const [at, { kind, seat }] of tokens.entries()) {
    if (kind !== null) continue;
    const places = seats.get(seat);
    if (places === undefined) seats.set(seat, [at]);
    else places.push(at);
  }
  return [...seats.values()];
};

/**
 * Guesses for `view` made from one state `truth` that it allows: the hidden kinds of each side go round by one place, by two,
 * and so on. Not all of them need be states that the view allows.
 */
export const turnedGuesses = (view: View, truth: View, { guessOf }: Pick<Content, 'guessOf'>): readonly Guess[] => {
  const sides = hiddenBySeat(view);
  const most = Math.max(0, ...sides.map(({ length }) => length));
  return Array.from({ length: most }, (_, step) => {
    const kinds = new Map<number, number | null>();
    for (const side of sides)
      for (const [at, place] of side.entries()) {
        const from = side[(at + step) % side.length] ?? place;
        kinds.set(
          view.tokens[place]?.id ?? -1,
          truth.tokens.find(({ id }) => id === view.tokens[from]?.id)?.kind ?? null,
        );
      }
    const tokens = truth.tokens.map((token) => ({ ...token, kind: kinds.get(token.id) ?? token.kind }));
    return guessOf({ ...truth, tokens }, view);
  });
};
