/** What the other sides have done since the own side's turn before. */
import type { GameEvent } from '../contract/event';
import type { Viewer } from '../contract/view';
import { sameSide } from '../games/shared/sides';
import { rowsBeforeChoice } from './turn-begins';

const NONE: readonly GameEvent[] = [];

/**
 * The rows of the others' turns between the own side's last one and the one that begins now, in which nothing has been done yet;
 * empty at any other time, and for onlookers. `sides`: the side of each seat.
 */
export const othersTurn = (
  events: readonly GameEvent[],
  viewer: Viewer,
  sides: readonly number[],
): readonly GameEvent[] => {
  const isOwn = (event: GameEvent): boolean => event.type === 'turn' && sameSide(sides, event.seat, viewer);
  const now = events.findLastIndex(({ type }) => type === 'turn');
  const turn = events[now];
  if (turn === undefined || !isOwn(turn)) return NONE;
  const done = events.slice(now + 1);
  if (rowsBeforeChoice(done) < done.length) return NONE;
  const before = events.slice(0, now);
  const own = before.findLastIndex(isOwn);
  const start = before.findIndex(({ type }, at) => at > own && type === 'turn');
  return start < 0 ? NONE : before.slice(start + 1);
};
