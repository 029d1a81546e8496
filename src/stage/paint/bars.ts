/** The iron bars before a prisoner: down with a lock, or drawn up into their beam. */
import { INK, tint } from '../colour';
import type { Art } from './art';
import { type Brush, disc, fill, rounded, stroke } from './brush';
import { SMALL, TOKEN } from './detail';

const IRON = '#59606B';
const SHINE = '#DDE3EA';
const HALF = 0.44;
/** Thin bars on both sides of the strength, which lies in the middle of a token, and on a small one at its right. */
const BARS = { usual: [-0.39, -0.13, 0.13, 0.39], small: [-0.39, -0.22, 0.39] } as const;

const bar = (brush: Brush, path: Path2D): void => {
  stroke(brush, path, tint(INK, 0.85), Math.max(brush.px * 1.8, 0.03));
  fill(brush, path, IRON);
};

/** Upright bars from the beam down to `foot`, lit from the left. */
const uprights = (brush: Brush, foot: number): void => {
  const wide = Math.max(brush.px, 0.026);
  const places = TOKEN / brush.px < SMALL ? BARS.small : BARS.usual;
  for (const x of places) {
    fill(brush, rounded(x, -HALF, wide * 1.1, foot + HALF, 0), tint(INK, 0.9));
    fill(brush, rounded(x - wide, -HALF, wide, foot + HALF, 0), SHINE);
  }
};

const beam = (brush: Brush, y: number): void => {
  const high = Math.max(brush.px * 2, 0.075);
  bar(brush, rounded(-HALF - 0.02, y - high / 2, 2 * HALF + 0.04, high, 0.02));
  fill(brush, rounded(-HALF - 0.02, y - high / 2, 2 * HALF + 0.04, high * 0.35, 0), tint(SHINE, 0.7));
};

const shut = (brush: Brush): void => {
  uprights(brush, HALF);
  beam(brush, -HALF + 0.03);
  beam(brush, HALF - 0.05);
};

const open = (brush: Brush): void => {
  uprights(brush, -HALF + 0.17);
  beam(brush, -HALF + 0.03);
  // the bolt hangs loose
  fill(brush, disc(HALF - 0.02, -HALF + 0.22, Math.max(brush.px * 2, 0.06)), tint(INK, 0.85));
  fill(brush, disc(HALF - 0.02, -HALF + 0.22, Math.max(brush.px * 1.2, 0.038)), '#E7C145');
};

export const barArts = (): readonly Art[] => [
  { name: 'bars:shut', width: 1.04, height: 1.04, paint: shut },
  { name: 'bars:open', width: 1.04, height: 1.04, paint: open },
];
