/** What a side wins by besides the castle, and how far it has come (LEGENDS.md, Goals). */
import type { View } from '../../../contract/view';
import { GOALS, type GoalName, TERRAINS } from '../../../games/legends/language';
import { say, unitName, unitThe } from '../../../text';
import { groundText } from '../../../text/games/legends';

/** Words of one goal in the list `goals`. */
const WORDS = 7;
const NONE = -1;

/** One goal as the view carries it. */
export interface GoalSeen {
  readonly side: number;
  readonly goal: GoalName;
  /** The only kind that counts; null: any. */
  readonly piece: number | null;
  /** Rank or terrain number. */
  readonly place: number | null;
  readonly count: number;
  /** Turns' ends needed; 0 where the goal has none. */
  readonly turns: number;
  /** Turns' ends held so far; of `survive` the turn it is. */
  readonly progress: number;
}

/** All goals of a battle in the order in which they are looked at. */
export const goalsOf = (view: View): readonly GoalSeen[] => {
  const words = view.lists['goals'] ?? [];
  return Array.from({ length: Math.floor(words.length / WORDS) }, (_, index) => {
    const [side = 0, number = 0, piece = NONE, place = NONE, count = 1, turns = 0, progress = 0] = words.slice(
      index * WORDS,
      (index + 1) * WORDS,
    );
    const goal = GOALS[number] ?? 'control';
    return {
      side,
      goal,
      piece: piece === NONE ? null : piece,
      place: place === NONE ? null : place,
      count,
      turns,
      progress: goal === 'survive' ? (view.counters['turn'] ?? 0) : progress,
    };
  });
};

/** The goal as a player reads it: `Hold three pieces in towns for two turns in a row.` */
export const goalText = ({ goal, piece, place, count, turns }: GoalSeen): string => {
  const unit = piece === null ? 'any' : unitName('legends', piece);
  const the = piece === null ? '' : unitThe('legends', piece);
  switch (goal) {
    case 'survive':
      return say('legends.goal.survive', { turns });
    case 'reach':
      return say('legends.goal.reach', { unit, the, count, rank: place ?? 0 });
    case 'hold':
      return say('legends.goal.hold', {
        unit,
        the,
        count,
        turns,
        ground: groundText(TERRAINS[place ?? 0] ?? 'plains'),
      });
    case 'control':
      return say('legends.goal.control', { unit: the });
  }
};

/** How far it has come, where that is counted; else null. */
export const goalProgress = ({ goal, turns, progress }: GoalSeen): string | null =>
  goal === 'survive' || goal === 'hold' ? say('legends.goal.progress', { progress, turns }) : null;
