/** Who has won, as this screen says it: to the one person at it, or by the name of the side. */
import { matchGames } from '../../match/games';
import type { MatchState } from '../../match/types';
import { say } from '../../text';
import { capital } from '../../text/capital';

/** Seats of one side win and lose together. */
const isWon = (winners: readonly number[], own: number | null): boolean => own === null || winners.includes(own);

/** `own`: the seat of the one person at the screen; null where there is no such one. */
export const titleOf = ({ view, result }: Pick<MatchState, 'view' | 'result'>, own: number | null): string => {
  const [winner] = result?.winners ?? [];
  if (winner === undefined) return say('result.draw');
  if (own === null) return capital(say('battle.wins', { side: matchGames.get(view.game).sideName(view, winner) }));
  return say(isWon(result?.winners ?? [], own) ? 'result.win' : 'result.loss');
};

/** Why it ended; to the one person at the screen, who it was that resigned. */
export const headlineOf = (
  { view, result }: { readonly view: MatchState['view']; readonly result: NonNullable<MatchState['result']> },
  own: number | null,
): string => {
  const { reason, winners } = result;
  if (own === null || reason !== 'resign' || winners.length === 0)
    return matchGames.get(view.game).headline(view, result);
  return say(isWon(winners, own) ? 'result.resigned.opponent' : 'result.resigned.you');
};

export const outcomeOf = (winners: readonly number[], own: number | null): 'draw' | 'win' | 'loss' => {
  if (winners.length === 0) return 'draw';
  return isWon(winners, own) ? 'win' : 'loss';
};
