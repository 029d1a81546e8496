/** The round behind the viewer: the own side's last turn, and what the other sides have answered. */
import type { GameEvent } from '../contract/event';
import type { Viewer } from '../contract/view';
import { sameSide } from '../games/shared/sides';
import { rowsBeforeChoice } from './turn-begins';

const NONE: readonly GameEvent[] = [];

/** The rows of a round, in order. */
export interface Round {
  /** Of the own side's last turns, those of one after another together; empty where it has had none. */
  readonly own: readonly GameEvent[];
  readonly others: readonly GameEvent[];
  /** What went off by itself as the turn that runs began. */
  readonly since: readonly GameEvent[];
}

/**
 * The round before the own turn that begins now, in which nothing has been done yet; null at any other time, for onlookers, and where
 * nobody else has played in it. `sides`: the side of each seat.
 */
export const roundBefore = (events: readonly GameEvent[], viewer: Viewer, sides: readonly number[]): Round | null => {
  const isOwn = (event: GameEvent): boolean => event.type === 'turn' && sameSide(sides, event.seat, viewer);
  const now = events.findLastIndex(({ type }) => type === 'turn');
  const turn = events[now];
  if (turn === undefined || !isOwn(turn)) return null;
  const since = events.slice(now + 1);
  if (rowsBeforeChoice(since) < since.length) return null;
  const before = events.slice(0, now);
  const last = before.findLastIndex(isOwn);
  const start = before.findIndex(({ type }, at) => at > last && type === 'turn');
  if (start < 0) return null;
  const earlier = before.slice(0, start);
  const other = earlier.findLastIndex((event) => event.type === 'turn' && !isOwn(event));
  const first = earlier.findIndex((event, at) => at > other && isOwn(event));
  const rows = first < 0 ? NONE : earlier.slice(first + 1);
  // what went off as it began was told then
  return { own: rows.slice(rowsBeforeChoice(rows)), others: before.slice(start + 1), since };
};
