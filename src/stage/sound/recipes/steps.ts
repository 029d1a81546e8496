/** A piece set down on each ground. */
import type { Recipe } from '../render';
import { blow, hiss, noise } from './blow';

/** Soft earth, and grass that gives way. */
export const plains: Recipe = {
  length: 170,
  room: 0.15,
  strikes: [blow('skin', 168, 130, { noise: noise(0.5, 1900, 900, 90, 0.8) }), hiss(noise(0.3, 2600, 1600, 70), 38)],
};

/** A twig breaks, leaves rustle. */
export const forest: Recipe = {
  length: 200,
  room: 0.25,
  strikes: [
    blow('bar', 520, 60, { noise: noise(0.9, 4200, 2400, 22, 1.4) }),
    blow('bar', 640, 40, { at: 34, gain: 0.6, noise: noise(0.5, 3600, 3000, 20, 1.4) }),
    hiss(noise(0.35, 5200, 3600, 130), 60),
  ],
};

/** Mud holds on, and lets go. */
export const marsh: Recipe = {
  length: 215,
  room: 0.1,
  strikes: [
    blow('skin', 82, 110, { gain: 0.9, bend: 0.7, noise: noise(1.6, 240, 460, 120, 4) }),
    hiss(noise(1.3, 420, 1900, 80, 5), 92),
  ],
};

/** Stone on stone. */
export const mountain: Recipe = {
  length: 170,
  room: 0.5,
  strikes: [
    blow('stone', 1040, 55, { noise: noise(0.5, 2600, 2000, 24) }),
    blow('stone', 1340, 40, { at: 44, gain: 0.5 }),
  ],
};

/** Planks over a hollow. */
export const town: Recipe = {
  length: 215,
  room: 0.35,
  strikes: [
    blow('bar', 349, 190, { noise: noise(0.15, 1700, 1300, 20) }),
    blow('bar', 262, 190, { at: 70, noise: noise(0.15, 1500, 1200, 20) }),
  ],
};

/** Sand runs. */
export const desert: Recipe = {
  length: 200,
  room: 0.05,
  strikes: [hiss(noise(1, 6400, 3800, 190, 0.6), 0, 3), hiss(noise(0.7, 5200, 4400, 110, 0.6), 62, 4)],
};

/** A drop falls in, a bubble comes up. */
export const water: Recipe = {
  length: 215,
  room: 0.4,
  strikes: [
    blow('bell', 700, 100, { bend: 1.7, noise: noise(0.3, 900, 600, 40) }),
    blow('bell', 1040, 90, { at: 84, gain: 0.7, bend: 1.9 }),
  ],
};
