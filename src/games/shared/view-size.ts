/** How much a view and a guess hold, told by the lengths of their lists alone. */
import type { Guess, View } from '../../contract/view';

/** More words than any game's view and guess have. */
export const MOST_WORDS = 65_536;

/** A token's words: id, square, seat, kind, shownTo. */
const TOKEN_WORDS = 5;

const sum = (lengths: Iterable<number>): number => {
  let total = 0;
  for (const length of lengths) total += length;
  return total;
};

/** At least so many words (src/contract/README.md, "Words") they take; no item is looked at. */
export const viewSize = (view: View, guess: Guess): number => {
  const lists = [view.terrain, view.history, guess, ...Object.values(view.lists)];
  // a heap costs words of its own, so that many empty ones count as well
  if (view.heaps.length > MOST_WORDS) return view.heaps.length;
  return (
    sum(lists.map(({ length }) => length)) +
    view.tokens.length * TOKEN_WORDS +
    sum(view.heaps.map(({ kinds }) => 1 + kinds.length))
  );
};
