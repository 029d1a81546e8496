/** Whom a row is for. */
import type { EventRow, GameEvent, SeatMask } from '../../../src/contract/event';
import type { Viewer } from '../../../src/contract/view';

export const ONLOOKER: Viewer = 8;
export const TRUTH: Viewer = 9;

/** Whether a viewer gets rows of this mask; the truth gets all. */
export function isFor(mask: SeatMask, viewer: Viewer): boolean {
  return viewer === TRUTH || (mask & (1 << viewer)) !== 0;
}

/** The events of these rows as one viewer gets them. */
export function eventsFor(rows: readonly EventRow[], viewer: Viewer): readonly GameEvent[] {
  return rows.filter(({ mask }) => isFor(mask, viewer)).map(({ event }) => event);
}

/** Everybody who may look at a match: the seats, an onlooker, the truth. */
export function viewersOf(seats: number): readonly Viewer[] {
  return [...Array.from({ length: seats }, (_, seat) => seat), ONLOOKER, TRUTH];
}
