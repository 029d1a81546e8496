/**
 * What a level leaves to chance: never a move to where a known enemy takes the piece, an attack on one that is known to be
 * stronger, nor a castle that known enemies can come to; and what lies there to be taken is taken. Soldiers of ten kinds: 211 Spy,
 * 212 Scout (moves any distance in a line), 213 Miner, 214 Sergeant, 216 Captain, 219 General.
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

describe('what is left to chance', { timeout: LONG }, () => {
  it('holds no step beside a known stronger enemy', () => {
    const known = answersAt({ e4: [216, 0], e6: [219, 1, 'shown'] });
    expect(new Set(known).size).toBeGreaterThan(3);
    expect(known).not.toContain('e4-e5');
  });

  it('holds it where nobody knows what stands there', () => {
    expect(answersAt({ e4: [216, 0], e6: [219, 1] })).toContain('e4-e5');
  });

  it('holds no step to where a known enemy comes from afar', () => {
    const known = answersAt({ d4: [211, 0], e8: [212, 1, 'shown'] });
    expect(new Set(known).size).toBeGreaterThan(3);
    expect(known).not.toContain('d4-e4');
    expect(answersAt({ d4: [211, 0], e8: [212, 1] })).toContain('d4-e4');
  });

  it('holds no step that leaves the castle to a known enemy', () => {
    const known = answersAt({ a4: [214, 0], a8: [212, 1, 'shown'] });
    expect(new Set(known).size).toBeGreaterThan(2);
    expect(known).not.toContain('a4-b4');
    expect(answersAt({ a4: [214, 0], a8: [212, 1] })).toContain('a4-b4');
  });

  it('is not whether a known weaker enemy is taken that nobody known avenges', () => {
    expect(new Set(answersAt({ d4: [216, 0], d5: [214, 1, 'shown'] }))).toEqual(new Set(['d4-d5']));
    const avenged = answersAt({ d4: [216, 0], d5: [214, 1, 'shown'], d6: [219, 1, 'shown'] });
    expect(new Set(avenged).size).toBeGreaterThan(1);
  });
});
