/** What the Spy's look has told its own player, until the Spy has gone home. */
import { KEY } from '../../../../games/medieval/names';
import type { MatchState } from '../../../../match/types';
import { say } from '../../../../text';
import { kindName, squareName } from './names';

/** Empty where no look of this turn is the viewer's own: to everybody else its row tells no kind. */
export const lookLine = ({ asking, events }: Pick<MatchState, 'asking' | 'events'>): string => {
  if (asking?.decision.key !== KEY.home) return '';
  const turn = events.findLastIndex(({ type }) => type === 'turn');
  const at = events.findLastIndex(({ type }) => type === 'looked');
  const [came, look] = [events[at - 1], events[at]];
  if (at < turn || came?.type !== 'moved' || look?.type !== 'looked' || look.kind === null) return '';
  return say('medieval.looked', { square: squareName(came.to), kind: look.kind, unit: kindName(look.kind) });
};
