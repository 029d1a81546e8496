/** The view some events of one turn later, as far as units, reserves and the Flag go. */
import type { GameEvent } from '../../../contract/event';
import type { View } from '../../../contract/view';

/** Whoever may see the board sees every unit on it. */
const SHOWN_TO_ALL = 511;

type Heap = View['heaps'][number];

const isReserve = (heap: Heap, seat: number): boolean => heap.seat === seat && heap.name === 'reserve';

const without = (kinds: Heap['kinds'], kind: number | null): Heap['kinds'] => {
  const at = kinds.indexOf(kind);
  return at < 0 ? kinds : [...kinds.slice(0, at), ...kinds.slice(at + 1)];
};

const afterEvent = (view: View, event: GameEvent): View => {
  switch (event.type) {
    case 'placed': {
      const { seat, token: id, kind, square } = event;
      const token = { id, seat, kind, square, shownTo: SHOWN_TO_ALL };
      return {
        ...view,
        tokens: [...view.tokens, token].sort((a, b) => a.square - b.square),
        heaps: view.heaps.map((heap) => (isReserve(heap, seat) ? { ...heap, kinds: without(heap.kinds, kind) } : heap)),
      };
    }
    case 'removed':
      return {
        ...view,
        tokens: view.tokens.filter(({ square }) => square !== event.square),
        heaps: view.heaps.map((heap) =>
          isReserve(heap, event.seat) ? { ...heap, kinds: [...heap.kinds, event.kind] } : heap,
        ),
      };
    case 'flag':
      return { ...view, flag: event.to };
    default:
      return view;
  }
};

export const viewAfter = (view: View, events: readonly GameEvent[]): View => events.reduce(afterEvent, view);
