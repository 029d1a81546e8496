/** What the marks on the board mean that nothing else tells. */
import { marksOf } from '../../../../match/aim';
import type { MatchState } from '../../../../match/types';
import { say } from '../../../../text';
import { endangers } from '../answer/castle-warning';
import { ownCastles } from '../seek';
import { sayIn } from '../words';

/**
 * While one's own castle is among what may be chosen, so that its frame warns; else while a piece is chosen, and one of its powers
 * could be used on some square. Empty at any other time.
 */
export const marksText = ({ asking, view }: Pick<MatchState, 'asking' | 'view'>): string => {
  if (asking === null) return '';
  if (ownCastles(view).some((square) => endangers(view, asking, square))) return sayIn(view, 'legends.marks.castle');
  return asking.presses.length > 0 && marksOf(asking).some(({ mark }) => mark === 'power')
    ? say('legends.marks.powers')
    : '';
};
