/** Powers, spells and curses. */
import type { Recipe } from '../render';
import { blow, hiss, noise } from './blow';

/** Glass upward. */
export const magic: Recipe = {
  length: 560,
  room: 0.6,
  strikes: [
    blow('glass', 784, 300, { gain: 0.8 }),
    blow('glass', 988, 300, { at: 62, gain: 0.8 }),
    blow('glass', 1319, 300, { at: 124, gain: 0.85 }),
    blow('glass', 1760, 320, { at: 186, gain: 0.8 }),
    hiss(noise(0.12, 3000, 7800, 380, 1.2), 40, 30),
  ],
};

/** Glass downward, and breath that puts it out. */
export const dispel: Recipe = {
  length: 520,
  room: 0.4,
  strikes: [
    blow('glass', 1175, 120, { gain: 0.8 }),
    blow('glass', 831, 120, { at: 78, gain: 0.8 }),
    blow('glass', 554, 140, { at: 156, gain: 0.8, bend: 0.75 }),
    hiss(noise(1.6, 3600, 500, 360, 1.2), 150, 20),
  ],
};

/** A bell that sinks, with its neighbour against it. */
export const cursed: Recipe = {
  length: 600,
  room: 0.55,
  strikes: [
    blow('bell', 208, 620, { bend: 0.82, noise: noise(0.5, 240, 140, 260, 2) }),
    blow('bell', 220, 560, { gain: 0.8, bend: 0.8 }),
    blow('bell', 147, 500, { at: 170, gain: 0.9, bend: 0.85 }),
  ],
};

/** The same bell rises and is clear. */
export const lifted: Recipe = {
  length: 560,
  room: 0.55,
  strikes: [
    blow('bell', 247, 300, { gain: 0.8, bend: 1.25 }),
    blow('bell', 370, 380, { at: 150, gain: 0.9 }),
    blow('bell', 494, 360, { at: 230, gain: 0.7 }),
  ],
};

/** One voice goes up into another that comes down. */
export const control: Recipe = {
  length: 560,
  room: 0.4,
  strikes: [
    blow('string', 220, 620, { bend: 2 }),
    blow('string', 660, 620, { gain: 0.9, bend: 0.4 }),
    blow('bar', 440, 160, { at: 360, gain: 0.9 }),
  ],
};
