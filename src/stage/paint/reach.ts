/** Marks over whole squares: what a shooter could reach, what a piece keeps it from, and what will burn. Each has lines of its own. */
import { INK, tint } from '../colour';
import { type Brush, fill, rounded, stroke, within } from './brush';

const HALF = 0.46;

/** Falling lines over the square. */
const hatching = (apart: number): Path2D => {
  const path = new Path2D();
  for (let at = -1; at <= 1; at += apart) {
    path.moveTo(at - 0.5, -0.5);
    path.lineTo(at + 0.5, 0.5);
  }
  return path;
};

const square = (): Path2D => rounded(-HALF, -HALF, HALF * 2, HALF * 2, 0.07);

/** A broken line in colour over one in ink, so that any ground shows it. */
const dashed = (brush: Brush, colour: string): void => {
  const { ctx, px } = brush;
  const wide = Math.max(px * 1.6, 0.036);
  ctx.setLineDash([0.14, 0.09]);
  ctx.lineCap = 'butt';
  stroke(brush, square(), tint(INK, 0.75), wide + px * 1.6);
  stroke(brush, square(), colour, wide);
  ctx.setLineDash([]);
};

/** Rising lines and a broken edge, nothing filled: what can be pressed has a ring or a dot on it. */
export const reached = (brush: Brush): void => {
  within(brush, () => {
    brush.ctx.clip(square());
    brush.ctx.scale(-1, 1);
    const wide = Math.max(brush.px * 1.2, 0.026);
    stroke(brush, hatching(0.25), tint(INK, 0.4), wide + brush.px * 1.2);
    stroke(brush, hatching(0.25), tint('#FFD9B8', 0.85), wide);
  });
  dashed(brush, '#FFD9B8');
};

export const shadowed = (brush: Brush): void => {
  within(brush, () => {
    brush.ctx.clip(square());
    fill(brush, square(), tint(INK, 0.2));
    stroke(brush, hatching(0.2), tint(INK, 0.5), Math.max(brush.px * 1.2, 0.026));
  });
};

/** Tongues of fire along the foot of the square. */
const tongues = (): Path2D => {
  const path = new Path2D();
  for (const [x, high] of [
    [-0.31, 0.2],
    [-0.1, 0.26],
    [0.12, 0.19],
    [0.32, 0.25],
  ] as const) {
    path.moveTo(x - 0.1, HALF);
    path.quadraticCurveTo(x - 0.12, HALF - high * 0.5, x + 0.02, HALF - high);
    path.quadraticCurveTo(x + 0.02, HALF - high * 0.55, x + 0.1, HALF - high * 0.4);
    path.quadraticCurveTo(x + 0.12, HALF - 0.05, x + 0.1, HALF);
    path.closePath();
  }
  return path;
};

export const burning = (brush: Brush): void => {
  within(brush, () => {
    brush.ctx.clip(square());
    fill(brush, square(), tint('#D5380F', 0.3));
    stroke(brush, hatching(0.25), tint('#5A1204', 0.32), Math.max(brush.px, 0.022));
    stroke(brush, tongues(), tint(INK, 0.7), Math.max(brush.px * 1.6, 0.03));
    fill(brush, tongues(), '#FFB23E');
  });
  stroke(brush, square(), tint('#8A1B04', 0.85), Math.max(brush.px * 1.4, 0.028));
};
