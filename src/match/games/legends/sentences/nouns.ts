/** Filters and picks as noun phrases: `one of your non-stationary blue pieces next to it`. */
import type { Filter, Keyword, Near, Pick, Ref, Strength } from '../../../../games/legends/language';
import { listed, type Phrase, pair, phrase } from './phrase';
import { IT, nameCalled, nounFor, type Tale } from './tale';

/** With its article, without, or more than one. */
export type Form = 'a' | 'one' | 'many';

const word = (text: string | number): Phrase => phrase('legends.say.word', { word: text });

export const keywordName = (keyword: Keyword): Phrase => phrase(`legends.keyword.${keyword}`);
export const nationAdjective = (nation: string): Phrase => phrase(`legends.nation.${nation}.adjective`);

/** A small number as a word. */
export const numberWord = (n: number): Phrase => phrase('legends.say.number', { n });

const isNumber = (strength: Strength): strength is number => typeof strength === 'number';

/** `10`, `9 or 10`, `4 or less`, `2 to 5`. */
export const strengthsOf = (base: readonly Strength[]): Phrase | null => {
  const numbers = base.filter(isNumber).sort((a, b) => a - b);
  const [least, most] = [numbers[0] ?? 0, numbers.at(-1) ?? 0];
  const run = numbers.length > 2 && most - least === numbers.length - 1;
  if (run && least === 1) return phrase('legends.say.strength.upTo', { most });
  if (run) return phrase('legends.say.strength.from', { least, most });
  return listed(numbers.map(word), 'legends.say.or');
};

/** `Magic`, `a castle`: the members that have no strength. */
export const unstrongOf = (base: readonly Strength[]): Phrase | null =>
  listed(
    [
      ...(base.includes('magic') ? [phrase('legends.say.strength.magic')] : []),
      ...(base.includes('castle') ? [phrase('legends.say.strength.castle')] : []),
    ],
    'legends.say.or',
  );

/** What a reference is called. */
export const refOf = (ref: Ref, tale: Tale): Phrase => {
  switch (ref) {
    case 'self':
      return IT;
    case 'foe':
      return tale.foe;
    case 'it':
      return tale.it.phrase;
  }
};

const headOf = (filter: Filter, form: Form, tale: Tale): Phrase => {
  if (filter.name !== undefined)
    return listed(filter.name.map(nameCalled), 'legends.say.or') ?? phrase('legends.say.piece', { form });
  if (filter.type === undefined) return phrase('legends.say.piece', { form });
  return phrase(`legends.type.${filter.type === 'same' ? tale.piece.type : filter.type}`, { form });
};

const adjectivesOf = ({ zone, lacks, nation }: Filter): Phrase | null => {
  const parts = [
    ...(zone === 'destroyed' ? [phrase('legends.say.destroyed')] : []),
    ...(lacks === 'stationary' ? [phrase('legends.say.movable')] : []),
    ...(nation === undefined ? [] : [nationAdjective(nation)]),
  ];
  const [first, ...rest] = parts;
  return first === undefined ? null : rest.reduce(pair, first);
};

const qualitiesOf = ({ base, has, lacks, weaker }: Filter, tale: Tale): Phrase | null => {
  const strengths = base === undefined ? null : strengthsOf(base);
  const unstrong = base === undefined ? null : unstrongOf(base);
  const parts = [
    ...(strengths === null ? [] : [phrase('legends.say.ofStrength', { strength: strengths })]),
    ...(unstrong === null ? [] : [phrase('legends.say.thatIs', { strength: unstrong })]),
    ...(has === undefined ? [] : [phrase('legends.say.with', { keyword: keywordName(has) })]),
    ...(lacks === undefined || lacks === 'stationary'
      ? []
      : [phrase('legends.say.without', { keyword: keywordName(lacks) })]),
    ...(weaker === undefined ? [] : [phrase('legends.say.weaker', { piece: refOf(weaker, tale) })]),
  ];
  const [first, ...rest] = parts;
  return first === undefined ? null : rest.reduce(pair, first);
};

/** Adjectives, type and qualities, without owner and place: `non-stationary blue pieces`. */
export const nounOf = (filter: Filter, form: Form, tale: Tale): Phrase => {
  const adjective = adjectivesOf(filter);
  const described = form === 'a' ? 'legends.say.describedA' : 'legends.say.described';
  const noun =
    adjective === null
      ? headOf(filter, form, tale)
      : phrase(described, { adjective, noun: headOf(filter, form === 'a' ? 'one' : form, tale) });
  return pair(noun, qualitiesOf(filter, tale));
};

const nearOne = (near: Near, tale: Tale): Phrase => {
  if (near === 'water') return phrase('legends.say.nextTo', { what: phrase('legends.say.water') });
  if (typeof near === 'string') return phrase('legends.say.nextTo', { what: refOf(near, tale) });
  const { to, within = 1, ahead, count } = near;
  if (typeof to === 'object') {
    if (count !== undefined) {
      const what = picked({ ...to, n: 'all' }, tale);
      return phrase('legends.say.nextToMany', { number: numberWord(count), what });
    }
    return phrase('legends.say.nextTo', { what: picked(to.type === 'castle' ? { ...to, n: 'all' } : to, tale) });
  }
  const what = to === 'water' ? phrase('legends.say.water') : refOf(to, tale);
  if (ahead) return phrase('legends.say.ahead', { steps: within, what });
  return phrase(within === 2 ? 'legends.say.within' : 'legends.say.nextTo', { what });
};

