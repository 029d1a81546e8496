/** Who a token is, and from which row on a viewer has known what it is. */
import type { GameEvent } from '../../../contract/event';
import type { View } from '../../../contract/view';
import { SEATS } from '../../../games/medieval/plan';
import { isByMemory } from '../../../games/medieval/reading/memory';
import { say, sideName, unitName } from '../../../text';

/** The truth's view, in which nothing is hidden. */
const TRUTH = 9;

export interface Who {
  readonly seat: number;
  readonly kind: number | null;
}

/** `Red’s Knight`, `a hidden Red piece`. */
export const pieceName = ({ seat, kind }: Who): string => {
  const side = sideName('medieval', seat);
  return kind === null
    ? say('medieval.piece.hidden', { side })
    : say('medieval.piece', { side, unit: unitName('medieval', kind) });
};

interface Seen {
  readonly seat: number | null;
  readonly kind: number | null;
  /** Place of the row that told the kind; -1: known before all rows. */
  readonly since: number;
}

/** What a row says of a token. */
const toldBy = (
  event: GameEvent,
): { readonly token: number; readonly seat: number | null; readonly kind: number | null } | null => {
  switch (event.type) {
    case 'removed':
    case 'returned':
    case 'freed':
    case 'placed':
      return { token: event.token, seat: event.seat, kind: event.kind };
    case 'shown':
      return { token: event.token, seat: null, kind: event.kind };
    case 'looked':
      return { token: event.token, seat: null, kind: event.kind };
    default:
      return null;
  }
};

/**
 * Tells who a token was to this viewer once the rows before place `until` had come. `fallback`: the seat of a token of which no
 * row and no view says whose it is.
 */
export type Knower = (token: number, until: number, fallback: number) => Who;

export const knowerOf = (view: View, events: readonly GameEvent[]): Knower => {
  const isOwn = (seat: number): boolean => view.viewer === TRUTH || seat === view.viewer;
  const forgets = isByMemory(view);
  const seen = new Map<number, Seen>();
  for (const [at, event] of events.entries()) {
    const told = toldBy(event);
    if (told === null) continue;
    const before = seen.get(told.token);
    const isNew = before?.kind == null && told.kind !== null;
    seen.set(told.token, {
      seat: told.seat ?? before?.seat ?? null,
      kind: told.kind ?? before?.kind ?? null,
      since: isNew ? at : (before?.since ?? at),
    });
  }
  for (const { id, seat, kind } of view.tokens) {
    const before = seen.get(id);
    seen.set(id, { seat, kind: kind ?? before?.kind ?? null, since: before?.kind == null ? -1 : before.since });
  }
  return (token, until, fallback) => {
    const one = seen.get(token);
    const seat = one?.seat ?? fallback;
    const own = seat < SEATS && isOwn(seat);
    const isKnown = one !== undefined && (own || (!forgets && one.since < until));
    return { seat, kind: isKnown ? one.kind : null };
  };
};
