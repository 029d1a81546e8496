/** What a cheating twin is given instead of its view: nothing of the match is hidden from it. For the arena alone. */
import type { View } from '../../../../src/contract/view';

/** While armies are laid out nothing of the others' is on the board of a view, and nothing is searched. */
const hasSame = (view: View, truth: View): boolean => view.tokens.length === truth.tokens.length;

/** The seat's own view with every kind, gift, question and heap as they are. */
export const seen = (view: View, truth: View): View => {
  if (!hasSame(view, truth)) return view;
  const kinds = new Map(truth.tokens.map(({ id, kind }) => [id, kind]));
  const { grants } = truth.lists;
  return {
    ...view,
    tokens: view.tokens.map((token) => ({ ...token, kind: kinds.get(token.id) ?? token.kind })),
    heaps: truth.heaps,
    asked: truth.asked,
    counters: truth.counters,
    lists: grants === undefined ? view.lists : { ...view.lists, grants },
  };
};
