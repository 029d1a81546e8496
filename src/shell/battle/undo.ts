/** Undo, by its button or its key: done, or told why it can't be. */
import type { MatchState } from '../../match/types';
import { undoBar } from '../../match/undo-bar';
import { say } from '../../text';
import type { App } from '../app/app';

/** Why nothing can be undone, in a few words; null: it can be. */
export const undoBarText = (state: MatchState): string | null => {
  const bar = undoBar(state);
  return bar === null ? null : say(`battle.undo.${bar}`);
};

/** Undoes the last choice, or tells why that can't be done. */
export const undo = (app: App, state: MatchState): void => {
  const barred = undoBarText(state);
  if (barred === null) void app.ports.match.undo();
  else app.tell(barred);
};
