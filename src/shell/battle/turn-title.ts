/** Whose turn is told. */
import { sameSide } from '../../games/shared/sides';
import { matchGames } from '../../match/games';
import { personsOf } from '../../match/reduce-state';
import type { MatchState } from '../../match/types';
import { say } from '../../text';

/** Of the one person at the screen by whether it was theirs, else by the side's name. */
export const turnTitle = ({ view, viewer, setup }: MatchState, seat: number): string => {
  const [person, ...others] = personsOf(setup.seats);
  if (person === undefined || others.length > 0 || setup.seats.length > 2)
    return say('battle.again.side', { side: matchGames.get(view.game).sideName(view, seat) });
  return say(sameSide(setup.sides, seat, viewer) ? 'battle.again.own' : 'battle.again.enemy');
};
