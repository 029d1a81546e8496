/** What values of a search come to in play: the line between their logits and the score that foresees results best. */
import type { Foresight } from '../../../../src/games/foresight';
import type { Prediction } from './table';

const ROUNDS = 30;
/** Holds both numbers near those that change nothing, where there is little to learn from. */
const RIDGE = 0.5;
const LEAST = 0.001;

const logit = (value: number): number => {
  const held = Math.max(LEAST, Math.min(1 - LEAST, value));
  return Math.log(held / (1 - held));
};

/** Logistic regression by Newton's method (Platt 1999); each match weighs the same, sure values are left out. */
export function fitForesight(predictions: readonly Prediction[]): Foresight {
  const open = predictions.filter(({ value }) => value > 0 && value < 1);
  const counts = new Map<number, number>();
  for (const { match } of open) counts.set(match, (counts.get(match) ?? 0) + 1);
  let [slope, shift] = [1, 0];
  for (let round = 0; round < ROUNDS; round++) {
    // slope and curvature of the log-likelihood less the ridge
    let [bySlope, byShift] = [-RIDGE * (slope - 1), -RIDGE * shift];
    let [slopes, both, shifts] = [RIDGE, 0, RIDGE];
    for (const { match, value, score } of open) {
      const weight = 1 / (counts.get(match) ?? 1);
      const x = logit(value);
      const expected = 1 / (1 + Math.exp(-(slope * x + shift)));
      const error = weight * (score - expected);
      const curve = weight * Math.max(0.01, expected * (1 - expected));
      bySlope += error * x;
      byShift += error;
      slopes += curve * x * x;
      both += curve * x;
      shifts += curve;
    }
    const whole = slopes * shifts - both * both;
    slope += (shifts * bySlope - both * byShift) / whole;
    shift += (slopes * byShift - both * bySlope) / whole;
  }
  const rounded = (number: number): number => Math.round(number * 100) / 100;
  return { slope: rounded(slope), shift: rounded(shift) };
}
