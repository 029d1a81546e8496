/** Another truth that a viewer of Parley can't tell from the real one, as far as its book goes. */
import type { HeapView, TokenView, View, Viewer } from '../../../../src/contract/view';
import type { Rng } from '../../harness/rng';
import type { ParleyBook } from './book';

/** What may be exchanged. The deck is left alone in some, so that the viewer can go on drawing from it. */
const EXTENTS = ['tokens', 'hands', 'tokens and hands', 'everything'] as const;
type Extent = (typeof EXTENTS)[number];

const TRIES = 4;

function exchangeTokens(truth: View, book: ParleyBook, rng: Rng): readonly TokenView[] {
  const seats = [...new Set(truth.tokens.map((token) => token.seat))].filter((seat) => seat !== book.viewer);
  const chosen = new Map(
    seats.map((seat) => {
      const worlds = book.worldsOf(seat);
      return [seat, worlds[rng.draw(worlds.length)] ?? []] as const;
    }),
  );
  return truth.tokens.map((token) => {
    const world = chosen.get(token.seat);
    return world === undefined ? token : { ...token, kind: book.kindIn(token.seat, world, token.id) };
  });
}

/** Deals the cards of these heaps anew among the same places. */
function exchangeCards(
  heaps: readonly HeapView[],
  isHidden: (heap: HeapView) => boolean,
  rng: Rng,
): readonly HeapView[] {
  const cards = heaps.filter(isHidden).flatMap(({ kinds }) => kinds.map((kind) => kind ?? -1));
  rng.shuffle(cards);
  let next = 0;
  return heaps.map((heap) => {
    if (!isHidden(heap)) return heap;
    const kinds = cards.slice(next, next + heap.kinds.length);
    next += heap.kinds.length;
    return { ...heap, kinds };
  });
}

function isHidden(extent: Extent, viewer: Viewer): (heap: HeapView) => boolean {
  return ({ name, seat }) => (name === 'hand' ? seat !== viewer : name === 'deck' && extent === 'everything');
}

/** An exchanged truth; null when this time nothing came out different. */
export function exchange(truth: View, book: ParleyBook, rng: Rng): View | null {
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const extent = EXTENTS[rng.draw(EXTENTS.length)] ?? 'everything';
    const tokens = extent === 'hands' ? truth.tokens : exchangeTokens(truth, book, rng);
    const heaps = extent === 'tokens' ? truth.heaps : exchangeCards(truth.heaps, isHidden(extent, book.viewer), rng);
    const changed =
      tokens.some((token, index) => token.kind !== truth.tokens[index]?.kind) ||
      heaps.some((heap, index) => heap.kinds.join() !== truth.heaps[index]?.kinds.join());
    if (changed) return { ...truth, tokens, heaps };
  }
  return null;
}
