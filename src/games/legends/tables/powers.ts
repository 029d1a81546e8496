/** The powers of a catalogue as records. */
import {
  type Catalogue,
  type Condition,
  type Effect,
  type Filter,
  type FullPower,
  KEYWORDS,
  type Near,
  type Pick,
  POWER_EVENTS,
  POWER_KINDS,
  type Power,
  type SimpleTarget,
  type Space,
  type Target,
  TERRAINS,
} from '../language';
import { Section } from './intern';
import {
  AT_ORIGIN,
  FULL_BASES,
  MANY,
  NEAR_FILTER,
  NEAR_WATER,
  OP_PLACE,
  OPS,
  REFS,
  TARGET_NAMED,
  TARGET_PICK,
  TERRAIN_CHOICE,
  TERRAIN_SAME,
  TRAIT_KIND,
} from './numbers';

/** Words of a set of kinds: bit n of the whole stands for kind n. */
const SET_WORDS = 8;
const WIDTHS = { sets: SET_WORDS, nears: 5, filters: 10, conditions: 4, targets: 8, spaces: 4, effects: 12, powers: 8 };

const NONE = -1;
const isList = <T>(value: T | readonly T[] | undefined): value is readonly T[] => Array.isArray(value);
const listOf = <T>(value: T | readonly T[] | undefined): readonly T[] =>
  value === undefined ? [] : isList(value) ? value : [value];
const whoseNumber = (whose: 'you' | 'opponent' | undefined): number =>
  whose === undefined ? NONE : whose === 'you' ? 0 : 1;
const keywordNumber = (keyword: string | undefined): number =>
  (KEYWORDS as readonly (string | undefined)[]).indexOf(keyword);

export class PowerTables {
  readonly #catalogue: Catalogue;
  readonly #sets = new Section(WIDTHS.sets);
  readonly #nears = new Section(WIDTHS.nears);
  readonly #filters = new Section(WIDTHS.filters);
  readonly #conditions = new Section(WIDTHS.conditions);
  readonly #targets = new Section(WIDTHS.targets);
  readonly #spaces = new Section(WIDTHS.spaces);
  readonly #effects = new Section(WIDTHS.effects);
  readonly powers = new Section(WIDTHS.powers);
  /** Types by number. */
  readonly types: readonly string[];

  constructor(catalogue: Catalogue) {
    this.#catalogue = catalogue;
    this.types = [...new Set(catalogue.pieces.map(({ type }) => type))];
  }

  /** In the order in which the core reads them. */
  sections(): readonly Section[] {
    const { powers } = this;
    return [
      this.#sets,
      this.#nears,
      this.#filters,
      this.#conditions,
      this.#targets,
      this.#spaces,
      this.#effects,
      powers,
    ];
  }

  /** kind, mask of events, condition, limit (0 none, 1 turn, 2 game), first cost, first effect, effects, keyword; costs end with the record of the next. */
  powerRecord(power: Power): readonly number[] {
    if (!('keyword' in power)) return this.#record(power, NONE);
    const meaning = this.#catalogue.keywords[power.keyword];
    const number = keywordNumber(power.keyword);
    if ('trait' in meaning) return [TRAIT_KIND, 0, NONE, 0, NONE, 0, 0, number];
    return this.#record(meaning, number);
  }

