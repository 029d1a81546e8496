/** What can be measured of a sound without ears. */
import { momentary } from '../../../src/stage/sound/loudness';
import type { Samples } from '../../../src/stage/sound/samples';

const decibel = (share: number): number => 20 * Math.log10(Math.max(share, 1e-9));

/** Highest sample of any ear, in dBFS. */
export const peakOf = ({ ears }: Samples): number =>
  decibel(ears.reduce((most, ear) => ear.reduce((high, sample) => Math.max(high, Math.abs(sample)), most), 0));

/** Largest mean of an ear beside its peak: 0 is none. */
export const offsetOf = ({ ears }: Samples): number =>
  Math.max(
    ...ears.map((ear) => {
      const peak = ear.reduce((high, sample) => Math.max(high, Math.abs(sample)), 1e-9);
      return Math.abs(ear.reduce((sum, sample) => sum + sample, 0) / ear.length) / peak;
    }),
  );

/** Highest of the ears at each sample. */
const outline = ({ ears }: Samples): Float32Array => {
  const out = new Float32Array(ears[0]?.length ?? 0);
  for (const ear of ears) for (const [i, sample] of ear.entries()) out[i] = Math.max(out[i] ?? 0, Math.abs(sample));
  return out;
};

const highest = (of: Float32Array, from: number, to: number): number =>
  of.subarray(from, to).reduce((most, sample) => Math.max(most, sample), 0);

/** The last 2 ms beside the peak, in dB: what ends abruptly clicks. */
export const endOf = (samples: Samples): number => {
  const out = outline(samples);
  return decibel(highest(out, out.length - Math.round(0.002 * samples.rate), out.length) / highest(out, 0, out.length));
};

/**
 * Milliseconds until a sound is there: half as high as it gets within its first 40 ms. A sound that comes in slowly reaches
 * that late; one whose first 40 ms are 20 dB below the rest has not begun (Infinity).
 */
export const attackOf = (samples: Samples): number => {
  const out = outline(samples);
  const first = highest(out, 0, Math.round(0.04 * samples.rate));
  if (first < highest(out, 0, out.length) / 10) return Number.POSITIVE_INFINITY;
  return (out.findIndex((sample) => sample >= first / 2) / samples.rate) * 1000;
};

export const loudnessOf = momentary;

const BANDS = 24;
const WINDOW = 2048;
/** Seconds. */
const SLOT = 0.06;
const SLOTS = 12;
/** What is this much below the strongest is not heard beside it, in dB. */
const FLOOR = -40;
const mel = (hz: number): number => 2595 * Math.log10(1 + hz / 700);
const LOWEST = mel(50);
const HIGHEST = mel(12_000);

/** Power spectrum by Cooley and Tukey's transform; the length is a power of two. */
const powerOf = (given: Float64Array): Float64Array => {
  const size = given.length;
  const [re, im] = [Float64Array.from(given), new Float64Array(size)];
  for (let i = 1, j = 0; i < size; i += 1) {
    let bit = size >> 1;
    for (; j & bit; bit >>= 1) j ^= bit;
    j ^= bit;
    if (i < j) [re[i], re[j]] = [re[j] ?? 0, re[i] ?? 0];
  }
  for (let length = 2; length <= size; length *= 2) {
    const turn = (-2 * Math.PI) / length;
    for (let start = 0; start < size; start += length)
      for (let k = 0; k < length / 2; k += 1) {
        const [a, b] = [start + k, start + k + length / 2];
        const [cos, sin] = [Math.cos(turn * k), Math.sin(turn * k)];
        const [x, y] = [(re[b] ?? 0) * cos - (im[b] ?? 0) * sin, (re[b] ?? 0) * sin + (im[b] ?? 0) * cos];
        [re[b], im[b]] = [(re[a] ?? 0) - x, (im[a] ?? 0) - y];
        [re[a], im[a]] = [(re[a] ?? 0) + x, (im[a] ?? 0) + y];
      }
  }
  return re.subarray(0, size / 2).map((x, i) => x * x + (im[i] ?? 0) ** 2);
};

/** How wide a band is beside the way to the next. */
const WIDE = 1.2;

/** Share of each band in each line of a spectrum: soft hills that overlap, so that a small shift of pitch is a small change. */
const bandsOf = (rate: number): readonly (readonly (readonly [number, number])[])[] =>
  Array.from({ length: WINDOW / 2 }, (_, line) => {
    const place = ((mel((line * rate) / WINDOW) - LOWEST) / (HIGHEST - LOWEST)) * (BANDS - 1);
    return Array.from(
      { length: BANDS },
      (_, band) => [band, Math.exp(-(((place - band) / WIDE) ** 2) / 2)] as const,
    ).filter(([, share]) => share > 1e-4);
  });

/** Strength by time slot and mel band, in dB below the strongest: how a sound looks, however loud. */
export const portraitOf = ({ rate, ears }: Samples): Float64Array => {
  const length = Math.round(SLOT * SLOTS * rate);
  const mono = Float64Array.from({ length: length + WINDOW }, (_, i) =>
    ears.reduce((sum, ear) => sum + (ear[i] ?? 0), 0),
  );
  const bands = bandsOf(rate);
  const out = new Float64Array(SLOTS * BANDS);
  for (let start = 0; start < length; start += WINDOW / 4) {
    const slot = Math.min(SLOTS - 1, Math.floor((start / length) * SLOTS));
    const windowed = mono
      .slice(start, start + WINDOW)
      .map((sample, i) => sample * (0.5 - 0.5 * Math.cos((2 * Math.PI * i) / WINDOW)));
    for (const [line, power] of powerOf(windowed).entries())
      for (const [band, share] of bands[line] ?? [])
        out[slot * BANDS + band] = (out[slot * BANDS + band] ?? 0) + power * share;
  }
  const most = Math.max(...out, 1e-12);
  return out.map((power) => Math.max(FLOOR, 10 * Math.log10(Math.max(power, 1e-15) / most)));
};

/** How far two portraits are apart, in dB: root of the mean square over whatever is heard in either. */
export const distance = (a: Float64Array, b: Float64Array): number => {
  const heard = [...a.keys()].filter((i) => (a[i] ?? 0) > FLOOR || (b[i] ?? 0) > FLOOR);
  return Math.sqrt(heard.reduce((sum, i) => sum + ((a[i] ?? 0) - (b[i] ?? 0)) ** 2, 0) / Math.max(1, heard.length));
};
