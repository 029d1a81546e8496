/** What happened in a turn of the timeline: the unit that was placed, and what fell by it, as the log tells it. */
import type { GameEvent } from '../../../contract/event';
import type { Result } from '../../../contract/result';
import type { View } from '../../../contract/view';
import { say } from '../../../text';
import { logEntries } from '../../battle/log-entries';
import type { TurnCount } from '../../result/course';
import { duelNaming } from './naming';
import { shotAside } from './shots';

/** Events by turn; what came before the first one counts as turn 0. */
const byTurn = (events: readonly GameEvent[]): readonly (readonly GameEvent[])[] => {
  const turns: GameEvent[][] = [[]];
  for (const event of events) {
    // how it ended stands over the chart
    if (event.type === 'resigned' || event.type === 'over') continue;
    if (event.type === 'turn') turns.push([]);
    turns.at(-1)?.push(event);
  }
  return turns;
};

export const turnLine = (events: readonly GameEvent[], view: View, result: Result | null) => {
  const turns = byTurn(events);
  const named = duelNaming(view, events);
  return ({ number }: TurnCount): string => {
    // that the next turn began says that nothing more came of this one
    const turn = [...(turns[number] ?? []), ...(turns[number + 1] ?? []).slice(0, 1)];
    const lines = logEntries(turn, named, result, shotAside).flatMap(({ title, details }) => [title, ...details]);
    return lines.length > 0 ? lines.join(' ') : say('result.course.empty');
  };
};
