import { readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { at } from '../../src/cli/scripts/lib/paths.mjs';
import { KEYS } from '../../src/games/legends/names';
import { type Question, questionsFor } from '../support/legends/questions';

/**
 * Asked in team play, which has no screen yet; never asked with the pieces there are (no two compulsory triggers of one
 * seat wait together); or asked before the battle, for which there are tests in the browser of their own.
 */
const ELSEWHERE = ['legends.opponent', 'legends.order', 'legends.arrange', 'legends.exchange'];
const WANTED = [...KEYS.filter((key) => !ELSEWHERE.includes(key)), 'legends.pick#'];
const FILE = at('test/e2e/support/questions.json');

// the browser's tests can't read the sources, so what they play lies in a file: `QUESTIONS=write npx vitest run …` makes it
describe('the questions that are answered in a browser', () => {
  const found = questionsFor(WANTED);
  if (process.env['QUESTIONS'] === 'write') writeFileSync(FILE, `${JSON.stringify(found, null, 1)}\n`);
  const kept: readonly Question[] = JSON.parse(readFileSync(FILE, 'utf8'));

  test('are of every kind', () => {
    expect(kept.map(({ key }) => key).sort()).toEqual([...WANTED].sort());
  });

  test('are those of the scenarios', () => {
    expect(kept).toEqual(found);
  });
});