  #record(power: FullPower, keyword: number): readonly number[] {
    const events = listOf(power.on).reduce((mask, event) => mask | (1 << POWER_EVENTS.indexOf(event)), 0);
    const limit = power.limit === undefined ? 0 : power.limit === 'turn' ? 1 : 2;
    const cost = power.cost === undefined ? NONE : this.#target(power.cost)[0];
    const effects = this.#effects.run(power.do.map((effect) => this.#effect(effect)));
    const condition = this.#condition(power.if);
    return [POWER_KINDS.indexOf(power.kind), events, condition, limit, cost ?? NONE, effects, power.do.length, keyword];
  }

  /** op, condition, first target, targets, first of b, count of b, then five words by op, spare. */
  #effect(effect: Effect): readonly number[] {
    const condition = this.#condition(effect.if);
    const who = 'who' in effect ? this.#target(effect.who) : [NONE, 0];
    const row = (op: number, targets: readonly number[], b: readonly number[], ...rest: readonly number[]) => {
      const words = [op, condition, ...targets, ...b, ...rest];
      return [...words, ...Array.from({ length: WIDTHS.effects - words.length }, () => 0)];
    };
    const nobody = [NONE, 0];
    switch (effect.op) {
      case 'reveal':
        return row(OPS.reveal, who, nobody, effect.to === 'you' ? 1 : 0);
      case 'modify':
        return typeof effect.by === 'number'
          ? row(OPS.modify, who, nobody, effect.by, NONE)
          : row(OPS.modify, who, nobody, 0, REFS.indexOf(effect.by.strengthOf));
      case 'grant':
        return row(OPS.grant, who, nobody, keywordNumber(effect.keyword));
      case 'move': {
        if ('to' in effect) return row(OP_PLACE, who, nobody, this.#space(effect.to), effect.by === 'opponent' ? 1 : 0);
        const { dir, steps, bend, jump } = effect.path;
        return row(
          OPS.move,
          who,
          nobody,
          dir === 'orthogonal' ? 0 : 1,
          steps[0],
          steps[1] ?? MANY,
          bend ? 1 : 0,
          jump ? 1 : 0,
        );
      }
      case 'swap':
        return row(OPS.swap, this.#target(effect.a), this.#target(effect.b));
      case 'destroy':
      case 'control':
        return row(OPS[effect.op], who, nobody);
      case 'extraTurn':
        return row(OPS.extraTurn, nobody, nobody);
    }
  }

  /** Number of the first target and how many there are. */
  #target(target: Target): readonly [number, number] {
    const records = listOf<SimpleTarget>(target).map((simple) => this.#simple(simple));
    return [this.#targets.run(records), records.length];
  }

  /** kind, filter, least, most, all, by, among, sum. */
  #simple(target: SimpleTarget): readonly number[] {
    if (typeof target === 'string') return [REFS.indexOf(target), NONE, 1, 1, 0, 0, 0, NONE];
    if ('named' in target) return [TARGET_NAMED, NONE, 1, 1, 0, 0, 0, NONE];
    const pick: Pick = target;
    const n = pick.n ?? 1;
    const [least, most] = n === 'all' ? [0, MANY] : typeof n === 'number' ? [n, n] : [n[0], n[1] ?? MANY];
    const all = n === 'all' ? 1 : 0;
    const by = pick.by === 'opponent' ? 1 : 0;
    return [TARGET_PICK, this.#filter(pick), least, most, all, by, pick.among === undefined ? 0 : 1, pick.sum ?? NONE];
  }

  /** side, set of kinds, same type, has, lacks, weaker, destroyed, terrain, near, second near. */
  #filter(filter: Filter): number {
    const terrain =
      filter.terrain === undefined
        ? NONE
        : filter.terrain === 'same'
          ? TERRAIN_SAME
          : filter.terrain === 'choice'
            ? TERRAIN_CHOICE
            : TERRAINS.indexOf(filter.terrain);
    return this.#filters.number([
      whoseNumber(filter.side),
      this.#set(filter),
      filter.type === 'same' ? 1 : 0,
      keywordNumber(filter.has),
      keywordNumber(filter.lacks),
      filter.weaker === undefined ? NONE : REFS.indexOf(filter.weaker),
      filter.zone === undefined ? 0 : 1,
      terrain,
      ...this.#twoNears(filter.near),
    ]);
  }

  /** All that a filter says of a kind, as the set of kinds that fit; -1 where it says nothing. */
  #set({ name, type, nation, base }: Filter): number {
    const typed = type === 'same' ? undefined : type;
    if (name === undefined && typed === undefined && nation === undefined && base === undefined) return NONE;
    const words = Array.from({ length: SET_WORDS }, () => 0);
    for (const piece of this.#catalogue.pieces) {
      const fits =
        (name?.includes(piece.name) ?? true) &&
        (typed === undefined || piece.type === typed) &&
        (nation === undefined || piece.nation === nation) &&
        (base?.some((strength) => FULL_BASES[String(strength)] === FULL_BASES[String(piece.strength)]) ?? true);
      if (fits) words[piece.number >> 5] = (words[piece.number >> 5] ?? 0) | (1 << (piece.number & 31));
    }
    return this.#sets.number(words);
  }

  #twoNears(near: Near | readonly Near[] | undefined): readonly number[] {
    const [first = NONE, second = NONE, ...more] = listOf<Near>(near).map((one) => this.#near(one));
    if (more.length > 0) throw new Error('a filter with more than two `near`');
    return [first, second];
  }

  /** to, filter, within, ahead, count. */
  #near(near: Near): number {
    const full = typeof near === 'string' ? { to: near } : near;
    const { to } = full;
    const [kind, filter] =
      typeof to !== 'string' ? [NEAR_FILTER, this.#filter(to)] : [to === 'water' ? NEAR_WATER : REFS.indexOf(to), NONE];
    return this.#nears.number([kind, filter, full.within ?? 1, full.ahead ? 1 : 0, full.count ?? 1]);
  }

  /** at, terrain, near, second near. */
  #space(space: Space): number {
    const at = space.at === undefined ? NONE : space.at === 'origin' ? AT_ORIGIN : REFS.indexOf(space.at);
    const terrain = space.terrain === undefined ? NONE : TERRAINS.indexOf(space.terrain);
    return this.#spaces.number([at, terrain, ...this.#twoNears(space.near)]);
  }

  /** Filters of self, foe, it, and of what must not be there. */
  #condition(condition: Condition | undefined): number {
    if (condition === undefined) return NONE;
    const { self, foe, it, none } = condition;
    return this.#conditions.number(
      [self, foe, it, none].map((filter) => (filter === undefined ? NONE : this.#filter(filter))),
    );
  }
}
