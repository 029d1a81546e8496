/** Another truth that a viewer of Pebble can't tell from the real one, as far as the book goes. */
import type { HeapView, TokenView, View, Viewer } from '../../../../src/contract/view';
import type { Rng } from '../../harness/rng';
import { SEATS } from '../content/names';
import type { PebbleBook } from './book';

/** The same places with the kinds dealt anew among them. */
const shuffled = (kinds: readonly (number | null)[], rng: Rng): readonly number[] => {
  const anew = kinds.map((kind) => kind ?? -1);
  rng.shuffle(anew);
  return anew;
};

const exchangeTokens = (truth: View, viewer: Viewer, book: PebbleBook, rng: Rng): readonly TokenView[] => {
  const anew = new Map<number, number>();
  for (let seat = 0; seat < SEATS; seat++) {
    const hidden = truth.tokens.filter((token) => token.seat === seat && !book.knows(viewer, token));
    const kinds = shuffled(
      hidden.map(({ kind }) => kind),
      rng,
    );
    for (const [index, { id }] of hidden.entries()) anew.set(id, kinds[index] ?? -1);
  }
  return truth.tokens.map((token) => ({ ...token, kind: anew.get(token.id) ?? token.kind }));
};

const exchangeCards = (truth: View, viewer: Viewer, rng: Rng): readonly HeapView[] => {
  const isHidden = ({ name, seat }: HeapView): boolean => name === 'deck' || (name === 'hand' && seat !== viewer);
  const cards = shuffled(
    truth.heaps.filter(isHidden).flatMap(({ kinds }) => kinds),
    rng,
  );
  let next = 0;
  return truth.heaps.map((heap) => {
    if (!isHidden(heap)) return heap;
    const kinds = cards.slice(next, next + heap.kinds.length);
    next += heap.kinds.length;
    return { ...heap, kinds };
  });
};

/** An exchanged truth; null when nothing came out different. */
export const exchange = (truth: View, viewer: Viewer, book: PebbleBook, rng: Rng): View | null => {
  const tokens = exchangeTokens(truth, viewer, book, rng);
  const heaps = rng.draw(2) === 0 ? truth.heaps : exchangeCards(truth, viewer, rng);
  const isChanged =
    tokens.some(({ kind }, index) => kind !== truth.tokens[index]?.kind) ||
    heaps.some(({ kinds }, index) => kinds.join() !== truth.heaps[index]?.kinds.join());
  return isChanged ? { ...truth, tokens, heaps } : null;
};
