/** Makes a sound from its recipe: blows, room, loudness of its kind, a quiet end. */
import { momentary } from './loudness';
import { inRoom } from './room';
import { chance, type Samples, seedOf } from './samples';
import { addStrike, type Strike } from './struck';

export interface Recipe {
  /** Milliseconds. */
  readonly length: number;
  /** How strong the room is: 0 none. */
  readonly room: number;
  readonly strikes: readonly Strike[];
}

/** A variant is so much higher or lower, as a share. */
export const APART = 0.05;
/** Milliseconds in which a sound dies away at its end, at most this share of it. */
const END = { ms: 24, share: 0.3 } as const;
/** Peaks stay below: −1.5 dBFS. */
const PEAK = 0.84;
/** What is slower than this, in Hz, is no tone. */
const SLOWEST = 28;

/** Multiples of the pitch by variant: as made, lower, higher. */
export const pitchOf = (variant: number): number => 1 + APART * ([0, -1, 1][variant % 3] ?? 0);

/** Moves every blow's pitch, and each a little in time and strength. */
const vary = (strikes: readonly Strike[], variant: number, random: () => number): readonly Strike[] =>
  strikes.map((strike, i) => ({
    ...strike,
    at: i === 0 ? strike.at : strike.at * (1 + (random() - 0.5) * 0.06),
    pitch: strike.pitch * pitchOf(variant),
    gain: strike.gain * (0.92 + 0.16 * random()),
  }));

/** Takes away what is too slow to be heard. */
const level = (samples: Float32Array, rate: number): void => {
  const keep = Math.exp((-2 * Math.PI * SLOWEST) / rate);
  let [before, out] = [0, 0];
  for (let i = 0; i < samples.length; i += 1) {
    const sample = samples[i] ?? 0;
    out = keep * (out + sample - before);
    before = sample;
    samples[i] = out;
  }
};

const close = (samples: Float32Array, rate: number): void => {
  const length = Math.min(Math.round((END.ms / 1000) * rate), Math.floor(samples.length * END.share));
  for (let i = 0; i < length; i += 1) {
    const at = samples.length - length + i;
    samples[at] = (samples[at] ?? 0) * Math.cos((Math.PI / 2) * ((i + 1) / length)) ** 2;
  }
};

/** As loud as asked; peaks that would be too high are rounded off. */
const settle = (samples: Samples, loud: number): void => {
  const gain = 10 ** ((loud - momentary(samples)) / 20);
  for (const ear of samples.ears)
    for (let i = 0; i < ear.length; i += 1) {
      const sample = (ear[i] ?? 0) * gain;
      ear[i] = Math.abs(sample) < PEAK / 2 ? sample : Math.sign(sample) * round(Math.abs(sample));
    }
};

/** Straight up to half of the peak, then ever flatter, and never above it. */
const round = (height: number): number => PEAK / 2 + (PEAK / 2) * Math.tanh((height - PEAK / 2) / (PEAK / 2));

/**
 * Makes a sound bit by bit, so that whoever asks may rest in between: each `next` takes about a millisecond. `loud` in LUFS,
 * the loudest 400 ms; `name` seeds what differs from blow to blow. The same arguments give the same samples.
 */
export function* rendering(
  recipe: Recipe,
  name: string,
  variant: number,
  loud: number,
  rate: number,
): Generator<undefined, Samples> {
  const seed = seedOf(`${name} ${variant}`);
  const dry = new Float32Array(Math.round((recipe.length / 1000) * rate));
  for (const [i, strike] of vary(recipe.strikes, variant, chance(seed)).entries()) {
    addStrike(dry, strike, rate, seed + i * 7919);
    yield;
  }
  level(dry, rate);
  yield;
  const ears = yield* inRoom(dry, rate, recipe.room);
  for (const ear of ears) close(ear, rate);
  const samples = { rate, ears };
  yield;
  settle(samples, loud);
  return samples;
}
