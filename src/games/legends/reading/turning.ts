/** Own abilities that could still turn an attack which the strengths decide, as far as their player can tell (R27, R42). */
import type { TokenView, View } from '../../../contract/view';
import type { Effect, FullPower, Power, Target } from '../language';
import { combatOf, metView, verdictOf } from './combat';
import { conditionHolds, fits, type Scope } from './holds';
import { pieceKnown } from './pieces-seen';
import { partsKnown, sumOfParts } from './strength';

/** Who could turn it: each of them alone, or only all of them together. */
export interface Turning {
  readonly by: readonly TokenView[];
  readonly together: boolean;
}

const PAIR = 2;
const NOBODY: Turning = { by: [], together: false };

/** Is a power with a limit spent for now? */
const isSpent = (view: View, id: number, power: number): boolean => {
  const words = view.lists['used'] ?? [];
  const at = words.findIndex((word, index) => index % PAIR === 0 && word === id);
  return at >= 0 && ((words[at + 1] ?? 0) & (1 << power)) !== 0;
};

const abilitiesOf = (view: View, token: TokenView, foe: TokenView): readonly FullPower[] => {
  const scope: Scope = { self: token, kind: token.kind, you: token.seat, foe };
  return (pieceKnown(token.kind)?.powers ?? []).filter(
    (power: Power, at): power is FullPower =>
      'kind' in power &&
      power.kind === 'ability' &&
      !isSpent(view, token.id, at + 1) &&
      conditionHolds(view, scope, power.if) === true,
  );
};

const is = (target: Target, ref: 'self' | 'foe' | 'it'): boolean => [target].flat().includes(ref);

/** Does the ability, used as its piece attacks or is attacked, take the enemy out of the way? */
const removesFoe = ({ on, do: effects }: FullPower, event: 'attack' | 'attacked'): boolean =>
  [on ?? []].flat().includes(event) &&
  effects.some((effect) => (effect.op === 'destroy' || effect.op === 'control') && is(effect.who, 'foe'));

/** Strength of own pieces next to one that may sacrifice them for theirs. */
const sacrifices = (view: View, token: TokenView, { cost }: FullPower): number => {
  if (typeof cost !== 'object' || !('side' in cost)) return 0;
  const scope: Scope = { self: token, kind: token.kind, you: token.seat, foe: null };
  return view.tokens
    .filter((other) => other.id !== token.id && fits(view, scope, other, cost) === true)
    .reduce((sum, other) => sum + sumOfParts(partsKnown(view, other) ?? []), 0);
};

const isPicked = (view: View, scope: Scope, token: TokenView, effect: Effect | undefined): boolean =>
  effect?.op === 'reveal' &&
  typeof effect.who === 'object' &&
  !Array.isArray(effect.who) &&
  !('named' in effect.who) &&
  fits(view, scope, token, effect.who as Parameters<typeof fits>[3]) === true;

/** By how much an ability without a trigger brings the own fighter ahead of the other. */
const gainOf = (view: View, user: TokenView, power: FullPower, [own, foe]: readonly [TokenView, TokenView]): number => {
  if (power.on !== undefined) return 0;
  const scope: Scope = { self: user, kind: user.kind, you: user.seat, foe: null };
  const [first] = power.do;
  return power.do.reduce((sum, effect) => {
    if (effect.op !== 'modify') return sum;
    if (typeof effect.by !== 'number')
      return user.id === own.id && is(effect.who, 'self') ? sum + sacrifices(view, user, power) : sum;
    if (!is(effect.who, 'it')) return sum;
    if (effect.by > 0) return user.id !== own.id && isPicked(view, scope, own, first) ? sum + effect.by : sum;
    return isPicked(view, scope, foe, first) ? sum - effect.by : sum;
  }, 0);
};

/** What is known of a fight that the strengths decide and `ours` has not won: who helps it by how much, and what it takes. */
interface Contest {
  readonly met: View;
  readonly own: TokenView;
  readonly foe: TokenView;
  readonly event: 'attack' | 'attacked';
  /** A gain of as much is a tie, a greater one wins. */
  readonly behind: number;
}

type Side = 'attacker' | 'defender';

