/** What pieces do to each other. */
import type { Recipe } from '../render';
import { blow, hiss, noise } from './blow';

/** Hooves, nearer with each beat. */
export const charge: Recipe = {
  length: 470,
  room: 0.3,
  strikes: [
    blow('skin', 118, 110, { gain: 0.7, noise: noise(0.6, 700, 420, 60) }),
    blow('skin', 132, 110, { at: 110, gain: 0.8, noise: noise(0.6, 760, 420, 60) }),
    blow('skin', 118, 120, { at: 205, gain: 0.9, noise: noise(0.7, 820, 420, 60) }),
    blow('skin', 104, 170, { at: 300, gain: 1.1, noise: noise(0.8, 900, 420, 90) }),
  ],
};

/** Wings: air that rises and falls. */
export const fly: Recipe = {
  length: 380,
  room: 0.2,
  strikes: [
    hiss(noise(1, 700, 2600, 260, 1.6), 0, 6),
    hiss(noise(0.9, 2400, 800, 260, 1.6), 150, 30),
    blow('glass', 2100, 120, { at: 20, gain: 0.08, bend: 1.3 }),
  ],
};

/** A token turns over: leather, then a clear fifth. */
export const reveal: Recipe = {
  length: 520,
  room: 0.45,
  strikes: [
    hiss(noise(0.8, 3000, 1800, 40, 0.9)),
    blow('bell', 587, 420, { at: 70, gain: 0.9 }),
    blow('bell', 880, 380, { at: 118, gain: 0.7 }),
  ],
};

/** Blade on blade. */
export const light: Recipe = {
  length: 380,
  room: 0.4,
  strikes: [
    blow('plate', 1320, 240, { noise: noise(1.2, 5200, 3400, 40, 0.9) }),
    blow('plate', 1770, 160, { at: 26, gain: 0.5, noise: noise(0.5, 6200, 4800, 30) }),
  ],
};

/** An anvil, and what stands under it. */
export const heavy: Recipe = {
  length: 590,
  room: 0.5,
  strikes: [
    blow('skin', 70, 420, { gain: 1.5, bend: 0.72, noise: noise(0.7, 380, 170, 110) }),
    blow('plate', 392, 620, { gain: 0.55, noise: noise(0.5, 2600, 1500, 40) }),
    blow('plate', 587, 520, { gain: 0.35 }),
  ],
};

/** Two shields meet and neither gives way. */
export const tie: Recipe = {
  length: 430,
  room: 0.35,
  strikes: [
    blow('bar', 392, 170, { noise: noise(0.7, 1400, 900, 40) }),
    blow('bar', 392, 170, { at: 132, noise: noise(0.7, 1400, 900, 40) }),
    blow('bar', 349, 190, { at: 264, gain: 0.8, noise: noise(0.5, 1200, 800, 40) }),
  ],
};

/** A string lets go, something hits. */
export const shot: Recipe = {
  length: 330,
  room: 0.25,
  strikes: [
    blow('string', 147, 140, { bend: 1.25, noise: noise(0.7, 3200, 1400, 60) }),
    hiss(noise(0.5, 1200, 3800, 120, 2), 36, 10),
    blow('bar', 196, 80, { at: 205, gain: 1.2, noise: noise(1.2, 1500, 600, 40) }),
  ],
};

/** It crumbles. */
export const fall: Recipe = {
  length: 520,
  room: 0.3,
  strikes: [
    blow('stone', 330, 90, { gain: 0.9, noise: noise(1.3, 900, 350, 160, 0.7) }),
    ...[66, 118, 182, 236, 305, 372].map((at, i) =>
      blow('stone', [610, 480, 700, 420, 560, 380][i] ?? 500, 55, {
        at,
        gain: 0.62 * 0.82 ** i,
        noise: noise(0.5 * 0.85 ** i, 1700 - 150 * i, 900, 50),
      }),
    ),
  ],
};
