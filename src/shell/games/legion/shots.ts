/** An Archer or Catapult that shot at nothing: its turn was over as soon as it stood. */
import type { GameEvent } from '../../../contract/event';
import { UNITS } from '../../../games/legion/units';
import { say } from '../../../text';

/** What is told after a placement, by what came next; null: nothing. While nothing has come yet, its target may still be asked for. */
export const shotAside = (event: GameEvent, next: GameEvent | undefined): string | null => {
  if (event.type !== 'placed' || event.kind === null || UNITS[event.kind]?.arrow !== true) return null;
  return next?.type === 'turn' || next?.type === 'over' ? say('legion.no-target') : null;
};
