/** Why a battle ended, in words; the numbers come from the form and the goals that the last view names. */
import type { Result } from '../../../contract/result';
import type { View } from '../../../contract/view';
import { formPlayed } from '../../../games/legends/reading/pieces-seen';
import { hasText, say } from '../../../text';
import { capital } from '../../../text/capital';
import { goalsOf, goalText } from './goals';
import { sayIn } from './say-in';
import { sideOf } from './sides';

/** The reason as a sentence. */
export const endingText = (view: View, result: Pick<Result, 'reason' | 'winners' | 'score'>): string => {
  const key = `legends.over.${result.reason}`;
  const winner = result.winners[0] ?? 0;
  const goal = goalsOf(view).find(({ goal: name, side }) => name === result.reason && side === winner % 2);
  const text = sayIn(view, hasText(key) ? key : 'reason.other', {
    side: sideOf(view, winner),
    other: sideOf(view, 1 - (winner % 2)),
    quiet: formPlayed(view).quiet,
    goal: goal === undefined ? 'none' : goalText(goal),
  });
  return capital(text);
};

/** Who won, and why. */
export const overText = (view: View, result: Pick<Result, 'reason' | 'winners' | 'score'>): string => {
  const [winner] = result.winners;
  // who resigned has been said by the row before
  if (winner !== undefined && result.reason === 'resign')
    return capital(say('log.over.resign', { side: sideOf(view, winner) }));
  const reason = endingText(view, result);
  return winner === undefined
    ? say('log.over.draw', { reason, how: result.reason })
    : capital(say('log.over.win', { side: sideOf(view, winner), reason }));
};
