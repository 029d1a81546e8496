/** What a number of mirrored pairs says about two players. */

/** The first player's games. */
export interface Score {
  readonly pairs: number;
  readonly wins: number;
  readonly draws: number;
  readonly losses: number;
  /** 0 to 1. */
  readonly score: number;
  /** Of the score, over pairs: the two games of a pair are no independent ones. */
  readonly ci95: readonly [number, number];
  /** Null where the score is 0 or 1. */
  readonly elo: number | null;
}

/** Standard deviations to both sides of 95 %. */
export const Z95 = 1.96;
const round = (value: number): number => Math.round(value * 10_000) / 10_000;

/**
 * Wilson's interval for a mean of values from 0 to 1, its count scaled to their variance; where they don't vary at all,
 * as for that many won or lost games.
 */
function interval(mean: number, variance: number, count: number, z: number): readonly [number, number] {
  const bernoulli = mean * (1 - mean);
  const weight = variance > 0 && bernoulli > 0 ? (count * bernoulli) / variance : count;
  const centre = (mean + (z * z) / (2 * weight)) / (1 + (z * z) / weight);
  const half = (z / (1 + (z * z) / weight)) * Math.sqrt(bernoulli / weight + (z * z) / (4 * weight * weight));
  return [round(Math.max(0, centre - half)), round(Math.min(1, centre + half))];
}

/** One pair's results: the first player's in its two games, 1 a win, 0.5 a draw, 0 a loss. */
export type PairResults = readonly [number, number];

interface Spread {
  readonly mean: number;
  readonly variance: number;
  readonly count: number;
}

function spread(pairs: readonly PairResults[]): Spread {
  const means = pairs.map(([first, second]) => (first + second) / 2);
  const mean = means.reduce((sum, value) => sum + value, 0) / Math.max(1, means.length);
  const variance = means.reduce((sum, value) => sum + (value - mean) ** 2, 0) / Math.max(1, means.length - 1);
  return { mean, variance, count: Math.max(1, means.length) };
}

/** The interval of the score, so many standard deviations to both sides; from 0 to 1 where nothing was played. */
export function intervalOf(pairs: readonly PairResults[], z: number): readonly [number, number] {
  const { mean, variance, count } = spread(pairs);
  return pairs.length === 0 ? [0, 1] : interval(mean, variance, count, z);
}

export function scorePairs(pairs: readonly PairResults[]): Score {
  const games = pairs.flat();
  const count = (value: number): number => games.filter((game) => game === value).length;
  const { mean: score } = spread(pairs);
  return {
    pairs: pairs.length,
    wins: count(1),
    draws: count(0.5),
    losses: count(0),
    score: round(score),
    ci95: intervalOf(pairs, Z95),
    elo: score > 0 && score < 1 ? Math.round(-400 * Math.log10(1 / score - 1)) : null,
  };
}
