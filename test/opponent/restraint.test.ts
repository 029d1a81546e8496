/** Restraint: in a window nothing is spent that is not better than passing, and strength is lent to nobody who takes no part. */
import { describe, expect, it } from 'vitest';
import type { Level } from '../../src/worker/opponent/levels';
import { FIRST } from './positions/first';
import { questionAfter } from './support/asked';

const LONG = 120_000;
const SEEDS = Array.from({ length: 12 }, (_, seed) => seed);
const EFFORTS = [0, 1, 30];
/** As the levels search, with choices misjudged as far as words allow: what is held back is answered by no misjudgement. */
const NOISY: Level = { share: 1, parameters: [2, 0, 10_000, 0, 24, 1, 0, 0, 100] };
/** Looks at a single choice, the likeliest; passing is looked at all the same. */
const NARROW: Level = { share: 1, parameters: [2, 0, 0, 0, 1, 1, 0, 0, 100] };
const PLAIN: Level = { share: 1, parameters: [2, 0, 0, 2, 24, 1, 0, 0, 50] };

const answersOf = (question: ReturnType<typeof questionAfter>, level: Level): ReadonlySet<string> =>
  new Set(EFFORTS.flatMap((iterations) => SEEDS.map((seed) => question.answer(level, iterations, seed).text)));

describe('in a window', { timeout: LONG }, () => {
  it.each([
    ['misjudged', NOISY],
    ['of one candidate', NARROW],
  ])('whose fight is decided already nothing is spent: %s', (_, level) => {
    expect([...answersOf(questionAfter(FIRST.setup, FIRST.play), level)]).toEqual(['pass']);
  });
});

/** King Migol lends 2 to a dwarf beside him; the dwarf at d4 may or may not have somebody to attack. */
const lending = (enemy: string) => ({
  game: 'legends',
  seats: [{}, {}],
  position: {
    terrain: Array.from({ length: 8 }, () => 'pppppppp'),
    pieces: {
      d3: [3, 0],
      d4: [6, 0],
      [enemy]: [105, 1],
      f1: [9, 0],
      f8: [140, 1],
      a1: [67, 0],
      h8: [169, 1],
    },
    turn: 0,
  },
});
const LOAN = 'd3.1>d4';

describe('in the main decision', { timeout: LONG }, () => {
  it('strength is not lent to a piece that can attack nobody', () => {
    const question = questionAfter(lending('b7'), []);
    expect(question.texts).toContain(LOAN);
    for (const level of [NOISY, PLAIN]) expect(answersOf(question, level)).not.toContain(LOAN);
  });

  it('it is lent to one that can', () => {
    const question = questionAfter(lending('d5'), []);
    expect(question.texts).toContain(LOAN);
    expect(answersOf(question, NOISY)).toContain(LOAN);
  });
});
