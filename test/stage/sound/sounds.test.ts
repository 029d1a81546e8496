/** Every sound, every variant: measured, as nobody listens here. The table of it lies in build/sounds.txt. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { at } from '../../../src/cli/scripts/lib/paths.mjs';
import { rateOf } from '../../../src/stage/sound/heard';
import { momentary } from '../../../src/stage/sound/loudness';
import { CLASSES, kindOf, SOUNDS, type SoundName, stepOn, VARIANTS } from '../../../src/stage/sound/names';
import { makeSound, RECIPES } from '../../../src/stage/sound/recipes';
import { rendering } from '../../../src/stage/sound/render';
import { finish, lengthOf, RATE } from '../../../src/stage/sound/samples';
import { attackOf, distance, endOf, offsetOf, peakOf, portraitOf } from './measure';

const variants = Array.from({ length: VARIANTS }, (_, variant) => variant);

const made = SOUNDS.map((name) => ({
  name,
  ...CLASSES[kindOf(name)],
  all: variants.map((variant) => {
    const samples = makeSound(name, variant, RATE);
    return { variant, samples, portrait: portraitOf(samples) };
  }),
}));

const between = (a: (typeof made)[number], b: (typeof made)[number]): readonly number[] =>
  a.all.flatMap((one) => b.all.map((other) => distance(one.portrait, other.portrait)));

/** Largest distance of two variants of one sound. */
const spread = new Map<SoundName, number>(made.map((sound) => [sound.name, Math.max(...between(sound, sound))]));
const spreadOf = (name: SoundName): number => spread.get(name) ?? 0;

/** Smallest distance of any two variants, beside what either sound's own variants are apart. */
const APART = 1.5;
const pairs = made.flatMap((a, i) =>
  made.slice(i + 1).map((b) => {
    const least = Math.min(...between(a, b));
    return { a: a.name, b: b.name, least, share: least / Math.max(spreadOf(a.name), spreadOf(b.name)) };
  }),
);

/** Nothing differs by less than this, in dB of the portraits: a quarter above the usual distance of variants. */
const median = (numbers: readonly number[]): number => [...numbers].sort((a, b) => a - b)[numbers.length >> 1] ?? 0;
const LEAST = 1.25 * median([...spread.values()]);

describe('the set', () => {
  test('has a sound for each thing that is to be heard, each in variants', () => {
    expect(new Set(SOUNDS).size).toBe(SOUNDS.length);
    expect(Object.keys(RECIPES).sort()).toEqual([...SOUNDS].sort());
    expect(SOUNDS.length).toBeGreaterThanOrEqual(22);
    expect(VARIANTS).toBe(3);
  });

  test('has a step for every ground', () => {
    const motifs = ['meadow', 'trees', 'reeds', 'peaks', 'roofs', 'dunes', 'waves'] as const;
    expect(new Set(motifs.map(stepOn)).size).toBe(7);
    expect(SOUNDS).toContain(stepOn('masonry'));
    expect(SOUNDS).toContain(stepOn(null));
  });

  test('sounds lower for a higher rank, and never wrong', () => {
    const rates = Array.from({ length: 10 }, (_, i) => rateOf(i + 1));
    for (const [i, rate] of rates.entries()) expect(rate).toBeLessThan(rates[i - 1] ?? 2);
    expect(rates[0]).toBeLessThan(1.26);
    expect(rates[9]).toBeGreaterThan(0.79);
  });
});

describe.each(made)('$name', ({ name, least, most, loud, all }) => {
  test('is as long as its kind', () => {
    for (const { samples } of all) {
      expect(lengthOf(samples) * 1000).toBeGreaterThanOrEqual(least);
      expect(lengthOf(samples) * 1000).toBeLessThanOrEqual(most);
    }
  });

  test('has peaks from −20 to −1 dBFS, and two ears', () => {
    for (const { samples } of all) {
      expect(samples.ears).toHaveLength(2);
      expect(peakOf(samples)).toBeLessThanOrEqual(-1);
      expect(peakOf(samples)).toBeGreaterThanOrEqual(-20);
    }
  });

  test('is as loud as its kind', () => {
    for (const { samples } of all) expect(Math.abs(momentary(samples) - loud)).toBeLessThan(2);
  });

  test('is there within 10 ms', () => {
    for (const { samples } of all) expect(attackOf(samples)).toBeLessThan(10);
  });

  test('lies in the middle and ends without a click', () => {
    for (const { samples } of all) {
      expect(offsetOf(samples)).toBeLessThan(0.002);
      expect(endOf(samples)).toBeLessThan(-60);
    }
  });

  test('is the same each time, and each variant another', () => {
    expect(makeSound(name, 0, RATE)).toEqual(all[0]?.samples);
    expect(spreadOf(name)).toBeGreaterThan(0.3);
    const [first, ...others] = all;
    for (const { samples } of others) expect(samples).not.toEqual(first?.samples);
  });
});

describe('no sound is taken for another', () => {
  test.each(pairs)('$a and $b', ({ least, share }) => {
    expect(share).toBeGreaterThan(APART);
    expect(least).toBeGreaterThan(LEAST);
  });

  test('and one that only has another name would be', () => {
    const again = finish(rendering(RECIPES.select, 'another', 0, CLASSES.page.loud, RATE));
    const nearest = Math.min(...(made[0]?.all ?? []).map(({ portrait }) => distance(portrait, portraitOf(again))));
    expect(nearest).toBeLessThan(LEAST);
  });
});

test('the table of all', () => {
  const nearest = (name: SoundName) =>
    pairs.filter(({ a, b }) => a === name || b === name).sort((a, b) => a.share - b.share)[0];
  const head =
    'sound     kind   ms    peak dBFS  LUFS   attack ms  end dB  own spread dB  nearest (dB, times the spread)';
  const rows = made.map(({ name, all }) => {
    const near = nearest(name);
    const other = near?.a === name ? near.b : near?.a;
    const worst = (of: (samples: (typeof all)[number]['samples']) => number): number =>
      Math.max(...all.map(({ samples }) => of(samples)));
    return [
      name.padEnd(9),
      kindOf(name).padEnd(6),
      worst((samples) => lengthOf(samples) * 1000)
        .toFixed(0)
        .padEnd(5),
      worst(peakOf).toFixed(1).padEnd(10),
      worst(momentary).toFixed(1).padEnd(6),
      worst(attackOf).toFixed(1).padEnd(10),
      worst(endOf).toFixed(0).padEnd(7),
      spreadOf(name).toFixed(1).padEnd(14),
      `${other} (${near?.least.toFixed(1)}, ${near?.share.toFixed(2)})`,
    ].join(' ');
  });
  mkdirSync(at('build'), { recursive: true });
  writeFileSync(at('build/sounds.txt'), `${[head, ...rows].join('\n')}\n`);
  expect(rows).toHaveLength(SOUNDS.length);
});
