/** The fights that are news to a viewer: of its own last turn and of the enemy’s answer, until its next choice. */
import type { GameEvent } from '../../../contract/event';
import type { Viewer } from '../../../contract/view';
import { SEATS } from '../../../games/medieval/plan';
import { lastTurnOf } from '../../last-turn';
import { startOf } from '../../run-of-events';
import { rowsBeforeChoice } from '../../turn-begins';
import { fightAt } from './fight';

/** The first row of a turn that somebody chose: what went off as the turn began was told then. */
const firstChosen = (events: readonly GameEvent[], turn: number): number =>
  turn + 1 + rowsBeforeChoice(events.slice(turn + 1));

/** Where the rows begin that are news to this viewer; to an onlooker the last turn is. */
export const newsBegin = (events: readonly GameEvent[], viewer: Viewer): number => {
  if (viewer >= SEATS) return startOf(events, lastTurnOf(events));
  const own = events.flatMap((event, at) => (event.type === 'turn' && event.seat === viewer ? [at] : []));
  const now = events.findLastIndex(({ type }) => type === 'turn');
  const since = (turn: number | undefined): number => (turn === undefined ? 0 : firstChosen(events, turn));
  if (now !== own.at(-1)) return since(own.at(-1));
  // nothing is chosen in the own turn yet: the one before still counts
  return firstChosen(events, now) === events.length ? since(own.at(-2)) : now;
};

/** Places of these fights, oldest first. */
export const fightsSince = (events: readonly GameEvent[], viewer: Viewer): readonly number[] => {
  const begin = newsBegin(events, viewer);
  return events.flatMap((_, at) => (at >= begin && fightAt(events, at) !== null ? [at] : []));
};
