/** Whole matches: the opponent beats chance, and its matches end by what happens on the board, not by the count of quiet turns. */
import { describe, expect, it } from 'vitest';
import { legendsOf } from '../../src/games/legends';
import { FORM_LIST } from '../../src/games/legends/forms';
import { createCoreSearch } from '../../src/worker/core-search';
import { playPair } from '../support/harness/arena/match';
import { Player } from '../support/harness/arena/player';
import { coreOf, engineOf, family } from './support/table';

const LONG = 600_000;
/** Against chance, and between equals; `npm run long` plays more. */
const PAIRS = 2;
const EVEN_PAIRS = Number(process.env['EVEN_PAIRS'] ?? 3);

const levelOf = (name: string) => {
  const level = family.levels.find(name, undefined, undefined);
  if (level === null) throw new Error(`no level ${name}`);
  return level;
};

/** The first player's results against the second, in mirrored pairs. */
const matches = (form: string, first: string, second: string, iterations: number, pairs: number): readonly number[] => {
  const content = legendsOf(form);
  const setup = content.sampleSetup(0, 1);
  const players = [first, second].map(
    (name) =>
      new Player({
        content,
        level: levelOf(name),
        search: createCoreSearch(coreOf(setup), content),
        budget: { iterations },
      }),
  );
  const [a, b] = players;
  if (a === undefined || b === undefined) throw new Error('two players');
  const arena = { content, engine: engineOf(setup), players: [a, b] as const, seed: 7, form: null };
  return Array.from({ length: pairs }, (_, pair) => playPair(arena, pair).results).flat();
};

describe.each(FORM_LIST.map(({ name }) => name))('in %s', { timeout: LONG }, (form) => {
  it('the standard level beats chance', () => {
    const results = matches(form, 'standard', 'random', 600, PAIRS);
    expect(results.reduce((sum, result) => sum + result, 0)).toBeGreaterThanOrEqual(2 * PAIRS - 1);
  });

  it('matches between equals are decided, but for a few', () => {
    const results = matches(form, 'story', 'story', 400, EVEN_PAIRS);
    expect(results.filter((result) => result === 0.5).length).toBeLessThanOrEqual(results.length / 6);
  });
});
