/** What the hand does: wood, vellum and brass on the table. */
import type { Recipe } from '../render';
import { blow, noise } from './blow';

export const select: Recipe = {
  length: 80,
  room: 0,
  strikes: [blow('bar', 760, 90, { noise: noise(0.6, 2600, 1800, 18) })],
};

export const drop: Recipe = {
  length: 105,
  room: 0,
  strikes: [blow('bar', 330, 120, { noise: noise(0.9, 900, 500, 30) })],
};

export const press: Recipe = {
  length: 60,
  room: 0,
  strikes: [blow('glass', 1750, 55, { gain: 0.7, noise: noise(0.7, 5200, 4200, 14) })],
};

/** The table's edge: dull and low. */
export const border: Recipe = {
  length: 110,
  room: 0,
  strikes: [blow('skin', 132, 130, { bend: 0.8, noise: noise(0.5, 240, 160, 60) })],
};

/** Somebody is near: two light taps upward. */
export const near: Recipe = {
  length: 118,
  room: 0,
  strikes: [blow('skin', 494, 55, { gain: 0.9 }), blow('skin', 740, 60, { at: 54 })],
};

/** Two tones that grate. */
export const illegal: Recipe = {
  length: 120,
  room: 0,
  strikes: [
    blow('string', 196, 200, { gain: 0.9, noise: noise(0.35, 500, 300, 40) }),
    blow('string', 208, 200, { gain: 0.9 }),
  ],
};
