/** How pieces are called inside a sentence. */
import { describe, expect, test } from 'vitest';
import { legendsCatalogue } from '../../src/games/legends/catalogue';
import { fateText } from '../../src/shell/games/legends/fight/verdict';
import { possessiveOf, say, unitIts, unitName, unitThe, unitYours } from '../../src/text';
import { capital } from '../../src/text/capital';
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

describe('names of several have the verbs of several', () => {
  const SEVERAL = ['Lockin Elves', 'Strangling Vines', 'Urgwaine’s Knights', 'Spitting Mushrooms'];
  const pieces = legendsCatalogue.pieces.filter(({ number }) => number <= 208);
  const told = (key: string, number: number): string =>
    capital(say(key, { piece: unitThe('legends', number), square: 'c5', to: 'd5', other: unitThe('legends', number) }));

  test('every name, in sentences of every kind', () => {
    expect(pieces).toHaveLength(208);
    for (const { number, name } of pieces) {
      const many = SEVERAL.includes(unitName('legends', number));
      const says = (one: string, several: string) => (many ? several : one);
      expect(told('legends.log.removed.fight', number), name).toContain(says(' falls on c5', ' fall on c5'));
      expect(told('legends.log.attacks', number), name).toContain(says(' attacks ', ' attack '));
      expect(told('legends.log.shown', number), name).toContain(says(' on c5 is revealed', ' on c5 are revealed'));
      expect(told('legends.log.used.ability', number), name).toContain(says(' uses its ', ' use their '));
      // it is the curse that begins, of however many
      expect(told('legends.log.curseBegan', number), name).toMatch(/ begins\.$/);
    }
  });

  test('whoever is not attacking is left alone', () => {
    const args = { piece: unitThe('legends', 1), other: unitThe('legends', 5), to: 'd5' };
    expect(say('legends.log.attacks', args)).toBe('Landor attacks Lockin Elves on d5.');
    expect(fateText('Lockin Elves', 'falls')).toBe('fall');
    expect(fateText('Lockin Elves', 'taken')).toBe('change sides');
    expect(fateText('Bone Legion', 'falls')).toBe('falls');
  });

  test('a name that looks like several is one of them, or is known to be one', () => {
    const one = /^(Lord of|Skull|Spirit|Slime|Altar)|^(Garpus|Marbas|Aras|Almaetis|Foulis)$/;
    const plural = /(ves|ines|oms|ights|lls|rds|ers|ons|nts|ds)$/;
    const wrong = pieces
      .map(({ number }) => unitName('legends', number))
      .filter((name) => plural.test(name) && !one.test(name) && !SEVERAL.includes(name));
    expect(wrong).toEqual([]);
  });
});
