/** What a turn of the timeline says. */
import { say } from '../../text';
import type { SideNamed } from '../games/face-around';
import type { TurnCount } from './course';

/** `Turn 12: Good 24, Evil 20.` */
export const countText = ({ number, standing }: TurnCount, sides: readonly SideNamed[]): string =>
  say('result.course.turn', {
    turn: number,
    list: sides.map(({ side, name }) => say('result.course.part', { name, count: standing[side] ?? 0 })).join(', '),
  });

/** How many fights there were, and what else left its sign; empty where nothing did. */
export const marksText = ({ fights, curses }: TurnCount): string =>
  fights + curses > 0 ? say('result.course.marks', { fights, curses }) : '';
