/** What lies beside the board some events later: destroyed pieces, and the Death Curse in force. */
import type { GameEvent } from '../contract/event';
import type { HeapView, View } from '../contract/view';

interface Lying {
  readonly id: number;
  readonly kind: number | null;
  readonly army: number;
}

/** Words of one entry of the list `curses`: id, kind, seat, army. */
const WORDS = 4;
const NO_CURSE = [-1, -1, -1, -1];

interface Beside {
  /** Destroyed pieces, those of one army in the order in which they fell. */
  readonly fallen: readonly Lying[];
  readonly curses: readonly number[];
}

const isArea = ({ name }: HeapView): boolean => name === 'fallen';

const besideOf = ({ heaps, lists }: View): Beside => {
  const ids = lists['fallen'] ?? [];
  const fallen = heaps
    .filter(isArea)
    .flatMap(({ seat, kinds }, at) => kinds.map((kind) => ({ kind, army: seat ?? at })))
    .map((piece, at) => ({ ...piece, id: ids[at] ?? -1 }));
  return { fallen, curses: lists['curses'] ?? [] };
};

/** The army of a Death Curse's piece, wherever it lies; the seat's own where that is not known. */
const armyIn = ({ fallen, curses }: Beside, id: number, seat: number): number => {
  const at = curses.findIndex((word, index) => index % WORDS === 0 && word === id);
  return fallen.find((piece) => piece.id === id)?.army ?? curses[at + WORDS - 1] ?? seat;
};

const after = (beside: Beside, event: GameEvent): Beside => {
  const { fallen, curses } = beside;
  switch (event.type) {
    case 'removed':
      return { ...beside, fallen: [...fallen, { id: event.token, kind: event.kind, army: event.seat }] };
    case 'returned':
      return { ...beside, fallen: fallen.filter(({ id }) => id !== event.token) };
    case 'curseBegan': {
      const { token, kind, seat } = event;
      const waiting = curses.slice(WORDS);
      const at = waiting.findIndex((word, index) => index % WORDS === 0 && word === token);
      const others = at < 0 ? waiting : [...waiting.slice(0, at), ...waiting.slice(at + WORDS)];
      return {
        fallen: fallen.filter(({ id }) => id !== token),
        curses: [token, kind, seat, armyIn(beside, token, seat), ...others],
      };
    }
    case 'curseEnded': {
      const { token, kind, seat } = event;
      const others = curses.slice(WORDS);
      return {
        fallen: [...fallen, { id: token, kind, army: armyIn(beside, token, seat) }],
        curses: others.length === 0 ? [] : [...NO_CURSE, ...others],
      };
    }
    default:
      return beside;
  }
};

/**
 * Heaps and the lists `fallen` and `curses` after these events. A fallen piece whose Death Curse has not begun yet lies with
 * the others: whether it waits is not in the events.
 */
export const besideAfter = (view: View, events: readonly GameEvent[]): Pick<View, 'heaps' | 'lists'> => {
  if (!view.heaps.some(isArea)) return { heaps: view.heaps, lists: {} };
  const { fallen, curses } = events.reduce(after, besideOf(view));
  let area = -1;
  const heaps = view.heaps.map((heap) => {
    if (!isArea(heap)) return heap;
    area += 1;
    const army = heap.seat ?? area;
    return { ...heap, kinds: fallen.flatMap((piece) => (piece.army === army ? [piece.kind] : [])) };
  });
  const armies = view.heaps.filter(isArea).map(({ seat }, at) => seat ?? at);
  const ids = armies.flatMap((army) => fallen.flatMap((piece) => (piece.army === army ? [piece.id] : [])));
  return { heaps, lists: { fallen: ids, curses } };
};
