/** Which pieces of a side count as standing over the course of a match: those in play, neither bombs nor prisoners. */
import type { GameEvent } from '../../../../contract/event';
import { inPlay } from '../../../../games/medieval/reading/standing';
import { KIND } from '../../../../games/medieval/units';
import type { Change, Standing } from '../../../result/course';

/** Locking up a piece that is out of play already takes nothing away; only whoever leaves the prison is in play again. */
const changes = (event: GameEvent): readonly Change[] => {
  switch (event.type) {
    case 'placed':
      return event.kind === KIND.bomb ? [] : [[event.seat, 1]];
    case 'removed':
      return event.kind === KIND.bomb ? [] : [[event.seat, -1]];
    case 'freed':
      return [[event.seat, 1]];
    default:
      return [];
  }
};

export const standing: Standing = { count: (view, seat) => inPlay(view, seat).length, changes };
