/** A view some events later, as far as pieces go: enough to show how things stand between two views. */
import type { GameEvent } from '../../../contract/event';
import type { View } from '../../../contract/view';
import { relisted, tokensAfter } from '../../fold';
import { besideAfter } from './fold-beside';

/**
 * A view after these events: tokens with the strengths and armies that are known of them, what lies beside the board, and
 * the Death Curse in force. Everything else stays as it was.
 */
export const viewAfter = (view: View, events: readonly GameEvent[]): View => {
  const tokens = tokensAfter(view.tokens, events);
  const armies = new Map(events.flatMap((event) => (event.type === 'returned' ? [[event.token, event.army]] : [])));
  const { heaps, lists } = besideAfter(view, events);
  return {
    ...view,
    tokens,
    heaps,
    lists: {
      ...view.lists,
      ...lists,
      ...relisted(view, 'strengths', tokens, () => -1),
      ...relisted(view, 'army', tokens, ({ id, seat }) => armies.get(id) ?? seat),
    },
  };
};
