/** What lies beside the board some events later: destroyed pieces, and the Death Curse in force. */

import type { GameEvent } from '../../../contract/event';
import type { HeapView, View } from '../../../contract/view';
import { type Curse, cursesOf, curseWords } from '../../../games/legends/curses';

interface Lying {
  readonly id: number;
  readonly kind: number | null;
  readonly army: number;
}

interface Beside {
  /** Destroyed pieces, those of one army in the order in which they fell. */
  readonly fallen: readonly Lying[];
  /** The first is the Death Curse in force, null when none is; the others wait. */
  readonly curses: readonly (Curse | null)[];
}

const isArea = ({ name }: HeapView): boolean => name === 'fallen';

const besideOf = (view: View): Beside => {
  const { heaps, lists } = view;
  const ids = lists['fallen'] ?? [];
  const fallen = heaps
    .filter(isArea)
    .flatMap(({ seat, kinds }, at) => kinds.map((kind) => ({ kind, army: seat ?? at })))
    .map((piece, at) => ({ ...piece, id: ids[at] ?? -1 }));
  return { fallen, curses: cursesOf(view) };
};

/** The army of a Death Curse's piece, wherever it lies; the seat's own where that is not known. */
const armyIn = ({ fallen, curses }: Beside, id: number, seat: number): number =>
  [...fallen, ...curses].find((piece) => piece?.id === id)?.army ?? seat;

const after = (beside: Beside, event: GameEvent): Beside => {
  const { fallen, curses } = beside;
  switch (event.type) {
    case 'removed':
      return { ...beside, fallen: [...fallen, { id: event.token, kind: event.kind, army: event.seat }] };
    case 'returned':
      return { ...beside, fallen: fallen.filter(({ id }) => id !== event.token) };
    case 'curseBegan': {
      const { token, kind, seat } = event;
      const others = curses.slice(1).filter((curse) => curse?.id !== token);
      return {
        fallen: fallen.filter(({ id }) => id !== token),
        curses: [{ id: token, kind, seat, army: armyIn(beside, token, seat) }, ...others],
      };
    }
    case 'curseEnded': {
      const { token, kind, seat } = event;
      const others = curses.slice(1);
      return {
        fallen: [...fallen, { id: token, kind, army: armyIn(beside, token, seat) }],
        curses: others.length === 0 ? [] : [null, ...others],
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
  return { heaps, lists: { fallen: ids, curses: curseWords(curses) } };
};
