/** What is said aloud of events that are told one by one; only the end interrupts. */
import type { GameEvent } from '../../contract/event';
import type { Result } from '../../contract/result';
import type { View } from '../../contract/view';
import type { Naming } from '../../text';
import { naming } from '../board/words';
import type { Spoken } from '../games/face-battle';
import { type Aside, spokenLines } from './log-entries';

export const plainNews = (
  view: View,
  part: readonly GameEvent[],
  result: Result | null,
  aside?: Aside,
  named: Naming = naming(view),
): readonly Spoken[] => {
  const urgent = part.some(({ type }) => type === 'over');
  return spokenLines(part, named, result, aside).map((text) => ({ text, urgent }));
};
