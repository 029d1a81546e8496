/** What an answer makes of the fight that goes on, as far as it is sure to come. */
import type { GameEvent } from '../../../../contract/event';
import type { View } from '../../../../contract/view';
import { say } from '../../../../text';
import type { FightTold } from '../fight/fight-layout';
import { fightNow, soFar } from '../fight/fight-now';
import { verdictSeen, whoseOf } from '../fight/verdict';

const boostOf = (events: readonly GameEvent[], id: number): number =>
  events.reduce((sum, event) => (event.type === 'boosted' && event.token === id ? sum + event.by : sum), 0);

/** Does one of these pieces leave the fight by it, before anything is compared? */
const endsIt = (events: readonly GameEvent[], ids: readonly number[]): boolean =>
  events.some(
    (event) =>
      (event.type === 'removed' || event.type === 'controlled' || event.type === 'moved') && ids.includes(event.token),
  );

interface Then {
  readonly attack: number;
  readonly defence: number;
  /** Is it compared like that, whatever is hidden? Otherwise the other side may still answer. */
  readonly sure: 'yes' | 'no';
}

/** Both strengths after the answer: as they are compared, where it comes to that; null where the answer changes neither. */
const strengthsThen = ({ fighters: [from, to] }: FightTold, events: readonly GameEvent[]): Then | null => {
  const fought = events.find((event) => event.type === 'fought');
  if (fought !== undefined) return { attack: fought.attack, defence: fought.defence, sure: 'yes' };
  const [attack, defence] = [boostOf(events, from.id), boostOf(events, to.id)];
  if ((attack === 0 && defence === 0) || endsIt(events, [from.id, to.id])) return null;
  return { attack: Number(from.strength) + attack, defence: Number(to.strength) + defence, sure: 'no' };
};

/** Who could want to turn what comes of it: whoever loses by it; of what is nobody's loss it is not said. */
const turnsIt = (verdict: string, whose: 'attacker' | 'yours'): 'you' | 'they' | 'any' => {
  if (whose === 'yours' && verdict === 'loses') return 'you';
  return whose === 'yours' && verdict === 'wins' ? 'they' : 'any';
};

/**
 * `Then 8 against 10: your piece still falls, unless you use another ability.`; none where no fight goes on, where a strength is not known, or where the answer
 * changes neither. `events`: what is sure to come of the answer.
 */
export const thenLines = (view: View, events: readonly GameEvent[]): readonly string[] => {
  const now = fightNow(view);
  if (now === null || now.verdict === null) return [];
  const then = strengthsThen(now, events);
  if (then === null) return [];
  const { attack, defence, sure } = then;
  const after = { ...now, verdict: soFar(attack, defence, now.form) };
  const verdict = verdictSeen(view, after) ?? 'open';
  const still = after.verdict === now.verdict ? 'yes' : 'no';
  const whose = whoseOf(view, now);
  return [say('foretold.then', { attack, defence, verdict, still, sure, whose, turns: turnsIt(verdict, whose) })];
};

/** What the line above has not said: the events without the falls of the two. */
export const withoutTheTwo = (view: View, events: readonly GameEvent[]): readonly GameEvent[] => {
  const ids = fightNow(view)?.fighters.map(({ id }) => id) ?? [];
  return events.filter((event) => event.type !== 'removed' || event.cause !== 'fight' || !ids.includes(event.token));
};
