/** What a power would do, in the words that ask for its confirmation. */
import { expect, test } from 'vitest';
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
  [deed(3, { to: null }), 'King Migol uses its ability'],
  [deed(7, { to: null }), 'the Hunter uses Charging'],
])('%s', (text, expected) => expect(text).toBe(expected));

test('every named power that is an action has its deed', () => {
  const traits = ['stationary', 'cannotAttack', 'attacksOwn', 'dispelMagic', 'berserk'];
  const actions = KEYWORDS.filter((keyword) => !traits.includes(keyword));
  expect(actions.filter((keyword) => !hasText(`legends.deed.${keyword}`))).toEqual([]);
});
