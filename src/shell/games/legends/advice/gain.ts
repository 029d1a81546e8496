/** What a power gains, by what its data say that it does. */
import { legendsCatalogue } from '../../../../games/legends/catalogue';
import type { Effect, Power } from '../../../../games/legends/language';

export const GAINS = [
  'power',
  'powerBoost',
  'powerLend',
  'powerReveal',
  'powerDestroy',
  'powerReturn',
  'powerControl',
  'powerTurn',
  'powerExchange',
] as const;
export type Gain = (typeof GAINS)[number];

const SHOWING: readonly string[] = ['reveal', 'look'];

const effectsOf = (power: Power | undefined): readonly Effect[] => {
  if (power === undefined) return [];
  const meaning = 'keyword' in power ? legendsCatalogue.keywords[power.keyword] : power;
  return 'do' in meaning ? meaning.do : [];
};

/** Does the power, or the granted action, show what its target is? */
export const isShowing = (power: Power | undefined): boolean => effectsOf(power).some(({ op }) => SHOWING.includes(op));

/** What is gained by an effect; the costs and risks of it stand elsewhere. */
const gainOf = (effect: Effect): Gain | null => {
  switch (effect.op) {
    case 'modify':
      return 'powerBoost';
    case 'grant':
      return 'powerLend';
    case 'reveal':
      return 'powerReveal';
    case 'destroy':
      return 'powerDestroy';
    case 'control':
      return 'powerControl';
    case 'extraTurn':
      return 'powerTurn';
    case 'swap':
      return 'powerExchange';
    case 'move':
      return [effect.who].flat().some((who) => typeof who === 'object' && 'zone' in who) ? 'powerReturn' : null;
  }
};

/** What a power gains by its last effect: what comes before it prepares it. */
export const gainIn = (power: Power | undefined): Gain =>
  effectsOf(power)
    .map(gainOf)
    .findLast((gain) => gain !== null) ?? 'power';

/** Does the power take its own piece to the square, with nobody there? */
export const goesTo = (power: Power | undefined): boolean =>
  effectsOf(power).some((effect) => effect.op === 'move' && effect.who === 'self');
