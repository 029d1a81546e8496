/** The odds of an attack in words, the same on the card and in the line above it. */
import type { View } from '../../../../contract/view';
import { type Odds, type Outcome, percents, type Spell } from '../../../../games/legends/reading/odds';
import { say } from '../../../../text';
import { sayIn } from '../words';

export interface OddsPart {
  readonly outcome: Outcome;
  /** In whole percents, 0 to 100; 0 where it is less than a half. */
  readonly share: number;
  /** `82%`; of the wins, all of them. */
  readonly percent: string;
  /** `win`; empty where it is told with the wins. */
  readonly name: string;
  /** `(castle 3%)`, behind the wins that it is one of; empty elsewhere. */
  readonly within: string;
}

/** As they are told: the castle is one of the wins. */
const TOLD: readonly Outcome[] = ['wins', 'castle', 'ties', 'loses', 'magic'];

/** The wins with the castle among them, in whole percents: the one number that is told of winning. */
export const winPercent = (odds: Odds): number => {
  const { wins, castle } = percents(odds);
  return wins + castle;
};

/** What it is called: the castle alone is all there is to win, and else one of the wins. */
const nameOf = (view: View, { shares }: Odds, outcome: Outcome): string => {
  if (outcome !== 'castle') return sayIn(view, `fight.odds.${outcome}`);
  return shares.wins === 0 ? sayIn(view, 'fight.odds.castleAlone') : '';
};

/** What can come of the attack; what can't is left out. */
export const oddsParts = (view: View, odds: Odds): readonly OddsPart[] => {
  const whole = percents(odds);
  return TOLD.filter((outcome) => odds.shares[outcome] > 0).map((outcome) => {
    const castle = outcome === 'wins' && odds.shares.castle > 0;
    const within = castle
      ? sayIn(view, 'fight.odds.within', { percent: say('fight.percent', { percent: whole.castle }) })
      : '';
    return {
      outcome,
      share: whole[outcome],
      percent: say('fight.percent', { percent: outcome === 'wins' ? winPercent(odds) : whole[outcome] }),
      name: nameOf(view, odds, outcome),
      within,
    };
  });
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
  const list = oddsParts(view, odds)
    .filter(({ name }) => name !== '')
    .map(({ name, percent, within }) => [say('foretold.odds.part', { name, percent }), within].join(' ').trim());
  return [say('foretold.odds', { list: list.join(', ') }), ...spellLines(view, odds)].join(' ');
};
