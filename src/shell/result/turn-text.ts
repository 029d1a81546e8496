/** What a turn of the timeline says. */
import type { View } from '../../contract/view';
import { say } from '../../text';
import type { Turn } from '../games/legends/log/turns';
import type { TurnCount } from './course';
import type { SideNamed } from './names';

/** `Turn 12: Good 24, Evil 20.` */
export const countText = ({ number, standing }: TurnCount, [first, second]: readonly [SideNamed, SideNamed]): string =>
  say('result.course.turn', {
    turn: number,
    first: first.name,
    firstCount: standing[0],
    second: second.name,
    secondCount: standing[1],
  });

/** So much of a turn is told under the chart. */
const MOST = 3;
const RANK = { fight: 0, power: 1, other: 2, move: 3 } as const;

/** The turn's entries of the log, what weighs most first; without a log only how many fights there were. */
export const eventsText = (turn: TurnCount, told: Turn | undefined, view: View): string => {
  const entries = [...(told?.entries ?? [])].sort((a, b) => RANK[a.sort] - RANK[b.sort]).slice(0, MOST);
  if (entries.length > 0) return entries.map(({ title }) => title).join(' ');
  if (turn.fights + turn.curses > 0) return say('result.course.marks', { fights: turn.fights, curses: turn.curses });
  return say(view.game === 'legends' ? 'result.course.quiet' : 'result.course.moved');
};
