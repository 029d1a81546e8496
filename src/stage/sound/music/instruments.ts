/** What the music is played on: a few tones, made like every other sound, and played higher or lower as needed. */
import { blow, noise } from '../recipes/blow';
import { type Recipe, rendering } from '../render';
import { RATE, type Samples } from '../samples';
import type { Instrument, Note } from './score';

type Struck = Exclude<Instrument, 'drone' | 'hum'>;

/** Samples a second: nothing in a drone is high. */
const DRONE_RATE = 16_000;
/** Of each tone, the loudest 400 ms in LUFS. */
const LOUD = { lyre: -20.2, bowl: -18.6, drum: -25 } as const;
const DRONE_LOUD = -21.5;

/** Tones that are made, as MIDI numbers; others are played from the nearest. */
const MADE: Readonly<Record<Struck, readonly number[]>> = {
  lyre: [50, 60, 70],
  bowl: [50, 60, 70],
  drum: [36],
};

const hertz = (pitch: number): number => 440 * 2 ** ((pitch - 69) / 12);

const RECIPES: Readonly<Record<Struck, (hz: number) => Recipe>> = {
  lyre: (hz) => ({
    length: 1700,
    room: 0.5,
    strikes: [blow('string', hz, 1700, { attack: 3, noise: noise(0.05, 2400, 1800, 20) })],
  }),
  bowl: (hz) => ({
    length: 1900,
    room: 0.55,
    strikes: [blow('bell', hz, 1700, { attack: 5 }), blow('glass', hz, 500, { gain: 0.3, attack: 4 })],
  }),
  drum: (hz) => ({
    length: 620,
    room: 0.4,
    strikes: [blow('skin', hz, 480, { bend: 0.85, attack: 2, noise: noise(0.25, 300, 160, 60) })],
  }),
};

/** Seconds of a drone: it outlasts the longest phrase, and the next one comes in below its end. */
export const DRONE = { length: 9.6, in: 1.6, out: 1.8 } as const;
type Chord = readonly (readonly [multiple: number, gain: number])[];
/** Root, octave and what rings above; slightly apart, so that they breathe. */
const HUM: Chord = [
  [1, 1],
  [1.003, 0.6],
  [2, 0.4],
  [2.006, 0.25],
  [4.01, 0.1],
];
/** The same with a fifth, for modes that have one. */
const DRONES: Readonly<Record<'drone' | 'hum', Chord>> = {
  drone: [...HUM, [1.4983, 0.5], [1.495, 0.3], [3, 0.14]],
  hum: HUM,
};

/** Fades in and out; the mean square is set, as it goes on far longer than a blow. */
function* drone(chord: Chord, pitch: number): Generator<undefined, Samples> {
  const out = new Float32Array(Math.round(DRONE.length * DRONE_RATE));
  for (const [multiple, gain] of chord) {
    const turn = (2 * Math.PI * hertz(pitch) * multiple) / DRONE_RATE;
    const weight = 2 * Math.cos(turn);
    let [before, now] = [-Math.sin(turn) * gain, 0];
    for (let i = 0; i < out.length; i += 1) {
      out[i] = (out[i] ?? 0) + now;
      const next = weight * now - before;
      before = now;
      now = next;
    }
    yield;
  }
  const norm = 10 ** (DRONE_LOUD / 20) / Math.sqrt(chord.reduce((sum, [, gain]) => sum + (gain * gain) / 2, 0));
  for (let i = 0; i < out.length; i += 1) {
    const at = i / DRONE_RATE;
    const open = Math.min(1, at / DRONE.in, (out.length - 1 - i) / DRONE_RATE / DRONE.out);
    out[i] = (out[i] ?? 0) * norm * Math.sin((Math.PI / 2) * open) ** 2;
  }
  return { rate: DRONE_RATE, ears: [out] };
}

/** Which made sound plays a note, how it is made, and how much faster it is played. */
export const toneOf = ({
  instrument,
  pitch,
}: Note): { readonly key: string; readonly rate: number; readonly making: () => Generator<undefined, Samples> } => {
  if (instrument === 'drone' || instrument === 'hum')
    return { key: `${instrument}.${pitch}`, rate: 1, making: () => drone(DRONES[instrument], pitch) };
  const made = MADE[instrument].reduce((near, each) => (Math.abs(each - pitch) < Math.abs(near - pitch) ? each : near));
  const key = `${instrument}.${made}`;
  const recipe = RECIPES[instrument](hertz(made));
  return { key, rate: 2 ** ((pitch - made) / 12), making: () => rendering(recipe, key, 0, LOUD[instrument], RATE) };
};
