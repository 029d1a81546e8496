/** Struck bodies: what a blow makes of a bar, a bell, a skin or a stone. Adds to samples, knows nothing of loudness. */
import { chance } from './samples';

/** How a body rings: its tones as multiples of the lowest, each weaker and shorter than the one before. */
export interface Body {
  /** Multiples of the pitch; not whole where a body is no string. */
  readonly tones: readonly number[];
  /** Strength of each tone beside the one below it. */
  readonly slope: number;
  /** Length of each tone beside the one below it. */
  readonly damping: number;
}

/** Tones of ideal bodies: a free bar, a hung bell, a round skin, a glass; stone and string. */
export const BODIES = {
  bar: { tones: [1, 2.756, 5.404, 8.933], slope: 0.5, damping: 0.55 },
  bell: { tones: [0.5, 1, 1.19, 1.5, 2, 2.74], slope: 0.78, damping: 0.8 },
  skin: { tones: [1, 1.594, 2.136, 2.653, 2.918], slope: 0.62, damping: 0.7 },
  glass: { tones: [1, 2.32, 4.25, 6.63], slope: 0.6, damping: 0.6 },
  stone: { tones: [1, 1.41, 2.09, 3.34, 4.1], slope: 0.85, damping: 0.8 },
  string: { tones: [1, 2.003, 3.01, 4.022, 5.04, 6.06], slope: 0.66, damping: 0.72 },
  plate: { tones: [1, 1.72, 2.48, 3.53, 4.62, 6.21], slope: 0.92, damping: 0.86 },
} as const satisfies Readonly<Record<string, Body>>;

/** Breath, grit and splash of a blow: noise through a band that may move. */
export interface Noise {
  readonly gain: number;
  /** Middle of the band in Hz, at the start and at the end. */
  readonly from: number;
  readonly to: number;
  /** Milliseconds until it is 60 dB weaker. */
  readonly ring: number;
  /** How narrow the band is: 0.5 wide, 8 nearly a tone. */
  readonly narrow: number;
}

export interface Strike {
  /** Milliseconds from the sound's start. */
  readonly at: number;
  readonly body: Body;
  /** Lowest tone in Hz. */
  readonly pitch: number;
  readonly gain: number;
  /** Milliseconds until the lowest tone is 60 dB weaker. */
  readonly ring: number;
  /** Milliseconds until it is full. */
  readonly attack: number;
  /** The pitch slides here, as a multiple, by the time the lowest tone is 60 dB weaker; 1: it stays. */
  readonly bend: number;
  readonly noise: Noise | null;
}

/** Natural logarithm of 60 dB. */
const SIXTY = Math.log(1000);
const ms = (time: number, rate: number): number => Math.round((time / 1000) * rate);

/** One tone, turned on by a recurrence: no sine is worked out twice. */
const ring = (out: Float32Array, tone: { hz: number; gain: number; ring: number }, rate: number): void => {
  const turn = (2 * Math.PI * tone.hz) / rate;
  if (turn >= Math.PI * 0.9) return;
  const length = Math.min(out.length, ms(tone.ring * 1.2, rate));
  const keep = Math.exp(-SIXTY / Math.max(1, ms(tone.ring, rate)));
  const [a, b] = [2 * keep * Math.cos(turn), keep * keep];
  let before = (-Math.sin(turn) * tone.gain) / keep;
  let now = 0;
  for (let i = 0; i < length; i += 1) {
    out[i] = (out[i] ?? 0) + now;
    const next = a * now - b * before;
    before = now;
    now = next;
  }
};

/** The same with a pitch that slides. */
const slide = (
  out: Float32Array,
  tone: { hz: number; gain: number; ring: number; bend: number; over: number },
  rate: number,
): void => {
  const length = Math.min(out.length, ms(tone.ring * 1.2, rate));
  const keep = Math.exp(-SIXTY / Math.max(1, ms(tone.ring, rate)));
  const along = tone.bend ** (1 / Math.max(1, ms(tone.over, rate)));
  let turn = (2 * Math.PI * tone.hz) / rate;
  let phase = 0;
  let gain = tone.gain;
  for (let i = 0; i < length && turn < Math.PI * 0.9; i += 1) {
    out[i] = (out[i] ?? 0) + Math.sin(phase) * gain;
    phase += turn;
    gain *= keep;
    turn *= along;
  }
};

/** Noise through a filter of the second order whose band moves (Chamberlin's state variable filter). */
const breathe = (out: Float32Array, noise: Noise, rate: number, seed: number): void => {
  const random = chance(seed);
  const length = Math.min(out.length, ms(noise.ring * 1.2, rate));
  const keep = Math.exp(-SIXTY / Math.max(1, ms(noise.ring, rate)));
  const along = (noise.to / noise.from) ** (1 / Math.max(1, ms(noise.ring, rate)));
  const most = rate / 6.5;
  const resist = 1 / noise.narrow;
  let [low, band, hz, gain] = [0, 0, noise.from, noise.gain];
  for (let i = 0; i < length; i += 1) {
    const turn = 2 * Math.sin((Math.PI * Math.min(hz, most)) / rate);
    low += turn * band;
    const high = random() * 2 - 1 - low - resist * band;
    band += turn * high;
    out[i] = (out[i] ?? 0) + band * gain * resist;
    gain *= keep;
    hz *= along;
  }
};

/** Strikes a body; `part` gets what it makes, before its attack. */
const strikeBody = (part: Float32Array, strike: Strike, rate: number, random: () => number): void => {
  const { body, pitch, bend } = strike;
  for (const [i, multiple] of body.tones.entries()) {
    // no two blows are quite alike
    const gain = strike.gain * body.slope ** i * (0.85 + 0.3 * random());
    const tone = { hz: pitch * multiple * (1 + (random() - 0.5) * 0.004), gain, ring: strike.ring * body.damping ** i };
    if (bend === 1) ring(part, tone, rate);
    else slide(part, { ...tone, bend, over: strike.ring }, rate);
  }
};

/** Milliseconds that a blow can be heard. */
const lasting = ({ ring: tone, noise, attack }: Strike): number => attack + 1.2 * Math.max(tone, noise?.ring ?? 0);

/** Adds one blow to a list of samples. */
export const addStrike = (out: Float32Array, strike: Strike, rate: number, seed: number): void => {
  const from = ms(strike.at, rate);
  const part = new Float32Array(Math.max(0, Math.min(out.length - from, ms(lasting(strike), rate))));
  const random = chance(seed);
  strikeBody(part, strike, rate, random);
  if (strike.noise !== null) breathe(part, strike.noise, rate, seed ^ 0x5bd1e995);
  const attack = Math.min(part.length, Math.max(1, ms(strike.attack, rate)));
  for (let i = 0; i < attack; i += 1) part[i] = (part[i] ?? 0) * Math.sin((Math.PI / 2) * (i / attack));
  for (let i = 0; i < part.length; i += 1) out[from + i] = (out[from + i] ?? 0) + (part[i] ?? 0);
};
