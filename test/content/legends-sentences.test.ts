/** The English of Legends' pieces: every sentence keeps to the language's rules, and some are known word for word. */
import { describe, expect, it } from 'vitest';
import { legends } from '../../src/games/legends';
import { legendsCatalogue, pieceOf } from '../../src/games/legends/catalogue';
import {
  type FullPower,
  KEYWORDS,
  NATIONS,
  type Piece,
  POWER_EVENTS,
  POWER_KINDS,
  type Power,
  TERRAINS,
} from '../../src/games/legends/language';
import { KEYS, OPTIONS } from '../../src/games/legends/names';
import { PIECE_TYPES } from '../../src/games/legends/types';
import { describePower } from '../../src/match/games/legends/sentences';
import { english, hasText, say, unitName } from '../../src/text';

const pieces = legendsCatalogue.pieces;
const piece = (number: number): Piece => {
  const found = pieceOf(number);
  if (found === undefined) throw new Error(`no piece ${number}`);
  return found;
};

interface Said {
  readonly where: string;
  readonly power: Power;
  readonly text: string;
}
const all: readonly Said[] = pieces.flatMap((one) =>
  one.powers.map((power, index) => ({
    where: `${one.number}.${index + 1} ${one.name}`,
    power,
    text: describePower(one, power),
  })),
);

/** Words of the data that no player should ever read. */
const DATA_WORDS = [
  ...KEYWORDS.filter((word) => /[A-Z]/.test(word)),
  ...POWER_EVENTS.filter((word) => /[A-Z]/.test(word)),
  'self',
  'foe',
  'innate',
  'undefined',
  'null',
  'object',
  'legends',
];

