/** What happened in a turn of the result's course. */
import type { GameEvent } from '../../../../contract/event';
import type { Result } from '../../../../contract/result';
import type { View } from '../../../../contract/view';
import { storyOf, type Weight } from '../../../../match/games/medieval/story';
import { say } from '../../../../text';
import type { TurnCount } from '../../../result/course';

const MOST = 3;
const RANK: Readonly<Record<Weight, number>> = { fight: 0, other: 1, move: 2, end: 3 };

/** The weightiest deeds of a turn. How the match ended stands over the chart, and here only where the turn held nothing else. */
export const turnLine = (events: readonly GameEvent[], view: View, result: Result | null) => {
  const told = storyOf(view, events, result);
  return ({ number }: TurnCount): string => {
    const all = told.filter(({ turn }) => turn === number);
    const deeds = all.filter(({ weight }) => weight !== 'end');
    // who resigned comes before what that led to
    const here = deeds.length === 0 ? all.slice(0, 1) : deeds;
    const lines = [...here].sort((a, b) => RANK[a.weight] - RANK[b.weight]).slice(0, MOST);
    return lines.length === 0 ? say('medieval.told.still') : lines.map(({ text }) => text).join(' ');
  };
};
