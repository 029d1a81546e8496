/** What an attack on a hidden piece comes to, over everything that the piece may be. Nothing but the view is read. */
import type { TokenView, View } from '../../../contract/view';
import type { Strength } from '../language';
import { combatOf, partsThere, type Verdict, verdictOf } from './combat';
import { keywordsNow } from './holds';
import { pieceKnown } from './pieces-seen';
import { spellCostsMore } from './spells';
import type { Beat } from './story';
import { sumOfParts } from './strength';
import { type Likely, likelyKinds } from './worlds';

/**
 * Outcomes for the attacker, as they are told one after another; a spell and the castle, which wins the battle, are told apart
 * from what strength decides.
 */
export const OUTCOMES = ['wins', 'ties', 'loses', 'castle', 'magic'] as const;
export type Outcome = (typeof OUTCOMES)[number];

/** What becomes of the two where the spell of one of the Magic pieces decides that it may be. */
export interface Spell {
  readonly verdict: Verdict;
  /** So many pieces of the kind may it be. */
  readonly count: number;
  /** May it also destroy another piece of the attacker's side? */
  readonly costsMore: boolean;
}

export interface Odds {
  /** Shares between 0 and 1; together 1. */
  readonly shares: Readonly<Record<Outcome, number>>;
  /** Every kind of Magic that it may be, where a spell decides. */
  readonly spells: readonly Spell[];
  /** How many different kinds the piece may still be; 0 where the army's list is closed. */
  readonly kinds: number;
}

interface Ending {
  readonly outcome: Outcome;
  readonly spell: Verdict | null;
}

const plain = (verdict: Verdict): Ending => ({ outcome: verdict === 'open' ? 'ties' : verdict, spell: null });

/** The ending against a known kind. */
const against = (view: View, attacker: TokenView, defender: TokenView): Ending | null => {
  const combat = combatOf(view, attacker, defender);
  if (combat === null) return null;
  switch (combat.decider.by) {
    case 'castle':
      return { outcome: 'castle', spell: null };
    case 'spell':
      return { outcome: 'magic', spell: verdictOf(combat) };
    case 'dispel':
    case 'power':
    case 'strength':
      return plain(verdictOf(combat));
  }
};

/** Does an own power beat this strength as soon as it attacks? */
const beatsAtOnce = (attacker: TokenView, strength: Strength): boolean =>
  (pieceKnown(attacker.kind)?.powers ?? []).some(
    (power) =>
      'kind' in power &&
      power.kind === 'innate' &&
      [power.on].flat().includes('attack') &&
      power.if?.foe?.base?.includes(strength) === true &&
      power.do.some((effect) => effect.op === 'destroy' && effect.who === 'foe'),
  );

/** The ending where only the strength of what stands there is known. */
const againstStrength = (view: View, attacker: TokenView, square: number, strength: Strength): Ending | null => {
  if (strength === 'castle') return { outcome: 'castle', spell: null };
  if (strength === 'magic')
    return keywordsNow(view, attacker).includes('dispelMagic') ? plain('wins') : { outcome: 'magic', spell: null };
  if (beatsAtOnce(attacker, strength)) return plain('wins');
  const parts = partsThere(view, attacker, square);
  if (parts === null) return null;
  const own = sumOfParts(parts);
  return plain(own > strength ? 'wins' : own < strength ? 'loses' : 'ties');
};

const endingOf = (view: View, attacker: TokenView, defender: TokenView, { kind, strength }: Likely): Ending | null =>
  kind === null
    ? againstStrength(view, attacker, defender.square, strength)
    : against(view, attacker, { ...defender, kind });

/** The odds of `attacker` against the hidden `defender`; null where they can't be told (nothing is known of the army). */
export const oddsOf = (view: View, story: readonly Beat[], attacker: TokenView, defender: TokenView): Odds | null => {
  const likely = likelyKinds(view, story, defender);
  const shares: Record<Outcome, number> = { castle: 0, wins: 0, ties: 0, loses: 0, magic: 0 };
  const spells: Spell[] = [];
  for (const one of likely) {
    const ending = endingOf(view, attacker, defender, one);
    if (ending === null) return null;
    shares[ending.outcome] += one.share;
    if (ending.spell === null) continue;
    const costsMore = spellCostsMore(view, attacker, { ...defender, kind: one.kind });
    spells.push({ verdict: ending.spell, count: one.count, costsMore });
  }
  if (likely.length === 0) return null;
  return { shares, spells, kinds: likely.filter(({ kind }) => kind !== null).length };
};

/** In this share of the cases the attacker falls, whether by strength or by a spell; what a spell of a closed list does counts as nothing. */
export const fallShare = ({ shares, spells }: Odds): number => {
  const all = spells.reduce((sum, { count }) => sum + count, 0);
  const fatal = spells.reduce(
    (sum, { count, verdict }) => (verdict === 'ties' || verdict === 'loses' ? sum + count : sum),
    0,
  );
  return shares.ties + shares.loses + (all === 0 ? 0 : (shares.magic * fatal) / all);
};

const HUNDRED = 100;

/** Shares that differ by less than this are equal. */
const EQUAL = 1e-9;

/**
 * Whole percents that make up a hundred: all are rounded down, and what is missing goes to those that lost the most by it, the
 * first told first among equals. 100 is only said of what is sure, and 0 may be less than one. `outcomes`: in the order in which
 * they are told.
 */
export const wholePercents = <Name extends string>(
  outcomes: readonly Name[],
  shares: Readonly<Record<Name, number>>,
): Readonly<Record<Name, number>> => {
  const whole: Record<Name, number> = { ...shares };
  for (const outcome of outcomes) whole[outcome] = Math.floor(shares[outcome] * HUNDRED + EQUAL);
  const lost = (outcome: Name): number => shares[outcome] * HUNDRED - whole[outcome];
  const byLoss = [...outcomes].sort((a, b) => (Math.abs(lost(a) - lost(b)) < EQUAL ? 0 : lost(b) - lost(a)));
  const missing = HUNDRED - outcomes.reduce((sum, outcome) => sum + whole[outcome], 0);
  for (const outcome of byLoss.slice(0, missing)) whole[outcome] += 1;
  const others = byLoss.filter((outcome) => whole[outcome] !== HUNDRED && shares[outcome] > EQUAL);
  const [second] = others.sort((a, b) => shares[b] - shares[a]);
  const almost = outcomes.find((outcome) => whole[outcome] === HUNDRED);
  if (second === undefined || almost === undefined) return whole;
  return { ...whole, [almost]: HUNDRED - 1, [second]: 1 };
};

/** The odds of an attack in whole percents. */
export const percents = ({ shares }: Odds): Readonly<Record<Outcome, number>> => wholePercents(OUTCOMES, shares);
