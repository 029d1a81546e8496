/** The engravers' code for colours: each field has lines of its own, so that it is known without its colour. */

import type { Manner } from '../../match/stage-port';
import { blend, contrastOf } from '../colour';
import type { Field } from '../look';
import { type Brush, fill, stroke } from './brush';

/** In shares of a token: 6 px and 1.5 px at a token of 64 px. */
const PITCH = 6 / 64;
const WIDTH = 1.5 / 64;
/** In CSS pixels: thinner lines, or closer ones, run into one grey on small tokens. */
const LEAST_PITCH = 4.2;
const LEAST_WIDTH = 1.7;
const DARK = '#15120F';
const LIGHT = '#FFF9EC';

type Strength = Manner['hatching'];

/** Contrast of the lines to their field: seen, and not shouting (UX 4.1: 1.3 to 1.6); and how broad they are. */
const STRENGTHS: Readonly<Record<Strength, { readonly contrast: number; readonly broad: number }>> = {
  light: { contrast: 1.34, broad: 0.8 },
  normal: { contrast: 1.52, broad: 1 },
  strong: { contrast: 1.57, broad: 1.6 },
};

const STEPS = 200;

/** Colour of the lines: towards the ink's opposite on dark fields, towards the ink on light ones. */
export const hatchColour = ({ colour, ink }: Field, strength: Strength = 'normal'): string => {
  const end = ink === LIGHT ? LIGHT : DARK;
  for (let i = 1; i < STEPS; i++) {
    const mixed = blend(colour, end, i / STEPS);
    if (contrastOf(mixed, colour) >= STRENGTHS[strength].contrast) return mixed;
  }
  return end;
};

const lines = (direction: readonly [number, number], pitch: number): Path2D => {
  const path = new Path2D();
  const [dx, dy] = direction;
  for (let at = -0.75; at <= 0.75; at += pitch) {
    // along the direction, moved across it
    path.moveTo(-dy * at - dx, dx * at - dy);
    path.lineTo(-dy * at + dx, dx * at + dy);
  }
  return path;
};

const dots = (pitch: number, radius: number): Path2D => {
  const path = new Path2D();
  const wide = pitch * 1.25;
  for (let row = 0, y = -0.55; y <= 0.55; row++, y += wide) {
    for (let x = row % 2 ? -0.55 + wide / 2 : -0.55; x <= 0.55; x += wide) {
      path.moveTo(x + radius, y);
      path.arc(x, y, radius, 0, Math.PI * 2);
    }
  }
  return path;
};

const SLANT = Math.SQRT1_2;
const DIRECTIONS = {
  horizontal: [1, 0],
  vertical: [0, 1],
  falling: [SLANT, SLANT],
  rising: [SLANT, -SLANT],
} as const;

/** Fills the clipped field of a token one unit high; `px`: one CSS pixel in it. */
export const hatch = (brush: Brush, field: Field, px: number): void => {
  if (field.hatch === 'plain') return;
  const strength = brush.manner?.hatching ?? 'normal';
  const { broad } = STRENGTHS[strength];
  const colour = hatchColour(field, strength);
  const pitch = Math.max(PITCH, LEAST_PITCH * px);
  const width = Math.max(WIDTH, LEAST_WIDTH * px) * broad;
  if (field.hatch === 'dots') fill(brush, dots(pitch, width * 0.95), colour);
  else stroke(brush, lines(DIRECTIONS[field.hatch], pitch), colour, width);
};
