/** The measures themselves: they agree with what is known, and each finds what it is there to find. */
import { describe, expect, test } from 'vitest';
import { integrated, momentary } from '../../../src/stage/sound/loudness';
import { makeSound } from '../../../src/stage/sound/recipes';
import { RATE, type Samples } from '../../../src/stage/sound/samples';
import { attackOf, distance, endOf, offsetOf, peakOf, portraitOf } from './measure';

const sine = (hz: number, peak: number, seconds: number, rate: number, ears = 1): Samples => {
  const ear = Float32Array.from(
    { length: Math.round(seconds * rate) },
    (_, i) => peak * Math.sin((2 * Math.PI * hz * i) / rate),
  );
  return { rate, ears: Array.from({ length: ears }, () => ear) };
};

/** What `change` makes of each sample. */
const altered = ({ rate, ears }: Samples, change: (sample: number, at: number, length: number) => number): Samples => ({
  rate,
  ears: ears.map((ear) => ear.map((sample, i) => change(sample, i, ear.length))),
});

describe('loudness agrees with ITU-R BS.1770', () => {
  // the recommendation's own check: a full sine of 997 Hz in one ear reads −3.01
  test.each([32_000, 44_100, 48_000])('997 Hz at %d samples a second', (rate) => {
    expect(integrated(sine(997, 1, 3, rate))).toBeCloseTo(-3.01, 1);
    expect(momentary(sine(997, 1, 3, rate))).toBeCloseTo(-3.01, 1);
  });

  test('two ears are 3 dB louder than one, half the height is 6 dB less', () => {
    expect(integrated(sine(997, 1, 3, 48_000, 2))).toBeCloseTo(0, 1);
    expect(integrated(sine(997, 0.5, 3, 48_000))).toBeCloseTo(-9.03, 1);
  });

  test('low tones count for less, high ones for more', () => {
    expect(momentary(sine(40, 1, 2, 48_000))).toBeLessThan(-6);
    expect(momentary(sine(4000, 1, 2, 48_000))).toBeCloseTo(0.3, 0);
  });

  test('silence between does not count', () => {
    const loud = sine(997, 0.5, 3, 48_000);
    const half = { rate: 48_000, ears: [new Float32Array(6 * 48_000)] };
    half.ears[0]?.set(loud.ears[0] ?? []);
    expect(Math.abs(integrated(half) - integrated(loud))).toBeLessThan(0.6);
  });
});

describe('a bad sound is found', () => {
  const good = makeSound('tie', 0, RATE);

  test('that is too loud, or hardly there', () => {
    expect(peakOf(altered(good, (sample) => sample * 2))).toBeGreaterThan(-1);
    expect(peakOf(altered(good, (sample) => sample * 0.01))).toBeLessThan(-20);
    expect(momentary(altered(good, (sample) => sample / 2)) - momentary(good)).toBeCloseTo(-6.02, 1);
  });

  test('that comes in slowly, or late', () => {
    const slow = altered(good, (sample, i) => sample * Math.min(1, i / (0.12 * RATE)));
    expect(attackOf(slow)).toBeGreaterThan(10);
    const late = altered(good, (sample, i) => (i < 0.05 * RATE ? 0 : sample));
    expect(attackOf(late)).toBe(Number.POSITIVE_INFINITY);
  });

  test('that is cut off', () => {
    const whole = good.ears[0]?.length ?? 0;
    const cut = { rate: RATE, ears: good.ears.map((ear) => ear.slice(0, Math.round(whole / 3.1))) };
    expect(endOf(cut)).toBeGreaterThan(-60);
  });

  test('that lies beside the middle', () => {
    expect(offsetOf(altered(good, (sample) => sample + 0.01))).toBeGreaterThan(0.005);
  });

  test('that is another one, only louder or a little higher', () => {
    const louder = altered(makeSound('tie', 0, RATE), (sample) => sample * 0.5);
    expect(distance(portraitOf(good), portraitOf(louder))).toBeLessThan(0.01);
    expect(distance(portraitOf(good), portraitOf(makeSound('heavy', 0, RATE)))).toBeGreaterThan(8);
  });
});