const RULES: readonly [rule: string, wrong: RegExp][] = [
  ['no doubled blank', /\s{2}|\t|\n/],
  ['no blank before a sign', /\s[.,;:!?]/],
  ['no doubled sign', /[.,;:]{2}/],
  ['a blank after a sign', /[.,;:](?![\s]|$)/],
  ['no “1 …s”', /\b1 [a-z]+s\b(?! strength)/i],
  ['no “(s)”', /\(s\)/],
  ['no braces', /[{}<>]/],
  ['no straight apostrophe', /'/],
  ['an before a vowel', /\ba [aeio]/i],
  ['a before a consonant', /\ban [^aeiou]/i],
  [
    'no “one of your …” with a singular',
    /\bof (?:your opponent’s|your|their own)(?: (?:other|destroyed|non-stationary|gold|green|blue|silver|red|purple))* (?:piece|Elf|Dwarf|Mold|Zombie)\b/,
  ],
  ['no plural after one', /\bone (?:Elves|Dwarves|pieces)\b/],
  ['no word twice', /\b(\w+) \1\b/i],
];

describe('every sentence', () => {
  it('is there for all 306 powers', () => expect(all).toHaveLength(306));

  it.each(RULES)('%s', (_rule, wrong) => {
    expect(all.filter(({ text }) => wrong.test(text)).map(({ where, text }) => `${where}: ${text}`)).toEqual([]);
  });

  it('begins with a capital and ends with a full stop, each of several too', () => {
    const broken = all.filter(
      ({ text }) => !/^[A-Z].*\.$/.test(text) || text.split('. ').some((part) => !/^[A-Z]/.test(part)),
    );
    expect(broken).toEqual([]);
  });

  it('holds no word of the data', () => {
    const found = all.filter(({ text }) => DATA_WORDS.some((word) => new RegExp(`\\b${word}\\b`).test(text)));
    expect(found).toEqual([]);
  });

  it('is short enough to be read', () => {
    for (const { where, text } of all) expect(text.length, where).toBeLessThanOrEqual(220);
  });

  it('is its power’s alone: other data, other words', () => {
    const data = new Map<string, string>();
    for (const { where, power, text } of all) {
      const known = data.get(text);
      if (known !== undefined) expect(JSON.stringify(power), where).toBe(known);
      data.set(text, JSON.stringify(power));
    }
    expect(new Set([...data.values()]).size).toBe(155);
  });
});

describe('powers that no piece has yet', () => {
  const say1 = (power: FullPower): string => describePower(piece(8), power);
  it('are told all the same', () => {
    expect(say1({ kind: 'innate', if: { self: { has: 'flying' } }, do: [{ op: 'modify', who: 'self', by: 1 }] })).toBe(
      'It gets +1 strength while it has Flying.',
    );
    expect(
      say1({
        kind: 'ability',
        on: 'attacked',
        if: { foe: { nation: 'red', base: [8] } },
        do: [{ op: 'destroy', who: 'foe' }],
      }),
    ).toBe('When it is attacked by a red piece of base strength 8, you may destroy that piece at once.');
    expect(
      say1({
        kind: 'action',
        do: [
          { op: 'reveal', who: { side: 'you', type: 'same' } },
          { op: 'swap', a: 'self', b: 'it' },
        ],
      }),
    ).toBe('Reveal one of your other Elves anywhere on the board; then exchange the squares of it and that piece.');
    expect(
      say1({
        kind: 'ability',
        limit: 'game',
        cost: 'self',
        do: [{ op: 'destroy', who: { n: [0, 2], type: 'ogre', near: { to: 'self', within: 2 } } }],
      }),
    ).toBe(
      'Once a battle, sacrifice Srik: you may destroy up to two Ogres of either side up to two squares away from it.',
    );
    expect(
      say1({ kind: 'innate', on: 'won', do: [{ op: 'destroy', who: { n: 'all', side: 'you', terrain: 'town' } }] }),
    ).toBe('After a successful attack, destroy all of your pieces in towns.');
    expect(
      say1({
        kind: 'curse',
        on: 'curseEnd',
        do: [{ op: 'move', who: { zone: 'destroyed', type: 'elf' }, to: { near: 'water' } }],
      }),
    ).toBe('When its curse ends, return a destroyed Elf from either army to any empty square next to water.');
  });

  it('every keyword’s own data can be put into words', () => {
    for (const keyword of KEYWORDS) {
      const meaning = legendsCatalogue.keywords[keyword];
      if (!('kind' in meaning)) continue;
      const text = say1(meaning);
      expect(text, keyword).toMatch(/^[A-Z][^{}]*\.$/);
      expect(text, keyword).not.toMatch(/legends\./);
    }
  });
});

describe('names', () => {
  it('of all pieces are the data’s, with printed apostrophes', () => {
    for (const { number, name } of pieces) expect(unitName('legends', number)).toBe(name.replaceAll("'", '’'));
    expect(Object.keys(english()).filter((key) => key.startsWith('legends.unit.'))).toHaveLength(pieces.length);
  });

  it('are there for every type, nation, terrain, keyword, kind, option and question', () => {
    const keys = [
      ...PIECE_TYPES.map((type) => `legends.type.${type}`),
      ...NATIONS.flatMap((nation) => [`legends.nation.${nation}`, `legends.nation.${nation}.adjective`]),
      ...TERRAINS.flatMap((_, number) => [`legends.terrain.${number}`, `legends.terrain.${number}.about`]),
      ...KEYWORDS.flatMap((keyword) => [`legends.keyword.${keyword}`, `legends.keyword.${keyword}.about`]),
      ...POWER_KINDS.flatMap((kind) => [`legends.kind.${kind}`, `legends.kind.${kind}.about`]),
      ...Object.entries(OPTIONS).flatMap(([option, values]) => [
        `legends.option.${option}`,
        ...values.flatMap((value) => [`legends.option.${option}.${value}`, `legends.option.${option}.${value}.about`]),
      ]),
      ...KEYS.flatMap((key) => [key, `${key}.confirm`]),
      ...legends.codec.reasons.map((reason) => `reason.${reason}`),
    ];
    expect(keys.filter((key) => !hasText(key))).toEqual([]);
  });

  it('of types agree in number', () => {
    for (const type of PIECE_TYPES) {
      const forms = ['a', 'one', 'many'].map((form) => say(`legends.type.${type}`, { form }));
      expect(forms[0], type).toMatch(/^an? /);
      expect(forms[0]?.replace(/^an? /, '')).toBe(forms[1]);
      expect(forms[2], type).toMatch(/s$/);
      expect(/^an /.test(forms[0] ?? ''), type).toBe(/^[AEIO]/.test(forms[1] ?? ''));
    }
  });
});