const contestOf = (view: View, attacker: TokenView, defender: TokenView, ours: Side): Contest | null => {
  const combat = combatOf(view, attacker, defender);
  const won = ours === 'attacker' ? 'wins' : 'loses';
  if (combat === null || combat.decider.by !== 'strength' || verdictOf(combat) === won) return null;
  const met = metView(view, attacker, defender);
  const [one, other] = ours === 'attacker' ? [attacker, defender] : [defender, attacker];
  const own = met.tokens.find(({ id }) => id === one.id);
  const foe = met.tokens.find(({ id }) => id === other.id);
  if (own === undefined || foe === undefined) return null;
  const ahead = sumOfParts(combat.decider.attack) - sumOfParts(combat.decider.defence);
  const event = ours === 'attacker' ? 'attack' : 'attacked';
  return { met, own, foe, event, behind: ours === 'attacker' ? -ahead : ahead };
};

interface Helper {
  readonly token: TokenView;
  readonly gain: number;
}

const helpersIn = ({ met, own, foe }: Contest): readonly Helper[] =>
  met.tokens
    .filter(({ seat, kind }) => seat === own.seat && kind !== null)
    .map((token) => ({
      token,
      gain: abilitiesOf(met, token, foe).reduce((sum, power) => sum + gainOf(met, token, power, [own, foe]), 0),
    }))
    .filter(({ gain }) => gain > 0);

const sumOf = (helpers: readonly Helper[]): number => helpers.reduce((sum, { gain }) => sum + gain, 0);

/** Does the power do nothing to a fight but what `gainOf` counts, and that once? */
const isCounted = (power: Power): boolean => {
  if (!('kind' in power) || power.kind !== 'ability' || power.on !== undefined) return false;
  if (power.limit === undefined && power.cost === undefined) return false;
  const [first, ...rest] = power.do;
  if (first?.op === 'modify') return rest.length === 0 && typeof first.by !== 'number' && is(first.who, 'self');
  return (
    first?.op === 'reveal' &&
    rest.length > 0 &&
    rest.every((effect) => effect.op === 'modify' && typeof effect.by === 'number' && is(effect.who, 'it'))
  );
};

/** What an ability comes to that does not win: `loses` with all that could help, `alone` without the others. */
export type Shortfall = 'ties' | 'alone' | 'loses';

/**
 * By the id of each own piece whose abilities only change strengths and do not win the fight for `ours` by themselves: what they
 * come to. Nobody where the fight is won or something else decides it.
 */
export const shortfalls = (
  view: View,
  attacker: TokenView,
  defender: TokenView,
  ours: Side,
): ReadonlyMap<number, Shortfall> => {
  const contest = contestOf(view, attacker, defender, ours);
  if (contest === null) return new Map();
  const { behind } = contest;
  const helpers = helpersIn(contest);
  const isCountedFor = ({ kind }: TokenView): boolean => {
    const abilities = (pieceKnown(kind)?.powers ?? []).filter(
      (power) => !('kind' in power) || power.kind === 'ability',
    );
    return abilities.length > 0 && abilities.every(isCounted);
  };
  const short = helpers.filter(({ token, gain }) => gain <= behind && isCountedFor(token));
  const all = sumOf(helpers);
  return new Map(
    short.map(({ token, gain }) => [token.id, gain === behind ? 'ties' : all >= behind ? 'alone' : 'loses']),
  );
};

/**
 * Whose abilities could win the fight for `ours`, one of the two, which has not won it by the strengths as they are; nobody
 * where it has, or something else decides.
 */
export const turningOf = (view: View, attacker: TokenView, defender: TokenView, ours: Side = 'attacker'): Turning => {
  const contest = contestOf(view, attacker, defender, ours);
  if (contest === null) return NOBODY;
  const { met, own, foe, event, behind } = contest;
  if (abilitiesOf(met, own, foe).some((power) => removesFoe(power, event))) return { by: [own], together: false };
  const helpers = helpersIn(contest);
  const alone = helpers.filter(({ gain }) => gain > behind);
  if (alone.length > 0) return { by: alone.map(({ token }) => token), together: false };
  return sumOf(helpers) > behind ? { by: helpers.map(({ token }) => token), together: true } : NOBODY;
};
