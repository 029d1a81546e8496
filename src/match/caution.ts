/** Whether a completed choice waits for a second press, and the sums that its preview shows. */
import type { GameEvent } from '../contract/event';
import type { ConfirmMode } from './types';

const GRAVE: readonly GameEvent['type'][] = ['removed', 'over', 'shown', 'struck'];

/** `events`: what the choice would do, as far as its own seat can tell; `hidden`: the game has secrets. */
export const needsConfirm = (mode: ConfirmMode, events: readonly GameEvent[], hidden: boolean): boolean => {
  if (mode !== 'attacks') return mode === 'always';
  // nothing foretold in a game with secrets: a guess would be needed, and what is learned can't be undone
  return events.some(({ type }) => GRAVE.includes(type)) || (hidden && events.length === 0);
};
