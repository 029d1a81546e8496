/** The odds of an attack in words, the same on the card and in the line above it. */
import type { View } from '../../../../contract/view';
import { type Odds, OUTCOMES, type Outcome, percents, type Spell } from '../../../../games/legends/reading/odds';
import { say } from '../../../../text';
import { sayIn } from '../words';

export interface OddsPart {
  readonly outcome: Outcome;
  /** In whole percents, 0 to 100; 0 where it is less than a half. */
  readonly share: number;
  /** `82%`. */
  readonly percent: string;
  /** `win`. */
  readonly name: string;
}

/** What can come of the attack; what can't is left out. */
export const oddsParts = (view: View, odds: Odds): readonly OddsPart[] => {
  const whole = percents(odds);
  return OUTCOMES.filter((outcome) => odds.shares[outcome] > 0).map((outcome) => ({
    outcome,
    share: whole[outcome],
    percent: say('fight.percent', { percent: whole[outcome] }),
    name: sayIn(view, `fight.odds.${outcome}`),
  }));
};

const countOf = (spells: readonly Spell[]): number => spells.reduce((sum, { count }) => sum + count, 0);

/** What becomes of the two where a spell decides, which the odds count apart; none where it can't. */
export const spellLines = (view: View, { spells, shares }: Odds): readonly string[] => {
  const [first] = spells;
  if (shares.magic === 0 || first === undefined) return [];
  const more = spells.some(({ costsMore }) => costsMore) ? 'yes' : 'no';
  if (spells.every(({ verdict }) => verdict === first.verdict))
    return [sayIn(view, `fight.spell.${first.verdict}`, { more })];
  const fatal = countOf(spells.filter(({ verdict }) => verdict === 'ties' || verdict === 'loses'));
  return [say('fight.spell.several', { count: countOf(spells), fatal, more })];
};

/** Everything in one line. */
export const oddsLine = (view: View, odds: Odds): string => {
  const list = oddsParts(view, odds).map(({ name, percent }) => say('foretold.odds.part', { name, percent }));
  return [say('foretold.odds', { list: list.join(', ') }), ...spellLines(view, odds)].join(' ');
};
