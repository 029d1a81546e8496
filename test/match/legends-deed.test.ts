/** What a power would do, in the words that ask for its confirmation. */
import { expect, test } from 'vitest';
import { legendsCatalogue } from '../../src/games/legends/catalogue';
import { KEYWORDS } from '../../src/games/legends/language';
import { type Deed, deedText } from '../../src/match/games/legends/deed';
import { hasText, unitThe } from '../../src/text';

const FLYING = KEYWORDS.indexOf('flying');

/** Deeds of the chart's pieces: 70 Elementus, 7 Hunter (Charging), 1 Landor (a step), 74 Aras (Vision), 3 King Migol. */
const deed = (kind: number, more: Partial<Deed>): string =>
  deedText({
    kind,
    power: 1,
    keyword: null,
    piece: unitThe('legends', kind),
    target: 'a hidden piece',
    to: 'b8',
    enters: false,
    ...more,
  });

test.each([
  [deed(70, { power: null, keyword: FLYING }), 'Elementus flies to b8 (borrowed Flying)'],
  [deed(7, {}), 'the Hunter charges to b8'],
  [deed(7, { enters: true }), 'the Hunter charges at a hidden piece on b8'],
  [deed(1, {}), 'Landor uses its action to move to b8'],
  [deed(1, { enters: true }), 'Landor uses its action to attack a hidden piece on b8'],
  [deed(74, { enters: true }), 'Aras uses Vision on a hidden piece on b8'],
  [deed(3, { to: null }), 'King Migol uses its ability to boost a piece by 2'],
  [deed(3, { enters: true }), 'King Migol uses its ability to boost a hidden piece on b8 by 2'],
  [deed(168, { enters: true }), 'the Fire Wall is sacrificed to weaken a hidden piece on b8 by 2'],
  [deed(70, { enters: true }), 'Elementus uses its ability to lend Flying to a hidden piece on b8'],
  [deed(26, { enters: true }), 'the Elven Assassin uses its action to destroy a hidden piece on b8 if it can'],
  [deed(112, { to: null }), 'Medusa is sacrificed to destroy all pieces next to it'],
  [deed(15, { power: 2, to: null }), 'Poy uses its ability to destroy the striker'],
  [deed(47, { to: null }), 'the Crailton Martyr is sacrificed to return a destroyed piece'],
  [deed(33, { to: null }), 'the Woodland Tower uses its action to reveal the enemy castle'],
  [deed(80, { power: 2, to: null }), 'Fray uses its action to move pieces of its side'],
  [deed(7, { to: null }), 'the Hunter uses Charging'],
])('%s', (text, expected) => expect(text).toBe(expected));

test('every named power that is an action has its deed', () => {
  const traits = ['stationary', 'cannotAttack', 'attacksOwn', 'dispelMagic', 'berserk'];
  const actions = KEYWORDS.filter((keyword) => !traits.includes(keyword));
  expect(actions.filter((keyword) => !hasText(`legends.deed.${keyword}`))).toEqual([]);
});

test('every ability and action without a name says what it is used for', () => {
  const vague = legendsCatalogue.pieces.flatMap(({ number, powers }) =>
    powers.flatMap((power, at) => {
      if ('keyword' in power || (power.kind !== 'ability' && power.kind !== 'action')) return [];
      const told = deed(number, { power: at + 1, to: null });
      return / to \w+/.test(told) && !/[{}]/.test(told) ? [] : [`${number}.${at + 1} ${told}`];
    }),
  );
  expect(vague).toEqual([]);
});
