/** What the marks on the board mean that nothing else tells. */
import { marksOf } from '../../../../match/aim';
import type { MatchState } from '../../../../match/types';
import { say } from '../../../../text';

/** While a piece is chosen, and one of its powers could be used on some square; empty at any other time. */
export const marksText = ({ asking }: Pick<MatchState, 'asking'>): string =>
  asking !== null && asking.presses.length > 0 && marksOf(asking).some(({ mark }) => mark === 'power')
    ? say('legends.marks.powers')
    : '';
