/** What a power gains, by what its data say that it does, and to whom. */
import type { TokenView, View } from '../../../../contract/view';
import { legendsCatalogue } from '../../../../games/legends/catalogue';
import type { Effect, Pick, Power, Target } from '../../../../games/legends/language';
import { pieceKnown } from '../../../../games/legends/reading/pieces-seen';
import { isPick } from '../../../../match/games/legends/sentences/tale';
import { isCastle, isFoe } from './around';

export const GAINS = [
  'power',
  'powerBoost',
  'powerWeaken',
  'powerLend',
  'powerReveal',
  'powerDestroy',
  'powerMove',
  'powerReturn',
  'powerControl',
  'powerHandOver',
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

/** The use of a power that is told of: its pieces are meant as far as the view and the choice tell. */
interface Use {
  readonly view: View;
  readonly user: TokenView;
  /** The own piece that it is aimed at; an enemy has reasons of its own. */
  readonly own: TokenView | null;
  /** The selection that `it` stands for. */
  readonly it: Pick | null;
}

const picksOf = (target: Target): readonly Pick[] => [target].flat().filter(isPick);

/** Eight squares lie around each. */
const isBeside = ({ width }: View, one: number, other: number): boolean =>
  Math.max(Math.abs((one % width) - (other % width)), Math.abs(Math.floor(one / width) - Math.floor(other / width))) ===
  1;

/** Enemies that a selection may take in. What it asks of hidden ones nobody knows (R10). */
const foesIn = ({ view, user, own }: Use, pick: Pick): readonly TokenView[] => {
  if (pick.side === 'you' || pick.zone === 'destroyed' || own !== null) return [];
  const foes = view.tokens.filter((token) => isFoe(token, user.seat));
  const near = pick.near === 'self' ? foes.filter(({ square }) => isBeside(view, square, user.square)) : foes;
  // where all castles are meant, one that is known is not found
  return pick.type === 'castle' ? near.filter((token) => token.kind === null || isCastle(token)) : near;
};

/** Enemies that a target may mean. */
const foesMeant = (use: Use, target: Target): readonly TokenView[] => {
  const picks = [target].flat().flatMap((one) => {
    if (one === 'it') return use.it === null ? [] : [use.it];
    return isPick(one) ? [one] : [];
  });
  return picks.flatMap((pick) => foesIn(use, 'among' in pick && use.it !== null ? { ...use.it, ...pick } : pick));
};

/** Is an enemy newly revealed by it? One castle that is known is all there is to find. */
const mayShow = (use: Use, target: Target): boolean => {
  const foes = foesMeant(use, target);
  const onlyCastles = picksOf(target).every(({ type }) => type === 'castle') && picksOf(target).length > 0;
  return foes.some(({ kind }) => kind === null) && !(onlyCastles && foes.some((token) => token.kind !== null));
};

const gainOfMove = (use: Use, who: Target, on: readonly unknown[]): Gain | null => {
  if (picksOf(who).some((pick) => pick.zone === 'destroyed') || on.includes('fallen')) return 'powerReturn';
  return who === 'it' && use.it?.side === 'you' ? 'powerMove' : null;
};

/** What is gained by an effect; the costs and risks of it stand elsewhere. */
const gainOf = (use: Use, effect: Effect, on: readonly unknown[]): Gain | null => {
  switch (effect.op) {
    case 'modify':
      // Magic and castles have no strength to change (R58)
      if (use.own !== null && typeof pieceKnown(use.own.kind)?.strength !== 'number') return null;
      if (typeof effect.by !== 'number' || effect.by > 0) return 'powerBoost';
      return foesMeant(use, effect.who).length > 0 ? 'powerWeaken' : null;
    case 'grant':
      return 'powerLend';
    case 'reveal':
      return mayShow(use, effect.who) ? 'powerReveal' : null;
    case 'destroy':
      return [effect.who].flat().includes('foe') || foesMeant(use, effect.who).length > 0 ? 'powerDestroy' : null;
    case 'control':
      // the other side picks it
      if (picksOf(effect.who).some(({ by }) => by === 'opponent')) return 'powerHandOver';
      return [effect.who].flat().includes('foe') || foesMeant(use, effect.who).length > 0 ? 'powerControl' : null;
    case 'extraTurn':
      return 'powerTurn';
    case 'swap':
      return 'powerExchange';
    case 'move':
      return gainOfMove(use, effect.who, on);
  }
};

/**
 * What a power gains by its last effect that gains something: what comes before it prepares it. `own`: the piece of its
 * own side that it is aimed at; null where it is aimed at none.
 */
export const gainIn = (view: View, user: TokenView, power: Power | undefined, own: TokenView | null): Gain => {
  const on = power !== undefined && 'on' in power ? [power.on].flat() : [];
  let it: Pick | null = null;
  let gain: Gain | null = null;
  for (const effect of effectsOf(power)) {
    gain = gainOf({ view, user, own, it }, effect, on) ?? gain;
    const [pick] = 'who' in effect ? picksOf(effect.who) : [];
    if (pick !== undefined && pick.among === undefined) it = pick;
  }
  return gain ?? 'power';
};

/** Does the power destroy more than one piece? */
export const destroysMany = (power: Power | undefined): boolean =>
  effectsOf(power).some((effect) => effect.op === 'destroy' && picksOf(effect.who).some(({ n }) => n === 'all'));

/** Does the power take its own piece to the square, with nobody there? */
export const goesTo = (power: Power | undefined): boolean =>
  effectsOf(power).some((effect) => effect.op === 'move' && effect.who === 'self');
