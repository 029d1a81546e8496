/** A power of the catalogue made ready: what the rules ask of it again and again, worked out once. */
import {
  type Condition,
  type Effect,
  type FullPower,
  KEYWORDS,
  type Keyword,
  type Pick,
  POWER_EVENTS,
  type PowerEvent,
  type PowerKind,
  type SimpleTarget,
  type Target,
} from '../../games/legends/language';
import { evenPower } from './even';
import { type FirstSelection, firstSelection } from './first';

/** Keyword numbers by name. */
export const KEYWORD: Readonly<Record<Keyword, number>> = Object.fromEntries(
  KEYWORDS.map((keyword, number) => [keyword, number]),
) as Record<Keyword, number>;

/** Event numbers by name. */
export const EVENT: Readonly<Record<PowerEvent, number>> = Object.fromEntries(
  POWER_EVENTS.map((event, number) => [event, number]),
) as Record<PowerEvent, number>;

/** What a window under `windows: combat` asks of an ability (R27). */
export type CombatUse = 'boost' | 'grant' | 'whole';

/** One power, of a piece or of a granted keyword, ready to be used. */
export interface Power {
  /** Place in the piece's list, from 1; 0 for a granted action. */
  readonly number: number;
  /** Keyword number, or -1. */
  readonly keyword: number;
  readonly kind: PowerKind;
  /** Bits of the events it waits for; 0: none. */
  readonly on: number;
  readonly condition: Condition | null;
  readonly limit: 'turn' | 'game' | null;
  readonly cost: Target | null;
  readonly effects: readonly Effect[];
  /** The parts of each effect's target. */
  readonly parts: readonly (readonly SimpleTarget[])[];
  /** Per effect the picks that must have a candidate beforehand (R7); null where it depends on a condition. */
  readonly tested: readonly (readonly Pick[] | null)[];
  /** What is folded into the choice; null when nothing is. */
  readonly first: FirstSelection | null;
  /** Per effect: does it mean one opponent, whom the user names first (R128)? And does any? */
  readonly meansOne: readonly boolean[];
  readonly namesOpponent: boolean;
  readonly onlyReveals: boolean;
  /** Does an effect ask for the name of the foe? */
  readonly namesFoe: boolean;
  readonly combat: CombatUse;
  /** Does R7 ask for nothing beyond the first selection? */
  readonly isPlain: boolean;
}

/** Is it chosen, rather than referred to or named? */
export const isPick = (target: Target): target is Pick =>
  typeof target === 'object' && !Array.isArray(target) && !('named' in target);

/** The parts of a target in order. */
export const partsOf = (target: Target): readonly SimpleTarget[] =>
  typeof target === 'string' || isPick(target) ? [target] : Array.isArray(target) ? target : [target as SimpleTarget];

/** The parts an effect chooses or refers to, in the order in which they are settled. */
export const effectParts = (effect: Effect): readonly SimpleTarget[] => {
  switch (effect.op) {
    case 'extraTurn':
      return [];
    case 'swap':
      return [...partsOf(effect.a), ...partsOf(effect.b)];
    case 'reveal':
    case 'destroy':
    case 'modify':
    case 'grant':
    case 'move':
    case 'control':
      return partsOf(effect.who);
  }
};

/** R7 leaves all others to R8. */
const isTested = (part: SimpleTarget): part is Pick => {
  if (typeof part === 'string' || !isPick(part) || part.among !== undefined) return false;
  const { n } = part;
  if (n === 'all') return false;
  return n === undefined || (typeof n === 'number' ? n : n[0]) > 0;
};

const isNamed = (part: SimpleTarget): boolean => typeof part === 'object' && 'named' in part;

/** R128: the opponent's own choice, or all that an opponent has. */
const meansOneOpponent = (effect: Effect): boolean =>
  (effect.op === 'move' && 'to' in effect && effect.by === 'opponent') ||
  effectParts(effect).some(
    (part) =>
      typeof part === 'object' &&
      isPick(part) &&
      part.side === 'opponent' &&
      (part.by === 'opponent' || part.n === 'all'),
  );

/** R27: boosts and grants without a cost concern the fighters alone; everything else is offered whole. */
const combatUse = (power: FullPower): CombatUse => {
  const ops = power.do.map((effect) => effect.op);
  if (power.cost !== undefined || ops.length === 0) return 'whole';
  if (ops.includes('modify') && ops.every((op) => op === 'reveal' || op === 'modify')) return 'boost';
  if (ops.includes('grant') && ops.every((op) => op === 'reveal' || op === 'grant')) return 'grant';
  return 'whole';
};

const eventBits = (on: FullPower['on']): number => {
  if (on === undefined) return 0;
  const events = typeof on === 'string' ? [on] : on;
  return events.reduce((bits, event) => bits | (1 << EVENT[event]), 0);
};

/** Nothing to be placed or exchanged, and no second choice that must have a candidate. */
const isPlain = (power: FullPower, first: FirstSelection | null): boolean =>
  power.do.every((effect, index) => {
    if ((effect.op === 'move' && 'to' in effect) || effect.op === 'swap') return false;
    return effectParts(effect).every((part) => {
      if (typeof part === 'string' || isNamed(part) || !isPick(part)) return true;
      const chosen = first?.in === 'pick' && first.effect === index;
      return chosen || part.n === 'all' || part.among !== undefined;
    });
  });

/** Makes a power ready; `number` 0 for a granted action, `keyword` -1 for a power without a name. */
export const makePower = (given: FullPower, number: number, keyword: number): Power => {
  const power = evenPower(given);
  const first = firstSelection(power);
  const meansOne = power.do.map(meansOneOpponent);
  return {
    number,
    keyword,
    kind: power.kind,
    on: eventBits(power.on),
    condition: power.if ?? null,
    limit: power.limit ?? null,
    cost: power.cost ?? null,
    effects: power.do,
    parts: power.do.map(effectParts),
    tested: power.do.map((effect) => (effect.if === undefined ? effectParts(effect).filter(isTested) : null)),
    first,
    meansOne,
    namesOpponent: meansOne.includes(true),
    onlyReveals: power.do.length > 0 && power.do.every((effect) => effect.op === 'reveal'),
    namesFoe: power.do.some((effect) => effectParts(effect).some(isNamed)),
    combat: combatUse(power),
    isPlain: isPlain(power, first),
  };
};
