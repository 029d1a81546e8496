/** The pages of rules: nothing is named twice, and steps are steps. */
import { describe, expect, test } from 'vitest';
import { TERRAINS } from '../../src/games/legends/language';
import { TERRAINS as GROUNDS } from '../../src/games/legion/boards';
import { english, say, terrainName } from '../../src/text';
import { capital } from '../../src/text/capital';

describe('the terrain in the rules', () => {
  test.each(TERRAINS.map((_, terrain) => [terrainName('legends', terrain), terrain] as const))(
    '%s of a battle is named once',
    (name, terrain) => expect(say(`legends.terrain.${terrain}.about`)).not.toMatch(new RegExp(`^${capital(name)}:`)),
  );

  test.each(GROUNDS.map((_, terrain) => [terrainName('legion', terrain), terrain] as const))(
    '%s of a duel is named once',
    (name, terrain) => expect(say(`legion.terrain.${terrain}.about`)).not.toMatch(new RegExp(`^${capital(name)}:`)),
  );
});

test('no paragraph numbers its own sentences', () => {
  const numbered = Object.entries(english()).filter(([, text]) => /\b1\. .*\b2\. /.test(text));
  expect(numbered.map(([key]) => key)).toEqual([]);
});
