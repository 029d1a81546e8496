/** What RULES.md allow each viewer to be told, read from the rules alone and checked on what was really told. */

import type { GameEvent } from '../../../src/contract/event';
import type { SeatUpdate } from '../../../src/contract/referee';

const ONLOOKER = 8;

/** Does a viewer's event say more than P2, P4, P6, P11 and P13 let this viewer know? */
const isTooMuch = (event: GameEvent, viewer: number): boolean => {
  switch (event.type) {
    case 'placed':
      return event.seat !== viewer && event.kind !== null;
    case 'looked':
      return event.seat !== viewer && event.kind !== null;
    case 'drew':
      return event.seat !== viewer && event.card !== null;
    case 'removed':
      // who leaves because its seat is out leaves face down
      return event.cause !== 'fight' && event.seat !== viewer && event.kind !== null;
    default:
      return false;
  }
};

/** Every breach of secrecy in an update, in words; none: it is in order. */
export const breaches = (update: SeatUpdate): readonly string[] => {
  const { viewer, view, events } = update;
  const found: string[] = [];
  for (const token of view.tokens) {
    const known =
      token.seat === viewer || token.shownTo === 511 || (viewer < ONLOOKER && (token.shownTo >> viewer) & 1);
    if (!known && token.kind !== null) found.push(`kind of the token on ${token.square}`);
    if (token.shownTo > 511) found.push(`a bit that nobody owns on ${token.square}`);
  }
  for (const heap of view.heaps) {
    const open = heap.name === 'discard' || (heap.name === 'hand' && heap.seat === viewer);
    if (!open && heap.kinds.some((kind) => kind !== null)) found.push(`${heap.name} of ${heap.seat}`);
  }
  const hidden = view.asked !== null && view.asked.kind === 'respond' && update.decision === null;
  if (hidden && view.asked?.seat !== null) found.push('who is asked in a window');
  if (update.decision !== null && update.decision.seat !== viewer) found.push('the question of another seat');
  for (const event of events) if (isTooMuch(event, viewer)) found.push(`event ${JSON.stringify(event)}`);
  if (/"(seed|position|army)"/.test(JSON.stringify(update))) found.push('a part of the setup');
  return found;
};
