/** Water: a sandy shore, lines that follow it, small waves, and pale strokes that drift over them while something moves. */
import type { Field } from '../board/cells';
import type { Land } from '../board/land';
import { outlines, type Samples } from '../board/regions';
import { blend, darker, INK, lighter, tint } from '../colour';
import { stream } from '../scatter';
import type { Art } from './art';
import { type Brush, fill, smooth, stroke } from './brush';

/** Beneath the water: sand round it, wet where it meets the water. */
const shore = (brush: Brush, path: Path2D): void => {
  brush.ctx.lineJoin = 'round';
  stroke(brush, path, tint('#F3E2AE', 0.3), 0.21);
  stroke(brush, path, tint('#EFDCA4', 0.8), 0.13);
  stroke(brush, path, tint('#C9AE72', 0.8), 0.05);
};

const ripple = (path: Path2D, x: number, y: number, size: number): void => {
  path.moveTo(x - size * 1.5, y);
  for (const [from, up] of [
    [-1.5, 1],
    [-0.5, -1],
    [0.5, 1],
  ] as const) {
    path.quadraticCurveTo(x + size * (from + 0.5), y - size * 0.62 * up, x + size * (from + 1), y);
  }
};

/** From the shore to the deep: pale shallows, foam, lines that follow the land. */
const shallows = (brush: Brush, samples: Samples, colour: string): void => {
  const line = Math.max(brush.px * 0.8, 0.01);
  stroke(brush, smooth(outlines(samples, -0.09)), tint(lighter(colour, 0.42), 0.3), 0.18);
  stroke(brush, smooth(outlines(samples, -0.045)), tint(lighter(colour, 0.5), 0.5), 0.09);
  stroke(brush, smooth(outlines(samples, -0.03)), tint('#FFFFFF', 0.5), line * 1.2);
  brush.ctx.setLineDash([0.31, 0.06, 0.12, 0.05]);
  for (const [depth, strength] of [
    [-0.11, 0.42],
    [-0.18, 0.26],
  ] as const)
    stroke(brush, smooth(outlines(samples, depth)), tint(blend(colour, INK, 0.4), strength), line);
  brush.ctx.setLineDash([]);
};

export const waves = (brush: Brush, land: Land, water: number, region: Field, samples: Samples): void => {
  const colour = land.terrains[water]?.colour ?? INK;
  const path = smooth(outlines(samples, 0));
  shore(brush, path);
  fill(brush, path, colour);
  fill(brush, smooth(outlines(samples, -0.24)), tint(darker(colour, 0.3), 0.22));
  shallows(brush, samples, colour);
  stroke(brush, path, tint('#3A4A5E', 0.66), Math.max(brush.px, 0.014));
  const light = new Path2D();
  const dark = new Path2D();
  for (const { left, top, seed } of land.tiles(water)) {
    const next = stream(seed, 2, 61);
    for (let i = 0; i < 12; i++) {
      const [x, y] = [left + ((i % 3) + 0.2 + next() * 0.6) / 3, top + (Math.floor(i / 3) + 0.3 + next() * 0.4) / 4];
      const size = 0.04 + next() * 0.03;
      if (region(x, y) > -0.13) continue;
      ripple(light, x, y, size);
      ripple(dark, x + size * 0.1, y + size * 0.34, size);
    }
  }
  brush.ctx.lineCap = 'round';
  stroke(brush, dark, tint(blend(colour, INK, 0.5), 0.42), Math.max(brush.px * 0.85, 0.011));
  stroke(brush, light, tint('#EAF4FF', 0.72), Math.max(brush.px * 0.85, 0.011));
};

const RIPPLES = 2;

/** Two pictures of pale strokes for a square of water, to be blended into each other while something plays. */
export const rippleArts = (): readonly Art[] =>
  [...Array(RIPPLES).keys()].map((phase) => ({
    name: `ripple:${phase}`,
    width: 0.9,
    height: 0.9,
    paint: (brush) => {
      const next = stream(phase, 3, 191);
      const [light, glint] = [new Path2D(), new Path2D()];
      for (let i = 0; i < 9; i++) {
        const [x, y] = [
          ((i % 3) - 1 + (next() - 0.5) * 0.5) * 0.21,
          (Math.floor(i / 3) - 1 + (next() - 0.5) * 0.6) * 0.22 + (phase - 0.5) * 0.06,
        ];
        ripple(i % 2 === 0 ? light : glint, x, y, 0.035 + next() * 0.028);
      }
      brush.ctx.lineCap = 'round';
      stroke(brush, light, tint('#FFFFFF', 0.62), Math.max(brush.px * 0.9, 0.014));
      stroke(brush, glint, tint('#DCEBFF', 0.5), Math.max(brush.px * 0.9, 0.02));
    },
  }));
