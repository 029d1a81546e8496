/**
 * What a power that finds out a strength from afar comes to against a hidden piece: a Distance Strike (R60, R61), or one that
 * destroys what is of a certain base strength. Counted over the same pool as the odds of an attack; what anybody may choose to do
 * is left out there and here.
 */
import type { TokenView, View } from '../../../contract/view';
import type { Power, Strength } from '../language';
import { wholePercents } from './odds';
import { pieceKnown } from './pieces-seen';
import type { Beat } from './story';
import { partsKnown, sumOfParts } from './strength';
import { type Likely, likelyKinds } from './worlds';

/** The target is destroyed, it survives, or the user falls. */
export const STRIKE_OUTCOMES = ['destroyed', 'survives', 'falls'] as const;
export type StrikeOutcome = (typeof STRIKE_OUTCOMES)[number];

type Shares = Readonly<Record<StrikeOutcome, number>>;

/** The view while the strike is open, with the target of this kind. */
const struckView = (view: View, striker: TokenView, target: TokenView): View => ({
  ...view,
  tokens: view.tokens.map((token) => (token.id === target.id ? target : token)),
  lists: { ...view.lists, fight: [], strike: [striker.id, target.id] },
});

/** Does the kind destroy whoever strikes at it, without a choice? */
const strikesBack = (kind: number): boolean =>
  pieceKnown(kind)?.powers.some(
    (power) =>
      'kind' in power &&
      power.kind === 'innate' &&
      [power.on].flat().includes('struck') &&
      power.do.some((effect) => effect.op === 'destroy' && effect.who === 'foe'),
  ) ?? false;

const strength = (view: View, token: TokenView): number | null => {
  const parts = partsKnown(view, token);
  return parts === null ? null : sumOfParts(parts);
};

/** Strengths as they are while the strike is open; null without one, or with one that the viewer does not know. */
export const strikeStrengths = (
  view: View,
  striker: TokenView,
  target: TokenView,
): readonly [number | null, number | null] => {
  const struck = struckView(view, striker, target);
  return [strength(struck, striker), strength(struck, target)];
};

/** Null: the striker's own strength is not known. */
const strikeOutcome = (
  view: View,
  striker: TokenView,
  target: TokenView,
  { kind, strength: base }: Likely,
): StrikeOutcome | null => {
  if (typeof base !== 'number') return 'survives';
  if (kind !== null && strikesBack(kind)) return 'falls';
  const [attack, defence] = strikeStrengths(view, striker, { ...target, kind });
  if (attack === null) return null;
  return attack > (defence ?? base) ? 'destroyed' : 'survives';
};

interface Bases {
  /** Of these the target is destroyed, of those the user falls. */
  readonly destroys: readonly Strength[];
  readonly fatal: readonly Strength[];
}

/** What a power that asks for the base strength does by it; null for any other. */
const basesOf = (power: Power): Bases | null => {
  if ('keyword' in power || power.kind !== 'action') return null;
  const destroys = power.do.flatMap((effect) =>
    effect.op === 'destroy' && typeof effect.who === 'object' && 'among' in effect.who ? (effect.who.base ?? []) : [],
  );
  const fatal = power.do.flatMap((effect) =>
    effect.op === 'destroy' && effect.who === 'self' ? (effect.if?.it?.base ?? []) : [],
  );
  return destroys.length === 0 ? null : { destroys, fatal };
};

const baseOutcome = ({ destroys, fatal }: Bases, base: Strength): StrikeOutcome => {
  if (destroys.includes(base)) return 'destroyed';
  return fatal.includes(base) ? 'falls' : 'survives';
};

/** The shares of each outcome, together 1, of this power of `user` against a hidden piece; null where they can't be told. */
export const strikeOdds = (
  view: View,
  story: readonly Beat[],
  power: Power,
  [user, target]: readonly [TokenView, TokenView],
): Shares | null => {
  const isStrike = 'keyword' in power && power.keyword === 'distanceStrike';
  const bases = basesOf(power);
  const likely = likelyKinds(view, story, target);
  if ((!isStrike && bases === null) || likely.length === 0) return null;
  const shares: Record<StrikeOutcome, number> = { destroyed: 0, survives: 0, falls: 0 };
  for (const one of likely) {
    const outcome = bases === null ? strikeOutcome(view, user, target, one) : baseOutcome(bases, one.strength);
    if (outcome === null) return null;
    shares[outcome] += one.share;
  }
  return shares;
};

/** In whole percents that make up a hundred. */
export const strikePercents = (shares: Shares): Shares => wholePercents(STRIKE_OUTCOMES, shares);
