/** The grammar of the power language, as checks (its types stand in ../language.ts). */
import { isObject } from '../../shared/read-setup';
import { KEYWORDS, NATIONS, POWER_EVENTS, POWER_KINDS, TERRAINS } from '../language';
import { PIECE_TYPES } from '../types';
import type { Check } from './report';
import { asObject, cases, isWhole, listOf, oneOrMore, record, value, whole, word, yes } from './shapes';

const REFS = ['self', 'foe', 'it'];
const LANDS = TERRAINS.filter((terrain) => terrain !== 'water');
const STRONGEST = 10;

const ref = word(REFS, 'reference');
const player = word(['you', 'opponent'], 'player');
const event = word(POWER_EVENTS, 'event');
/** A keyword's name. */
export const keyword = word(KEYWORDS, 'keyword');
export const nation = word(NATIONS, 'nation');
/** A base strength: 1 to 10, magic, castle. */
export const strength = value(
  (found) => found === 'magic' || found === 'castle' || isWhole(found, 1, STRONGEST),
  'a strength from 1 to 10, magic or castle',
);
const count = value(
  (found) =>
    found === 'all' ||
    isWhole(found, 1) ||
    (Array.isArray(found) &&
      found.length === 2 &&
      isWhole(found[0], 0) &&
      (found[1] === null || (isWhole(found[1], 1) && found[1] >= found[0]))),
  'a number, [least, most], [least, null] or "all"',
);

/** What a check of filters must know: the pieces' names. */
export interface Vocabulary {
  readonly names: readonly string[];
}

/** The checks of one vocabulary. */
export interface Grammar {
  readonly power: Check;
  /** A keyword's meaning in keywords.json. */
  readonly meaning: Check;
}

const nearOf = (filter: Check): Check => {
  const to = cases((found) => (isObject(found) ? filter : word([...REFS, 'water'], 'place')));
  const written = record({ to }, { within: whole(1, 2), ahead: yes, count: whole(1, 8) });
  return oneOrMore(cases((found) => (isObject(found) ? written : word([...REFS, 'water'], 'place'))));
};

const filterFields = (names: readonly string[]): Readonly<Record<string, Check>> => {
  const filter: Check = (found, at, report) => record({}, fields)(found, at, report);
  const fields: Readonly<Record<string, Check>> = {
    side: player,
    name: listOf(word(names, 'piece’s name')),
    type: word([...PIECE_TYPES, 'same'], 'type of piece'),
    nation,
    base: listOf(strength),
    has: keyword,
    lacks: keyword,
    weaker: ref,
    zone: word(['destroyed']),
    terrain: word([...LANDS, 'same', 'choice'], 'terrain'),
    near: nearOf(filter),
  };
  return fields;
};

const targetOf = (fields: Readonly<Record<string, Check>>): Check => {
  const pick = record({}, { ...fields, n: count, by: player, among: word(['it']), sum: whole(1, 99) });
  const named = record({ named: word(['foe']) });
  const simple = cases((found) => (isObject(found) ? ('named' in found ? named : pick) : ref));
  return oneOrMore(simple);
};

const path = record(
  {
    dir: word(['orthogonal', 'diagonal']),
    steps: value(
      (found) =>
        Array.isArray(found) &&
        found.length === 2 &&
        isWhole(found[0], 1) &&
        (found[1] === null || isWhole(found[1], found[0])),
      '[least, most], or [least, null] for any number',
    ),
  },
  { bend: yes, jump: yes },
);

const effectOf = (target: Check, condition: Check, near: Check): Check => {
  const op = (name: string, needed: Readonly<Record<string, Check>>, optional: Readonly<Record<string, Check>> = {}) =>
    record({ op: word([name]), ...needed }, { if: condition, ...optional });
  const space = record({}, { at: word([...REFS, 'origin'], 'place'), terrain: word(LANDS, 'terrain'), near });
  const by = cases((found) =>
    isObject(found)
      ? record({ strengthOf: ref })
      : value((number) => isWhole(number, -99, 99) && number !== 0, 'a number that is not 0'),
  );
  const ops: Readonly<Record<string, Check>> = {
    reveal: op('reveal', { who: target }, { to: word(['you']) }),
    destroy: op('destroy', { who: target }),
    modify: op('modify', { who: target, by }),
    grant: op('grant', { who: target, keyword }),
    move: cases((found) =>
      'path' in asObject(found)
        ? op('move', { who: target, path })
        : op('move', { who: target, to: space }, { by: player }),
    ),
    swap: op('swap', { a: target, b: target }),
    control: op('control', { who: target }),
    extraTurn: op('extraTurn', {}),
  };
  return (found, at, report) => {
    const name = asObject(found)['op'];
    const check = typeof name === 'string' && Object.hasOwn(ops, name) ? ops[name] : undefined;
    if (check === undefined) word(Object.keys(ops), 'effect')(name, `${at}.op`, report);
    else check(found, at, report);
  };
};

/** The grammar for data that holds pieces of these names. */
export const grammarOf = ({ names }: Vocabulary): Grammar => {
  const fields = filterFields(names);
  const filter = record({}, fields);
  const condition = record({}, { self: filter, foe: filter, it: filter, none: filter });
  const target = targetOf(fields);
  const full = record(
    { kind: word(POWER_KINDS, 'kind of power'), do: listOf(effectOf(target, condition, fields['near'] ?? filter)) },
    { on: oneOrMore(event), if: condition, limit: word(['turn', 'game']), cost: target },
  );
  return {
    power: cases((found) => ('keyword' in asObject(found) ? record({ keyword }) : full)),
    meaning: cases((found) => ('trait' in asObject(found) ? record({ trait: yes }) : full)),
  };
};
