/** What the viewer remembers of tokens whose kind it does not see: which of them moved, and its own notes. */
import type { GameEvent } from '../../contract/event';
import type { Note } from '../../match/notes';

/** By token id. */
export interface Recalled {
  readonly moved: ReadonlySet<number>;
  readonly notes: Readonly<Record<string, Note>>;
}

export const NOTHING_RECALLED: Recalled = { moved: new Set(), notes: {} };

/** Ids of the tokens that these events saw change their square since the first turn began. */
const movedTokens = (events: readonly GameEvent[]): ReadonlySet<number> => {
  const begun = events.findIndex(({ type }) => type === 'turn');
  const battle = begun < 0 ? [] : events.slice(begun);
  return new Set(
    battle.flatMap((event) => {
      if (event.type === 'moved') return [event.token];
      return event.type === 'swapped' ? [event.token, event.other] : [];
    }),
  );
};

/** `unaided`: the player remembers without help. `notes`: this viewer's own. */
export const recall = (
  events: readonly GameEvent[],
  notes: Readonly<Record<string, Note>> = {},
  unaided = false,
): Recalled => ({ moved: unaided ? NOTHING_RECALLED.moved : movedTokens(events), notes });
