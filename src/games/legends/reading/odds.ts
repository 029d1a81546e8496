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

/** Outcomes for the attacker; a spell and the castle are told apart from what strength decides. */
export const OUTCOMES = ['castle', 'wins', 'ties', 'loses', 'magic'] as const;
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

const HUNDRED = 100;

/** The nearest whole number; 100 is only said of what is sure, and 0 may be less than half of one. */
const percentOf = (share: number): number =>
  share > 1 - 1e-9 ? HUNDRED : Math.min(HUNDRED - 1, Math.round(share * HUNDRED));

/** Shares that differ by less than this are equal. */
const EQUAL = 1e-9;

/**
 * Whole percents, never more than a hundred together: where rounding makes more of it, what was rounded up the most is
 * rounded down instead. Equal shares are told by equal numbers, so that a hundred may be fallen short of.
 */
export const percents = ({ shares }: Odds): Readonly<Record<Outcome, number>> => {
  const whole: Record<Outcome, number> = { castle: 0, wins: 0, ties: 0, loses: 0, magic: 0 };
  for (const outcome of OUTCOMES) whole[outcome] = percentOf(shares[outcome]);
  const excess = (outcome: Outcome): number => whole[outcome] - shares[outcome] * HUNDRED;
  while (OUTCOMES.reduce((sum, outcome) => sum + whole[outcome], 0) > HUNDRED) {
    const most = Math.max(...OUTCOMES.map(excess));
    for (const outcome of OUTCOMES.filter((one) => excess(one) > most - EQUAL * HUNDRED)) whole[outcome] -= 1;
  }
  return whole;
};
