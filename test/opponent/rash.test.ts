/**
 * What a level leaves to chance: never a move to where a known enemy takes the piece, nor an attack on one that is known to be
 * stronger. Soldiers of ten kinds: 213 Miner, 216 Captain, 219 General, who beats the Captain.
 */
import { describe, expect, it } from 'vitest';
import type { Level } from '../../src/worker/opponent/levels';
import { questionAfter } from './support/asked';

const LONG = 120_000;
const SEEDS = Array.from({ length: 60 }, (_, seed) => seed);
/** Any choice that was looked at may be answered, the likelier the better. */
const LEVEL: Level = { share: 1, parameters: [2, 10_000, 1, 6, 32, 8, 0, 0, 30] };

const FLAGS = { a1: [209, 0], h8: [209, 1] };
const answersAt = (pieces: Readonly<Record<string, unknown>>): readonly string[] => {
  const position = { form: 'quick', pieces: { ...FLAGS, d2: [213, 0], g7: [213, 1], ...pieces }, turn: 0 };
  const question = questionAfter({ game: 'legends', form: 'quick', seats: [{}, {}], position }, []);
  return SEEDS.map((seed) => question.answer(LEVEL, 120, seed).text);
};

describe('what is drawn among', { timeout: LONG }, () => {
  it('holds no step beside a known stronger enemy', () => {
    const known = answersAt({ e4: [216, 0], e6: [219, 1, 'shown'] });
    expect(new Set(known).size).toBeGreaterThan(3);
    expect(known).not.toContain('e4-e5');
  });

  it('holds it where nobody knows what stands there', () => {
    expect(answersAt({ e4: [216, 0], e6: [219, 1] })).toContain('e4-e5');
  });
});
