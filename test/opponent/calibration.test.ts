/** Calibration of predictions whose error is known. */
import { describe, expect, it } from 'vitest';
import { foretell } from '../../src/games/foresight';
import { fitForesight } from '../support/harness/calibration/fit';
import { bandOf, calibrate, type Prediction } from '../support/harness/calibration/table';

/** So many decisions of a match, all with this value. */
const match = (number: number, value: number, score: number, decisions = 1): readonly Prediction[] =>
  Array.from({ length: decisions }, () => ({ match: number, value, score }));

describe('calibration', () => {
  it('has no error where as much is scored as predicted', () => {
    const all = [0, 1, 2, 3].flatMap((n) => match(n, 0.75, n === 0 ? 0 : 1));
    expect(calibrate(all)).toMatchObject({ error: 0, decisions: 4, matches: 4, worst: null });
  });

  it('has the error that was put in', () => {
    const high = Array.from({ length: 100 }, (_, n) => match(n, 0.8, n % 2)).flat();
    const low = Array.from({ length: 100 }, (_, n) => match(100 + n, 0.3, n % 2)).flat();
    const { error, ci95, worst, bands } = calibrate([...high, ...low]);
    // 0.3 and 0.2, each of half the matches
    expect(error).toBeCloseTo(0.25);
    expect(worst).toBeCloseTo(0.3);
    expect(ci95[0]).toBeLessThan(0.25);
    expect(ci95[1]).toBeGreaterThan(0.25);
    expect(ci95[1] - ci95[0]).toBeLessThan(0.2);
    expect(bands[8]).toEqual({ from: 0.8, predicted: 0.8, scored: 0.5, decisions: 100, matches: 100 });
    expect(bands[5]).toMatchObject({ decisions: 0, matches: 0 });
  });

  it('weighs a long match no more than a short one', () => {
    const { bands, error } = calibrate([...match(0, 0.95, 1, 99), ...match(1, 0.95, 0, 1)]);
    expect(bands[9]).toMatchObject({ scored: 0.5, decisions: 100, matches: 2 });
    expect(error).toBeCloseTo(0.45);
  });

  it('is as unsure as matches are few, however many decisions they have', () => {
    const { ci95 } = calibrate([...match(0, 0.55, 1, 500), ...match(1, 0.55, 0, 500)]);
    expect(ci95[1]).toBeCloseTo(0.55);
  });

  it('gives every value a band, and the same interval again', () => {
    expect([0, 0.0999, 0.1, 0.95, 1].map(bandOf)).toEqual([0, 0, 1, 9, 9]);
    const all = [0, 1, 2].flatMap((n) => match(n, 0.6, n % 2));
    expect(calibrate(all, 3)).toEqual(calibrate(all, 3));
    expect(calibrate([])).toMatchObject({ error: 0, ci95: [0, 1], decisions: 0, worst: null });
  });
});

describe('what values come to', () => {
  it('stays between the sure ends, which stay as they are, and keeps their order', () => {
    const foresight = { slope: 1.4, shift: -0.6 };
    expect([0, 1].map((value) => foretell(value, foresight))).toEqual([0, 1]);
    const foretold = [0.0001, 0.02, 0.3, 0.6, 0.95, 0.9999].map((value) => foretell(value, foresight));
    expect(foretold).toEqual([...foretold].sort((a, b) => a - b));
    expect(foretold.every((value) => value > 0 && value < 1)).toBe(true);
    expect(foretell(0.5, foresight)).toBeCloseTo(1 / (1 + Math.exp(0.6)));
  });

  it('finds by how much a search is too hopeful', () => {
    // what was said to be 0.6 and 0.8 comes to 0.4 and 0.7: two points make the line
    const all = Array.from({ length: 1000 }, (_, n) => [
      ...match(n, 0.6, n % 10 < 4 ? 1 : 0),
      ...match(1000 + n, 0.8, n % 10 < 7 ? 1 : 0),
    ]).flat();
    const foresight = fitForesight(all);
    expect(foretell(0.6, foresight)).toBeCloseTo(0.4, 1);
    expect(foretell(0.8, foresight)).toBeCloseTo(0.7, 1);
    expect(fitForesight(all.map((one) => ({ ...one, value: foretell(one.value, foresight) }))).shift).toBeCloseTo(0, 1);
  });

  it('changes nothing where there is nothing to learn', () => {
    expect(fitForesight([])).toEqual({ slope: 1, shift: 0 });
  });
});
