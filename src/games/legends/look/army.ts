/** What a view says of each army's side, of every token's army, and of whose pieces are whose. */
import type { View } from '../../../contract/view';
import { pieceOf } from '../catalogue';
import { formOf } from '../forms';
import type { Piece, Side } from '../language';

const SEATS = 8;

/** Even seats are one side, odd seats the other. */
const sideOfSeat = (seat: number): 0 | 1 => (seat % 2 === 0 ? 0 : 1);

const isSide = (side: Piece['side'] | undefined): side is Side => side === 'good' || side === 'evil';

/** Kinds that this viewer knows to belong to an army of this side of the table. */
function* kindsOf(view: View, side: 0 | 1): Generator<number> {
  for (let seat: number = side; seat < SEATS; seat += 2) yield* view.lists[`roster${seat}`] ?? [];
  for (const [i, token] of view.tokens.entries()) {
    const army = view.lists['army']?.[i] ?? token.seat;
    if (token.kind !== null && sideOfSeat(army) === side) yield token.kind;
  }
  for (const heap of view.heaps) {
    if (heap.seat === null || sideOfSeat(heap.seat) !== side) continue;
    for (const kind of heap.kinds) if (kind !== null) yield kind;
  }
}

const knownSide = (view: View, side: 0 | 1): Side | null => {
  for (const kind of kindsOf(view, side)) {
    const piece = pieceOf(kind)?.side;
    if (isSide(piece)) return piece;
  }
  return null;
};

/** Good or evil of the even seats' army, as far as the viewer may know; `both` where the form's pieces take no side. */
export const evenSide = (view: View): Piece['side'] => {
  const first = pieceOf(formOf(view.form)?.pieces[0] ?? 1);
  if (first?.side === 'both') return 'both';
  const odd = knownSide(view, 1);
  return knownSide(view, 0) ?? (odd === 'good' ? 'evil' : 'good');
};

/** Seats of the viewer's side; none for an onlooker. */
export const ownSeats = (view: View): readonly number[] =>
  view.viewer >= SEATS ? [] : [0, 2, 4, 6].map((seat) => seat + sideOfSeat(view.viewer));

/** The seat that brought each token, in token order. */
export const armies = (view: View): readonly number[] =>
  view.tokens.map(({ seat }, i) => view.lists['army']?.[i] ?? seat);

/** Strength more (or less) than printed, by token; 0 where the viewer can't know, and for pieces without strength. */
export const differences = (view: View): readonly number[] =>
  view.tokens.map(({ kind }, i) => {
    const base = kind === null ? undefined : pieceOf(kind)?.strength;
    const now = view.lists['strengths']?.[i] ?? -1;
    return typeof base === 'number' && now >= 0 ? now - base : 0;
  });
