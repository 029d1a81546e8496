/**
 * A level that thinks over few choices takes a second look at more of them where the first lines lose the match. Positions of
 * the kept list at which a known enemy takes the castle unless one of a few moves is made, none of them likely.
 */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Level } from '../../src/worker/opponent/levels';
import type { Listed } from '../support/harness/blunders/list';
import { questionAfter, questionAt } from './support/asked';

const LONG = 120_000;
const SEEDS = Array.from({ length: 10 }, (_, seed) => seed);
const ITERATIONS = 1000;
/** Two things come to mind; all else as the strongest level has it. */
const WORDS = [2, 20, 0, 12, 2, 8, 8, 0, 30, 0, 100, 100, 100, 100, 100, 100];
const ofTwo = (alarm: number): Level => ({ share: 1, parameters: [...WORDS, alarm] });

/** The armies are far from each other, and from the castles. */
const FAR = {
  game: 'legends',
  seats: [{}, {}],
  position: {
    terrain: Array.from({ length: 8 }, () => 'pppppppp'),
    pieces: { d2: [6, 0], f2: [9, 0], a1: [67, 0], b7: [105, 1], f7: [140, 1], h8: [169, 1] },
    turn: 0,
  },
};

const listed: readonly Listed[] = JSON.parse(readFileSync(new URL('positions/blunders.json', import.meta.url), 'utf8'));

describe('two things come to mind', { timeout: LONG }, () => {
  it.each([6, 59])(
    'neither saves the castle: more are looked at, and one that does is found, position %i',
    (number) => {
      const { setup, played, forbidden } = listed[number] as Listed;
      expect(new Set(forbidden.map(({ kind }) => kind))).toEqual(new Set(['castle-left']));
      const question = questionAt(setup, played);
      const lost = new Set(forbidden.map(({ choice }) => choice));
      const answers = SEEDS.map((seed) => question.answer(ofTwo(16), ITERATIONS, seed));
      expect(answers.filter(({ text }) => lost.has(text)).length).toBeLessThanOrEqual(1);
      expect(answers.filter(({ looked }) => looked > 2).length).toBeGreaterThanOrEqual(9);
    },
  );

  it.each([0, 1])(
    'fewer lines are lost than the alarm asks for: no more than these are looked at, alarm %i',
    (alarm) => {
      const question = questionAfter(FAR, []);
      expect(question.texts.length).toBeGreaterThan(2);
      expect(SEEDS.map((seed) => question.answer(ofTwo(alarm), ITERATIONS, seed).looked)).toEqual(SEEDS.map(() => 2));
    },
  );
});
