/**
 * How an attack ends between two pieces of known kinds, by what is printed and what holds on that square: spells, powers that
 * work by themselves, then strength (R42, R47, R54, R55). What anybody may still choose to do is left out.
 */
import type { TokenView, View } from '../../../contract/view';
import type { Effect, FullPower, Power, PowerEvent, Strength, Target } from '../language';
import { conditionHolds, keywordsNow, type Scope } from './holds';
import { pieceKnown } from './pieces-seen';
import { partsKnown, type StrengthPart, sumOfParts } from './strength';

/** What decides: the castle, a spell, its dispelling, a power of one of the two, or the strengths. */
export type Decider =
  | { readonly by: 'castle' }
  | { readonly by: 'spell'; readonly power: number }
  | { readonly by: 'dispel' }
  | { readonly by: 'power'; readonly whose: 'attacker' | 'defender'; readonly power: number }
  | { readonly by: 'strength'; readonly attack: readonly StrengthPart[]; readonly defence: readonly StrengthPart[] };

export interface Combat {
  readonly decider: Decider;
  /** Does the attacker fall? */
  readonly own: boolean;
  /** Is the defender out of the way: fallen, or on the attacker's side? */
  readonly theirs: boolean;
}

export type Verdict = 'wins' | 'ties' | 'loses' | 'open';

/** The attacker's outcome in one word; `open` where both stay. */
export const verdictOf = ({ own, theirs }: Pick<Combat, 'own' | 'theirs'>): Verdict => {
  if (own) return theirs ? 'ties' : 'loses';
  return theirs ? 'wins' : 'open';
};

/** The view as it would be with the attacker on the defender's square and both of these kinds. */
export const metView = (view: View, attacker: TokenView, defender: TokenView): View => ({
  ...view,
  asked: null,
  tokens: view.tokens.map((token) => {
    if (token.id === attacker.id) return { ...attacker, square: defender.square };
    return token.id === defender.id ? defender : token;
  }),
  lists: { ...view.lists, fight: [attacker.id, defender.id, attacker.square], strike: [] },
});

const targetsOf = (target: Target): readonly unknown[] => (Array.isArray(target) ? target : [target]);

const destroys = (power: FullPower, whom: 'self' | 'foe'): boolean =>
  power.do.some((effect) => effect.op === 'destroy' && targetsOf(effect.who).includes(whom));

const captures = ({ do: effects }: FullPower): boolean =>
  effects.some((effect: Effect) => effect.op === 'control' && targetsOf(effect.who).includes('foe'));

const isSpell = (power: Power): power is FullPower => 'kind' in power && power.kind === 'magic';

const works = (power: Power, event: PowerEvent): power is FullPower =>
  'kind' in power && power.kind === 'innate' && power.on !== undefined && [power.on].flat().includes(event);

/** The first power for this event that works by itself and touches one of the two; its number, and what it does. */
const triggered = (view: View, token: TokenView, foe: TokenView, event: PowerEvent) => {
  const scope: Scope = { self: token, kind: token.kind, you: token.seat, foe };
  const powers = pieceKnown(token.kind)?.powers ?? [];
  for (const [at, power] of powers.entries()) {
    if (!works(power, event) || conditionHolds(view, scope, power.if) !== true) continue;
    const self = destroys(power, 'self');
    const other = destroys(power, 'foe') || captures(power);
    if (self || other) return { power: at + 1, self, foe: other };
  }
  return null;
};

const castSpell = (view: View, attacker: TokenView, defender: TokenView): Combat => {
  if (keywordsNow(view, attacker).includes('dispelMagic'))
    return { decider: { by: 'dispel' }, own: false, theirs: true };
  const powers = pieceKnown(defender.kind)?.powers ?? [];
  const at = powers.findIndex(isSpell);
  const spell = powers[at];
  const decider: Decider = { by: 'spell', power: at + 1 };
  if (spell === undefined || !isSpell(spell)) return { decider, own: false, theirs: false };
  return { decider, own: destroys(spell, 'foe'), theirs: destroys(spell, 'self') };
};

/** The combat in a view in which both stand on the square (`metView`); null where one of the two kinds is not known. */
const combatMet = (view: View, attacker: TokenView, defender: TokenView): Combat | null => {
  const strength: Strength | undefined = pieceKnown(defender.kind)?.strength;
  if (strength === undefined || attacker.kind === null) return null;
  if (strength === 'castle') return { decider: { by: 'castle' }, own: false, theirs: true };
  if (strength === 'magic') return castSpell(view, attacker, defender);
  const first = triggered(view, attacker, defender, 'attack');
  if (first !== null)
    return {
      decider: { by: 'power', whose: 'attacker', power: first.power },
      own: first.self,
      theirs: first.foe,
    };
  const second = triggered(view, defender, attacker, 'attacked');
  if (second !== null)
    return {
      decider: { by: 'power', whose: 'defender', power: second.power },
      own: second.foe,
      theirs: second.self,
    };
  const attack = partsKnown(view, attacker);
  const defence = partsKnown(view, defender);
  if (attack === null || defence === null) return null;
  const ahead = sumOfParts(attack) - sumOfParts(defence);
  return { decider: { by: 'strength', attack, defence }, own: ahead <= 0, theirs: ahead >= 0 };
};

/** The attack of one piece on another where it stands; null where a kind is not known. */
export const combatOf = (view: View, attacker: TokenView, defender: TokenView): Combat | null => {
  const met = metView(view, attacker, defender);
  const there = (id: number): TokenView | undefined => met.tokens.find((token) => token.id === id);
  const [one, other] = [there(attacker.id), there(defender.id)];
  return one === undefined || other === undefined ? null : combatMet(met, one, other);
};

/** What the attacker would have there against nobody in particular: its own parts on that square. */
export const partsThere = (view: View, attacker: TokenView, square: number): readonly StrengthPart[] | null => {
  const there = { ...attacker, square };
  const tokens = view.tokens.map((token) => (token.id === attacker.id ? there : token));
  return partsKnown({ ...view, tokens, lists: { ...view.lists, fight: [], strike: [] } }, there);
};
