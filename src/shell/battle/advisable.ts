/**
 * Which move a hint advises. The search answers with what is worth most, by however little; whoever asks for advice wants a move
 * that can be understood. So among those that are nearly as good a hint takes one that loses no piece for a hope, and rather one
 * that leads somewhere than one that waits, or goes back where the piece just came from.
 */
import type { ThinkAnswer } from '../../contract/search';
import { matchGames } from '../../match/games';
import type { MatchState } from '../../match/types';
import { faces } from '../games';
import type { Advisable } from '../games/face-battle';

/** By how much of the match's score (0 to 1) such a move must be better than all others to be advised. */
const PRICE: Readonly<Record<Advisable, number>> = { sound: 0, idle: 0.015, gamble: 0.05 };

/** What was looked at less often than this share of what was looked at most is no opinion. */
const SEEN = 1 / 8;

/** Does this choice take a piece back to where the seat's own last move came from? */
const isGoingBack = ({ view, events }: MatchState, seat: number, code: number): boolean => {
  const isOwn = (token: number): boolean => view.tokens.some(({ id, seat: owner }) => id === token && owner === seat);
  const last = events.findLast((event) => event.type === 'moved' && isOwn(event.token));
  if (last?.type !== 'moved') return false;
  const [first, second, ...more] = matchGames.get(view.game).content.presses(code, 'main');
  if (first?.on !== 'square' || second?.on !== 'square' || more.length > 0) return false;
  return first.square === last.to && second.square === last.from;
};

/** What may be said for this choice, or against it. */
const kindOf = (state: MatchState, choice: number, unaided: boolean): Advisable => {
  const { asking, view, events } = state;
  const code = asking?.decision.choices[choice];
  if (asking === null || code === undefined) return 'sound';
  const { decision } = asking;
  const kind = faces.get(view.game).advisable?.({ view, events, decision, code, preview: null, unaided }) ?? 'sound';
  return kind === 'sound' && isGoingBack(state, decision.seat, code) ? 'idle' : kind;
};

/** Places of the choices that were looked at often enough for an opinion. */
const seenEnough = ({ visits }: ThinkAnswer): readonly number[] => {
  const least = Math.max(1, Math.max(...visits) * SEEN);
  return visits.flatMap((seen, at) => (seen >= least ? [at] : []));
};

/**
 * The answer as it is advised: the choice that the search found, or one that more may be said for and that is hardly worth
 * less; `value`, how the match stands, is what the search found.
 */
export const advised = (answer: ThinkAnswer, state: MatchState, unaided: boolean): ThinkAnswer => {
  if (answer.iterations === 0 || state.asking?.decision.kind !== 'main') return answer;
  const price = PRICE[kindOf(state, answer.choice, unaided)];
  const worthOf = (at: number): number => answer.values[at] ?? 0;
  const least = worthOf(answer.choice) - price;
  const [best] = seenEnough(answer)
    .filter((at) => worthOf(at) > least)
    .map((at) => ({ at, price: PRICE[kindOf(state, at, unaided)] }))
    .filter((one) => one.price < price && worthOf(one.at) - one.price > least)
    .sort((a, b) => worthOf(b.at) - b.price - (worthOf(a.at) - a.price));
  return best === undefined ? answer : { ...answer, choice: best.at };
};
