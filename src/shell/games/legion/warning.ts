/** The choices by which a player loses the duel, or lets the enemy win it next turn: said before anything else. */
import type { GameEvent } from '../../../contract/event';
import type { View } from '../../../contract/view';
import { formatSquare } from '../../../games/shared/square';
import { say, unitName } from '../../../text';
import { viewAfter } from './after';
import { kingThreat } from './threats';

/** Why a placement loses at once: of any other end the one who placed is the winner, or nobody. */
const LOST: Readonly<Record<string, string>> = {
  'king-left': 'warning.legion.lost.king',
  caravan: 'warning.legion.lost.caravan',
  forest: 'warning.legion.lost.forest',
};

/** Null: nothing of the kind. While the turn goes on, what comes of it is still open. */
export const legionWarning = (view: View, seat: number, events: readonly GameEvent[]): string | null => {
  const over = events.find((event) => event.type === 'over');
  if (over !== undefined)
    return over.winners.length === 0 || over.winners.includes(seat)
      ? null
      : say(LOST[over.reason] ?? 'warning.legion.lost');
  if (!events.some(({ type }) => type === 'turn')) return null;
  const threat = kingThreat(viewAfter(view, events), seat);
  if (threat === null) return null;
  const { king, kind, from, by } = threat;
  return say('warning.legion.king', {
    by,
    unit: unitName('legion', kind),
    square: formatSquare(king, view),
    from: formatSquare(from, view),
  });
};
