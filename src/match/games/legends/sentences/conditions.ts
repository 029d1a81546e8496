/** What must be so: `it is in forest`, `the attacker is gold`, `no piece stands in a town`. */
import type { Condition, Filter, Strength } from '../../../../games/legends/language';
import { keywordName, nationAdjective, nounOf, placeOf, refOf, strengthsOf, unstrongOf } from './nouns';
import { listed, type Phrase, phrase } from './phrase';
import type { Tale } from './tale';

/** Everything that a filter says of a piece, each as a statement about it. */
export const statementsOf = (filter: Filter, who: Phrase, tale: Tale): readonly Phrase[] => {
  const { name, type, nation, base, has, lacks, weaker } = filter;
  const place = placeOf(filter, 'one', tale);
  const strengthIs = base === undefined ? null : strengthIsOf(base, who);
  const is = (what: Phrase): Phrase => phrase('legends.say.is', { piece: who, what });
  return [
    ...(name === undefined && type === undefined
      ? []
      : [is(nounOf({ ...(name ? { name } : {}), ...(type ? { type } : {}) }, 'a', tale))]),
    ...(nation === undefined ? [] : [is(nationAdjective(nation))]),
    ...(strengthIs === null ? [] : [strengthIs]),
    ...(has === undefined ? [] : [phrase('legends.say.has', { piece: who, keyword: keywordName(has) })]),
    ...(lacks === undefined ? [] : [withoutOf(lacks, who)]),
    ...(weaker === undefined ? [] : [phrase('legends.say.weakerThan', { piece: who, other: refOf(weaker, tale) })]),
    ...(place === null ? [] : [phrase('legends.say.isPlace', { piece: who, place })]),
  ];
};

/** A piece has a strength, or is Magic, or is a castle: the members of a list are ways of being right. */
const strengthIsOf = (base: readonly Strength[], who: Phrase): Phrase | null => {
  const strength = strengthsOf(base);
  const what = unstrongOf(base);
  return listed(
    [
      ...(strength === null ? [] : [phrase('legends.say.strengthIs', { piece: who, strength })]),
      ...(what === null ? [] : [phrase('legends.say.is', { piece: who, what })]),
    ],
    'legends.say.or',
  );
};

const withoutOf = (lacks: NonNullable<Filter['lacks']>, who: Phrase): Phrase =>
  lacks === 'stationary'
    ? phrase('legends.say.isNot', { piece: who, what: phrase('legends.say.stationary') })
    : phrase('legends.say.hasNot', { piece: who, keyword: keywordName(lacks) });

const noneOf = (filter: Filter, tale: Tale): Phrase => {
  const place = placeOf(filter, 'one', tale);
  return place === null
    ? phrase('legends.say.nothingFits', { piece: nounOf(filter, 'one', tale) })
    : phrase('legends.say.nothingStands', { place });
};

const onlyPlace = (filter: Filter): boolean => Object.keys(filter).every((key) => key === 'terrain' || key === 'near');

/** A whole condition; null when it asks for nothing. `gone`: the bearer was there, but is no more. */
export const conditionOf = (condition: Condition, tale: Tale, gone: boolean): Phrase | null => {
  const { self, foe, it, none } = condition;
  const place = self === undefined || !gone || !onlyPlace(self) ? null : placeOf(self, 'one', tale);
  const own = self === undefined ? [] : statementsOf(self, refOf('self', tale), tale);
  return listed(
    [
      ...(place === null ? own : [phrase('legends.say.stoodPlace', { place })]),
      ...(foe === undefined ? [] : statementsOf(foe, tale.foe, tale)),
      ...(it === undefined ? [] : statementsOf(it, tale.it.phrase, tale)),
      ...(none === undefined ? [] : [noneOf(none, tale)]),
    ],
    'legends.say.and',
  );
};

/** `while in forest`, for a power that asks where its bearer stands. */
export const whileOf = (self: Filter, tale: Tale): Phrase | null => {
  const place = onlyPlace(self) ? placeOf(self, 'one', tale) : null;
  const said = place ?? listed(statementsOf(self, refOf('self', tale), tale), 'legends.say.and');
  return said === null ? null : phrase('legends.say.while', { place: said });
};
