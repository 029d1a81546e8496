/**
 * Which move a hint advises. The search answers with what is worth most, by however little; whoever asks for advice wants a move
 * that can be understood. So among those that are nearly as good a hint takes one that loses no piece for a hope, and rather one
 * that leads somewhere than one that waits, or goes back where the piece just came from; and first of all a gain that is sure.
 */
import type { ThinkAnswer } from '../../contract/search';
import { matchGames } from '../../match/games';
import type { MatchState } from '../../match/types';
import { faces } from '../games';
import type { Advisable, Advised } from '../games/face-battle';

/**
 * By how much of the match's score (0 to 1) such a move must be better than all others to be advised. A sure gain may be a
 * little worse; what is useless is never better by enough.
 */
const PRICE: Readonly<Record<Advisable, number>> = { gain: -0.015, sound: 0, idle: 0.015, gamble: 0.08, useless: 2 };

/** A slow device's search comes to so few looks at a choice that its values are chance: reasons count for more than those. */
const THIN = 8;
const THIN_PRICE: Readonly<Record<Advisable, number>> = { ...PRICE, idle: 0.05, gamble: 1 };

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

/** The choice as a game looks at it; null: nothing is asked. */
const advisedAt = ({ asking, view, events }: MatchState, choice: number, unaided: boolean): Advised | null => {
  const code = asking?.decision.choices[choice];
  if (asking === null || code === undefined) return null;
  return { view, events, decision: asking.decision, code, preview: null, unaided };
};

/** What may be said for this choice, or against it. */
const weightOf = (state: MatchState, choice: number, unaided: boolean): Advisable => {
  const one = advisedAt(state, choice, unaided);
  if (one === null) return 'sound';
  const weight = faces.get(state.view.game).advisable?.(one) ?? 'sound';
  return weight === 'sound' && isGoingBack(state, one.decision.seat, one.code) ? 'idle' : weight;
};

const isThin = ({ visits }: ThinkAnswer): boolean => Math.max(...visits) < THIN;

/** Places of the choices that were looked at often enough for an opinion. */
const seenEnough = (answer: ThinkAnswer): readonly number[] => {
  const { visits } = answer;
  const least = isThin(answer) ? 1 : Math.max(1, Math.max(...visits) * SEEN);
  return visits.flatMap((seen, at) => (seen >= least ? [at] : []));
};

/** Places of the choices, what was looked at most first. */
const mostSeen = ({ visits }: ThinkAnswer): readonly number[] =>
  visits.map((_, at) => at).sort((a, b) => (visits[b] ?? 0) - (visits[a] ?? 0));

/** The place of a choice that more may be said for than for the answer, and that is hardly worth less; else the answer's. */
const better = (answer: ThinkAnswer, state: MatchState, unaided: boolean): number => {
  const prices = isThin(answer) ? THIN_PRICE : PRICE;
  const weight = weightOf(state, answer.choice, unaided);
  const worthOf = (at: number): number => answer.values[at] ?? 0;
  let best = { at: answer.choice, left: worthOf(answer.choice) - prices[weight] };
  for (const at of [...seenEnough(answer)].sort((a, b) => worthOf(b) - worthOf(a))) {
    // what is worth so little is better by no weight, and neither is all that comes after it: weighing takes its time
    if (worthOf(at) - prices.gain <= best.left) break;
    const price = prices[weightOf(state, at, unaided)];
    const left = worthOf(at) - price;
    if (price < prices[weight] && left > best.left) best = { at, left };
  }
  if (best.at !== answer.choice || weight !== 'useless') return best.at;
  return mostSeen(answer).find((at) => weightOf(state, at, unaided) !== 'useless') ?? answer.choice;
};

/** The place of the choice that does no less and announces nothing that does not come; else the same. */
const plainer = (choice: number, state: MatchState, unaided: boolean): number => {
  const one = advisedAt(state, choice, unaided);
  const code = one === null ? null : (faces.get(state.view.game).plainer?.(one) ?? null);
  const at = code === null ? -1 : (one?.decision.choices.indexOf(code) ?? -1);
  return at < 0 ? choice : at;
};

/**
 * The answer as it is advised: the choice that the search found, or one that more may be said for and that is hardly worth
 * less; `value`, how the match stands, is what the search found.
 */
export const advised = (answer: ThinkAnswer, state: MatchState, unaided: boolean): ThinkAnswer => {
  if (answer.iterations === 0 || state.asking?.decision.kind !== 'main') return answer;
  const choice = plainer(better(answer, state, unaided), state, unaided);
  return choice === answer.choice ? answer : { ...answer, choice };
};
