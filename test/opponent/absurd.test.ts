/** Answers that no player would understand: recorded positions, and how often each level gives them. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { legendsOf } from '../../src/games/legends';
import { createReference } from '../../src/reference';
import { must } from '../support/harness/kit';
import { FED_CASTLE, FIRST } from './positions/first';
import { HINT, levelOf, questionAfter } from './support/asked';

const LONG = 600_000;
/** The whole table: `ABSURD_SEEDS=50 ABSURD_EFFORTS=1,10,30,300,900`. */
const SEEDS = Number(process.env['ABSURD_SEEDS'] ?? 6);
const EFFORTS = (process.env['ABSURD_EFFORTS'] ?? '1,10,30,300').split(',').map(Number);
/** From so many iterations on the strong ones see what is right. */
const ENOUGH = 300;
const LEVELS = ['story', 'standard', 'veteran', 'champion'];

const countOf = (texts: readonly string[]): Map<string, number> => {
  const counts = new Map<string, number>();
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1);
  return counts;
};

describe('a fight that is won already, and an own castle that could be fed to it', { timeout: LONG }, () => {
  const question = questionAfter(FIRST.setup, FIRST.play);
  const players = [
    ...LEVELS.flatMap((name) => [undefined, 'bold'].map((character) => [name, character] as const)),
    [HINT, undefined] as const,
  ];

  it.each(EFFORTS)('at %i iterations', (iterations) => {
    for (const [name, character] of players) {
      const level = levelOf(name, character);
      const own = Math.max(1, iterations);
      const texts = Array.from({ length: SEEDS }, (_, seed) => question.answer(level, own, seed).text);
      const counts = countOf(texts);
      if (process.env['ABSURD_TELL'] !== undefined)
        console.log(iterations, name, character ?? '-', JSON.stringify(Object.fromEntries(counts)));
      expect(counts.get(FED_CASTLE) ?? 0, `${name} ${character}`).toBe(0);
      const seesIt = iterations >= ENOUGH && (name === 'veteran' || name === 'champion');
      if (seesIt) expect(counts.get('pass') ?? 0, `${name} ${character}`).toBeGreaterThanOrEqual(0.9 * SEEDS);
    }
  });
});

interface Case {
  readonly game: string;
  readonly seats: readonly string[];
  readonly seed: number;
  readonly play: readonly string[];
  readonly not: string;
  readonly what: string;
}

const { cases }: { readonly cases: readonly Case[] } = JSON.parse(
  readFileSync(new URL('positions/absurd.json', import.meta.url), 'utf8'),
);

/** Attacks on what was seen to be stronger. The whole table: `ABSURD_CASES=300,1000,4000 ABSURD_SEEDS=20`. */
const CASE_EFFORTS = (process.env['ABSURD_CASES'] ?? '300').split(',').map(Number);
/** Here it is the only choice there is. */
const FORCED = 'h10-g10';

describe('a piece that was seen to be stronger', { timeout: LONG }, () => {
  it.each(cases.filter(({ not }) => not !== FORCED))('$what: $not', ({ game, seats, seed, play, not }) => {
    const question = questionAfter({ game: 'legends', form: game, seats: seats.map((army) => ({ army })), seed }, play);
    expect(question.texts).toContain(not);
    const shares = CASE_EFFORTS.map((iterations) => {
      const texts = Array.from(
        { length: SEEDS },
        (_, one) => question.answer(levelOf('champion'), iterations, one).text,
      );
      return (countOf(texts).get(not) ?? 0) / SEEDS;
    });
    if (process.env['ABSURD_TELL'] !== undefined) console.log(not, CASE_EFFORTS.join(), JSON.stringify(shares));
    for (const share of shares) expect(share).toBeLessThanOrEqual(0.1);
  });

  it(`by the rules ${FORCED} is the only choice there`, () => {
    const forced = cases.find(({ not }) => not === FORCED);
    const engine = createReference('legends');
    if (forced === undefined || engine === null) throw new Error(`${FORCED} is gone`);
    const content = legendsOf(forced.game);
    const setup = {
      game: 'legends',
      form: forced.game,
      seats: forced.seats.map((army) => ({ army })),
      seed: forced.seed,
    };
    must(engine.start(must(content.readSetup(setup), 'a setup')), 'a start');
    for (const text of forced.play) must(content.playTurn(engine, text), text);
    expect(engine.decision()?.choices).toHaveLength(1);
    must(content.playTurn(engine, FORCED), FORCED);
  });
});
