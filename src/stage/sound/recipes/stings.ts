/** Few and long: the turn, a castle's fall, the end. */
import type { Recipe } from '../render';
import { blow, hiss, noise } from './blow';

/** Wood, then a small bell. */
export const turn: Recipe = {
  length: 420,
  room: 0.4,
  strikes: [
    blow('bar', 440, 110, { noise: noise(0.3, 1800, 1200, 20) }),
    blow('bell', 659, 300, { at: 84, gain: 0.55 }),
  ],
};

/** Walls come down. */
export const castle: Recipe = {
  length: 1800,
  room: 0.6,
  strikes: [
    blow('skin', 55, 900, { gain: 1.6, bend: 0.7, noise: noise(1.6, 420, 120, 900, 0.7) }),
    blow('plate', 196, 700, { gain: 0.5 }),
    ...[140, 260, 350, 470, 560, 690, 800, 930, 1080, 1240].map((at, i) =>
      blow('stone', [300, 420, 260, 380, 520, 330, 460, 290, 400, 350][i] ?? 300, 110, {
        at,
        gain: 0.75 * 0.9 ** i,
        noise: noise(0.8 * 0.9 ** i, 1300, 500, 110, 0.8),
      }),
    ),
    hiss(noise(0.5, 900, 220, 1300, 0.7), 200, 80),
  ],
};

/** Five notes upward, the last a whole chord. */
export const win: Recipe = {
  length: 1950,
  room: 0.6,
  strikes: [
    blow('string', 294, 420, { gain: 0.9 }),
    blow('string', 370, 420, { at: 170, gain: 0.9 }),
    blow('string', 440, 420, { at: 340, gain: 0.9 }),
    blow('string', 587, 1500, { at: 560, gain: 1.1 }),
    blow('string', 440, 1500, { at: 566, gain: 0.8 }),
    blow('string', 370, 1500, { at: 572, gain: 0.8 }),
    blow('bell', 1175, 1300, { at: 580, gain: 0.4 }),
    blow('skin', 73, 400, { at: 560, gain: 0.9, bend: 0.8 }),
  ],
};

/** Three notes downward, a drum that stops. */
export const lose: Recipe = {
  length: 1900,
  room: 0.65,
  strikes: [
    blow('string', 220, 620, { gain: 0.9 }),
    blow('string', 196, 620, { at: 330, gain: 0.9 }),
    blow('string', 147, 1400, { at: 700, gain: 1 }),
    blow('string', 175, 1300, { at: 706, gain: 0.7 }),
    blow('bell', 147, 1300, { at: 710, gain: 0.5 }),
    blow('skin', 62, 380, { at: 700, gain: 0.9, bend: 0.75 }),
    blow('skin', 58, 420, { at: 1180, gain: 0.7, bend: 0.75 }),
  ],
};
