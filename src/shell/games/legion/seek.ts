/** What a digit means in a duel: a unit of the reserve. */
import { say } from '../../../text';
import type { SeekKey, Sought } from '../face-board';

/** The unit that a digit chooses; null: it chooses none. */
export const unitSought = (key: SeekKey): Extract<Sought, { readonly on: 'item' }> | null =>
  key.act === 'digit' && key.digit > 0 ? { on: 'item', item: key.digit - 1, refused: say('legion.no.other') } : null;