/** Everything that says where: `in forest`, `next to it`; null when nothing does. */
export const placeOf = (
  { terrain, near }: Pick_<Filter, 'terrain' | 'near'>,
  form: Form,
  tale: Tale,
): Phrase | null => {
  const nears = near === undefined ? [] : [near].flat();
  const [first, ...rest] = [
    ...(terrain === undefined ? [] : [phrase(`legends.say.on.${terrain}`, { form, piece: nounFor(tale.piece) })]),
    ...nears.map((one) => nearOne(one, tale)),
  ];
  return first === undefined ? null : rest.reduce(pair, first);
};
type Pick_<T, K extends keyof T> = { readonly [P in K]?: T[P] };

/** Does the pick mean more than one piece, or may it? */
export const isMany = ({ n = 1 }: Pick): boolean =>
  n === 'all' || (typeof n === 'number' ? n > 1 : n[1] === null || n[1] > 1);

/** May nothing be picked? */
export const isOptional = ({ n = 1 }: Pick): boolean => typeof n === 'object' && n[0] === 0;

const amountOf = ({ n = 1 }: Pick): Phrase => {
  if (n === 'all') return phrase('legends.say.any');
  if (typeof n === 'number') return numberWord(n);
  const [least, most] = n;
  if (most === null)
    return least === 0 ? phrase('legends.say.any') : phrase('legends.say.orMore', { least: numberWord(least) });
  if (least === most || (least === 0 && most === 1)) return numberWord(most);
  return least === 0
    ? phrase('legends.say.upTo', { number: numberWord(most) })
    : phrase('legends.say.range', { least: numberWord(least), most: numberWord(most) });
};

const allOf = (pick: Pick, tale: Tale): Phrase => {
  const { reader } = tale;
  const noun = nounOf(pick, 'many', tale);
  const only = nounOf(pick, 'one', tale);
  // a side has one castle
  if (pick.side === 'you')
    return pick.type === 'castle'
      ? phrase('legends.say.yours', { noun: only, reader })
      : phrase('legends.say.allOfYours', { noun, reader });
  if (pick.side === 'opponent')
    return pick.type === 'castle'
      ? phrase('legends.say.theirOnly', { noun: only, reader })
      : phrase('legends.say.allOfTheirs', { noun, reader });
  return phrase('legends.say.allOfBoth', { noun });
};

const someOf = (pick: Pick, tale: Tale, other: boolean): Phrase => {
  const number = amountOf(pick);
  const many = nounOf(pick, 'many', tale);
  const { reader } = tale;
  if (pick.side === 'you')
    return phrase(other ? 'legends.say.someOther' : 'legends.say.someOfYours', { number, noun: many, reader });
  if (pick.side === 'opponent')
    return phrase(pick.by === 'opponent' ? 'legends.say.someOfTheirOwn' : 'legends.say.someOfTheirs', {
      number,
      noun: many,
      reader,
    });
  const form = isMany(pick) ? 'many' : 'one';
  if (pick.zone !== 'destroyed') return phrase('legends.say.someOfEither', { number, noun: nounOf(pick, form, tale) });
  if (form === 'one') return nounOf(pick, 'a', tale);
  const any = typeof pick.n === 'object' && pick.n[0] === 0 && pick.n[1] === null;
  return phrase(any ? 'legends.say.someOf' : 'legends.say.some', { number, noun: many });
};

/** Of a side's own only the first is said to be so: `your Sir Urgwaine or Urgwaine’s Knights`. */
const namesOf = (pick: Pick, names: readonly string[], { reader }: Tale): Phrase | null =>
  listed(
    names.map((name, at) =>
      pick.side === 'you' && at === 0
        ? phrase('legends.say.yours', { noun: nameCalled(name), reader })
        : nameCalled(name),
    ),
    'legends.say.or',
  );

/** How a pick is told. */
export interface Telling {
  /** Say that any square of the board will do, where nothing else says where. */
  readonly anywhere?: boolean;
  /** Say that the bearer itself is not meant. */
  readonly other?: boolean;
}

/** A whole pick: how many, whose, what, where. */
export const picked = (pick: Pick, tale: Tale, { anywhere = false, other = false }: Telling = {}): Phrase => {
  const named = pick.name === undefined ? null : namesOf(pick, pick.name, tale);
  const pieces = named ?? (pick.n === 'all' ? allOf(pick, tale) : someOf(pick, tale, other));
  const owned =
    pick.zone === 'destroyed' && pick.side === undefined ? pair(pieces, phrase('legends.say.eitherArmy')) : pieces;
  const place = placeOf(pick, isMany(pick) ? 'many' : 'one', tale);
  const placed = place === null && anywhere ? phrase('legends.say.anywhere') : place;
  const summed = pick.sum === undefined ? owned : phrase('legends.say.sum', { pieces: owned, sum: pick.sum });
  return pair(summed, placed);
};
