/** Water: a sandy shore, lines that follow it, and small waves. */
import { type Land, squaresOf } from '../board/land';
import { type Field, outlines, type Samples } from '../board/regions';
import { blend, INK, lighter, tint } from '../colour';
import { stream } from '../scatter';
import { type Brush, smooth, stroke } from './brush';

/** Beneath the water: sand round it. */
export const shore = (brush: Brush, path: Path2D): void => {
  brush.ctx.lineJoin = 'round';
  stroke(brush, path, tint('#F3E2AE', 0.4), 0.2);
  stroke(brush, path, tint('#EBD69A', 0.95), 0.11);
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

export const waves = (brush: Brush, land: Land, water: number, region: Field, samples: Samples): void => {
  const colour = land.terrains[water]?.colour ?? INK;
  stroke(brush, smooth(outlines(samples, -0.07)), tint(lighter(colour, 0.5), 0.45), 0.14);
  stroke(brush, smooth(outlines(samples, -0.033)), tint(lighter(colour, 0.55), 0.5), 0.066);
  for (const [depth, strength] of [
    [-0.075, 0.6],
    [-0.14, 0.4],
    [-0.215, 0.24],
  ] as const) {
    stroke(
      brush,
      smooth(outlines(samples, depth)),
      tint(blend(colour, INK, 0.45), strength),
      Math.max(brush.px * 0.85, 0.011),
    );
  }
  const light = new Path2D();
  const dark = new Path2D();
  for (const { column, row } of squaresOf(land, water)) {
    const next = stream(land.seed(column, row), 2, 61);
    for (let i = 0; i < 12; i++) {
      const [x, y] = [column + ((i % 3) + 0.2 + next() * 0.6) / 3, row + (Math.floor(i / 3) + 0.3 + next() * 0.4) / 4];
      const size = 0.045 + next() * 0.03;
      if (region(x, y) > -0.13) continue;
      ripple(light, x, y, size);
      ripple(dark, x + size * 0.1, y + size * 0.34, size);
    }
  }
  brush.ctx.lineCap = 'round';
  stroke(brush, dark, tint(blend(colour, INK, 0.5), 0.5), Math.max(brush.px * 0.9, 0.012));
  stroke(brush, light, tint('#EAF4FF', 0.8), Math.max(brush.px * 0.9, 0.012));
};
