/** Why nothing can be undone, as far as this screen knows. */
import { sameSide } from '../games/shared/sides';
import { actingSeat } from './acts';
import { lastActor } from './reduce-state';
import type { MatchState } from './types';

/** `learned`: one's own move told something that can't be forgotten, or let chance decide; `spent`: all turns that may be taken back were. */
export type UndoBar = 'over' | 'sending' | 'nothing' | 'ally' | 'enemy' | 'spent' | 'learned';

/** What bars it; null: it can be done. */
export const undoBar = (state: MatchState): UndoBar | null => {
  if (state.canUndo) return null;
  if (state.result !== null) return 'over';
  if (state.sending) return 'sending';
  const [own, actor] = [actingSeat(state), lastActor(state.events)];
  if (own === null || actor === null) return 'nothing';
  if (own === actor) return 'learned';
  if (sameSide(state.setup.sides, own, actor)) return 'ally';
  return state.eased.takenBack > 0 && state.eased.left === 0 ? 'spent' : 'enemy';
};
