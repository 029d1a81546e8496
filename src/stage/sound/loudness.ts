/**
 * Loudness as people hear it, in LUFS (ITU-R BS.1770-4): two filters that weigh the tones, then the mean square of all ears.
 * The filters' figures are derived for any sample rate from their analogue shape, as the recommendation gives them for
 * 48,000 only.
 */
import type { Samples } from './samples';

/** Weights of a filter of the second order: of what comes in, and of what went out before. */
interface Filter {
  readonly b: readonly [number, number, number];
  readonly a: readonly [number, number];
}

/** A shelf for the head: +4 dB from about 1.7 kHz on. */
const shelf = (rate: number): Filter => {
  const k = Math.tan((Math.PI * 1681.974450955533) / rate);
  const q = 0.7071752369554196;
  const high = 10 ** (3.999843853973347 / 20);
  const middle = high ** 0.4996667741545416;
  const a0 = 1 + k / q + k * k;
  return {
    b: [(high + (middle * k) / q + k * k) / a0, (2 * (k * k - high)) / a0, (high - (middle * k) / q + k * k) / a0],
    a: [(2 * (k * k - 1)) / a0, (1 - k / q + k * k) / a0],
  };
};

/** What lies below about 38 Hz hardly counts. */
const pass = (rate: number): Filter => {
  const k = Math.tan((Math.PI * 38.13547087602444) / rate);
  const q = 0.5003270373238773;
  const a0 = 1 + k / q + k * k;
  return { b: [1, -2, 1], a: [(2 * (k * k - 1)) / a0, (1 - k / q + k * k) / a0] };
};

/** Adds the squares of what both filters leave of an ear. */
const addSquares = (ear: Float32Array, rate: number, out: Float64Array): void => {
  const [first, second] = [shelf(rate), pass(rate)];
  const [b0, b1, b2] = first.b;
  const [a1, a2] = first.a;
  const [d1, d2] = second.a;
  let [x1, x2, y1, y2, z1, z2] = [0, 0, 0, 0, 0, 0];
  for (let i = 0; i < ear.length; i += 1) {
    const x = ear[i] ?? 0;
    const y = b0 * x + b1 * x1 + b2 * x2 - a1 * y1 - a2 * y2;
    const z = y - 2 * y1 + y2 - d1 * z1 - d2 * z2;
    x2 = x1;
    x1 = x;
    y2 = y1;
    y1 = y;
    z2 = z1;
    z1 = z;
    out[i + 1] = (out[i + 1] ?? 0) + z * z;
  }
};

/** Seconds of a momentary measure, and how far apart the blocks of a whole one begin. */
export const BLOCK = 0.4;
const STEP = 0.1;

/** LUFS of a mean square. */
const loudnessOf = (square: number): number => -0.691 + 10 * Math.log10(Math.max(square, 1e-12));

/** Sums of squares of all ears up to each sample, so that any stretch is a difference. */
const sums = ({ rate, ears }: Samples): Float64Array => {
  const out = new Float64Array((ears[0]?.length ?? 0) + 1);
  for (const ear of ears) addSquares(ear, rate, out);
  for (let i = 1; i < out.length; i += 1) out[i] = (out[i] ?? 0) + (out[i - 1] ?? 0);
  return out;
};

/** The loudest 400 ms, in LUFS; a shorter sound has silence round it. */
export const momentary = (samples: Samples): number => {
  const sum = sums(samples);
  const block = Math.round(BLOCK * samples.rate);
  const hop = Math.max(1, Math.round(samples.rate / 100));
  let most = 0;
  for (let end = Math.min(block, sum.length - 1); end < sum.length; end += hop)
    most = Math.max(most, ((sum[end] ?? 0) - (sum[Math.max(0, end - block)] ?? 0)) / block);
  return loudnessOf(most);
};

/** The whole, in LUFS: blocks below −70, then those 10 below the rest, don't count. */
export const integrated = (samples: Samples): number => {
  const sum = sums(samples);
  const [block, hop] = [Math.round(BLOCK * samples.rate), Math.round(STEP * samples.rate)];
  const squares: number[] = [];
  for (let end = block; end < sum.length; end += hop) squares.push(((sum[end] ?? 0) - (sum[end - block] ?? 0)) / block);
  const mean = (of: readonly number[]): number =>
    of.reduce((total, square) => total + square, 0) / Math.max(1, of.length);
  const heard = squares.filter((square) => loudnessOf(square) > -70);
  const floor = loudnessOf(mean(heard)) - 10;
  return loudnessOf(mean(heard.filter((square) => loudnessOf(square) > floor)));
};
