/**
 * The catalogue's filters, places and conditions, each kind of them with the same fields in the same order, absent ones
 * undefined. Nothing is changed in meaning; the same questions asked of objects of one shape are answered faster.
 */
import type {
  Condition,
  Effect,
  Filter,
  FullPower,
  Near,
  NearWithin,
  Pick,
  SimpleTarget,
  Space,
  Target,
} from '../../games/legends/language';

/** Every field there, though it may be undefined. */
type Whole<T> = { readonly [K in keyof Required<T>]: T[K] | undefined };

// code asks for `undefined` throughout, so a field that is there without a value is as good as none
const even = <T>(whole: Whole<T>): T => whole as T;

const evenNears = (near: Filter['near']): Filter['near'] => {
  if (near === undefined || typeof near === 'string') return near;
  return Array.isArray(near) ? (near as readonly Near[]).map(evenNear) : evenNear(near as Near);
};

const evenNear = (near: Near): Near =>
  typeof near === 'string'
    ? near
    : even<NearWithin>({
        to: typeof near.to === 'string' ? near.to : evenPick(near.to),
        within: near.within,
        ahead: near.ahead,
        count: near.count,
      });

/** Filters too get the fields of a pick: both are asked the same questions. */
const evenPick = (pick: Pick): Pick =>
  even<Pick>({
    side: pick.side,
    name: pick.name,
    type: pick.type,
    nation: pick.nation,
    base: pick.base,
    has: pick.has,
    lacks: pick.lacks,
    weaker: pick.weaker,
    zone: pick.zone,
    terrain: pick.terrain,
    near: evenNears(pick.near),
    n: pick.n,
    by: pick.by,
    among: pick.among,
    sum: pick.sum,
  });

const evenFilter = (filter: Filter | undefined): Filter | undefined =>
  filter === undefined ? undefined : evenPick(filter);

const evenCondition = (condition: Condition): Condition =>
  even<Condition>({
    self: evenFilter(condition.self),
    foe: evenFilter(condition.foe),
    it: evenFilter(condition.it),
    none: evenFilter(condition.none),
  });

const evenPart = (part: SimpleTarget): SimpleTarget =>
  typeof part === 'string' || 'named' in part ? part : evenPick(part);

const evenTarget = (target: Target): Target =>
  Array.isArray(target) ? (target as readonly SimpleTarget[]).map(evenPart) : evenPart(target as SimpleTarget);

const evenSpace = (space: Space): Space =>
  even<Space>({ at: space.at, terrain: space.terrain, near: evenNears(space.near) });

const evenEffect = (effect: Effect): Effect => {
  const when = effect.if === undefined ? {} : { if: evenCondition(effect.if) };
  switch (effect.op) {
    case 'extraTurn':
      return { ...effect, ...when };
    case 'swap':
      return { ...effect, ...when, a: evenTarget(effect.a), b: evenTarget(effect.b) };
    case 'move':
      return 'to' in effect
        ? { ...effect, ...when, who: evenTarget(effect.who), to: evenSpace(effect.to) }
        : { ...effect, ...when, who: evenTarget(effect.who) };
    case 'reveal':
    case 'destroy':
    case 'modify':
    case 'grant':
    case 'control':
      return { ...effect, ...when, who: evenTarget(effect.who) };
  }
};

/** The same power. */
export const evenPower = (power: FullPower): FullPower => ({
  ...power,
  ...(power.if === undefined ? {} : { if: evenCondition(power.if) }),
  ...(power.cost === undefined ? {} : { cost: evenTarget(power.cost) }),
  do: power.do.map(evenEffect),
});
