/** How pieces are called inside a sentence. */
import { expect, test } from 'vitest';
import { legendsCatalogue } from '../../src/games/legends/catalogue';
import { possessiveOf, unitIts, unitName, unitThe, unitYours } from '../../src/text';
import { PROPER } from '../../src/text/games/legends-names';

const called = (name: string): number => {
  const piece = legendsCatalogue.pieces.find((one) => one.name === name);
  if (piece === undefined) throw new Error(`nobody is called ${name}`);
  return piece.number;
};

test.each([
  ['Marshal', 'the Marshal', 'your Marshal', 'its Marshal'],
  ['Bone Castle', 'the Bone Castle', 'your Bone Castle', 'its Bone Castle'],
  ['Spirit of Wrath', 'the Spirit of Wrath', 'your Spirit of Wrath', 'its Spirit of Wrath'],
  ['Lord of Bones', 'the Lord of Bones', 'your Lord of Bones', 'its Lord of Bones'],
  ['Landor', 'Landor', 'Landor', 'Landor'],
  ['Lord Esenwein', 'Lord Esenwein', 'Lord Esenwein', 'Lord Esenwein'],
  ['Lockin Elves', 'Lockin Elves', 'Lockin Elves', 'Lockin Elves'],
  ['The Hidden Hive', 'The Hidden Hive', 'The Hidden Hive', 'The Hidden Hive'],
  ['Elementus the Airlord', 'Elementus', 'Elementus', 'Elementus'],
])('%s', (name, the, yours, its) => {
  const kind = called(name);
  expect([unitThe('legends', kind), unitYours('legends', kind), unitIts('legends', kind)]).toEqual([the, yours, its]);
});

test('a list has the whole name, without an article', () => {
  expect(unitName('legends', called('Elementus the Airlord'))).toBe('Elementus the Airlord');
  expect(unitName('legends', called('Marshal'))).toBe('Marshal');
});

test('units of a game without proper names all have their article', () =>
  expect(unitThe('legion', 7)).toBe('the King'));

test('names of nobody’s kind stay without one: an article would say that there are others', () => {
  const wrong = legendsCatalogue.pieces
    .filter(({ number, name }) => !PROPER.has(number) && /^(The|Sir|King|Queen|Lord [A-Z][a-z]+$)\b|’s |'s /.test(name))
    .map(({ name }) => name);
  expect(wrong).toEqual([]);
});

test('what is theirs', () => {
  expect(possessiveOf('the Scout')).toBe('the Scout’s');
  expect(possessiveOf('Urgwaine’s Knights')).toBe('Urgwaine’s Knights’');
});
